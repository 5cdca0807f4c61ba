package prove

import (
	"encoding/binary"

	"lockstep/ir"
)

// term is a value as far as symbolic execution knows it: an index into terms.nodes. Equal values that are made in the same way
// are the same term (hash-consing: A. P. Ershov, On programming of arithmetic operations, 1958).
//
// Terms of one bit are kept as and-inverter graphs over atoms, so that guards and branches that say the same look the same:
// and, not, xor, the constants; every other term of one bit is an atom.
type term int32

// The terms that every table begins with.
const (
	noTerm term = iota
	termFalse
	termTrue
)

type termKind uint8

const (
	kindNone   termKind = iota
	kindConst           // bits
	kindUndef           // an undefined value of the input: bits is the ID of the OpUndef
	kindVar             // what a class of values holds where the region begins: bits is the class
	kindResult          // what the effect with number bits of this path gave
	kindApp             // operation sig on args
	kindProj            // element bits of args[0]
	kindTuple           // args together
	kindIte             // args[0] ? args[1] : args[2]; of one bit only if poison counts
	kindAnd             // of one bit
	kindNot             // of one bit
	kindXor             // of one bit
	kindIs              // of one bit: args[0] is the number bits
)

type node struct {
	kind  termKind
	sig   int32 // kindApp
	bits  uint64
	args  []term
	typ   *ir.Type
	undef bool // an undefined value is inside
	ite   bool // an undecided choice is inside
}

// terms is the table of terms of one region.
type terms struct {
	nodes []node
	index map[string]term
	key   []byte
	facts map[term]bool // atoms that are decided on this path

	strict bool           // values may be poison: see poison.go
	frozen map[int32]bool // signatures that never give poison
}

func newTerms() *terms {
	t := &terms{index: make(map[string]term)}
	t.nodes = append(t.nodes, node{}, node{kind: kindConst, typ: ir.I1}, node{kind: kindConst, bits: 1, typ: ir.I1})
	return t
}

func (t *terms) at(x term) *node { return &t.nodes[x] }

// bit reports whether x is of one bit.
func (t *terms) bit(x term) bool { n := &t.nodes[x]; return n.typ.IsScalar() && n.typ.Bits == 1 }

// widthKey adds what tells types apart: the number of bits of scalars, the spelling of others.
func widthKey(key []byte, typ *ir.Type) []byte {
	if typ.IsScalar() {
		return binary.AppendUvarint(key, uint64(typ.Bits)<<1)
	}
	s := typ.String()
	key = binary.AppendUvarint(key, uint64(len(s))<<1|1)
	return append(key, s...)
}

// make returns the term with these parts. Atoms that are decided become constants.
func (t *terms) make(kind termKind, sig int32, bits uint64, typ *ir.Type, args ...term) term {
	k := append(t.key[:0], byte(kind))
	k = binary.AppendUvarint(k, uint64(sig))
	k = binary.AppendUvarint(k, bits)
	k = widthKey(k, typ)
	for _, a := range args {
		k = binary.AppendUvarint(k, uint64(a))
	}
	t.key = k
	x, ok := t.index[string(k)]
	if !ok {
		x = term(len(t.nodes))
		n := node{kind: kind, sig: sig, bits: bits, typ: typ, undef: kind == kindUndef, ite: kind == kindIte}
		if len(args) > 0 {
			n.args = append([]term(nil), args...)
		}
		for _, a := range args {
			n.undef = n.undef || t.nodes[a].undef
			n.ite = n.ite || t.nodes[a].ite
		}
		t.nodes = append(t.nodes, n)
		t.index[string(k)] = x
	}
	return t.known(x)
}

// known returns x, or the constant that it is on this path.
func (t *terms) known(x term) term {
	if holds, ok := t.facts[x]; ok {
		return truth(holds)
	}
	return x
}

func truth(b bool) term {
	if b {
		return termTrue
	}
	return termFalse
}

func (t *terms) constant(bits uint64, typ *ir.Type) term {
	if typ.IsScalar() && typ.Bits == 1 {
		return truth(bits != 0)
	}
	return t.make(kindConst, 0, bits, typ)
}

func (t *terms) not(x term) term {
	switch {
	case x == termFalse:
		return termTrue
	case x == termTrue:
		return termFalse
	case t.nodes[x].kind == kindNot:
		return t.nodes[x].args[0]
	}
	return t.make(kindNot, 0, 0, ir.I1, x)
}

func (t *terms) and(x, y term) term {
	if x > y {
		x, y = y, x
	}
	switch {
	case x == termFalse, x == t.not(y):
		return termFalse
	case x == termTrue, x == y:
		return y
	}
	return t.make(kindAnd, 0, 0, ir.I1, x, y)
}

func (t *terms) or(x, y term) term { return t.not(t.and(t.not(x), t.not(y))) }

func (t *terms) xor(x, y term) term {
	if x > y {
		x, y = y, x
	}
	switch {
	case x == termFalse:
		return y
	case x == termTrue:
		return t.not(y)
	case x == y:
		return termFalse
	case t.nodes[x].kind == kindNot:
		return t.not(t.xor(t.nodes[x].args[0], y))
	case t.nodes[y].kind == kindNot:
		return t.not(t.xor(x, t.nodes[y].args[0]))
	}
	return t.make(kindXor, 0, 0, ir.I1, x, y)
}

// choose is c ? x : y.
func (t *terms) choose(c, x, y term) term {
	if n := t.nodes[c]; n.kind == kindNot {
		c, x, y = n.args[0], y, x
	}
	switch {
	case c == termTrue:
		return x
	case c == termFalse:
		return y
	case t.strict && !t.neverPoison(c):
		return t.make(kindIte, 0, 0, t.nodes[x].typ, c, x, y)
	case x == y:
		return x
	case t.bit(x):
		return t.or(t.and(c, x), t.and(t.not(c), y))
	}
	return t.make(kindIte, 0, 0, t.nodes[x].typ, c, x, y)
}

// proj is element i, of type typ, of a tuple.
func (t *terms) proj(x term, i uint64, typ *ir.Type) term {
	switch n := t.nodes[x]; n.kind {
	case kindTuple:
		return n.args[i]
	case kindIte:
		return t.choose(n.args[0], t.proj(n.args[1], i, typ), t.proj(n.args[2], i, typ))
	}
	return t.make(kindProj, 0, i, typ, x)
}

// atom returns an undecided atom of x, which is of one bit and no constant: what a path has to decide to know x.
func (t *terms) atom(x term) term {
	for {
		n := &t.nodes[x]
		switch n.kind {
		case kindAnd, kindXor, kindNot:
			x = n.args[0]
		default:
			return x
		}
	}
}

// split returns an undecided atom that something inside x is chosen by, or x hangs on; noTerm if there is none.
func (t *terms) split(x term) term {
	for t.nodes[x].ite {
		n := &t.nodes[x]
		if n.kind == kindIte {
			return t.atom(n.args[0])
		}
		for _, a := range n.args {
			if t.nodes[a].ite {
				x = a
				break
			}
		}
	}
	if t.bit(x) && t.nodes[x].kind != kindConst {
		return t.atom(x)
	}
	return noTerm
}
