package llvm

import (
	"fmt"
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/internal/tools"
)

// typedForms is a module in the old dialect with every opcode, predicate, flag, ordering and kind of constant that both readers
// know, over many types: compilers write few of them.
func typedForms() string {
	g := &formWriter{}
	g.b.WriteString("target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\ntarget triple = \"nvptx64-nvidia-cuda\"\n\n" +
		"%pair = type { i32, [2 x i64] }\n@arr = global [4 x i32] [i32 1, i32 -2, i32 3, i32 4]\n@str = addrspace(4) constant [4 x i8] c\"a\\22\\00b\"\n" +
		"@st = internal addrspace(1) global %pair { i32 7, [2 x i64] zeroinitializer }\n@nul = global i8* null\n@sh = internal addrspace(3) global [8 x float] undef\n" +
		"@at = global i32* getelementptr inbounds ([4 x i32], [4 x i32]* @arr, i64 0, i64 2)\n\n" +
		"declare i32 @ext(i32, ...)\n\ndefine i32 @own(i32 %x) {\n  ret i32 %x\n}\n\n" +
		"define i64 @\"odd name\"(i32 %0, <2 x i8> %\"a b\") {\n  %2 = zext i32 %0 to i64\n  br label %3\n\n3:\n  %\"c.d$\" = add i64 %2, 1\n  ret i64 %\"c.d$\"\n}\n\n")
	g.arithmetic()
	g.comparisons()
	g.casts()
	g.memory()
	g.aggregates()
	g.constants()
	g.control()
	return g.b.String()
}

// formWriter writes functions of statements.
type formWriter struct {
	b strings.Builder
	n int
}

// function writes a function whose body gets statements by put.
func (g *formWriter) function(name, params string, body func()) {
	fmt.Fprintf(&g.b, "define void @%s(%s) {\nentry:\n", name, params)
	body()
	g.b.WriteString("  ret void\n}\n\n")
}

// put writes a statement with a result.
func (g *formWriter) put(format string, args ...any) {
	g.n++
	fmt.Fprintf(&g.b, "  %%r%d = %s\n", g.n, fmt.Sprintf(format, args...))
}

// say writes a statement without one.
func (g *formWriter) say(format string, args ...any) {
	fmt.Fprintf(&g.b, "  %s\n", fmt.Sprintf(format, args...))
}

// params are parameters of types: %x0 and %y0 of the first.
func params(ts []string) string {
	var out []string
	for i, t := range ts {
		out = append(out, fmt.Sprintf("%s %%x%d, %s %%y%d", t, i, t, i))
	}
	return strings.Join(out, ", ")
}

var (
	formInts   = []string{"i1", "i8", "i16", "i24", "i32", "i64", "i128", "<2 x i32>", "<4 x i8>"}
	formFloats = []string{"half", "float", "double", "<2 x half>", "<4 x float>"}
)

func (g *formWriter) arithmetic() {
	g.function("ints", params(formInts), func() {
		for i, t := range formInts {
			for _, op := range []string{"add", "add nuw", "sub nsw", "mul nuw nsw", "shl nuw", "udiv", "udiv exact", "sdiv", "sdiv exact", "urem", "srem", "lshr",
				"lshr exact", "ashr", "ashr exact", "and", "or", "xor"} {
				g.put("%s %s %%x%d, %%y%d", op, t, i, i)
				if t[0] == 'i' && t != "i1" {
					g.put("%s %s %%x%d, -3", op, t, i)
					g.put("%s %s 5, %%y%d", op, t, i)
				}
			}
			g.put("freeze %s %%x%d", t, i)
			g.put("select i1 %%x0, %s %%y%d, %s undef", t, i, t)
		}
	})
	g.function("floats", params(formFloats), func() {
		for i, t := range formFloats {
			for _, op := range []string{"fadd", "fsub fast", "fmul nnan ninf", "fdiv nsz arcp", "frem contract afn", "fadd reassoc"} {
				g.put("%s %s %%x%d, %%y%d", op, t, i, i)
			}
			g.put("fneg %s %%x%d", t, i)
			g.put("freeze %s %%y%d", t, i)
		}
		for _, c := range []string{"1.0", "-0.0", "0.0", "1.5e+03", "0x7FF0000000000000", "0xFFF0000000000000", "0x7FF8000000000000", "0x36A0000000000000"} {
			g.put("fadd float %%x1, %s", c)
			g.put("fmul double %s, %%y2", c)
		}
		for _, c := range []string{"0xH3C00", "0xH0001", "0xH8000", "0xHFBFF", "0xH7C00", "1.0"} {
			g.put("fadd half %%x0, %s", c)
		}
	})
}

