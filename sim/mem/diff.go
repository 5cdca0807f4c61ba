package mem

import (
	"fmt"
	"slices"

	"lockstep/ir"
)

// Clone returns an independent copy.
func (m *Memory) Clone() *Memory {
	c := *m
	c.slots = make([]*region, len(m.slots))
	c.regions = make([]*region, 0, len(m.regions))
	copies := make(map[*region]*region, len(m.regions))
	for _, r := range m.regions {
		n := *r
		n.pages = make(map[uint64]*page, len(r.pages))
		for k, p := range r.pages {
			q := *p
			n.pages[k] = &q
		}
		copies[r] = &n
		c.regions = append(c.regions, &n)
	}
	for i, r := range m.slots {
		if r != nil {
			c.slots[i] = copies[r]
		}
	}
	c.syms = make(map[*ir.Symbol]uint64, len(m.syms))
	for s, a := range m.syms {
		c.syms[s] = a
	}
	return &c
}

// Diff lists the first differences between two memories that started alike, at most limit of them, one per 4-byte word:
// `out+16: 3f800000 against 40000000`. Words that neither has written do not differ, whatever type they were read by.
// Bytes are printed as a little-endian number, and as ?? where one side has no contents.
func Diff(a, b *Memory, limit int) []string {
	var out []string
	if len(a.regions) != len(b.regions) {
		return []string{fmt.Sprintf("%d buffers against %d", len(a.regions), len(b.regions))}
	}
	for i, ra := range a.regions {
		rb := b.regions[i]
		for _, k := range pageKeys(ra, rb) {
			pa, pb := ra.pages[k], rb.pages[k]
			for w := range uint64(pageSize / 4) {
				if len(out) == limit {
					return out
				}
				if wordDiffers(pa, pb, w*4, !ra.madeUp) {
					off := int64(k<<pageShift + w*4 - ra.base)
					out = append(out, fmt.Sprintf("%s%+d: %s against %s", ra.name, off, wordText(pa, w*4, !ra.madeUp), wordText(pb, w*4, !ra.madeUp)))
				}
			}
		}
	}
	return out
}

// pageKeys lists the pages that either region has, in order of address.
func pageKeys(a, b *region) []uint64 {
	var keys []uint64
	for k := range a.pages {
		keys = append(keys, k)
	}
	for k := range b.pages {
		if a.pages[k] == nil {
			keys = append(keys, k)
		}
	}
	slices.Sort(keys)
	return keys
}

// byteAt is a byte of a page, whether it has contents and whether it was written. An absent page is all zeros where the
// region is known from the start.
func byteAt(p *page, off uint64, zeros bool) (v byte, known, written bool) {
	if p == nil {
		return 0, zeros, false
	}
	return p.data[off], p.known[off>>6]>>(off&63)&1 == 1, p.written[off>>6]>>(off&63)&1 == 1
}

func wordDiffers(a, b *page, off uint64, zeros bool) bool {
	for i := off; i < off+4; i++ {
		va, ka, wa := byteAt(a, i, zeros)
		vb, kb, wb := byteAt(b, i, zeros)
		if (wa || wb) && (ka != kb || va != vb) {
			return true
		}
	}
	return false
}

func wordText(p *page, off uint64, zeros bool) string {
	s := ""
	for i := off; i < off+4; i++ {
		if v, known, _ := byteAt(p, i, zeros); known {
			s = fmt.Sprintf("%02x", v) + s
		} else {
			s = "??" + s
		}
	}
	return s
}
