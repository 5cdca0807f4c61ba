package ir

// Modifiers as dotted tokens after the operation's name: `setp.s32.lt.and.ftz`, in the order of the fields of Mods.
//
// A token names the first field, from the one after the last that was given, that knows the word. Where that would be the
// wrong field, the printer puts the field before the word: `and.sub=and`, `cvt.src=u8`. Words of Sub count only for
// operations that come in families (hasSubs), so that `bra.uni` is a flag and `vote.uni` a mode. A number of elements
// without a word stands as a number: `ld.vec=3`.

import (
	"strconv"
	"strings"
)

// modField is a field of Mods that holds one of a list of words.
type modField struct {
	key   string
	words []string
	get   func(*Mods) uint8
	set   func(*Mods, uint8)
}

var vecWords = []string{2: "v2", 4: "v4", 8: "v8"}

// modFields are the fields in printing order; Flags follow, and Text stands apart.
var modFields = [...]modField{
	{"ty", scalarWords(), func(m *Mods) uint8 { return uint8(m.Ty) }, func(m *Mods, n uint8) { m.Ty = Scalar(n) }},
	{"src", scalarWords(), func(m *Mods) uint8 { return uint8(m.SrcTy) }, func(m *Mods, n uint8) { m.SrcTy = Scalar(n) }},
	{"vec", vecWords, func(m *Mods) uint8 { return m.Vec }, func(m *Mods, n uint8) { m.Vec = n }},
	{"sub", subNames[:], func(m *Mods) uint8 { return uint8(m.Sub) }, func(m *Mods, n uint8) { m.Sub = Sub(n) }},
	{"cmp", cmpNames[:], func(m *Mods) uint8 { return uint8(m.Cmp) }, func(m *Mods, n uint8) { m.Cmp = Cmp(n) }},
	{"bool", boolNames[:], func(m *Mods) uint8 { return uint8(m.Bool) }, func(m *Mods, n uint8) { m.Bool = Bool(n) }},
	{"rnd", roundingNames[:], func(m *Mods) uint8 { return uint8(m.Rnd) }, func(m *Mods, n uint8) { m.Rnd = Rounding(n) }},
	// The zero Space is generic: not printed, and no word.
	{"space", append([]string{""}, spaceNames[1:]...), func(m *Mods) uint8 { return uint8(m.Space) }, func(m *Mods, n uint8) { m.Space = Space(n) }},
	{"sem", semNames[:], func(m *Mods) uint8 { return uint8(m.Sem) }, func(m *Mods, n uint8) { m.Sem = Sem(n) }},
	{"scope", scopeNames[:], func(m *Mods) uint8 { return uint8(m.Scope) }, func(m *Mods, n uint8) { m.Scope = MemScope(n) }},
}

const (
	vecField  = 2              // index of Vec in modFields
	subField  = 3              // index of Sub in modFields
	flagField = len(modFields) // where Flags stand among the fields
	flagsKey  = "flags"        // `flags=` takes a word, or bits that have none
	keyMark   = '='            // between a field's key and its word
	modSep    = "."            // before each token
)

func scalarWords() []string {
	w := make([]string, NumScalars)
	for s := range w {
		w[s] = scalars[s].Name
	}
	return w
}

// hasSubs lists the operations that come in families.
var hasSubs = [NumOps]bool{
	OpMul: true, OpMul24: true, OpMad: true, OpMadc: true, OpMad24: true, OpDp2a: true, OpPrmt: true, OpShf: true, OpTestp: true,
	OpAtom: true, OpRed: true, OpFence: true, OpBar: true, OpClusterBar: true, OpShfl: true, OpVote: true, OpMatch: true, OpRedux: true,
}

// wordIndex holds, for each word, the fields that know it and its number there, in the order of the fields.
var wordIndex = func() map[string][]wordAt {
	m := make(map[string][]wordAt)
	add := func(w string, at wordAt) {
		if w != "" {
			m[w] = append(m[w], at)
		}
	}
	for f := range modFields {
		for n, w := range modFields[f].words {
			add(w, wordAt{f, uint8(n)})
		}
	}
	for bit, w := range flagNames {
		add(w, wordAt{flagField, uint8(bit)})
	}
	return m
}()

