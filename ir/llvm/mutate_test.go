package llvm_test

import (
	"bytes"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/analysis/uniform"
	"lockstep/internal/tools"
	"lockstep/ir"
	"lockstep/ir/frontend"
	"lockstep/ir/launch"
	"lockstep/ir/llvm"
	"lockstep/prove"
	"lockstep/transform"
)

// Token-level mutation: real texts with some tokens dropped, doubled, swapped, or replaced by others.

var (
	numMutants  = flag.Int("mutants", 400, "mutants of TestMutants; more than 10000 are of what compilers make")
	mutantsSeed = flag.Uint64("mutants-seed", 1, "the seed of TestMutants")
)

const (
	// campaign is the number of mutants from which the texts are those that compilers make, not those of testdata.
	campaign = 10_000
	// campaignTexts is how many there are then, none above maxMutated bytes, so that many mutants fit into an hour.
	campaignTexts = 500
	maxMutated    = 64 << 10
	libraryTexts  = 60 // of them are functions of a library
)

// Bounds on a mutant.
const (
	// Reading may allocate that many times the text, and mutantBase for the tables that each file has. All that is allocated
	// counts (runtime.MemStats.TotalAlloc), also what is free again: an upper bound of the memory in use at any time.
	mutantMemory = 50
	mutantBase   = 64 << 10
	// The whole road, in processor time of the process.
	mutantTime        = 2 * time.Second
	mutantTimePerByte = 100 * time.Microsecond
	// After that a mutant hangs, also on a busy machine.
	mutantHangs = 10 * time.Minute
)

// TestMutants takes mutants the whole road: reading and, if they are modules still, verification, writing unchanged, uniformity,
// if-convert with a proof, writing, reading again and comparing. None may panic, hang, or take more memory than the bounds say.
//
// The campaign, half an hour at most on one core:
//
//	go test ./ir/llvm -run TestMutants -v -mutants 200000 -mutants-seed 12 -timeout 3h
//
// It mutates 500 texts of up to 64 KiB: what clang-22, -19 and -15 (with both kinds of pointers) make of the OpenCL kernels for
// three targets at five levels, functions of libclc-22, and the cases. On commit cae082b and seed 12: 77,729 of 200,000 mutants
// are modules, in 10,043 something is rewritten, nothing panics, hangs or comes back as something else. Reading allocates at
// most 19.7 times the text, and 64 KiB; the whole road at most 922 times, of a few KiB of text and with all that is free again
// on the way.
// On commit d8d9e65 and seed 13 it found two panics of the reader, which are cured: of an aggregate used as another type, and of a
// body of records alone. Reading then allocated at most 40.2 times the text, and no mutant took more than 0.1 s.
// Seed 14 found metadata in the place of a number, which came back elsewhere. On commit 80b0645 the seeds 14 and 15 find nothing,
// and on e5e6947 seed 13: some 78,000 modules each, 10,000 of them rewritten, reading allocates at most 43.7 times the text.
func TestMutants(t *testing.T) {
	var texts [][]byte
	if *numMutants > campaign {
		texts = compiled(t)
	} else {
		names, err := filepath.Glob("testdata/*/*.ll")
		require.NoError(t, err)
		for _, name := range names {
			src, err := os.ReadFile(name)
			require.NoError(t, err)
			texts = append(texts, src)
		}
	}
	var all [][][]byte
	for _, src := range texts {
		all = append(all, llvm.TokensOf(src))
	}
	rng := rand.New(rand.NewPCG(*mutantsSeed, 2))
	c := &campaigner{t: t}
	for n := range *numMutants {
		other := all[rng.IntN(len(all))]
		c.take(n, mutate(rng, all[n%len(all)], other, 1+rng.IntN(6)))
	}
	t.Logf("%d texts, %d mutants: %d are modules, %d with a rewrite (%d of them proved)",
		len(texts), *numMutants, c.modules, c.changed, c.proved)
	t.Logf("allocated by reading: at most %.1f times the text and %d KiB; by the whole road: at most %.0f times; longest %v",
		c.memory, mutantBase>>10, c.roadMemory, c.longest)
	require.Greater(t, c.modules, *numMutants/20, "some mutants must still be modules")
	require.Greater(t, c.changed, *numMutants/200, "and some of those be rewritten")
}

// campaigner takes mutants the whole road and keeps count.
type campaigner struct {
	t                        *testing.T
	modules, changed, proved int
	memory, roadMemory       float64
	longest                  time.Duration
}

