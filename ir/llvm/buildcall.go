package llvm

import (
	"regexp"
	"slices"
	"strings"

	"lockstep/ir"
	"lockstep/ir/target"
)

// A lowering says what a function that is known by its name does. The tables of them (tab*.go) are data; the few that need
// more than operands in some order have code in build.
type lowering struct {
	op   ir.Op
	mods ir.Mods
	// args are the operands of op, a letter each: a digit takes that argument, z is 0, m is all ones (32 bits).
	args string
	// ty says where the operating type comes from if mods gives none: r, s, u of the result (as bits, signed, unsigned), or
	// a, b, c of the first argument.
	ty byte
	// sreg is what a read of a special register reads.
	sreg target.Sreg
	// build makes the call's value, nil if it has none; ok is false where the call is of a form that it does not know, so that
	// it is kept as text.
	build func(fb *funcBuilder, s *callSite) (v *ir.Value, ok bool)
}

// notKnown marks globals that no table knows.
var notKnown = &lowering{}

// callSite is a call of a known function.
type callSite struct {
	in   *Instr
	c    *Call
	ops  []Operand
	t    *ir.Type // of the result
	ret  TypeID
	name string
	low  *lowering
}

// call makes the value of a call. ends says that it ends the block: no thread comes back. more says that the block has further
// instructions.
func (fb *funcBuilder) call(in *Instr, more bool) (v *ir.Value, ends bool) {
	c := &fb.f.Calls[in.Extra]
	s := callSite{in: in, c: c, ops: fb.f.Ops[c.Args.Lo:c.Args.Hi], t: fb.irType(c.Ret), ret: c.Ret}
	switch c.Callee.Kind {
	case OpdAsm:
		return fb.asm(&s), false
	case OpdGlobal:
	default:
		return fb.indirect(&s), false
	}
	n := uint32(c.Callee.Bits)
	g := &fb.f.Globals[n]
	s.name = g.Name
	if s.low = fb.lowering(n); s.low != notKnown {
		if s.low.op.Info().Terminator && in.Op == kwCall && more && fb.nextIsUnreachable() {
			fb.emit(s.low.op, ir.Void, fb.mod(ir.Mods{Text: s.name}))
			return nil, true
		}
		if v, ok := fb.known(&s); ok {
			fb.noUndefArgs(&s)
			return v, false
		}
	}
	if strings.HasPrefix(g.Name, "llvm.") {
		return fb.opaqueCall(&s, "call "+g.Name), false
	}
	sym, _ := fb.symbol(n)
	if sym == nil || sym.Kind != ir.SymFunc {
		return fb.opaqueCall(&s, "call "+g.Name), false
	}
	v = fb.emit(ir.OpCall, s.t, fb.mod(ir.Mods{Text: "call " + g.Name}), fb.arguments(&s)...)
	v.Aux.Sym = sym
	v.Aux.Call = fb.callInfo(&s)
	fb.noUndefArgs(&s)
	return v, false
}

// noUndefArgs notes with a call that was just made, if its function is declared so, that an undefined argument is undefined
// behaviour.
func (fb *funcBuilder) noUndefArgs(s *callSite) {
	n := fb.f.Globals[s.c.Callee.Bits].Func
	if n == 0 || !slices.ContainsFunc(fb.f.Funcs[n-1].Params, func(q Param) bool { return q.Attrs&AttrNoUndef != 0 }) {
		return
	}
	for _, v := range slices.Backward(fb.cur.Values) {
		if v.Stmt != fb.stmt {
			return
		}
		if v.Issues() == 0 {
			continue
		}
		info := ir.CallInfo{}
		if v.Aux.Call != nil {
			info = *v.Aux.Call
		}
		info.Facts |= ir.FactNoUndefArgs
		v.Aux.Call = &info
		return
	}
}

