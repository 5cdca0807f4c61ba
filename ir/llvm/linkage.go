package llvm

import "lockstep/ir"

// Linkage says who else may name a global, or define it.
type Linkage = ir.Linkage

// visible is the linkage of what has no word for it.
const visible = ir.LinkVisible

// linkages are the words of a definition's linkage; it is visible without any. What has an _odr is only ever replaced by the
// same, and so is what is available elsewhere; what has none may be replaced by anything (LLVM language reference, linkage
// types).
var linkages = map[string]Linkage{
	"internal": ir.LinkInternal, "private": ir.LinkInternal,
	"external": ir.LinkVisible, "available_externally": ir.LinkVisible, "weak_odr": ir.LinkVisible, "linkonce_odr": ir.LinkVisible, "appending": ir.LinkVisible,
	"weak": ir.LinkWeak, "linkonce": ir.LinkWeak, "extern_weak": ir.LinkWeak, "common": ir.LinkWeak,
}

// aliases raises the linkage of functions that may be called by other names.
func (b *builder) aliases() {
	for i := range b.f.Globals {
		g := &b.f.Globals[i]
		if g.Kind != GlobalAlias && g.Kind != GlobalIFunc {
			continue
		}
		if s, _ := b.symbol(uint32(i)); s != nil && b.hasLinkage(s) {
			s.Linkage = max(s.Linkage, g.Linkage)
		}
		if g.Kind == GlobalIFunc {
			b.named(&g.Init)
		}
	}
}

// namedFunctions makes the functions visible whose addresses are in constants that were read since those outside of functions:
// who gets the address may call it. Those in llvm.used are among them: assembly may call them.
func (b *builder) namedFunctions() {
	for i := b.headConsts; i < len(b.f.Consts); i++ {
		b.named(&b.f.Consts[i])
	}
}

// named makes the function whose address a constant is visible: who gets the address may call it.
func (b *builder) named(o *Operand) {
	if o.Kind != OpdGlobal {
		return
	}
	if s, _ := b.symbol(uint32(o.Bits)); s != nil && s.Kind == ir.SymFunc && b.hasLinkage(s) {
		s.Linkage = max(s.Linkage, visible)
	}
}

// hasLinkage reports whether anything is said of who may name s: not of kernels, nor of functions that are only declared.
func (b *builder) hasLinkage(s *ir.Symbol) bool {
	if s.Func == nil {
		return true
	}
	g := b.f.globals.find(s.Name)
	return !s.Func.Kernel && g >= 0 && b.f.Funcs[b.f.Globals[g].Func-1].Defined()
}
