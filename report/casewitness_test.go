package report_test

import (
	"encoding/binary"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir"
	"lockstep/ir/frontend"
	"lockstep/report"
	"lockstep/scenario"
	"lockstep/sim"
	"lockstep/sim/mem"
	"lockstep/sim/thread"
)

// The witnesses of the B cases: what runs of them give, before and after a rewrite by force. Lines in the heads of the cases, and
// in what testdata/witness adds to them (bodies that a case only declares, kernels that call its functions), say
//
//	WARP: KERNEL(ARGUMENT, ...) = RESULT      by one block of one warp
//	RUN: FUNCTION(ARGUMENT, ...) = RESULT     of a function of numbers
//
// A buffer is a list of words, [1, 0*31], and has no more room than that: an access beyond it is a fault. RESULT is what is in
// the last buffer afterwards, or what the function gives; `trap`; `any` for some number, always the same in one run; or
// `refused (WHY)` for what the simulator does not run.
var witnessLine = regexp.MustCompile(`(?m)^(?://|;) (WARP|RUN): (\w+)\((.*)\) = (.+)$`)

// witness is one line.
type witness struct {
	line, kernel string
	args         []string
	want         string
}

// witnessArg matches one argument.
var witnessArg = regexp.MustCompile(`\[[^\]]*\]|[^,\s]+`)

// witnesses reads the lines of a text, and gives the text kernels that call what is no kernel: @w0, @w1, ...
func witnesses(t *testing.T, text string) (list []witness, callers string) {
	var b strings.Builder
	in, diags := frontend.Load("case", []byte(text))
	require.False(t, diags.HasErrors(), "%s", diags)
	for _, m := range witnessLine.FindAllStringSubmatch(text, -1) {
		w := witness{line: m[0], kernel: m[2], args: witnessArg.FindAllString(m[3], -1), want: m[4]}
		if m[1] == "RUN" {
			w.kernel = fmt.Sprint("w", len(list))
			w.want = caller(t, &b, in.Module.Func(m[2]), w)
			w.args = []string{"[170]"}
		}
		list = append(list, w)
	}
	return list, b.String()
}

// caller writes a kernel that stores the result of f as a word, and gives the buffer that it must leave.
func caller(t *testing.T, b *strings.Builder, f *ir.Func, w witness) (want string) {
	require.NotNil(t, f, w.line)
	var args []string
	for i, a := range w.args {
		args = append(args, irType(f.Params[i].Type)+" "+a)
	}
	ty := f.Results[0].Type
	fmt.Fprintf(b, "define ptx_kernel void @%s(ptr addrspace(1) %%o) {\n", w.kernel)
	fmt.Fprintf(b, "  %%r = call %s @%s(%s)\n", irType(ty), f.Name, strings.Join(args, ", "))
	result, word := "%r", uint64(1)
	switch {
	case w.want == "trap":
	case w.want == "any":
		fmt.Fprintf(b, "  %%e = icmp eq %s %%r, %%r\n  %%x = zext i1 %%e to i32\n", irType(ty))
		result = "%x"
	case ty.Kind == ir.KindFloat:
		x, err := strconv.ParseFloat(w.want, 32)
		require.NoError(t, err, w.line)
		word = uint64(math.Float32bits(float32(x)))
		fmt.Fprintf(b, "  %%x = bitcast float %%r to i32\n")
		result = "%x"
	case ty.Bits < 32:
		n, known := map[string]uint64{"true": 1, "false": 0}[w.want]
		require.True(t, known, w.line)
		word = n
		fmt.Fprintf(b, "  %%x = zext %s %%r to i32\n", irType(ty))
		result = "%x"
	default:
		n, err := strconv.ParseInt(w.want, 10, 64)
		require.NoError(t, err, w.line)
		word = uint64(uint32(n))
	}
	fmt.Fprintf(b, "  store i32 %s, ptr addrspace(1) %%o\n  ret void\n}\n", result)
	if w.want == "trap" {
		return w.want
	}
	return fmt.Sprintf("[%d]", word)
}

func irType(t *ir.Type) string {
	if t.Kind == ir.KindFloat {
		return map[int]string{32: "float", 64: "double"}[t.Bits]
	}
	return fmt.Sprintf("i%d", t.Bits)
}

// words reads a list of words.
func words(t *testing.T, list string) []uint32 {
	var out []uint32
	for _, item := range strings.Split(strings.Trim(list, "[]"), ",") {
		number, times, repeated := strings.Cut(strings.TrimSpace(item), "*")
		n, err := strconv.ParseInt(number, 10, 64)
		require.NoError(t, err, list)
		count := 1
		if repeated {
			count, err = strconv.Atoi(times)
			require.NoError(t, err, list)
		}
		for range count {
			out = append(out, uint32(n))
		}
	}
	return out
}