// nextIsUnreachable reports whether the instruction behind the one at hand is unreachable.
func (fb *funcBuilder) nextIsUnreachable() bool {
	first := fb.f.Blocks[fb.fn.Blocks.Lo].Instrs.Lo
	return fb.f.Instrs[int(first)+int(fb.stmt)+1].Op == kwUnreachable
}

// arguments are the values of a call's arguments; metadata has none.
func (fb *funcBuilder) arguments(s *callSite) []*ir.Value {
	args := make([]*ir.Value, 0, len(s.ops))
	for i := range s.ops {
		if s.ops[i].Kind != OpdMeta {
			args = append(args, fb.value(&s.ops[i]))
		}
	}
	return args
}

// callInfo is what a call promises itself; nil if nothing.
func (fb *funcBuilder) callInfo(s *callSite) *ir.CallInfo {
	attrs := fb.builder.attrs(s.c.Attrs, s.c.Groups)
	facts := functionFacts(attrs) &^ ir.FactNotConvergent // a call is convergent if the function is
	if s.c.Control {
		facts |= ir.FactHasToken
	}
	if facts == 0 {
		return nil
	}
	return &ir.CallInfo{Facts: facts}
}

func (fb *funcBuilder) indirect(s *callSite) *ir.Value {
	args := append([]*ir.Value{fb.value(&s.c.Callee)}, fb.arguments(s)...)
	v := fb.emit(ir.OpCallIndirect, s.t, fb.mod(ir.Mods{Text: "call"}), args...)
	if v.Aux.Call = fb.callInfo(s); v.Aux.Call == nil {
		v.Aux.Call = new(ir.CallInfo)
	}
	if fb.builder.attrs(s.c.Attrs, s.c.Groups)&AttrConvergent == 0 {
		v.Aux.Call.Facts |= ir.FactNotConvergent
	}
	return v
}

// opaqueCall keeps a call as text: divergent, convergent, reads and writes.
func (fb *funcBuilder) opaqueCall(s *callSite, text string) *ir.Value {
	return fb.emit(ir.OpOpaque, s.t, fb.mod(ir.Mods{Text: text}), fb.arguments(s)...)
}

// convergentAsm are the words of PTX and AMD assembly whose effect depends on the lanes that execute them together, whether
// or not the front end said so.
var convergentAsm = regexp.MustCompile(`\b(bar|barrier|vote|shfl|match|redux|activemask|elect|wgmma|mma|wmma|ldmatrix|stmatrix|tcgen05|setmaxnreg|s_barrier\w*|ds_bpermute\w*|ds_permute\w*|ds_swizzle\w*|v_readlane\w*|v_readfirstlane\w*|v_writelane\w*|v_permlane\w*|\w*_dpp\w*|row_\w+|quad_perm)\b`)

// asm keeps inline assembly as text.
func (fb *funcBuilder) asm(s *callSite) *ir.Value {
	a := &fb.f.Asms[s.c.Callee.Bits]
	v := fb.emit(ir.OpOpaque, s.t, fb.mod(ir.Mods{Text: `asm "` + a.Text + `"`}), fb.arguments(s)...)
	attrs := fb.builder.attrs(s.c.Attrs, s.c.Groups)
	facts := functionFacts(attrs)
	if convergentAsm.MatchString(a.Text) {
		facts &^= ir.FactNotConvergent
	}
	if !a.SideEffect && !strings.Contains(a.Constraints, "memory") && !strings.Contains(a.Constraints, "*") {
		facts |= ir.FactReadNone
	}
	if s.c.Control {
		facts |= ir.FactHasToken
	}
	if facts != 0 {
		v.Aux.Call = &ir.CallInfo{Facts: facts}
	}
	return v
}

// overload is a part of an intrinsic's name that says what types it is for.
var overload = regexp.MustCompile(`^(i\d+|f\d+|bf16|p\d+\w*|v\d+\w+|nxv\d+\w+|a\d+\w+|s_\w*|sl_\w*|isVoid|ppcf128|x86\w*|Metadata|t\w*)$`)

