package llvm

import (
	"fmt"
	"math"
	"sort"
	"strings"

	lir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"lockstep/ir"
)

// operation is what a statement becomes: an operation of ir, how it works, and its operands. An operand "?" may be anything.
type operation struct {
	op   ir.Op
	how  string
	args []string
	// uses says that only this is known: the operands use no other locals than these.
	uses bool
}

func (o operation) String() string {
	return fmt.Sprintf("%s %s(%s)", o.op, o.how, strings.Join(o.args, ", "))
}

// expected is what a statement must have become; entry says that it stands in the first block.
func (m *llirMachine) expected(in any, entry bool) operation {
	ops := in.(value.User).Operands()
	list := func(order string) []string {
		var out []string
		for _, c := range order {
			if int(c-'0') < len(ops) {
				out = append(out, m.operand(*ops[c-'0']))
			}
		}
		return out
	}
	opcode := llirOpcode(in)
	if r, ok := llirRows[opcode]; ok {
		o := operation{op: r.op, args: list(r.order)}
		if r.read != 0 {
			o.how = m.reads((*ops[0]).Type(), r.read)
		}
		switch x := in.(type) {
		case *lir.InstLoad:
			o.how = llirOrder(x.Ordering, x.Volatile)
		case *lir.InstStore:
			o.how = llirOrder(x.Ordering, x.Volatile)
			if x.Src.Type().Equal(types.I1) {
				o.args[1] = "selp(1, 0, " + o.args[1] + ")"
			}
		case *lir.InstFence:
			o.how = llirOrder(x.Ordering, false)
		}
		return o
	}
	if c, ok := llirCasts[opcode]; ok {
		return m.cast(in.(value.Named), *ops[0], c, opcode)
	}
	switch x := in.(type) {
	case *lir.InstICmp:
		c := llirComparisons[x.Pred.String()]
		how := m.reads(x.X.Type(), c.read)
		if how == "pred" { // an order of one bit has a sign too
			how = map[byte]string{'s': "sint", 'u': "uint"}[c.read]
		}
		return operation{op: ir.OpSetp, how: how + c.cmp.String(), args: list("01")}
	case *lir.InstFCmp:
		if c, ok := llirComparisons["f "+x.Pred.String()]; ok {
			return operation{op: ir.OpSetp, how: m.reads(x.X.Type(), c.read) + c.cmp.String(), args: list("01")}
		}
		return operation{op: ir.OpMov, args: []string{m.fill(x.Type(), map[enum.FPred]uint64{enum.FPredTrue: 1}[x.Pred])}}
	case *lir.InstBitCast:
		if a, b := m.typeOf(x.From.Type()), m.typeOf(x.To); a != nil && b != nil && a.IsScalar() && b.IsScalar() && a.Bits == b.Bits {
			return operation{op: ir.OpMov, args: list("0")}
		}
		return operation{op: ir.OpBitcast, args: list("0")}
	case *lir.InstPtrToInt:
		return m.pointerCast(x.From, x.To)
	case *lir.InstIntToPtr:
		return m.pointerCast(x.From, x.To)
	case *lir.InstAddrSpaceCast:
		return m.spaceCast(x)
	case *lir.InstGetElementPtr:
		off, terms := m.offsets(x.ElemType, x.Indices)
		return operation{op: ir.OpGEP, how: fmt.Sprint(off), args: append([]string{m.operand(x.Src)}, terms...)}
	case *lir.InstExtractValue:
		from := m.operand(x.X)
		last := len(x.Indices) - 1
		for _, i := range x.Indices[:last] {
			from = fmt.Sprintf("extract(%s, %d)", from, i)
		}
		return operation{op: ir.OpExtract, args: []string{from, fmt.Sprint(x.Indices[last])}}
	case *lir.InstInsertValue:
		return m.insertValue(x)
	case *lir.InstCmpXchg:
		return operation{op: ir.OpAtom, how: "cas" + llirOrder(x.SuccessOrdering, x.Volatile), args: list("012")}
	case *lir.InstAtomicRMW:
		a := llirAtomics[x.Op]
		return operation{op: ir.OpAtom, how: a.sub.String() + m.reads(x.X.Type(), a.read) + llirOrder(x.Ordering, x.Volatile), args: list("01")}
	case *lir.InstAlloca:
		n := int64(1)
		if c, ok := x.NElems.(*constant.Int); ok {
			n = c.X.Int64()
		} else if x.NElems != nil {
			entry = false
		}
		if !entry {
			return operation{op: ir.OpAlloca, args: []string{"?"}}
		}
		size, _ := m.layout(x.ElemType)
		return operation{op: ir.OpAddr, how: fmt.Sprint(n * size), args: []string{llirName(x)}}
	case *lir.InstPhi:
		var in []string
		for _, i := range x.Incs {
			in = append(in, llirName(i.Pred.(*lir.Block))+": "+m.operand(i.X))
		}
		sort.Strings(in)
		return operation{op: ir.OpPhi, args: in}
	case *lir.InstCall:
		return m.call(x.Callee, x.Args)
	case *lir.TermBr:
		return operation{op: ir.OpJump}
	case *lir.TermCondBr:
		return operation{op: ir.OpCondBr, args: list("0")}
	case *lir.TermSwitch:
		args := list("0")
		for _, c := range x.Cases {
			args = append(args, m.operand(c.X))
		}
		return operation{op: ir.OpSwitch, args: args}
	}
	return operation{op: ir.OpOpaque, uses: true}
}

