package ir

// What an operation does with the bits of its operands, as data for the verifier. PTX registers may be wider than the
// operating type (PTX ISA 9.4.1), so widths are lower bounds, but for predicates.

// shape is a row of the table: a letter for each operand, and for each result.
//
//	t  the operating type          s  the source type, where given, else the operating type
//	m  the smaller of the two (mixed precision)
//	x  twice the operating type for mul.wide and its like, else the operating type
//	w  32 bits                     c  a shift count: 32 bits, or the operating type where that is less
//	p  a predicate                 a  an address: 32 bits or more
//	.  any scalar                  *  anything
//
// Operands beyond the row are as the last letter.
type shape struct {
	args, results string
}

var shapes = [NumOps]shape{
	OpMov: {"t", "t"}, OpPack: {".", "t"}, OpUnpack: {"t", "*"}, OpCvt: {"s", "t"}, OpCvta: {"t", "t"}, OpIsspacep: {"a", "p"},
	OpMapa: {"tw", "t"}, OpGetCTARank: {"a", "w"}, OpPrmt: {"w", "w"},

	OpAdd: {"m", "tp"}, OpSub: {"m", "tp"}, OpAddc: {"ttp", "tp"}, OpSubc: {"ttp", "tp"}, OpMul: {"m", "x"}, OpMul24: {"w", "w"},
	OpMad: {"ttx", "xp"}, OpMadc: {"tttp", "tp"}, OpMad24: {"w", "w"}, OpFma: {"m", "t"}, OpSad: {"t", "t"}, OpDiv: {"t", "t"},
	OpRem: {"t", "t"}, OpAbs: {"t", "t"}, OpNeg: {"t", "t"}, OpMin: {"t", "t"}, OpMax: {"t", "t"}, OpPopc: {"t", "."},
	OpClz: {"t", "."}, OpBfind: {"t", "w"}, OpFns: {"w", "w"}, OpBrev: {"t", "t"}, OpBfe: {"tww", "t"}, OpBfi: {"ttww", "t"},
	OpBmsk: {"w", "w"}, OpSzext: {"w", "w"}, OpDp4a: {"w", "w"}, OpDp2a: {"w", "w"}, OpSqrt: {"t", "t"}, OpRsqrt: {"t", "t"},
	OpRcp: {"t", "t"}, OpSin: {"t", "t"}, OpCos: {"t", "t"}, OpLg2: {"t", "t"}, OpEx2: {"t", "t"}, OpTanh: {"t", "t"},
	OpCopysign: {"t", "t"}, OpTestp: {"t", "p"},

	OpSetp: {"ssp", "pp"}, OpSet: {"ssp", "t"}, OpSelp: {"ttp", "t"}, OpSlct: {"tts", "t"}, OpAnd: {"t", "t"}, OpOr: {"t", "t"},
	OpXor: {"t", "t"}, OpNot: {"t", "t"}, OpCnot: {"t", "t"}, OpLop3: {"wwwwp", "wp"}, OpShl: {"tc", "t"}, OpShr: {"tc", "t"},
	OpShf: {"wwc", "w"},

	OpLoad: {"a", "*"}, OpStore: {"at", ""}, OpAtom: {"at", "t"}, OpRed: {"at", ""}, OpPrefetch: {"a", ""}, OpAlloca: {".", "a"},

	OpWarpBar: {"w", ""}, OpShfl: {"w", "wp"}, OpVote: {"pw", "t"}, OpMatch: {"tw", "wp"}, OpRedux: {"tw", "t"},
	OpElect: {"w", "wp"}, OpActivemask: {"", "w"}, OpNanosleep: {"w", ""},

	OpGEP: {"a.", "a"}, OpMemcpy: {"aa.", ""}, OpMemset: {"a..", ""},

	OpCondBr: {"p", ""}, OpBrx: {"w", ""}, OpCondRet: {"p*", ""}, OpCondExit: {"p", ""}, OpCondTrap: {"p", ""},
}

// addressBits is the least width of an address.
const addressBits = 32

// least returns the width that a letter asks for, and whether it must be met exactly.
func (m *Mods) least(letter byte) (bits int, exact bool) {
	switch letter {
	case 't':
		return m.Ty.Bits(), false
	case 's':
		if m.SrcTy != NoScalar {
			return m.SrcTy.Bits(), false
		}
		return m.Ty.Bits(), false
	case 'm':
		if m.SrcTy != NoScalar {
			return min(m.SrcTy.Bits(), m.Ty.Bits()), false
		}
		return m.Ty.Bits(), false
	case 'x':
		if m.Sub == Wide {
			return 2 * m.Ty.Bits(), false
		}
		return m.Ty.Bits(), false
	case 'w':
		return 32, false
	case 'c':
		return min(32, m.Ty.Bits()), false
	case 'p':
		return 1, true
	case 'a':
		return addressBits, false
	}
	return 0, false
}