// lowering finds what the tables say of a global; notKnown if they say nothing, or the module defines it itself.
func (b *builder) lowering(n uint32) *lowering {
	if more := len(b.f.Globals) - len(b.lowerings); more > 0 {
		b.lowerings = append(b.lowerings, make([]*lowering, more)...)
	}
	if l := b.lowerings[n]; l != nil {
		return l
	}
	g := &b.f.Globals[n]
	l := notKnown
	if g.Func == 0 && g.Kind == GlobalUndeclared || g.Func != 0 && !b.f.Funcs[g.Func-1].Defined() {
		if found := lookupLowering(g.Name); found != nil {
			l = found
		}
	}
	b.lowerings[n] = l
	return l
}

// lookupLowering finds a name, first as it is, then without the types that overloaded intrinsics end in.
func lookupLowering(name string) *lowering {
	if l := knownFunctions[name]; l != nil {
		return l
	}
	for base := name; strings.HasPrefix(name, "llvm."); {
		i := strings.LastIndexByte(base, '.')
		if i < 0 || !overload.MatchString(base[i+1:]) {
			break
		}
		base = base[:i]
		if l := knownFunctions[base]; l != nil {
			return l
		}
	}
	for _, p := range knownPrefixes {
		if rest, ok := strings.CutPrefix(name, p.prefix); ok {
			if l := p.find(rest); l != nil {
				return l
			}
		}
	}
	return nil
}

// knownFunctions are all tables together.
var knownFunctions map[string]*lowering

// knownPrefixes are families of names.
var knownPrefixes []prefixRule

type prefixRule struct {
	prefix string
	find   func(rest string) *lowering
}

func init() {
	knownFunctions = map[string]*lowering{}
	for _, t := range []map[string]lowering{llvmTable(), nvvmTable(), amdgcnTable(), r600Table(), openclTable(), mathTable()} {
		for name, l := range t {
			knownFunctions[name] = &l
		}
	}
	knownPrefixes = []prefixRule{
		{"llvm.nvvm.read.ptx.sreg.", nvvmSreg},
		{"llvm.nvvm.", nvvmFamily},
		{"llvm.dbg.", func(string) *lowering { return &lowering{op: ir.OpHint, build: noCode} }},
		{"llvm.amdgcn.", amdgcnFamily},
		{"__nv_", libdevice},
		{"__ocml_", ocml},
		{"_Z", mangled},
		{"__spirv_", spirvBuiltin},
	}
}

// known makes the value of a call that a table describes.
func (fb *funcBuilder) known(s *callSite) (v *ir.Value, ok bool) {
	low := s.low
	if low.build != nil {
		return low.build(fb, s)
	}
	if low.sreg != target.NoSreg {
		return fb.readSreg(s, low.sreg), true
	}
	for i := range len(low.args) {
		if c := low.args[i]; '0' <= c && c <= '9' && (int(c-'0') >= len(s.ops) || s.ops[c-'0'].Kind == OpdMeta) {
			return nil, false
		}
	}
	info := low.op.Info()
	if info.Results == 0 && s.t.Kind != ir.KindVoid || info.Results > 0 && s.t.Kind == ir.KindVoid {
		return nil, false
	}
	m := low.mods
	m.Text = s.name
	m.Flags |= flagsOf(s.in.Flags)
	if m.Ty == ir.NoScalar && low.ty != 0 {
		m.Ty = fb.typeFrom(s, low.ty)
	}
	var few [5]*ir.Value
	args := few[:0]
	for i := range len(low.args) {
		switch c := low.args[i]; c {
		case 'z':
			args = append(args, fb.cur.Const(ir.I32, 0, fb.pos))
		case 'm':
			args = append(args, fb.cur.Const(ir.I32, 1<<32-1, fb.pos))
		default:
			args = append(args, fb.value(&s.ops[c-'0']))
		}
	}
	return fb.result(s, low.op, fb.mod(m), args...), true
}

