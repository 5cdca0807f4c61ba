package llvmuniform

import (
	"fmt"
	"strings"
)

// Func is what LLVM prints about one function.
type Func struct {
	Name       string
	Named      bool     // values that the text numbers have names of LLVM's
	AllUniform bool     // nothing more is printed then
	Args       []string // divergent arguments, with their types
	Exits      []string // cycles that lanes leave in different trips
	Temporal   []string // values used where lanes hold those of different trips
	Assumed    []string // cycles assumed divergent: irreducible, entered or left in part
	Instrs     []Instr  // in text order
}

// Instr is an instruction as LLVM prints it.
type Instr struct {
	Name      string // of the result, without the mark; "" if there is none
	Opcode    string
	Text      string // its first line
	Term      bool
	Divergent bool // its result; of a terminator, whether lanes part there
}

// The two marks that an instruction is printed behind.
const (
	divergentMark = "  DIVERGENT: "
	uniformMark   = "             "
)

const header = "UniformityInfo for function '"

// Parse reads what print<uniformity> writes.
func Parse(out string) ([]*Func, error) {
	var funcs []*Func
	var fn *Func
	term := false
	var list *[]string
	for n, line := range strings.Split(strings.TrimSuffix(out, "\n"), "\n") {
		if rest, ok := strings.CutPrefix(line, header); ok {
			name, ok := strings.CutSuffix(rest, "':")
			if !ok {
				return nil, fmt.Errorf("line %d: %q names no function", n+1, line)
			}
			fn = &Func{Name: name}
			funcs = append(funcs, fn)
			list = nil
			continue
		}
		if fn == nil {
			return nil, fmt.Errorf("line %d: %q stands before the first function", n+1, line)
		}
		marked, isMarked := strings.CutPrefix(line, divergentMark)
		plain, isPlain := strings.CutPrefix(line, uniformMark)
		switch {
		case line == "ALL VALUES UNIFORM":
			fn.AllUniform = true
		case line == "DIVERGENT ARGUMENTS:":
			list = &fn.Args
		case line == "CYCLES WITH DIVERGENT EXIT:":
			list = &fn.Exits
		case line == "CYCLES ASSUMED DIVERGENT:":
			list = &fn.Assumed
		case line == "TEMPORAL DIVERGENCE LIST:", strings.HasPrefix(line, "Used by       :"), strings.HasPrefix(line, "Outside cycle :"):
			list = nil
		case strings.HasPrefix(line, "Value         :"):
			name, _ := Split(strings.TrimSpace(line[len("Value         :"):]))
			fn.Temporal = append(fn.Temporal, name)
		case strings.HasPrefix(line, "BLOCK "):
			list = nil
		case line == "DEFINITIONS":
			term = false
		case line == "TERMINATORS":
			term = true
		case line == "END BLOCK", line == "":
		case list != nil && isMarked:
			*list = append(*list, marked)
		case list != nil && strings.HasPrefix(line, "  depth="):
			*list = append(*list, line[2:])
		case list == nil && isMarked:
			fn.Instrs = append(fn.Instrs, instr(marked, term, true))
		case list == nil && isPlain && strings.HasPrefix(plain, "  "):
			fn.Instrs = append(fn.Instrs, instr(plain, term, false))
		case list == nil && len(fn.Instrs) > 0 && strings.HasPrefix(line, "  "): // an instruction of several lines goes on
		default:
			return nil, fmt.Errorf("line %d: %q is not known", n+1, line)
		}
	}
	return funcs, nil
}

func instr(text string, term, divergent bool) Instr {
	text = strings.TrimSpace(text)
	name, op := Split(text)
	return Instr{Name: name, Opcode: op, Text: text, Term: term, Divergent: divergent}
}

// tails are the words before the opcode `call`.
var tails = map[string]bool{"tail": true, "musttail": true, "notail": true}

// Split takes the name of the result (without its mark) and the opcode from the text of an instruction.
func Split(text string) (name, opcode string) {
	if strings.HasPrefix(text, "%") {
		end := strings.Index(text, " = ")
		if quoted, ok := strings.CutPrefix(text, `%"`); ok {
			end = len(text) - len(quoted) + strings.IndexByte(quoted, '"') + 1
		}
		if end > 0 {
			name = strings.Trim(text[1:end], `"`)
			text = strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(text[end:]), "="))
		}
	}
	for {
		word, rest, _ := strings.Cut(text, " ")
		if !tails[word] {
			return name, word
		}
		text = rest
	}
}
