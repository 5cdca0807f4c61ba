package analysis

import "lockstep/ir"

// fingerprint is a hash of what an analysis may have read of a function.
type fingerprint uint64

// FNV-1a, by 64-bit words.
const (
	fnvOffset fingerprint = 14695981039346656037
	fnvPrime  fingerprint = 1099511628211
)

func (h *fingerprint) add(x uint64) { *h = (*h ^ fingerprint(x)) * fnvPrime }

// fingerprintOf hashes the blocks, edges and terminators of f and, unless cfgOnly, its values.
func fingerprintOf(f *ir.Func, cfgOnly bool) fingerprint {
	h := fnvOffset
	h.add(uint64(len(f.Blocks)))
	for _, b := range f.Blocks {
		h.add(uint64(b.ID))
		for _, s := range b.Succs {
			h.add(uint64(s.B.ID)<<32 | uint64(s.I))
		}
		h.add(uint64(len(b.Preds)))
		if cfgOnly {
			if t := b.Term(); t != nil {
				h.add(uint64(t.Op))
			}
			continue
		}
		for _, v := range b.Values {
			h.value(v)
		}
	}
	return h
}

func (h *fingerprint) value(v *ir.Value) {
	h.add(uint64(v.ID)<<32 | uint64(v.Op))
	h.add(v.Aux.Bits)
	h.add(uint64(v.Reg))
	for _, a := range v.Args {
		h.add(uint64(a.ID))
	}
	if v.Guarded() {
		h.add(uint64(v.Guard.Pred.ID))
	}
	if v.Not || v.Guard.Not {
		h.add(1)
	}
}