func (g *formWriter) comparisons() {
	g.function("icmps", params(append([]string{"i8*", "float addrspace(3)*"}, formInts...)), func() {
		for i, t := range append([]string{"i8*", "float addrspace(3)*"}, formInts...) {
			for _, p := range []string{"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"} {
				g.put("icmp %s %s %%x%d, %%y%d", p, t, i, i)
			}
		}
		g.put("icmp eq i8* %%x0, null")
	})
	g.function("fcmps", params(formFloats), func() {
		for i, t := range formFloats {
			for _, p := range []string{"false", "oeq", "one", "olt", "ole", "ogt", "oge", "ord", "uno", "ueq", "une", "ult", "ule", "ugt", "uge", "true", "nnan oeq"} {
				g.put("fcmp %s %s %%x%d, %%y%d", p, t, i, i)
			}
		}
	})
}

func (g *formWriter) casts() {
	g.function("casts", params([]string{"i1", "i8", "i32", "i64", "float", "double", "half", "<2 x i32>", "<2 x float>", "<2 x i1>", "i8*", "i32 addrspace(1)*", "i32 addrspace(3)*", "i24"}), func() {
		for _, c := range []string{"zext i1 %x0 to i32", "sext i1 %x0 to i32", "sext i1 %x0 to i64", "zext i1 %x0 to i8", "uitofp i1 %x0 to float", "sitofp i1 %x0 to float",
			"sitofp i1 %x0 to double", "uitofp i1 %x0 to half", "trunc i8 %x1 to i1", "trunc i64 %x3 to i32", "trunc i32 %x2 to i24", "zext i8 %x1 to i32", "sext i8 %x1 to i64", "zext i24 %x13 to i64",
			"sext i24 %x13 to i32", "fptrunc double %x5 to float", "fptrunc float %x4 to half", "fpext half %x6 to double", "fpext float %x4 to double", "fptoui float %x4 to i32", "fptosi double %x5 to i64",
			"fptosi half %x6 to i8", "uitofp i64 %x3 to float", "sitofp i32 %x2 to double", "uitofp i24 %x13 to float", "zext <2 x i1> %x9 to <2 x i32>", "sext <2 x i1> %x9 to <2 x i32>", "trunc <2 x i32> %x7 to <2 x i1>",
			"sitofp <2 x i32> %x7 to <2 x float>", "fptoui <2 x float> %x8 to <2 x i32>", "bitcast float %x4 to i32", "bitcast <2 x i32> %x7 to i64", "bitcast double %x5 to <2 x i32>", "bitcast i8* %x10 to double*",
			"ptrtoint i8* %x10 to i64", "ptrtoint i8* %x10 to i32", "inttoptr i64 %x3 to i8*", "inttoptr i32 %x2 to i8 addrspace(1)*", "addrspacecast i32 addrspace(1)* %x11 to i32*",
			"addrspacecast i8* %x10 to i8 addrspace(3)*", "addrspacecast i32 addrspace(1)* %x11 to i32 addrspace(3)*"} {
			g.put("%s", c)
		}
	})
}