// typeFrom is the operating type that a letter of lowering.ty asks for.
func (fb *funcBuilder) typeFrom(s *callSite, letter byte) ir.Scalar {
	id := s.ret
	if letter <= 'c' {
		if len(s.ops) == 0 {
			return ir.NoScalar
		}
		id = s.ops[0].Type
		letter = [...]byte{'r', 's', 'u'}[letter-'a']
	} else if fb.f.kind(id) == TypeStruct {
		if elems := fb.f.Elems(fb.f.resolve(id)); len(elems) > 0 {
			id = elems[0]
		}
	}
	return fb.scalar(id, map[byte]reading{'r': asBits, 's': asSigned, 'u': asUnsigned}[letter])
}

// result emits an operation whose second result, if the call gives a struct, is the struct's second element.
func (fb *funcBuilder) result(s *callSite, op ir.Op, m *ir.Mods, args ...*ir.Value) *ir.Value {
	if s.t.Kind != ir.KindStruct || op.Info().Results != 2 {
		return fb.emit(op, s.t, m, args...)
	}
	v := fb.emit(op, ir.TupleOf(s.t.Elems...), m, args...)
	parts := make([]*ir.Value, len(s.t.Elems))
	for i := range parts {
		parts[i] = fb.cur.Proj(v, i)
	}
	return fb.emit(ir.OpTuple, s.t, nil, parts...)
}

// sreg is a special register as a value of type t, which costs nothing.
func (fb *funcBuilder) sregAs(r target.Sreg, t *ir.Type) *ir.Value {
	v := fb.cur.Append(ir.OpSreg, ir.IntType(r.Info().Bits), fb.pos)
	v.Aux.Bits = uint64(r)
	if v.Type.Bits == t.Bits {
		return v
	}
	return fb.part(ir.OpCvt, t, fb.mod(ir.Mods{Ty: intScalars[uint32(t.Bits)][asUnsigned], SrcTy: intScalars[uint32(v.Type.Bits)][asUnsigned]}), v)
}

// readSreg is a call that gives a special register: a move, or a conversion where the widths differ.
func (fb *funcBuilder) readSreg(s *callSite, r target.Sreg) *ir.Value {
	v := fb.cur.Append(ir.OpSreg, ir.IntType(r.Info().Bits), fb.pos)
	v.Aux.Bits = uint64(r)
	m := ir.Mods{Ty: ir.BitsScalar(s.t), Text: s.name}
	if m.Ty == ir.B32 || m.Ty == ir.B64 {
		m.Ty = intScalars[uint32(s.t.Bits)][asUnsigned]
	}
	if v.Type.Bits == s.t.Bits {
		return fb.emit(ir.OpMov, s.t, fb.mod(m), v)
	}
	m.SrcTy = intScalars[uint32(v.Type.Bits)][asUnsigned]
	return fb.emit(ir.OpCvt, s.t, fb.mod(m), v)
}

// noCode is for calls that give no instruction: debug information, lifetimes, assumptions. What they say of values stays.
func noCode(fb *funcBuilder, s *callSite) (*ir.Value, bool) {
	if s.t.Kind != ir.KindVoid {
		return nil, false
	}
	args := make([]*ir.Value, 0, 1)
	if s.low.args != "" && len(s.ops) > 0 && s.ops[0].Kind != OpdMeta {
		args = append(args, fb.value(&s.ops[0]))
	}
	fb.part(ir.OpHint, ir.Void, fb.mod(ir.Mods{Text: s.name}), args...)
	return nil, true
}

// library makes a call of a function that is pure by its name.
func library(fb *funcBuilder, s *callSite) (*ir.Value, bool) {
	if s.t.Kind == ir.KindVoid {
		return nil, false
	}
	for i := range s.ops {
		if fb.isPtr(s.ops[i].Type) {
			return nil, false // a result goes through it
		}
	}
	return fb.emit(ir.OpLib, s.t, fb.mod(ir.Mods{Text: s.name, Flags: flagsOf(s.in.Flags)}), fb.arguments(s)...), true
}
