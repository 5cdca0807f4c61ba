package llvm

// A symtab interns names to dense numbers from 0, by open addressing. Clearing it takes constant time, so that one table
// serves all functions of a file.
type symtab struct {
	slots []symSlot // a power of two
	names []string  // by number
	gen   uint32    // slots of older generations are empty
}

type symSlot struct {
	hash, gen uint32
	n         int32
}

const minSlots = 64

// clear forgets all names.
func (s *symtab) clear() {
	s.names = s.names[:0]
	s.gen++
}

// intern returns the number of a name, and whether it is new.
func (s *symtab) intern(name string) (n int, isNew bool) {
	if 2*len(s.names) >= len(s.slots) {
		s.grow()
	}
	h := hashWord(name)
	mask := uint32(len(s.slots) - 1)
	i := (h ^ h>>15) & mask
	for ; s.slots[i].gen == s.gen; i = (i + 1) & mask {
		if e := &s.slots[i]; e.hash == h && s.names[e.n] == name {
			return int(e.n), false
		}
	}
	n = len(s.names)
	s.slots[i] = symSlot{hash: h, gen: s.gen, n: int32(n)}
	s.names = append(s.names, name)
	return n, true
}

// find returns the number of a name, -1 if it is not in the table.
func (s *symtab) find(name string) int {
	if len(s.slots) == 0 {
		return -1
	}
	h := hashWord(name)
	mask := uint32(len(s.slots) - 1)
	for i := (h ^ h>>15) & mask; s.slots[i].gen == s.gen; i = (i + 1) & mask {
		if e := &s.slots[i]; e.hash == h && s.names[e.n] == name {
			return int(e.n)
		}
	}
	return -1
}

func (s *symtab) grow() {
	old := s.slots
	s.slots = make([]symSlot, max(minSlots, 2*len(old)))
	if s.gen == 0 {
		s.gen = 1
	}
	mask := uint32(len(s.slots) - 1)
	for _, e := range old {
		if e.gen != s.gen {
			continue
		}
		i := (e.hash ^ e.hash>>15) & mask
		for s.slots[i].gen == s.gen {
			i = (i + 1) & mask
		}
		s.slots[i] = e
	}
}