func (g *formWriter) memory() {
	types := []string{"i1", "i8", "i16", "i32", "i64", "i128", "half", "float", "double", "<4 x float>", "<3 x i32>", "i8*", "%pair", "[3 x i16]"}
	var ps []string
	for i, t := range types {
		ps = append(ps, fmt.Sprintf("%s addrspace(1)* %%p%d, %s %%v%d", t, i, t, i))
	}
	g.function("memory", strings.Join(ps, ", ")+", i32* %g, i64* %h, float* %f, i64 %i", func() {
		for i, t := range types {
			g.put("load %s, %s addrspace(1)* %%p%d, align 2", t, t, i)
			g.put("load volatile %s, %s addrspace(1)* %%p%d", t, t, i)
			g.say("store %s %%v%d, %s addrspace(1)* %%p%d", t, i, t, i)
			g.say("store volatile %s %%v%d, %s addrspace(1)* %%p%d, align 1", t, i, t, i)
			g.put("getelementptr %s, %s addrspace(1)* %%p%d, i64 %%i", t, t, i)
			g.put("getelementptr inbounds %s, %s addrspace(1)* %%p%d, i32 -7", t, t, i)
		}
		for _, o := range []string{"unordered", "monotonic", "acquire", "seq_cst"} {
			g.put("load atomic i32, i32* %%g %s, align 4", o)
			g.put("load atomic volatile i64, i64* %%h syncscope(\"block\") %s, align 8", o)
		}
		for _, o := range []string{"unordered", "monotonic", "release", "seq_cst"} {
			g.say("store atomic i32 1, i32* %%g %s, align 4", o)
		}
		for _, o := range []string{"acquire", "release", "acq_rel", "seq_cst", "syncscope(\"device\") seq_cst"} {
			g.say("fence %s", o)
		}
		for _, op := range []string{"xchg", "add", "sub", "and", "nand", "or", "xor", "max", "min", "umax", "umin"} {
			g.put("atomicrmw %s i32* %%g, i32 3 monotonic", op)
			g.put("atomicrmw volatile %s i64* %%h, i64 %%i syncscope(\"block\") acq_rel", op)
		}
		g.put("atomicrmw fadd float* %%f, float 1.0 seq_cst")
		g.put("atomicrmw fsub float* %%f, float 1.0 release")
		g.put("cmpxchg i32* %%g, i32 1, i32 2 acq_rel monotonic")
		g.put("cmpxchg weak volatile i64* %%h, i64 %%i, i64 0 syncscope(\"block\") seq_cst acquire")
		g.put("alloca i32")
		g.put("alloca %%pair, align 16")
		g.put("alloca i16, i32 5")
		g.put("alloca i8, i64 %%i, align 4")
		g.put("getelementptr %%pair, %%pair addrspace(1)* %%p12, i64 %%i, i32 1, i64 %%i")
		g.put("getelementptr inbounds %%pair, %%pair addrspace(1)* %%p12, i64 0, i32 1, i64 1")
		g.put("getelementptr { i8, i64, <3 x float>, i1 }, { i8, i64, <3 x float>, i1 }* null, i64 2, i32 3")
		g.put("getelementptr <{ i8, i64, i16 }>, <{ i8, i64, i16 }>* null, i64 1, i32 2")
	})
}

func (g *formWriter) aggregates() {
	g.function("aggregates", "{ i32, { i64, [2 x float] } } %s, [3 x i32] %a, <4 x i32> %v, i32 %i, float %f, <4 x float> %w", func() {
		for _, c := range []string{"extractvalue { i32, { i64, [2 x float] } } %s, 0", "extractvalue { i32, { i64, [2 x float] } } %s, 1, 1, 0", "extractvalue [3 x i32] %a, 2",
			"insertvalue { i32, { i64, [2 x float] } } %s, i32 %i, 0", "insertvalue { i32, { i64, [2 x float] } } %s, float %f, 1, 1, 1", "insertvalue [3 x i32] undef, i32 4, 1",
			"extractelement <4 x i32> %v, i32 %i", "extractelement <4 x i32> %v, i64 3", "insertelement <4 x i32> %v, i32 %i, i32 2", "insertelement <4 x float> undef, float 1.0, i32 %i",
			"shufflevector <4 x i32> %v, <4 x i32> undef, <2 x i32> <i32 3, i32 0>", "shufflevector <4 x float> %w, <4 x float> %w, <4 x i32> zeroinitializer",
			"shufflevector <4 x i32> %v, <4 x i32> <i32 1, i32 2, i32 3, i32 4>, <4 x i32> <i32 7, i32 6, i32 undef, i32 4>"} {
			g.put("%s", c)
		}
	})
}

