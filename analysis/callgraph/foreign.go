package callgraph

import (
	"regexp"
	"strings"

	"lockstep/ir"
)

// Which code outside a module calls none of its functions.
//
// Sources: LLVM language reference, nocallback ("only allowed to jump back into caller's module by a return or an exception");
// CUDA C++ programming guide, formatted output, assertions and dynamic memory on the device; libdevice, ocml and ockl, which
// call nothing but themselves; OpenCL C and SPIR-V, whose built-in functions are given.

// harmless are functions of the vendors' libraries, by name.
var harmless = map[string]bool{
	"vprintf": true, "printf": true, "puts": true, "putchar": true,
	"malloc": true, "free": true, "memcpy": true, "memmove": true, "memset": true, "memcmp": true, "strlen": true,
	"__assertfail": true, "__assert_fail": true, "abort": true, "exit": true, "_exit": true, "__cxa_pure_virtual": true,
}

// harmlessPrefixes begin the names of functions of such libraries. What cuda... launches runs as a kernel of its own.
var harmlessPrefixes = []string{"llvm.", "__nv_", "__nvvm_", "__ocml_", "__ockl_", "__spirv_", "cuda"}

// openCLTargets begin the targets on which a mangled name without a body is a built-in function: OpenCL C has no overloading
// but theirs.
var openCLTargets = []string{"spir", "opencl"}

// calling are the words of assembly that call.
var calling = regexp.MustCompile(`\b(call|s_swappc_b64|s_setpc_b64|s_call_b64)\b`)

// leaves reports whether v may come to code that is not in the module and calls a function of it.
func (g *Graph) leaves(v *ir.Value) bool {
	switch v.Op {
	case ir.OpCallIndirect:
		return callFacts(v)&ir.FactNoCallback == 0 && (v.Aux.Call == nil || len(v.Aux.Call.Targets) == 0)
	case ir.OpCall:
		if v.Aux.Sym == nil {
			return true
		}
		f := v.Aux.Sym.Func
		if f == nil {
			return !known(v.Aux.Sym.Name)
		}
		if !f.Declared() {
			return g.Replaceable(f)
		}
		mangled := strings.HasPrefix(f.Name, "_Z") && hasPrefix(f.Module.Target, openCLTargets)
		promised := (f.Facts|callFacts(v))&ir.FactNoCallback != 0
		return !promised && !mangled && !known(f.Name)
	case ir.OpOpaqueBr: // invoke and callbr are kept as text
		return v.Mods().Text != "indirectbr"
	case ir.OpOpaque:
		text := v.Mods().Text
		if name, ok := strings.CutPrefix(text, "call "); ok {
			return !known(name)
		}
		return strings.HasPrefix(text, "asm ") && calling.MatchString(text)
	}
	return false
}

func callFacts(v *ir.Value) ir.Facts {
	if v.Aux.Call == nil {
		return 0
	}
	return v.Aux.Call.Facts
}

func known(name string) bool { return harmless[name] || hasPrefix(name, harmlessPrefixes) }

func hasPrefix(s string, prefixes []string) bool {
	for _, p := range prefixes {
		if strings.HasPrefix(s, p) {
			return true
		}
	}
	return false
}
