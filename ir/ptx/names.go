package ptx

import (
	"hash/maphash"
	"iter"
)

// A nameTable interns byte strings to dense numbers from 1, by open addressing.
// All names live in one buffer, so that a look-up touches little memory and the
// table makes no garbage.
type nameTable struct {
	seed  uint64
	slots []nameSlot // a power of two
	ends  []uint32   // ends[i] is where name i ends in buf; ends[0] is 0
	buf   []byte
	text  string // buf as a string, once the table is complete
}

type nameSlot struct {
	hash uint32
	id   uint32 // 0: empty
}

// hashSeed, another one in each process, keeps made-up input from choosing names
// that collide.
var hashSeed = maphash.Bytes(maphash.MakeSeed(), nil)

func newNameTable(capacity int) nameTable {
	n := 256
	for n < 2*capacity {
		n *= 2
	}
	return nameTable{seed: hashSeed, slots: make([]nameSlot, n), ends: []uint32{0}}
}

// hashPrime spreads each byte over the word (64-bit FNV).
const hashPrime = 0x100000001b3

// hashName is the hash that intern expects of a name. The lexer computes the
// same step by step while it scans.
func (t *nameTable) hashName(name []byte) uint64 {
	h := t.seed
	for _, c := range name {
		h = (h ^ uint64(c)) * hashPrime
	}
	return h
}

// intern returns the number of a name, a new one if it is not in the table.
func (t *nameTable) intern(name []byte, h uint64) uint32 {
	short := uint32(h>>32) ^ uint32(h)
	mask := uint32(len(t.slots) - 1)
	i := short & mask
	for ; t.slots[i].id != 0; i = (i + 1) & mask {
		if s := t.slots[i]; s.hash == short && string(t.bytes(s.id)) == string(name) {
			return s.id
		}
	}
	id := uint32(len(t.ends))
	t.slots[i] = nameSlot{hash: short, id: id}
	t.buf = append(t.buf, name...)
	t.ends = append(t.ends, uint32(len(t.buf)))
	if len(t.ends)*2 > len(t.slots) {
		t.grow()
	}
	return id
}

// find returns the number of a name, 0 if it is not in the table.
func (t *nameTable) find(name string) uint32 {
	if t.slots == nil {
		return 0
	}
	h := t.hashName([]byte(name))
	short := uint32(h>>32) ^ uint32(h)
	mask := uint32(len(t.slots) - 1)
	for i := short & mask; t.slots[i].id != 0; i = (i + 1) & mask {
		if s := t.slots[i]; s.hash == short && string(t.bytes(s.id)) == name {
			return s.id
		}
	}
	return 0
}

func (t *nameTable) bytes(id uint32) []byte { return t.buf[t.ends[id-1]:t.ends[id]] }

func (t *nameTable) grow() {
	old := t.slots
	t.slots = make([]nameSlot, 2*len(old))
	mask := uint32(len(t.slots) - 1)
	for _, s := range old {
		if s.id == 0 {
			continue
		}
		i := s.hash & mask
		for t.slots[i].id != 0 {
			i = (i + 1) & mask
		}
		t.slots[i] = s
	}
}

// NumNames returns how many names the file has: ids run from 1 to NumNames.
func (f *File) NumNames() int { return len(f.names.ends) - 1 }

// NameText returns the spelling of a name, "" for 0.
func (f *File) NameText(id NameID) string {
	if id == 0 {
		return ""
	}
	return f.names.text[f.names.ends[id-1]:f.names.ends[id]]
}

// LookupName returns the id of a spelling, 0 if the file has no such name.
func (f *File) LookupName(name string) NameID { return NameID(f.names.find(name)) }

// FamilyMembers yields the ways in which a name can be a member of a family
// declared as prefix<n>: each prefix that occurs in the file, with the number
// that follows it. So %r12 can be member 12 of %r, and, where the file has the
// name %r1, member 2 of that. The shortest prefix comes first. Numbers have no
// leading zeros.
func (f *File) FamilyMembers(id NameID) iter.Seq2[NameID, uint32] {
	return func(yield func(NameID, uint32) bool) {
		name := f.NameText(id)
		first := len(name)
		for first > 0 && '0' <= name[first-1] && name[first-1] <= '9' {
			first--
		}
		for cut := max(first, len(name)-maxFamilyDigits); cut < len(name); cut++ {
			if name[cut] == '0' && cut+1 < len(name) {
				continue
			}
			prefix := f.LookupName(name[:cut])
			if prefix == 0 {
				continue
			}
			n := uint32(0)
			for _, c := range name[cut:] {
				n = n*10 + uint32(c-'0')
			}
			if !yield(prefix, n) {
				return
			}
		}
	}
}

// maxFamilyDigits bounds the number of a family's member, so that it fits.
const maxFamilyDigits = 9