func (g *formWriter) constants() {
	g.function("constants", "i32* %p, i64 %i, i128 %w", func() {
		for _, c := range []string{"add i128 %w, 170141183460469231731687303715884105727", "add i128 %w, -1", "xor i64 %i, -9223372036854775808", "add i64 %i, u0xFF", "and i64 %i, ptrtoint (i32* getelementptr inbounds ([4 x i32], [4 x i32]* @arr, i64 0, i64 3) to i64)",
			"or i64 %i, add (i64 ptrtoint ([4 x i32]* @arr to i64), i64 8)", "select i1 icmp eq (i64 ptrtoint (i8** @nul to i64), i64 0), i64 %i, i64 poison", "load i32, i32* getelementptr inbounds ([4 x i32], [4 x i32]* @arr, i64 0, i64 1), align 4",
			"load i8, i8 addrspace(4)* getelementptr ([4 x i8], [4 x i8] addrspace(4)* @str, i64 0, i64 2)", "load i32, i32* bitcast (float* addrspacecast (float addrspace(3)* getelementptr inbounds ([8 x float], [8 x float] addrspace(3)* @sh, i64 0, i64 5) to float*) to i32*)",
			"load i64, i64 addrspace(1)* getelementptr (%pair, %pair addrspace(1)* @st, i64 0, i32 1, i64 1)", "insertvalue { i32, i8* } { i32 3, i8* null }, i32 4, 0", "icmp eq <2 x i64> <i64 1, i64 poison>, <i64 -1, i64 undef>",
			"extractvalue [3 x i8] c\"xyz\", 1"} {
			g.put("%s", c)
		}
		g.say("store i32 0, i32* inttoptr (i64 4096 to i32*)")
	})
}

func (g *formWriter) control() {
	g.b.WriteString(`define i32 @control(i32 %n, i32 (i32)* %f, float %z) {
entry:
  switch i32 %n, label %other [
    i32 0, label %zero
    i32 -1, label %minus
    i32 7, label %zero
  ]

zero:
  %z1 = phi i32 [ 1, %entry ], [ 1, %entry ]
  %c = icmp ugt i32 %n, 3
  br i1 %c, label %loop, label %other

minus:
  br i1 true, label %other, label %minus2

minus2:
  br label %loop

loop:
  %i = phi i32 [ 0, %zero ], [ %next, %loop ], [ %n, %minus2 ]
  %late = phi i64 [ undef, %zero ], [ %wide, %loop ], [ -4, %minus2 ]
  %next = call i32 @own(i32 %i)
  %wide = sext i32 %next to i64
  %t = tail call i32 %f(i32 %next)
  %v = call i32 (i32, ...) @ext(i32 1, i64 %wide, float %z)
  %asm = call i32 asm sideeffect "mov.u32 $0, $1;", "=r,r"(i32 %v)
  %cc = icmp slt i32 %asm, %t
  br i1 %cc, label %loop, label %other

other:
  %r = phi i32 [ 3, %entry ], [ %z1, %zero ], [ 4, %minus ], [ %i, %loop ]
  %d = icmp eq i32 %r, 9
  br i1 %d, label %dead, label %out

dead:
  unreachable

out:
  ret i32 %r
}
`)
}

// TestSecondOpinionForms compares on typedForms.
func TestSecondOpinionForms(t *testing.T) {
	n := newTally()
	n.compare(t, "forms.ll", []byte(typedForms()))
	n.log(t)
	assert.Equal(t, 1, n.files)
	assert.Greater(t, n.operations, 850)
}

// TestTypedFormsAreLLVM asks the verifier of LLVM 15.
func TestTypedFormsAreLLVM(t *testing.T) {
	cmd := exec.Command(tools.Program(t, "opt-15"), "-opaque-pointers=0", "-passes=verify", "-disable-output", "-")
	cmd.Stdin = strings.NewReader(typedForms())
	out, err := cmd.CombinedOutput()
	require.NoError(t, err, "%s", out)
}