// widths checks v's operands and result against its row.
func (c *checker) widths(b *Block, v *Value, operands []*Value) {
	sh := &shapes[v.Op]
	m := v.Mods()
	if row := sh.args; row != "" {
		for i, a := range operands {
			letter := row[min(i, len(row)-1)]
			if a.Op == OpAddr && letter != 'p' { // as wide as its space, whatever it is used for
				continue
			}
			if bits, exact := m.least(letter); !fits(a.Type, letter, bits, exact) {
				c.fault(RuleWidth, b, v, "operand %d, %v, is %v; it must be %s", i, a, a.Type, wording(bits, exact))
			}
		}
	}
	row := sh.results
	if row == "" {
		return
	}
	if t := v.Type; t.Kind != KindTuple {
		if bits, exact := m.least(row[0]); !fits(t, row[0], bits, exact) {
			c.fault(RuleWidth, b, v, "the result is %v; it must be %s", t, wording(bits, exact))
		}
		return
	}
	for i, t := range v.Type.Elems {
		letter := row[min(i, len(row)-1)]
		if bits, exact := m.least(letter); !fits(t, letter, bits, exact) {
			c.fault(RuleWidth, b, v, "result %d is %v; it must be %s", i, t, wording(bits, exact))
		}
	}
}

// fits reports whether t can stand where the letter asks for bits. Vectors of LLVM stand for their elements.
func fits(t *Type, letter byte, bits int, exact bool) bool {
	if letter == '*' || bits == 0 && letter != '.' && letter != 'p' && letter != 'a' {
		return true // LLVM: no operating type where the type says it all
	}
	if t.Kind == KindVector {
		t = t.Elem
	}
	if !t.IsScalar() {
		return false
	}
	if exact {
		return t.Bits == bits
	}
	return t.Bits >= bits
}

func wording(bits int, exact bool) string {
	switch {
	case exact:
		return "a predicate"
	case bits == 0:
		return "a scalar"
	}
	return "of " + IntType(bits).String() + " or wider"
}

// opChecks are rules of single operations. operands are without the pass-through.
var opChecks = [NumOps]func(c *checker, b *Block, v *Value, operands []*Value){
	OpConst:   checkConst,
	OpProj:    checkProj,
	OpTuple:   checkTuple,
	OpLoad:    checkLoad,
	OpStore:   checkStore,
	OpArg:     checkArg,
	OpRet:     func(c *checker, b *Block, v *Value, operands []*Value) { c.results(b, v, operands) },
	OpCondRet: func(c *checker, b *Block, v *Value, operands []*Value) { c.results(b, v, operands[1:]) },
}

func checkConst(c *checker, b *Block, v *Value, _ []*Value) {
	if t := v.Type; t.IsScalar() && t.Bits < 64 && v.Aux.Bits>>t.Bits != 0 {
		c.fault(RuleWidth, b, v, "constant %#x is wider than its type %v", v.Aux.Bits, t)
	}
}

func checkProj(c *checker, b *Block, v *Value, operands []*Value) {
	t, i := operands[0].Type, v.Index()
	switch {
	case t.Kind != KindTuple && t.Kind != KindStruct:
		c.fault(RuleProjection, b, v, "projection of %v, which is no tuple but %v", operands[0], t)
	case i < 0 || i >= len(t.Elems):
		c.fault(RuleProjection, b, v, "projection %d of %d elements", i, len(t.Elems))
	case !t.Elems[i].SameWidth(v.Type):
		c.fault(RuleProjection, b, v, "element %d is %v, not as wide as %v", i, t.Elems[i], v.Type)
	}
}

func checkTuple(c *checker, b *Block, v *Value, operands []*Value) {
	elem, n := elements(v.Type)
	if n != len(operands) {
		c.fault(RuleProjection, b, v, "a tuple of %d values has type %v", len(operands), v.Type)
		return
	}
	for i, a := range operands {
		if t := elem(i); !t.SameWidth(a.Type) {
			c.fault(RuleProjection, b, v, "element %d is %v, %v is not as wide", i, t, a)
		}
	}
}

// elements gives the element types of a compound type, and their number; -1 if it is none.
func elements(t *Type) (func(i int) *Type, int) {
	switch t.Kind {
	case KindTuple, KindStruct:
		return func(i int) *Type { return t.Elems[i] }, len(t.Elems)
	case KindVector, KindArray: // LLVM's constants
		return func(int) *Type { return t.Elem }, t.Len
	}
	return nil, -1
}

func checkLoad(c *checker, b *Block, v *Value, _ []*Value) {
	m := v.Mods()
	if m.Ty == NoScalar {
		return // LLVM: the type says it all
	}
	elems := v.Type.Elems
	if m.Vec <= 1 {
		elems = []*Type{v.Type}
	} else if v.Type.Kind != KindTuple || len(elems) != int(m.Vec) {
		c.fault(RuleResult, b, v, "a load of %d elements has type %v", m.Vec, v.Type)
		return
	}
	for _, t := range elems {
		if !fits(t, 't', m.Ty.Bits(), false) {
			c.fault(RuleWidth, b, v, "a load of %v into %v", m.Ty, t)
		}
	}
}

func checkStore(c *checker, b *Block, v *Value, operands []*Value) {
	if n := max(1, int(v.Mods().Vec)); len(operands) != 1+n {
		c.fault(RuleArity, b, v, "a store of %d elements has %d operands behind the address", n, len(operands)-1)
	}
}

func checkArg(c *checker, b *Block, v *Value, _ []*Value) {
	if i := v.Index(); i < 0 || i >= len(c.f.Params) {
		c.fault(RuleArgument, b, v, "argument %d of %d", i, len(c.f.Params))
	}
}

// results checks the values that a function gives back.
func (c *checker) results(b *Block, v *Value, values []*Value) {
	if len(values) > len(c.f.Results) {
		c.fault(RuleArgument, b, v, "%d results of %d", len(values), len(c.f.Results))
	}
}
