package flowtest

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"

	"lockstep/ir"
)

// leaving is what may stand in the place of a successor.
var leaving = map[string]ir.Op{
	"ret": ir.OpRet, "exit": ir.OpExit, "trap": ir.OpTrap, "unreachable": ir.OpUnreachable,
	"cret": ir.OpCondRet, "cexit": ir.OpCondExit, "ctrap": ir.OpCondTrap,
}

// Func builds a kernel, or with kernel false a device function, from a drawing of one line a block, in text order:
//
//	name [N] -> successor...
//
// N is the number of instructions before the terminator (none if not given). One successor is a jump, or nothing if the block
// follows; two are a branch, taken first; more are an indexed branch. Instead of successors: ret, exit, trap, unreachable;
// behind the one successor: cret, cexit, ctrap for a conditional way out.
func Func(kernel bool, drawing string) *ir.Func {
	m := &ir.Module{Name: "drawing", Lang: "ir", PtrBits: 64}
	f := m.NewFunc("f", kernel)
	type row struct {
		n    int
		outs []string
	}
	var rows []row
	byName := map[string]*ir.Block{}
	for line := range strings.Lines(drawing) {
		head, tail, ok := strings.Cut(line, "->")
		words := strings.Fields(head)
		if len(words) == 0 {
			continue
		}
		if !ok || len(words) > 2 {
			panic("flowtest.Func: bad line " + strconv.Quote(line))
		}
		r := row{outs: strings.Fields(tail)}
		if len(words) == 2 {
			r.n, _ = strconv.Atoi(words[1])
		}
		rows = append(rows, r)
		byName[words[0]] = f.NewBlock(words[0])
	}
	for i, r := range rows {
		b := f.Blocks[i]
		for range r.n {
			x := b.Const(ir.I32, 1, ir.Pos{})
			b.Append(ir.OpMov, ir.I32, ir.Pos{}, x)
		}
		terminate(b, i, r.outs, byName)
	}
	return f
}

func terminate(b *ir.Block, i int, outs []string, byName map[string]*ir.Block) {
	op, ok := leaving[outs[len(outs)-1]]
	switch {
	case ok:
		outs = outs[:len(outs)-1]
	case len(outs) == 1:
		op = ir.OpJump
		if blocks := b.Func.Blocks; i+1 < len(blocks) && blocks[i+1] == byName[outs[0]] {
			op = ir.OpFall
		}
	case len(outs) == 2:
		op = ir.OpCondBr
	default:
		op = ir.OpBrx
	}
	var args []*ir.Value
	switch {
	case op.Info().Conditional:
		args = append(args, b.Append(ir.OpUndef, ir.I1, ir.Pos{}))
	case op == ir.OpBrx:
		args = append(args, b.Append(ir.OpUndef, ir.I32, ir.Pos{}))
	}
	b.Append(op, ir.Void, ir.Pos{}, args...)
	for _, o := range outs {
		c := byName[o]
		if c == nil {
			panic("flowtest.Func: no block " + o)
		}
		b.AddEdge(c)
	}
}

// Random draws a function of n blocks, some of which the entry may not reach, with at most three ways out of each.
func Random(r *rand.Rand, kernel bool, n int) *ir.Func {
	var s strings.Builder
	for i := range n {
		fmt.Fprintf(&s, "b%d %d ->", i, r.IntN(4))
		// Mostly forward and near, so that there is structure; sometimes anywhere.
		target := func() int {
			if r.IntN(3) > 0 && i+1 < n {
				return min(n-1, i+1+r.IntN(3))
			}
			return r.IntN(n)
		}
		switch k := r.IntN(12); {
		case k == 0:
			s.WriteString(" ret")
		case k == 1:
			s.WriteString([]string{" exit", " trap", " unreachable"}[r.IntN(3)])
		case k == 2 && i+1 < n:
			fmt.Fprintf(&s, " b%d %s", i+1, []string{"cret", "cexit", "ctrap"}[r.IntN(3)])
		case k < 6:
			fmt.Fprintf(&s, " b%d", target())
		case k < 11:
			fmt.Fprintf(&s, " b%d b%d", target(), target())
		default:
			fmt.Fprintf(&s, " b%d b%d b%d", target(), target(), target())
		}
		s.WriteByte('\n')
	}
	return Func(kernel, s.String())
}

// Block returns f's block of that name, or nil.
func Block(f *ir.Func, name string) *ir.Block {
	for _, b := range f.Blocks {
		if b.Name == name {
			return b
		}
	}
	return nil
}

// The shapes that analyses must get through in near-linear time.

// Diamonds is n two-sided branches in a row.
func Diamonds(n int) *ir.Func {
	var s strings.Builder
	for i := range n {
		fmt.Fprintf(&s, "p%d -> a%d b%d\nb%d 1 -> p%d\na%d 1 -> p%d\n", i, i, i, i, i+1, i, i+1)
	}
	fmt.Fprintf(&s, "p%d -> ret\n", n)
	return Func(true, s.String())
}

// NestedIfs is n branches, each inside the one before, with joins of their own.
func NestedIfs(n int) *ir.Func {
	var s strings.Builder
	for i := range n {
		fmt.Fprintf(&s, "p%d 1 -> j%d p%d\n", i, i, i+1)
	}
	fmt.Fprintf(&s, "p%d 1 -> j%d\n", n, n-1)
	for i := n - 1; i > 0; i-- {
		fmt.Fprintf(&s, "j%d 1 -> j%d\n", i, i-1)
	}
	s.WriteString("j0 -> ret\n")
	return Func(true, s.String())
}

// NestedLoops is n loops, each inside the one before.
func NestedLoops(n int) *ir.Func {
	var s strings.Builder
	for i := range n {
		fmt.Fprintf(&s, "h%d 1 -> h%d\n", i, i+1)
	}
	fmt.Fprintf(&s, "h%d 1 -> l%d\n", n, n-1)
	for i := n - 1; i > 0; i-- {
		fmt.Fprintf(&s, "l%d 1 -> h%d l%d\n", i, i, i-1)
	}
	s.WriteString("l0 1 -> h0 end\nend -> ret\n")
	return Func(true, s.String())
}

// Mesh is n blocks in a row with edges both ways, entered at every one: irreducible throughout.
func Mesh(n int) *ir.Func {
	var s strings.Builder
	s.WriteString("entry ->")
	for i := range n {
		fmt.Fprintf(&s, " b%d", i)
	}
	s.WriteString("\n")
	for i := range n {
		fmt.Fprintf(&s, "b%d 1 -> b%d b%d\n", i, (i+1)%n, max(0, i-1))
	}
	s.WriteString("end -> ret\n")
	f := Func(true, s.String())
	// One way out, in the middle.
	mid := f.Blocks[1+n/2]
	mid.RedirectSucc(0, Block(f, "end"))
	return f
}