// take is one mutant. What goes wrong is left in a file.
func (c *campaigner) take(n int, src []byte) {
	c.t.Helper()
	save := func(what any) string {
		f, err := os.CreateTemp("", "lockstep-mutant-*.ll")
		if err != nil {
			return err.Error()
		}
		defer f.Close()
		f.Write(src)
		return fmt.Sprintf("mutant %d: %v: see %s", n, what, f.Name())
	}
	hang := time.AfterFunc(mutantHangs, func() { panic(save("hangs")) })
	defer hang.Stop()
	defer func() {
		if r := recover(); r != nil {
			stack := make([]byte, 1<<14)
			c.t.Errorf("%s\n%s", save(r), stack[:runtime.Stack(stack, false)])
		}
	}()
	start, before := tools.ProcessorTime(), allocated()
	in, diags := frontend.Load("mutant.ll", src)
	read := allocated() - before
	if read > uint64(mutantBase+mutantMemory*len(src)) {
		c.t.Error(save(fmt.Sprintf("reading allocates %d bytes for %d", read, len(src))))
	}
	if over := float64(read) - mutantBase; over > 0 {
		c.memory = max(c.memory, over/float64(len(src)))
	}
	if !diags.HasErrors() {
		c.modules++
		if err := c.road(in, src, ways[n%len(ways)]); err != nil {
			c.t.Error(save(err))
		}
		c.roadMemory = max(c.roadMemory, float64(allocated()-before)/float64(len(src)+1))
	}
	took := tools.ProcessorTime() - start
	if c.longest = max(c.longest, took); took > mutantTime+time.Duration(len(src))*mutantTimePerByte {
		c.t.Error(save(took))
	}
}

// way is how a mutant is rewritten.
type way struct {
	force bool // what does not pay is rewritten too
	undo  bool // what is not proved is undone
}

var ways = []way{{force: true, undo: true}, {force: true}, {undo: true}}

// road is what follows reading.
func (c *campaigner) road(in *frontend.Input, src []byte, w way) error {
	m := in.Module
	if err := ir.VerifyModule(m); err != nil {
		return err
	}
	if out, err := in.Emit(m); err != nil || !bytes.Equal(src, out) {
		return fmt.Errorf("written unchanged: %v", err)
	}
	env := analysis.NewEnv(m, launch.Launch{})
	for _, f := range m.Funcs {
		if !f.Declared() {
			analysis.Of(env.Cache(f), uniform.Of)
		}
	}
	opts := transform.DefaultOptions()
	opts.Force = w.force
	proved := true
	opts.Prove = func(old, new *ir.Func) (bool, string) {
		v := prove.Equivalent(old, new)
		proved = proved && v.Proved
		return v.Proved || !w.undo, v.Reason
	}
	res, err := transform.Run(m, env, opts)
	if err != nil {
		return err
	}
	if len(res.Changed) == 0 {
		return nil
	}
	c.changed++
	if proved {
		c.proved++
	}
	out, err := in.Emit(m)
	if err != nil {
		return err
	}
	again, diags := frontend.Load(in.Name, out)
	if diags.HasErrors() {
		return fmt.Errorf("written: %s", diags)
	}
	return ir.Isomorphic(m, again.Module)
}

func allocated() uint64 {
	var s runtime.MemStats
	runtime.ReadMemStats(&s)
	return s.TotalAlloc
}

// compiled are what compilers make of the OpenCL kernels, functions of their library, and the cases.
func compiled(t *testing.T) [][]byte {
	var texts, made [][]byte
	names, err := filepath.Glob("testdata/cases/*.ll")
	require.NoError(t, err)
	for _, name := range names {
		src, err := os.ReadFile(name)
		require.NoError(t, err)
		texts = append(texts, src)
	}
	texts = append(texts, libraryFunctions(t)...)
	for i, o := range tools.OpenCLFiles(t) {
		for k, c := range tools.Clangs {
			if (i+k)%2 == 0 {
				continue
			}
			if src := c.Compile(t, o); len(src) <= maxMutated {
				made = append(made, src)
			}
		}
	}
	// As many as are missing, from all compilers, levels and targets.
	missing := campaignTexts - len(texts)
	require.Greater(t, len(made), missing)
	for i := range missing {
		texts = append(texts, made[i*len(made)/missing])
	}
	return texts
}

