package ptx

import (
	"lockstep/ir"
	"lockstep/ir/target"
)

// A binding says what a name means at a place of the text: a kind in the upper
// bits, an index in the lower ones. The zero binding is unbound.
type binding uint32

const (
	bindReg    binding = (iota + 1) << bindShift // index into bodyBuilder.regs
	bindVecReg                                   // the same, of the first of its components
	bindSym                                      // index into builder.syms
	bindShift  = 29
	bindIndex  = 1<<bindShift - 1
)

func (b binding) kind() binding { return b &^ bindIndex }
func (b binding) index() int32  { return int32(b & bindIndex) }

// names is the meaning of every name, as dense tables by NameID. Declarations
// in a { } scope hide outer ones and are undone at its end.
//
// Families (%r<100>) make no members until one is used. A member of a family of
// the body's outermost scope is then bound like a declared register. Families in
// nested scopes are rare: a body that has one takes the slow way, where each use
// of a name looks for the innermost declaration that fits.
type names struct {
	f    *File
	bind []binding
	fam  []int32 // family plus 1 that the name is the prefix of

	undo   []nameUndo
	scopes []int32 // where each open scope starts in undo

	families []family
	members  []NameID // bound members of families of the outermost scope
	nested   bool     // a nested scope declares a family
	slow     map[memberKey]binding
	depth    []int32 // scope depth of each binding, kept only where nested

	sregs map[sregKey]target.Sreg
}

type nameUndo struct {
	name  NameID
	fam   bool
	old   uint32
	depth int32
}

// A family is a declaration name<n>, of registers or of variables.
type family struct {
	count uint32
	depth int32
	reg   *Reg
	v     *Var
}

type memberKey struct {
	family int32
	n      uint32
}

type sregKey struct {
	name NameID
	comp Comp
}

func newNames(f *File) names {
	n := f.NumNames() + 1
	return names{f: f, bind: make([]binding, n), fam: make([]int32, n), depth: make([]int32, n), sregs: map[sregKey]target.Sreg{}}
}

// openScope and closeScope enter and leave a { } scope; a body is one too.
func (n *names) openScope() { n.scopes = append(n.scopes, int32(len(n.undo))) }

func (n *names) closeScope() {
	mark := n.scopes[len(n.scopes)-1]
	n.scopes = n.scopes[:len(n.scopes)-1]
	for i := int32(len(n.undo)) - 1; i >= mark; i-- {
		u := &n.undo[i]
		if u.fam {
			n.fam[u.name] = int32(u.old)
		} else {
			n.bind[u.name], n.depth[u.name] = binding(u.old), u.depth
		}
	}
	n.undo = n.undo[:mark]
}

// endBody forgets all that a body declared.
func (n *names) endBody() {
	for len(n.scopes) > 0 {
		n.closeScope()
	}
	for _, name := range n.members {
		n.bind[name], n.depth[name] = 0, 0
	}
	n.members, n.families, n.nested, n.slow = n.members[:0], n.families[:0], false, nil
}

// declare binds a name in the innermost scope, or in the module if none is open.
// It returns what the name meant in that same scope before, 0 for nothing.
func (n *names) declare(name NameID, b binding) (old binding) {
	depth := int32(len(n.scopes))
	if n.depth[name] == depth {
		old = n.bind[name]
	}
	if depth > 0 {
		n.undo = append(n.undo, nameUndo{name: name, old: uint32(n.bind[name]), depth: n.depth[name]})
	}
	n.bind[name], n.depth[name] = b, depth
	return old
}

// declareFamily makes name the prefix of a family in the innermost scope.
func (n *names) declareFamily(name NameID, f family) {
	f.depth = int32(len(n.scopes))
	n.families = append(n.families, f)
	n.undo = append(n.undo, nameUndo{name: name, fam: true, old: uint32(n.fam[name])})
	n.fam[name] = int32(len(n.families))
	if f.depth > 1 && !n.nested {
		n.nested, n.slow = true, map[memberKey]binding{}
	}
}

// member finds the innermost family that name is a member of and that was
// declared deeper than the name itself.
func (n *names) member(name NameID) (fam int32, number uint32) {
	best := int32(0)
	if n.bind[name] != 0 {
		best = n.depth[name]
	}
	for prefix, i := range n.f.FamilyMembers(name) {
		if k := n.fam[prefix]; k != 0 {
			if f := &n.families[k-1]; i < f.count && f.depth > best {
				best, fam, number = f.depth, k, i
			}
		}
	}
	return fam, number
}

// sreg returns the special register that an unbound name is; NoSreg if none.
func (n *names) sreg(name NameID, comp Comp) target.Sreg {
	if comp == CompSelector { // bytes and halves are those of declared registers
		return target.NoSreg
	}
	k := sregKey{name, comp}
	s, ok := n.sregs[k]
	if !ok {
		text := n.f.NameText(name)
		if comp != CompNone {
			text += "." + compLetters[comp-1:comp]
		}
		if len(text) > 0 && text[0] == '%' || text == target.SWARPSZ.Info().Name {
			s = target.LookupSreg(text)
		}
		n.sregs[k] = s
	}
	return s
}

const compLetters = "xyzw"

// lookup returns what a name means here. Members of families come into being on
// their first use.
func (bb *bodyBuilder) lookup(name NameID) binding {
	n := &bb.b.names
	b := n.bind[name]
	if b != 0 && !n.nested && (b.kind() != bindSym || n.depth[name] > 0 || len(n.families) == 0) {
		return b
	}
	if len(n.families) == 0 {
		return b
	}
	k, number := n.member(name)
	if k == 0 {
		return b
	}
	f := &n.families[k-1]
	key := memberKey{k, number}
	if n.nested {
		if b := n.slow[key]; b != 0 {
			return b
		}
	}
	switch {
	case f.reg != nil:
		b = bb.newReg(name, f.reg)
	default:
		v := *f.v
		v.Name, v.Count = name, 0
		b = bb.newVar(&v)
	}
	if n.nested {
		n.slow[key] = b
	}
	if f.depth == 1 && n.bind[name] == 0 {
		n.bind[name], n.depth[name] = b, 1
		n.members = append(n.members, name)
	}
	return b
}

// newReg makes a register, or all components of a vector register.
func (bb *bodyBuilder) newReg(name NameID, r *Reg) binding {
	i := int32(len(bb.regs))
	kind := bindReg
	if r.Vec > 1 {
		kind = bindVecReg
	}
	ty := r.Type.Scalar()
	for c := range max(r.Vec, 1) {
		s := regState{name: name, typ: container(ty), ty: ty, pos: r.Pos, curBlock: -1, uses: -1, defs: -1}
		if r.Vec > 1 {
			s.comp, s.vec = Comp(c+1), r.Vec
		}
		bb.regs = append(bb.regs, s)
	}
	return kind | binding(i)
}

// container is the container of a declared type: 32 bits for a type that the
// tables do not know, so that the text can still be analysed.
func container(ty ir.Scalar) *ir.Type {
	if ty == ir.OtherScalar || ty == ir.NoScalar {
		return ir.I32
	}
	return ty.Type()
}
