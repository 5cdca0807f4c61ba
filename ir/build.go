package ir

// A function allocates so many values at a time, growing with what it has: small functions are many.
const (
	minSlab = 16
	maxSlab = 256
)

func (f *Func) slabSize() int { return min(max(int(f.nextValue)/4, minSlab, f.leastSlab), maxSlab) }

// TakeRoom gives f the room that from, which is done, has left. So a reader makes many small functions without waste.
func (f *Func) TakeRoom(from *Func) {
	f.valueSlab, f.argSlab, f.leastSlab = from.valueSlab, from.argSlab, min(max(2*from.leastSlab, minSlab), maxSlab)
	from.valueSlab, from.argSlab, from.leastSlab = nil, nil, 0
}

// NewFunc appends an empty function to m. The caller fills in the rest.
func (m *Module) NewFunc(name string, kernel bool) *Func {
	f := &Func{Name: name, Kernel: kernel, Module: m}
	f.Sym = &Symbol{Name: name, Kind: SymFunc, Func: f}
	m.Funcs = append(m.Funcs, f)
	return f
}

// NewBlock appends an empty block to f.
func (f *Func) NewBlock(name string) *Block {
	b := &Block{ID: f.nextBlock, Name: name, Func: f}
	f.nextBlock++
	f.Blocks = append(f.Blocks, b)
	return b
}

// NewValue makes a value that is in no block yet. args is copied.
func (f *Func) NewValue(op Op, t *Type, pos Pos, args ...*Value) *Value {
	v := f.alloc()
	v.ID, v.Op, v.Type, v.Pos, v.Stmt = f.nextValue, op, t, pos, NoStmt
	f.nextValue++
	v.Args = f.args(args)
	return v
}

// ForgetValues takes back the numbers of all values made since NumValues was n. None of them may stand in a block, or be used.
func (f *Func) ForgetValues(n int) { f.nextValue = min(f.nextValue, ID(n)) }

// alloc takes a zero value from the slab.
func (f *Func) alloc() *Value {
	if len(f.valueSlab) == 0 {
		f.valueSlab = make([]Value, f.slabSize())
	}
	v := &f.valueSlab[0]
	f.valueSlab = f.valueSlab[1:]
	return v
}

// args copies a list of arguments into the slab, with no room to grow into a neighbour's.
func (f *Func) args(args []*Value) []*Value {
	n := len(args)
	if n == 0 {
		return nil
	}
	if len(f.argSlab) < n {
		f.argSlab = make([]*Value, max(f.slabSize()*2, n))
	}
	s := f.argSlab[:n:n]
	f.argSlab = f.argSlab[n:]
	copy(s, args)
	return s
}

// SetArgs replaces v's arguments by a copy of args.
func (v *Value) SetArgs(args ...*Value) { v.Args = v.Block.Func.args(args) }

// Append makes a value at the end of b.
func (b *Block) Append(op Op, t *Type, pos Pos, args ...*Value) *Value {
	v := b.Func.NewValue(op, t, pos, args...)
	v.Block = b
	b.Values = append(b.Values, v)
	return v
}

// Const makes a constant of type t at the end of b. Wider bits than t has are an error of the caller.
func (b *Block) Const(t *Type, bits uint64, pos Pos) *Value {
	v := b.Append(OpConst, t, pos)
	v.Aux.Bits = bits
	return v
}

// Proj makes the projection of result i of the tuple v, at the end of b.
func (b *Block) Proj(v *Value, i int) *Value {
	p := b.Append(OpProj, v.Type.Elems[i], v.Pos, v)
	p.Aux.Bits = uint64(i)
	return p
}

// AddEdge adds an edge from b to c as b's last successor and c's last predecessor. Phis of c need an argument for it.
func (b *Block) AddEdge(c *Block) {
	i, j := len(b.Succs), len(c.Preds)
	b.Succs = append(b.Succs, Edge{c, j})
	c.Preds = append(c.Preds, Edge{b, i})
}

// Reserve makes room for a number of values and argument slots at once, so that a reader that knows how much is coming
// allocates once.
func (f *Func) Reserve(values, args int) {
	if len(f.valueSlab) < values {
		f.valueSlab = make([]Value, values)
	}
	if len(f.argSlab) < args {
		f.argSlab = make([]*Value, args)
	}
}
