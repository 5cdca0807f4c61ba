package ir

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestClone shows that a copy has the same structure and shares no part that may change.
func TestClone(t *testing.T) {
	for seed := range uint64(300) {
		m := randomModule(seed)
		before := structure(m)
		c := m.CloneMap()
		require.Equal(t, before, structure(c.Module), "seed %d", seed)
		// Wreck the copy; the original must not notice.
		for i, f := range c.Module.Funcs {
			assert.Same(t, f, c.Func(m.Funcs[i]))
			for j, b := range f.Blocks {
				assert.Same(t, b, c.Block(m.Funcs[i].Blocks[j]))
				for k, v := range b.Values {
					assert.Same(t, v, c.Value(m.Funcs[i].Blocks[j].Values[k]))
					clear(v.Args)
					if v.Aux.Call != nil {
						clear(v.Aux.Call.Rets)
						v.Aux.Call.Proto = "wrecked"
					}
					*v = Value{}
				}
				clear(b.Values)
				clear(b.Succs)
				clear(b.Preds)
				*b = Block{}
			}
			for _, list := range [][]*Symbol{f.Params, f.Results, f.Vars, {f.Sym}, c.Module.Syms} {
				for _, s := range list {
					if s != nil {
						clear(s.Data)
						clear(s.Relocs)
						*s = Symbol{}
					}
				}
				clear(list)
			}
			clear(f.Regs)
			*f = Func{}
		}
		clear(c.Module.Locs)
		clear(c.Module.Files)
		clear(c.Module.Funcs)
		require.Equal(t, before, structure(m), "seed %d", seed)
	}
}

func TestCloneMapForeign(t *testing.T) {
	m, other := parseSound(t), parseSound(t)
	c := m.CloneMap()
	assert.Nil(t, c.Func(other.Funcs[0]))
	assert.Nil(t, c.Sym(other.Syms[0]))
	assert.Nil(t, c.Block(other.Funcs[0].Blocks[0]))
	assert.Nil(t, c.Value(other.Funcs[0].Blocks[0].Values[0]))
	assert.Nil(t, c.Value(m.Funcs[0].NewValue(OpConst, I32, Pos{})))
	assert.Same(t, c.Module.Syms[0], c.Sym(m.Syms[0]))
}

// TestUses compares the table with a plain search.
func TestUses(t *testing.T) {
	for seed := range uint64(50) {
		for _, f := range randomModule(seed).Funcs {
			u := f.Uses()
			for _, b := range f.Blocks {
				for _, v := range b.Values {
					var want []Use
					for _, c := range f.Blocks {
						for _, w := range c.Values {
							for i, a := range w.Args {
								if a == v {
									want = append(want, Use{w, int32(i)})
								}
							}
							if w.Guard.Pred == v {
								want = append(want, Use{w, GuardUse})
							}
						}
					}
					require.Equal(t, len(want), u.Count(v))
					for i, use := range u.Of(v) {
						require.Equal(t, want[i].Arg, use.Arg)
						require.Same(t, want[i].V, use.V)
					}
				}
			}
		}
	}
}

