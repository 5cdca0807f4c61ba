package sim_test

import (
	"fmt"
	"strings"
	"testing"

	"lockstep/analysis"
	"lockstep/ir"
	"lockstep/ir/launch"
	"lockstep/ir/ptx"
	"lockstep/lower"
	"lockstep/sim"
)

// BenchmarkSaxpy is bound by memory: two loads and a store in fifteen instructions.
func BenchmarkSaxpy(b *testing.B) {
	src := kernelText(".param .u64 x, .param .u64 y, .param .u32 n", `  .reg .pred %p;
  .reg .b32 %i, %b, %w, %t, %n;
  .reg .b64 %x, %y, %o;
  .reg .f32 %a, %c;
  mov.u32 %b, %ctaid.x;
  mov.u32 %w, %ntid.x;
  mov.u32 %t, %tid.x;
  mad.lo.s32 %i, %b, %w, %t;
  ld.param.u32 %n, [n];
  setp.ge.s32 %p, %i, %n;
  @%p bra DONE;
  ld.param.u64 %x, [x];
  ld.param.u64 %y, [y];
  mul.wide.s32 %o, %i, 4;
  add.s64 %x, %x, %o;
  add.s64 %y, %y, %o;
  ld.global.f32 %a, [%x];
  ld.global.f32 %c, [%y];
  fma.rn.f32 %c, %a, 0f40000000, %c;
  st.global.f32 [%y], %c;
DONE:
  ret;
`)
	const n = 1 << 16
	k := load(b, "saxpy.ptx", src, "").buffer("x", 4*n).buffer("y", 4*n).arg32(n).block(256).grid(n / 256)
	var lanes uint64
	for b.Loop() {
		lanes += k.run(sim.Done).Counters.ThreadInstructions
	}
	b.ReportMetric(float64(lanes)/b.Elapsed().Seconds()/1e9, "Gli/s")
}

// BenchmarkLower lowers straight-line code and nests of ifs, in instructions per second; it must be linear.
func BenchmarkLower(b *testing.B) {
	for _, n := range []int{1000, 10000, 50000} {
		var s strings.Builder
		for i := range n / 5 {
			fmt.Fprintf(&s, "  setp.lt.u32 %%p, %%t, %d;\n  @%%p bra L%d;\n  add.u32 %%acc, %%acc, %%t;\n  xor.b32 %%u, %%acc, %%t;\nL%d:\n  add.u32 %%t, %%u, 1;\n", i, i, i)
		}
		_, m, _ := ptx.Read("big.ptx", []byte(kernelText("", decls+"  mov.u32 %t, %tid.x;\n"+s.String()+"  ret;\n")))
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for b.Loop() {
				lowerOnce(b, m)
			}
			b.ReportMetric(float64(n)*float64(b.N)/b.Elapsed().Seconds()/1e6, "Minst/s")
		})
	}
}

func lowerOnce(b *testing.B, m *ir.Module) {
	if _, err := lower.Lower(m.Kernels()[0], analysis.NewEnv(m, launch.Launch{})); err != nil {
		b.Fatal(err)
	}
}
