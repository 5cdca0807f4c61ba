package uniform_test

import (
	"encoding/binary"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/txtar"

	"lockstep/analysis"
	"lockstep/analysis/uniform"
	"lockstep/internal/soundness"
	"lockstep/ir"
	"lockstep/ir/frontend"
	"lockstep/sim/mem"
)

// elementsKernel wraps the body of a kernel in LLVM IR: see testdata/elements.txtar.
func elementsKernel(body string) string {
	functions, body, ok := strings.Cut(body, "---\n")
	if !ok {
		functions, body = "", functions
	}
	return `target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare {i32, i1} @llvm.nvvm.shfl.sync.i32p(i32, i32, i32, i32, i32)
declare {i32, i1} @llvm.sadd.with.overflow.i32(i32, i32)
declare {i32, i1} @llvm.umul.with.overflow.i32(i32, i32)
declare {<2 x i32>, <2 x i1>} @llvm.ssub.with.overflow.v2i32(<2 x i32>, <2 x i32>)
declare {<2 x i32>, <2 x i1>} @llvm.uadd.with.overflow.v2i32(<2 x i32>, <2 x i32>)
` + functions + `define ptx_kernel void @k(ptr addrspace(1) %u_in, ptr addrspace(1) %u_out, i32 %u_n) {
entry:
%d_t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
%u_b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
%d_p = icmp ult i32 %d_t, 5
%u_p = icmp ult i32 %u_n, 40
` + body + "ret void\n}\n"
}

// elementsSubject is kernel k of m, which takes two buffers and the number n.
func elementsSubject(m *ir.Module) *soundness.Subject {
	n := func(l *soundness.Launch, turn int) uint32 { return uint32(turn*37 + len(l.Told)) }
	return &soundness.Subject{Kernel: m.Func("k"), Input: func(l *soundness.Launch, turn int) (*mem.Memory, [][]byte, int64) {
		memory := mem.New(m.PtrBits)
		memory.AddModule(m)
		data := make([]byte, 1024)
		for i := range data {
			data[i] = byte(i * i)
		}
		in, out := memory.AddBuffer("in", 1024, data), memory.AddBuffer("out", 1024, nil)
		le := binary.LittleEndian
		return memory, [][]byte{le.AppendUint64(nil, in), le.AppendUint64(nil, out), le.AppendUint32(nil, n(l, turn))}, 0
	}, Numbers: func(l *soundness.Launch, turn int) map[string]uint64 {
		return map[string]uint64{"u_n": uint64(n(l, turn)), "#2": uint64(n(l, turn))}
	}}
}

var (
	elementName   = regexp.MustCompile(`^%?[ud]_\w+$`)
	elementLaunch = regexp.MustCompile(`(?m)^; launch: (.*)$`)
)

func TestElements(t *testing.T) {
	a, err := txtar.ParseFile(filepath.Join("testdata", "elements.txtar"))
	require.NoError(t, err)
	for _, file := range a.Files {
		t.Run(file.Name, func(t *testing.T) {
			src := elementsKernel(string(file.Data))
			in, diags := frontend.Load(file.Name+".ll", []byte(src))
			require.False(t, diags.HasErrors(), "%s\n%s", diags, src)
			told := "?"
			if m := elementLaunch.FindStringSubmatch(string(file.Data)); m != nil {
				told = m[1]
			}
			f := in.Module.Func("k")
			info := analysis.Of(analysis.NewEnv(in.Module, parsed(t, told)).Cache(f), uniform.Of)
			named := map[string]bool{}
			for _, b := range f.Blocks {
				for _, v := range b.Values {
					name := strings.TrimPrefix(f.RegName(v.Reg), "%")
					if !v.HasResult() || !elementName.MatchString(name) {
						continue
					}
					named[name] = true
					assert.Equal(t, name[0] == 'u', info.Uniform(v), "%s: %s: %v", name, v.LongString(), info.Why(v))
					assert.Equal(t, strings.HasSuffix(name, "_suits"), info.Refined(v), "%s is open", name)
					assert.Equal(t, !info.Uniform(v) || info.Refined(v), len(info.Why(v)) > 0, "%s: a cause for what is divergent, none for what is not", name)
				}
				if b.Branches() {
					cond := b.Term().Args[0]
					assert.Equal(t, info.UniformAt(cond, b) && !info.Refined(cond), !info.Divergent(b))
				}
			}
			for _, name := range regexp.MustCompile(`(?m)^%([ud]_\w+) =`).FindAllStringSubmatch(src, -1) {
				assert.True(t, named[name[1]], "nothing is named %s", name[1])
			}
			for turn := range 4 {
				c := config(turn)
				if told != "?" {
					c.Launches = []soundness.Launch{{Grid: [3]uint32{2, 1, 1}, Block: [3]uint32{64, 1, 1}, Warp: 32, Told: []string{told, "2,64"}}}
				}
				faults, err := c.Judge(elementsSubject(in.Module))
				require.NoError(t, err)
				assert.Empty(t, faults, src)
			}
		})
	}
}