type wordAt struct {
	field int
	n     uint8 // value of the field, or the flag's bit
}

// resolve finds what a bare word means on op where field is the first field not yet given.
func resolve(op Op, word string, field int) (wordAt, bool) {
	for _, at := range wordIndex[word] {
		if at.field >= field && (at.field != subField || hasSubs[op]) {
			return at, true
		}
	}
	return wordAt{}, false
}

// operation prints the operation's name and its modifiers.
func (p *printer) operation(v *Value) {
	if v.Aux.Mods == nil {
		p.str(v.Op.String())
		return
	}
	key := opMods{v.Op, v.Aux.Mods}
	text, ok := p.mods[key]
	if !ok {
		text = string(appendMods([]byte(v.Op.String()), v.Op, v.Aux.Mods))
		p.mods[key] = text
	}
	p.str(text)
}

func appendMods(b []byte, op Op, m *Mods) []byte {
	next := 0
	for f := range modFields {
		mf := &modFields[f]
		n := mf.get(m)
		if n == 0 {
			continue
		}
		word := ""
		if int(n) < len(mf.words) {
			word = mf.words[n]
		}
		b = appendMod(b, op, word, wordAt{f, n}, next)
		next = f + 1
	}
	named := Flags(1)<<len(flagNames) - 1
	for bit, word := range flagNames {
		if m.Flags>>bit&1 != 0 {
			b = appendMod(b, op, word, wordAt{flagField, uint8(bit)}, next)
			next = flagField
		}
	}
	if rest := m.Flags &^ named; rest != 0 {
		b = append(b, modSep+flagsKey...)
		b = append(b, keyMark)
		b = strconv.AppendUint(b, uint64(rest), 10)
	}
	return b
}

func appendMod(b []byte, op Op, word string, at wordAt, next int) []byte {
	b = append(b, modSep...)
	if word != "" {
		if found, ok := resolve(op, word, next); ok && found == at {
			return append(b, word...)
		}
	}
	b = append(b, modKey(at.field)...)
	b = append(b, keyMark)
	if word == "" {
		return strconv.AppendUint(b, uint64(at.n), 10)
	}
	return append(b, word...)
}

func modKey(field int) string {
	if field == flagField {
		return flagsKey
	}
	return modFields[field].key
}

// parseMods reads what appendMods writes, without the operation's name: the tokens after its dot. It returns the first token
// that it cannot read, or "".
func parseMods(op Op, text string) (m Mods, bad string) {
	next := 0
	for rest, more := text, true; more; {
		var token string
		token, rest, more = strings.Cut(rest, modSep)
		key, word, keyed := strings.Cut(token, string(keyMark))
		var at wordAt
		ok := false
		switch {
		case !keyed:
			at, ok = resolve(op, token, next)
		case key == flagsKey:
			if bits, err := strconv.ParseUint(word, 10, 64); err == nil && bits != 0 {
				m.Flags |= Flags(bits)
				next = flagField
				continue
			}
			at, ok = lookupWord(flagField, word)
		default:
			at, ok = lookupKeyed(key, word)
		}
		if !ok || at.field < next {
			return m, token
		}
		if at.field == flagField {
			m.Flags |= 1 << at.n
			next = flagField
			continue
		}
		modFields[at.field].set(&m, at.n)
		next = at.field + 1
	}
	return m, ""
}

// lookupKeyed finds the word, or the number, of the field called key.
func lookupKeyed(key, word string) (wordAt, bool) {
	for f := range modFields {
		if modFields[f].key != key {
			continue
		}
		if at, ok := lookupWord(f, word); ok {
			return at, true
		}
		n, err := strconv.ParseUint(word, 10, 8)
		return wordAt{f, uint8(n)}, err == nil && n != 0 && f == vecField
	}
	return wordAt{}, false
}

func lookupWord(field int, word string) (wordAt, bool) {
	for _, at := range wordIndex[word] {
		if at.field == field {
			return at, true
		}
	}
	return wordAt{}, false
}