// llirOrder is the ordering of an access in ir.
func llirOrder(o enum.AtomicOrdering, volatile bool) string {
	s := map[enum.AtomicOrdering]ir.Sem{enum.AtomicOrderingUnordered: ir.Relaxed, enum.AtomicOrderingMonotonic: ir.Relaxed, enum.AtomicOrderingAcquire: ir.Acquire,
		enum.AtomicOrderingRelease: ir.Release, enum.AtomicOrderingAcquireRelease: ir.AcqRel, enum.AtomicOrderingSequentiallyConsistent: ir.SC}[o]
	if s == ir.NoSem && volatile {
		s = ir.Volatile
	}
	return s.String()
}

// fill is a constant with the same bits in each element.
func (m *llirMachine) fill(t types.Type, bits uint64) string {
	if v, ok := t.(*types.VectorType); ok && bits != 0 {
		return "{" + strings.TrimSuffix(strings.Repeat(fmt.Sprint(bits)+" ", int(v.Len)), " ") + "}"
	}
	return fmt.Sprint(bits)
}

// cast is a conversion of numbers; of one bit it is a choice, to one bit a test.
func (m *llirMachine) cast(result value.Named, from value.Value, read, opcode string) operation {
	to := llirElement(result.Type())
	switch {
	case llirElement(from.Type()).Equal(types.I1):
		bits := map[string]uint64{"zext": 1, "sext": 1<<(m.typeOf(to).Bits&63) - 1}[opcode]
		switch x := map[string]float64{"uitofp": 1, "sitofp": -1}[opcode]; {
		case x == 0:
		case to.Equal(types.Float):
			bits = uint64(math.Float32bits(float32(x)))
		case to.Equal(types.Double):
			bits = math.Float64bits(x)
		case to.Equal(types.Half):
			bits = map[float64]uint64{1: 0x3c00, -1: 0xbc00}[x]
		}
		if opcode == "sext" && m.typeOf(to).Bits == 64 {
			bits = math.MaxUint64
		}
		return operation{op: ir.OpSelp, args: []string{m.fill(result.Type(), bits), "0", m.operand(from)}}
	case opcode == "trunc" && to.Equal(types.I1):
		return operation{op: ir.OpSetp, how: "ne", args: []string{"and(" + m.operand(from) + ", " + m.fill(from.Type(), 1) + ")", "0"}}
	}
	return operation{op: ir.OpCvt, how: m.reads(from.Type(), read[0]) + " " + m.reads(result.Type(), read[1]), args: []string{m.operand(from)}}
}

// pointerCast is a move where the widths agree.
func (m *llirMachine) pointerCast(from value.Value, to types.Type) operation {
	o := operation{op: ir.OpMov, args: []string{m.operand(from)}}
	if a, b := m.typeOf(llirElement(from.Type())), m.typeOf(llirElement(to)); a.Bits != b.Bits {
		o.op, o.how = ir.OpCvt, m.reads(from.Type(), 'u')+" "+m.reads(to, 'u')
	}
	return o
}

func (m *llirMachine) spaceCast(x *lir.InstAddrSpaceCast) operation {
	from, to := m.typeOf(llirElement(x.From.Type())), m.typeOf(llirElement(x.To))
	o := operation{op: ir.OpMov, args: []string{m.operand(x.From)}}
	switch {
	case from.Space != ir.Generic && to.Space == ir.Generic:
		o.op, o.how = ir.OpCvta, from.Space.String()
		if from.Bits < to.Bits {
			o.args[0] = "cvt(" + o.args[0] + ")"
		}
	case from.Space == ir.Generic && to.Space != ir.Generic:
		o.op, o.how = ir.OpCvta, to.Space.String()
	case from.Bits != to.Bits:
		o.op = ir.OpLib
	}
	return o
}

// insertValue replaces the element in the innermost structure, and each structure in the one around it.
func (m *llirMachine) insertValue(x *lir.InstInsertValue) operation {
	levels := []string{m.operand(x.X)}
	for _, i := range x.Indices[:len(x.Indices)-1] {
		levels = append(levels, fmt.Sprintf("extract(%s, %d)", levels[len(levels)-1], i))
	}
	v := m.operand(x.Elem)
	for i := len(levels) - 1; i > 0; i-- {
		v = fmt.Sprintf("insert(%s, %s, %d)", levels[i], v, x.Indices[i])
	}
	return operation{op: ir.OpInsert, args: []string{levels[0], v, fmt.Sprint(x.Indices[0])}}
}

// call is a call: of a function without a body, which the tables of the reader may know, the locals that it uses.
func (m *llirMachine) call(callee value.Value, args []value.Value) operation {
	o := operation{op: ir.OpCall}
	for _, a := range args {
		if x, ok := a.(*lir.Arg); ok {
			a = x.Value
		}
		if !types.Equal(a.Type(), types.Metadata) {
			o.args = append(o.args, m.operand(a))
		}
	}
	switch f := callee.(type) {
	case *lir.Func:
		o.how, o.uses = bareName(f.Name()), len(f.Blocks) == 0
	case *lir.InlineAsm:
		o.op = ir.OpOpaque
	default:
		o.op, o.args = ir.OpCallIndirect, append([]string{m.operand(callee)}, o.args...)
	}
	return o
}