// TestEdits makes random edits, and asks after each that both directions of all edges agree, that phis have an argument for
// each predecessor, and that the arguments are those of the edges that stayed.
func TestEdits(t *testing.T) {
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 3))
		f := (&Module{}).NewFunc("f", false)
		const n = 5
		for range n {
			b := f.NewBlock("")
			b.Append(OpPhi, I32, Pos{})
			b.Append(OpPhi, I32, Pos{})
		}
		// The argument of a phi over an edge is a constant that knows the edge's source.
		source := make(map[*Value]*Block)
		arg := func(from *Block) *Value {
			c := from.Const(I32, 0, Pos{})
			source[c] = from
			return c
		}
		give := func(from, to *Block) {
			for _, phi := range to.Phis() {
				phi.SetArgs(append(phi.Args[:len(phi.Args):len(phi.Args)], arg(from))...)
			}
		}
		for step := range 40 {
			b, c := f.Blocks[r.IntN(n)], f.Blocks[r.IntN(n)]
			switch k := r.IntN(5); {
			case k <= 1:
				b.AddEdge(c)
				give(b, c)
			case k == 2 && len(b.Succs) > 0:
				b.RemoveSucc(r.IntN(len(b.Succs)))
			case k == 3 && len(b.Preds) > 0:
				b.RemovePred(r.IntN(len(b.Preds)))
			case k == 4 && len(b.Succs) > 0:
				b.RedirectSucc(r.IntN(len(b.Succs)), c)
				give(b, c)
			}
			for _, b := range f.Blocks {
				for i, e := range b.Succs {
					require.Equal(t, Edge{b, i}, e.B.Preds[e.I], "seed %d, step %d", seed, step)
				}
				for i, e := range b.Preds {
					require.Equal(t, Edge{b, i}, e.B.Succs[e.I], "seed %d, step %d", seed, step)
				}
				for _, phi := range b.Phis() {
					require.Len(t, phi.Args, len(b.Preds), "seed %d, step %d", seed, step)
					for i, a := range phi.Args {
						require.Same(t, b.Preds[i].B, source[a], "seed %d, step %d", seed, step)
					}
				}
			}
		}
	}
}

func TestEditsOfValues(t *testing.T) {
	f := (&Module{}).NewFunc("f", false)
	b := f.NewBlock("")
	x, y := b.Const(I32, 1, Pos{}), b.Const(I1, 1, Pos{})
	add := b.Append(OpAdd, I32, Pos{}, x, x, x)
	add.Guard.Pred = y
	sub := f.NewValue(OpSub, I32, Pos{}, add, x)
	b.InsertBefore(3, sub)
	assert.Equal(t, []*Value{x, y, add, sub}, b.Values)
	assert.Same(t, b, sub.Block)

	z, q := f.NewValue(OpConst, I32, Pos{}), f.NewValue(OpConst, I1, Pos{})
	b.InsertBefore(0, z)
	b.InsertBefore(1, q)
	f.ReplaceUses(x, z)
	f.ReplaceUses(y, q)
	assert.Equal(t, []*Value{z, z, z}, add.Args)
	assert.Same(t, q, add.Guard.Pred)
	assert.Same(t, z, add.PassThrough())
	assert.Equal(t, []*Value{z, z}, add.Operands())

	sub.Remove()
	assert.Nil(t, sub.Block)
	assert.Equal(t, []*Value{z, q, x, y, add}, b.Values)

	c := f.NewBlock("")
	b.AddEdge(c)
	assert.Panics(t, func() { f.RemoveBlock(c) })
	b.RemoveSucc(0)
	f.RemoveBlock(c)
	assert.Equal(t, []*Block{b}, f.Blocks)
	assert.Equal(t, 2, f.NumBlocks(), "IDs are never used again")
}

// TestArgsDoNotOverlap shows that lists of arguments from one slab cannot grow into each other.
func TestArgsDoNotOverlap(t *testing.T) {
	f := (&Module{}).NewFunc("f", false)
	b := f.NewBlock("")
	x := b.Const(I32, 1, Pos{})
	v := b.Append(OpAdd, I32, Pos{}, x, x)
	w := b.Append(OpSub, I32, Pos{}, x, x)
	v.Args = append(v.Args, v)
	assert.Equal(t, []*Value{x, x}, w.Args)
}

// TestCloneFunc shows that a copy of a function stands in the same module, shares no part that may change but symbols, and can
// take the place of what the original became.
func TestCloneFunc(t *testing.T) {
	for seed := range uint64(100) {
		m := randomModule(seed)
		before := structure(m)
		for _, f := range m.Funcs {
			g := f.Clone()
			assert.Same(t, m, g.Module)
			assert.Same(t, f.Sym, g.Sym)
			for _, b := range f.Blocks { // wreck the original
				for _, v := range b.Values {
					clear(v.Args)
					*v = Value{}
				}
				clear(b.Values)
				clear(b.Succs)
				clear(b.Preds)
				*b = Block{}
			}
			clear(f.Regs)
			f.Restore(g)
			for _, b := range f.Blocks {
				assert.Same(t, f, b.Func)
			}
		}
		require.Equal(t, before, structure(m), "seed %d", seed)
	}
}