// libraryFunctions are functions of OpenCL's library, one a module.
func libraryFunctions(t *testing.T) [][]byte {
	dis, extract := tools.Program(t, "llvm-dis-22"), tools.Program(t, "llvm-extract-22")
	const library = "/usr/lib/clc/nvptx64--nvidiacl.bc"
	whole, err := exec.Command(dis, "-o", "-", library).Output()
	require.NoError(t, err)
	f, diags := llvm.Parse(library, whole)
	require.False(t, diags.HasErrors(), diags.String())
	var names []string
	for _, fn := range f.Funcs {
		if fn.Blocks.Len() > 2 && fn.Span.End-fn.Span.Start < maxMutated/2 {
			names = append(names, f.Globals[fn.Global].Name)
		}
	}
	slices.Sort(names)
	require.Greater(t, len(names), libraryTexts)
	var texts [][]byte
	for i := range libraryTexts {
		text, err := exec.Command(extract, "-S", "-func="+names[i*len(names)/libraryTexts], "-o", "-", library).Output()
		require.NoError(t, err)
		texts = append(texts, text)
	}
	return texts
}

// alike lists words that may stand for each other.
var alike = [][]string{
	{"add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "sdiv", "urem", "srem"},
	{"fadd", "fsub", "fmul", "fdiv", "frem"},
	{"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"},
	{"oeq", "one", "olt", "ole", "ogt", "oge", "ueq", "une", "ord", "uno", "true", "false"},
	{"nsw", "nuw", "exact", "inbounds", "disjoint", "nneg", "samesign", "fast", "nnan", "ninf", "contract", "reassoc"},
	{"zext", "sext", "trunc", "bitcast", "ptrtoint", "inttoptr", "addrspacecast", "freeze", "fneg"},
	{"noundef", "nonnull", "readonly", "nocapture", "noalias", "signext", "zeroext", "returned", "writeonly"},
	{"undef", "poison", "zeroinitializer", "null"},
}

// kindOf tells tokens apart as far as replacing one by another of the same kind may leave a module: i of toks. A local counts
// with the token before it, which most often is its type.
func kindOf(toks [][]byte, i int) string {
	word := strings.TrimSpace(string(toks[i]))
	if word == "" || word[0] == ';' { // a comment stands before it
		return ""
	}
	if i+1 < len(toks) && strings.HasPrefix(strings.TrimSpace(string(toks[i+1])), "=") { // a name that is defined here
		return ""
	}
	switch c := word[0]; {
	case c >= '0' && c <= '9' || c == '-':
		return "number"
	case c == '%' && i > 0:
		return "%" + strings.TrimSpace(string(toks[i-1]))
	case c >= 'a' && c <= 'z':
		for n, list := range alike {
			if slices.Contains(list, word) {
				return alike[n][0]
			}
		}
		return ""
	default:
		return word[:1]
	}
}

// mutate makes small changes to the tokens of a text. Most get only such as may leave a module.
func mutate(rng *rand.Rand, toks, others [][]byte, edits int) []byte {
	out := slices.Clone(toks)
	kinds := 10
	if rng.IntN(3) > 0 {
		kinds, edits = 5, 1+edits/3
	}
	for range edits {
		i, j := rng.IntN(len(out)), rng.IntN(len(out))
		switch rng.IntN(kinds) {
		case 5:
			out[i] = nil
		case 6:
			out[i] = append(slices.Clone(out[i]), out[i]...)
		case 7:
			out[i], out[j] = out[j], out[i]
		case 8:
			out[i] = others[rng.IntN(len(others))]
		case 9:
			for k := i; k < min(len(out), i+rng.IntN(20)); k++ {
				out[k] = nil
			}
		default: // another token of the same kind, most often of this text
			from := toks
			if rng.IntN(8) == 0 {
				from = others
			}
			for tries := 0; tries < 20 && !replace(rng, out, rng.IntN(len(out)), from); tries++ {
			}
		}
	}
	return bytes.Join(out, nil)
}

// replace makes out[i] another token of its kind, if it finds one in from.
func replace(rng *rand.Rand, out [][]byte, i int, from [][]byte) bool {
	kind := kindOf(out, i)
	if kind == "" {
		return false
	}
	for range 100 {
		j := rng.IntN(len(from))
		if kindOf(from, j) == kind && !bytes.Equal(from[j], out[i]) {
			out[i] = from[j]
			return true
		}
	}
	return false
}
