package ir

import (
	"fmt"
	"io"
	"testing"

	"github.com/stretchr/testify/require"
)

// bigModule makes funcs functions of diamonds in a row, each with some arithmetic and memory as readers make it.
func bigModule(funcs, diamonds int) (m *Module, values int) {
	m = &Module{Name: "big", Lang: "ptx", PtrBits: 64}
	add, load := &Mods{Ty: S32, Text: "add.s32"}, &Mods{Ty: B32, Space: Global, Text: "ld.global.b32"}
	setp, store := &Mods{Ty: S32, Cmp: LT, Text: "setp.lt.s32"}, &Mods{Ty: B32, Space: Global, Text: "st.global.b32"}
	param := &Mods{Ty: U64, Space: Param, Text: "ld.param.u64"}
	for k := range funcs {
		f := m.NewFunc(fmt.Sprintf("f%d", k), true)
		in := &Symbol{Name: "in", Kind: SymParam, Space: Param, Elem: U64, Size: 8, Align: 8, Owner: f}
		f.Params = []*Symbol{in}
		f.Regs = []RegInfo{{Name: "%r1", Type: I32, Ty: B32}}
		stmt := int32(0)
		var b *Block
		emit := func(op Op, t *Type, m *Mods, args ...*Value) *Value {
			v := b.Append(op, t, Pos{Line: uint32(stmt), Col: 2}, args...)
			v.Aux.Mods = m
			v.Stmt = stmt
			stmt++
			if v.HasResult() {
				v.Reg = 1
			}
			return v
		}
		b = f.NewBlock("")
		addr := b.Append(OpAddr, I64, Pos{})
		addr.Aux.Sym = in
		base := emit(OpLoad, I64, param, addr)
		x := emit(OpLoad, I32, load, base)
		for range diamonds {
			p := emit(OpSetp, I1, setp, x, b.Const(I32, 7, Pos{}))
			emit(OpCondBr, Void, nil, p)
			top, left, right, join := b, f.NewBlock(""), f.NewBlock("R"), f.NewBlock("J")
			top.AddEdge(right)
			top.AddEdge(left)
			var arms [2]*Value
			for i, arm := range []*Block{left, right} {
				b = arm
				y := x
				for range 6 {
					y = emit(OpAdd, I32, add, y, b.Const(I32, 3, Pos{}))
				}
				g := emit(OpAdd, I32, add, y, x, y)
				g.Guard.Pred = p
				emit(OpStore, Void, store, base, g)
				arms[i] = g
				emit([]Op{OpJump, OpFall}[i], Void, nil)
				arm.AddEdge(join)
			}
			b = join
			x = b.Append(OpPhi, I32, Pos{}, arms[:]...)
		}
		emit(OpRet, Void, nil)
		values += f.NumValues()
	}
	return m, values
}

func TestBigModuleIsSound(t *testing.T) {
	m, _ := bigModule(2, 3)
	require.NoError(t, VerifyModule(m))
}

func BenchmarkVerify(b *testing.B) {
	for _, shape := range [][2]int{{1000, 10}, {1, 10000}} {
		b.Run(fmt.Sprintf("%dx%d", shape[0], shape[1]), func(b *testing.B) {
			m, n := bigModule(shape[0], shape[1])
			b.ReportAllocs()
			for b.Loop() {
				if err := VerifyModule(m); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*n), "ns/value")
		})
	}
}

func BenchmarkPrint(b *testing.B) {
	m, values := bigModule(1000, 10)
	n, err := m.WriteTo(io.Discard)
	require.NoError(b, err)
	b.SetBytes(n)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := m.WriteTo(io.Discard); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*values), "ns/value")
}

func BenchmarkParse(b *testing.B) {
	m, values := bigModule(1000, 10)
	text := []byte(m.String())
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Parse("big.ir", text); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*values), "ns/value")
}