// scenario is what the witness runs k on.
func (w witness) scenario(t *testing.T, k *ir.Func) *scenario.Scenario {
	s := madeUpOn(t, k, 1, 32)
	if w.args[0] == "[170]" {
		s = madeUpOn(t, k, 1, 1)
	}
	require.Len(t, s.Args, len(w.args), w.line)
	for i, a := range w.args {
		if !strings.HasPrefix(a, "[") {
			s.Args[i] = scenario.Arg{Scalar: &scenario.Scalar{Type: "s32", Value: scenario.Number(a)}}
			continue
		}
		data := []byte{}
		for _, n := range words(t, a) {
			data = binary.LittleEndian.AppendUint32(data, n)
		}
		s.Args[i] = scenario.Arg{Buffer: &scenario.Buffer{Hex: fmt.Sprintf("%x", data)}}
	}
	return s
}

// check runs the witness in one version of its module: under both models of the warp simulator, and a thread at a time where
// the kernel allows that.
func (w witness) check(t *testing.T, in *frontend.Input, version string) (left *mem.Memory) {
	where := fmt.Sprintf("%s, %s: %s", in.Name, version, w.line)
	k := in.Module.Func(w.kernel)
	require.NotNil(t, k, where)
	s := w.scenario(t, k)
	alone := thread.Supported(k)
	for _, model := range []sim.Model{sim.Stack, sim.NoReconvergence} {
		if model == sim.NoReconvergence && alone != nil {
			continue // lanes must meet for what they do together
		}
		got := runOn(t, in, k, s, model)
		if model == sim.Stack { // under the other, lanes that part meet at no barrier
			assert.Empty(t, got.Undefined, "%s under %v", where, model)
			left = got.mem
		}
		if w.want == "trap" {
			assert.Equal(t, sim.Trapped, got.Status, "%s under %v: %s", where, model, got.Reason)
			continue
		}
		if assert.Equal(t, sim.Done, got.Status, "%s under %v: %s", where, model, got.Reason) {
			want := words(t, w.want)
			assert.Equal(t, want, got.words(t, len(k.Params)-1, len(want)), "%s under %v", where, model)
		}
	}
	if alone != nil {
		return left
	}
	one, err := s.Prepare(k)
	require.NoError(t, err, where)
	got, err := thread.Run(thread.Config{Kernel: k, Grid: s.Grid, Block: s.Block, Args: one.Args, Mem: one.Mem})
	require.NoError(t, err, where)
	if w.want == "trap" {
		assert.Equal(t, thread.Trapped, got.Status, "%s, a thread at a time: %s", where, got.Reason)
	} else if assert.Equal(t, thread.Done, got.Status, "%s, a thread at a time: %s", where, got.Reason) {
		want := words(t, w.want)
		assert.Equal(t, want, ran{mem: one.Mem, run: one}.words(t, len(k.Params)-1, len(want)), "%s, a thread at a time", where)
	}
	return left
}

// TestCaseWitnesses runs all witnesses of the B cases before and after what force does.
func TestCaseWitnesses(t *testing.T) {
	paths, err := filepath.Glob("../testdata/cases/B*")
	require.NoError(t, err)
	runs, rewritten, refused := 0, 0, 0
	for _, path := range paths {
		name := filepath.Base(path)
		src, err := os.ReadFile(path)
		require.NoError(t, err)
		text := string(src)
		if more, err := os.ReadFile(filepath.Join("testdata/witness", name)); err == nil {
			text = withBodies(text, string(more))
		}
		list, callers := witnesses(t, text)
		if strings.Contains(text, " WITNESS") {
			assert.NotEmpty(t, list, "%s has a witness, and none that runs", name)
		}
		before, diags := frontend.Load(name, []byte(text+callers))
		require.False(t, diags.HasErrors(), "%s", diags)
		o := report.DefaultOptions()
		o.Force = true
		out, decisions, err := report.Optimize(before, o, false)
		require.NoError(t, err)
		for _, d := range decisions {
			if d.Verdict == "done" {
				rewritten++
			}
		}
		after, diags := frontend.Load(name, out)
		require.False(t, diags.HasErrors(), "%s", diags)
		for _, w := range list {
			if why, not := strings.CutPrefix(w.want, "refused "); not {
				k := before.Module.Func(w.kernel)
				got := runOn(t, before, k, w.scenario(t, k), sim.Stack)
				assert.Equal(t, sim.Refused, got.Status, "%s: %s", name, w.line)
				t.Logf("does not run: %s: %s: %s: %s", name, w.kernel, why, got.Reason)
				refused++
				continue
			}
			one, two := w.check(t, before, "before"), w.check(t, after, "after")
			assert.Empty(t, mem.Diff(one, two, 3), "%s: %s", name, w.line)
			runs++
		}
	}
	t.Logf("%d witnesses, %d rewrites; %d more do not run", runs, rewritten, refused)
	assert.Greater(t, runs, 50)
	assert.Greater(t, rewritten, 25)
}

// declaration matches the declaration of a function.
var declaration = regexp.MustCompile(`(?m)^declare .*@([\w.]+)\(.*\n`)

// withBodies adds functions to a module; those that the one declares and the other has go from the one.
func withBodies(text, more string) string {
	return declaration.ReplaceAllStringFunc(text, func(line string) string {
		name := declaration.FindStringSubmatch(line)[1]
		if regexp.MustCompile(`(?m)^(define|declare) .*@` + regexp.QuoteMeta(name) + `\(`).MatchString(more) {
			return ""
		}
		return line
	}) + more
}
