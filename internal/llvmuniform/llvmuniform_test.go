package llvmuniform

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/internal/tools"
	"lockstep/ir/llvm"
)

const printed = `UniformityInfo for function 'all':
ALL VALUES UNIFORM
UniformityInfo for function 'k':
DIVERGENT ARGUMENTS:
  DIVERGENT: ptr addrspace(1) %0
CYCLES ASSUMED DIVERGENT:
  depth=1: entries(b c) d
CYCLES WITH DIVERGENT EXIT:
  depth=2: entries(c)

TEMPORAL DIVERGENCE LIST:
Value         :  %x y = add i32 %1, 1
Used by       :  store i32 %3, ptr %p
Outside cycle :depth=2: entries(c)

BLOCK entry
DEFINITIONS
               %"x y" = add i32 1, 1
  DIVERGENT:   %1 = tail call i32 @f(i32 1)
               store i32 %1, ptr %p
TERMINATORS
  DIVERGENT:   switch i32 %1, label %a [
    i32 0, label %b
    i32 9, label %c
  ]
END BLOCK

BLOCK a
DEFINITIONS
TERMINATORS
               ret void
END BLOCK
`

func TestParse(t *testing.T) {
	funcs, err := Parse(printed)
	require.NoError(t, err)
	require.Len(t, funcs, 2)
	assert.Equal(t, &Func{Name: "all", AllUniform: true}, funcs[0])
	k := funcs[1]
	assert.Equal(t, []string{"ptr addrspace(1) %0"}, k.Args)
	assert.Equal(t, []string{"depth=1: entries(b c) d"}, k.Assumed)
	assert.Equal(t, []string{"depth=2: entries(c)"}, k.Exits)
	assert.Len(t, k.Temporal, 1)
	for i := range k.Instrs {
		k.Instrs[i].Text = ""
	}
	assert.Equal(t, []Instr{
		{Name: "x y", Opcode: "add"},
		{Name: "1", Opcode: "call", Divergent: true},
		{Opcode: "store"},
		{Opcode: "switch", Term: true, Divergent: true},
		{Opcode: "ret", Term: true},
	}, k.Instrs)
	for _, wrong := range []string{"what", "UniformityInfo for function 'k", "UniformityInfo for function 'k':\nSOMETHING NEW", "UniformityInfo for function 'k':\n  DIVERGENT   %1 = add"} {
		_, err := Parse(wrong)
		assert.Error(t, err, wrong)
	}
}

const kernel = `declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.abs.i(i32)
declare void @llvm.dbg.value(metadata, metadata, metadata)
define ptx_kernel void @k(i32 %n, ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @llvm.dbg.value(metadata i32 %t, metadata !1, metadata !DIExpression()), !dbg !4
  %v = alloca i32
  store i32 %n, ptr %v
  %1 = load i32, ptr %v
  %c = icmp eq i32 %t, 1
  br i1 %c, label %2, label %3
2:
  store i32 %1, ptr addrspace(1) %o
  br label %3
3:
  ret void
4:
  %dead = add i32 %n, 1
  br i1 %c, label %3, label %3
}
define i32 @old(i32 %n) {
  %a = call i32 @llvm.nvvm.abs.i(i32 %n)
  ret i32 %a
}
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!0 = distinct !DISubprogram(name: "k", file: !3, unit: !2)
!1 = !DILocalVariable(name: "t", scope: !0, file: !3)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3)
!3 = !DIFile(filename: "k.c", directory: ".")
!4 = !DILocation(line: 1, scope: !0)
!5 = !{i32 2, !"Debug Info Version", i32 3}
`

func TestAskAndMatch(t *testing.T) {
	opt := tools.Program(t, "opt-22")
	for _, triple := range []string{"", `target triple = "spir64-unknown-unknown"` + "\n", `target triple = "x86_64-pc-linux-gnu"` + "\n"} {
		_, err := Ask(opt, []byte(triple+kernel))
		assert.ErrorIs(t, err, ErrNoTarget)
	}
	_, err := Ask(opt, []byte(`target triple = "nvptx64-nvidia-cuda"`+"\ndefine"))
	assert.ErrorContains(t, err, "expected")

	text := []byte(`target triple = "nvptx64-nvidia-cuda"` + "\n" + kernel)
	said, err := Ask(opt, text)
	require.NoError(t, err)
	file, diags := llvm.Parse("k.ll", text)
	require.False(t, diags.HasErrors(), "%s", diags)
	_, m, diags := llvm.Read("k.ll", text)
	require.False(t, diags.HasErrors(), "%s", diags)
	pairs, unmatched := Match(file, m, said)
	assert.Equal(t, []string{"old"}, unmatched, "LLVM makes several instructions of llvm.nvvm.abs")
	marks := map[string]bool{}
	for _, p := range pairs[m.Func("k")] {
		name := p.LLVM.Name
		if p.Branch() {
			name = p.LLVM.Opcode
		}
		marks[name] = p.LLVM.Divergent
	}
	assert.Equal(t, map[string]bool{"t": true, "v": false, "1": true, "c": true, "br": true}, marks)

	pairs, unmatched = Match(file, m, nil)
	assert.Empty(t, unmatched)
	for _, p := range pairs[m.Func("k")] {
		assert.True(t, p.LLVM.Divergent, "nobody was asked")
	}
	assert.Len(t, pairs[m.Func("old")], 1)
}
