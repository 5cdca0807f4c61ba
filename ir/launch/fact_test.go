package launch

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir"
)

func TestParseFacts(t *testing.T) {
	for in, out := range map[string]string{
		"n % 32 == 0":                        "n % 32 == 0",
		"  n%32==0 ":                         "n % 32 == 0",
		"n % 0x20 == 0x1f":                   "n % 32 == 31",
		"ntid.x % 32 == 0":                   "ntid.x % 32 == 0",
		"%ntid.x % 32 == 0":                  "ntid.x % 32 == 0",
		"%n%7==3":                            "%n % 7 == 3",
		"ntid.y * ntid.z == 1":               "ntid.y * ntid.z == 1",
		"nctaid.x*nctaid.y*nctaid.z==1":      "nctaid.x * nctaid.y * nctaid.z == 1",
		"ntid.x * ntid.y * ntid.z <= 256":    "ntid.x * ntid.y * ntid.z <= 256",
		"n >= 1024":                          "n >= 1024",
		"n == 256 && m < 4096":               "n == 256 && m < 4096",
		"nctaid.x == 1":                      "nctaid.x == 1",
		"nctaid.y > 3":                       "nctaid.y > 3",
		"#0 <= 5&&#12>1":                     "#0 <= 5 && #12 > 1",
		"_Z1kPfi_param_1 % 4 == 0":           "_Z1kPfi_param_1 % 4 == 0",
		"a.coerce0 == 18446744073709551615":  "a.coerce0 == 18446744073709551615",
		"$x\t>=\n1":                          "$x >= 1",
		"n % 32 == 0 && n % 32 == 0 && n> 1": "n % 32 == 0 && n % 32 == 0 && n > 1",
	} {
		fs, err := ParseFacts(in)
		require.NoError(t, err, in)
		assert.Equal(t, out, fs.String())
		again, err := ParseFacts(fs.String())
		require.NoError(t, err, out)
		assert.Equal(t, out, again.String())
	}
}

func TestParseFactsRejects(t *testing.T) {
	for in, want := range map[string]string{
		"":                          ":1:1: error: expected a parameter, #POSITION, or a size such as ntid.x, and the text ends",
		"n":                         ":1:2: error: expected %, ==, <, <=, > or >=, and the text ends",
		"n = 4":                     ":1:3: error: expected %, ==, <, <=, > or >=, not \"=\"",
		"n != 4":                    ":1:3: error: expected %, ==, <, <=, > or >=, not \"!\"",
		"n % 32 = 0":                ":1:8: error: expected ==, not \"=\"",
		"n % 32 < 4":                ":1:8: error: a remainder is compared with ==",
		"n % 32":                    ":1:7: error: expected ==, and the text ends",
		"n % 32 == 32":              ":1:11: error: a remainder by 32 is less than that",
		"n % 0 == 0":                ":1:5: error: there is no remainder by 0",
		"n % m == 0":                ":1:5: error: expected a number, not \"m\"",
		"n == m":                    ":1:6: error: expected a number, not \"m\"",
		"n >= -1":                   ":1:6: error: numbers are read without a sign",
		"n == 18446744073709551616": ":1:6: error: no argument is beyond 18446744073709551615",
		"n < 0":                     ":1:1: error: n < 0 holds for no number",
		"n > 18446744073709551615":  "holds for no number",
		"32 == n":                   ":1:1: error: expected a parameter, #POSITION, or a size such as ntid.x, not \"32\"",
		"n == 1 || m == 2":          ":1:8: error: expected && or the end, not \"|\"",
		"n == 1 & m == 2":           ":1:8: error: expected && or the end, not \"&\"",
		"n == 1 &&":                 ":1:10: error: expected a parameter",
		"n == 1 2":                  ":1:8: error: expected && or the end, not \"2\"",
		"(n == 1)":                  ":1:1: error: expected a parameter, #POSITION, or a size such as ntid.x, not \"(\"",
		"n * m == 1":                ":1:1: error: arguments are not multiplied",
		"ntid.x * n == 1":           ":1:10: error: arguments are not multiplied",
		"ntid.x * nctaid.x == 1":    ":1:10: error: sizes of the block and of the grid are not multiplied",
		"ntid.x * ntid.x == 1":      ":1:10: error: ntid.x is there already",
		"ntid.x * ntid.y == 32":     ":1:1: error: a product is 1, or the threads of a block",
		"ntid.x * ntid.y % 32 == 0": ":1:17: error: a product has no remainder here",
		"ntid.x % 32 == 1":          ":1:16: error: the remainder of a size is compared with 0",
		"ntid.x == 0":               ":1:1: error: no size of a launch is 0",
		"ntid.x < 1":                "no size of a launch is 0",
		"ntid.x*ntid.y*ntid.z <= 0": "no size of a launch is 0",
		"#n == 1":                   ":1:2: error: expected the position of a parameter, not \"n\"",
		"# == 1":                    "expected the position of a parameter",
		"n == 1.5":                  ":1:6: error: expected a number, not \"1.5\"",
		"n == 32k":                  ":1:6: error: expected a number, not \"32k\"",
		"n ==":                      ":1:5: error: expected a number, and the text ends",
		"% == 1":                    "expected a parameter",
		"ein\x00 == 1":              "expected %",
		"größe == 1 && ∞ == 1":      "error: expected a parameter, #POSITION, or a size such as ntid.x, not \"∞\"",
		string(make([]byte, 5000)):  "longer than 4096 characters",
	} {
		_, err := ParseFacts(in)
		require.Error(t, err, in)
		assert.Contains(t, err.Error(), want, in)
		assert.Contains(t, err.Error(), "--assume:1:")
	}
	_, err := ParseFacts("n % 32 = 0")
	assert.EqualError(t, err, "--assume:1:8: error: expected ==, not \"=\"\nn % 32 = 0\n       ^")
}

func FuzzParseFacts(f *testing.F) {
	for _, s := range []string{"n % 32 == 0", "ntid.y * ntid.z == 1 && #0 >= 3", "ntid.x*ntid.y*ntid.z<5", "%a%2==1"} {
		f.Add(s)
	}
	k := factKernel()
	f.Fuzz(func(t *testing.T, s string) {
		fs, err := ParseFacts(s)
		if err != nil {
			return
		}
		again, err := ParseFacts(fs.String())
		if err != nil || again.String() != fs.String() {
			t.Errorf("%q prints as %q, which reads as %q, %v", s, fs, again, err)
		}
		_ = fs.Check([]*ir.Func{k})
		if l, err := (Launch{}).Assume(fs); err == nil {
			if c := Choose(k, l); !c.Exact() {
				t.Errorf("%q: Choose gives %v", s, c)
			}
		}
	})
}

// factKernel has parameters of all kinds.
func factKernel() *ir.Func {
	k := &ir.Func{Name: "k", Kernel: true}
	k.Params = []*ir.Symbol{
		{Name: "in", Size: 8, Elem: ir.U64}, {Name: "n", Size: 4, Elem: ir.U32}, {Name: "a", Size: 4, Elem: ir.TF32}, {Name: "k_param_3", Size: 2, Elem: ir.S16},
		{Name: "s", Size: 12, Elem: ir.B8}, {Name: "byval", Size: 8, Elem: ir.B8},
	}
	return k
}

func TestCheckFacts(t *testing.T) {
	k := factKernel()
	other := &ir.Func{Name: "other", Kernel: true, Params: []*ir.Symbol{{Name: "m", Size: 8, Elem: ir.U64}}}
	for in, want := range map[string]string{
		"n % 32 == 0":                      "",
		"#1 % 32 == 0 && n >= 7":           "",
		"%n == 3":                          "",
		"in % 256 == 0":                    "",
		"byval == 1":                       "",
		"param_3 < 9":                      "",
		"m == 4 && n == 4":                 "",
		"ntid.x == 4":                      "",
		"q == 4":                           `--assume:1:1: error: f.ptx: kernel k has no parameter q, expected one of: in, n, a, k_param_3, s, byval, #0 to #5, ntid.x, nctaid.x and their kin`,
		"n == 4 && #6 == 4":                "1:11: error: f.ptx: kernel k has no parameter #6",
		"a == 1":                           "1:1: error: parameter a of kernel k is no integer of 8 to 64 bits",
		"s == 1":                           "parameter s of kernel k is no integer",
		"n == 4294967296":                  "n == 4294967296: no number of 32 bits is so",
		"#3 > 65535":                       "#3 > 65535: no number of 16 bits is so",
		"n % 32 == 0 && n % 64 == 1":       "1:16: error: n % 64 == 1 contradicts n % 32 == 0",
		"n == 33 && #1 % 32 == 0":          "#1 % 32 == 0 contradicts n == 33",
		"n > 5 && n < 6":                   "n < 6 contradicts n > 5",
		"n >= 5 && n <= 63 && n % 64 == 0": "n % 64 == 0 contradicts n <= 63",
	} {
		fs, err := ParseFacts(in)
		require.NoError(t, err, in)
		ks := []*ir.Func{k, other}
		if unknown := fs.Unknown("f.ptx", ks); len(unknown) > 0 {
			err = unknown[0]
			assert.True(t, SameName(err, err))
		} else {
			err = fs.Check(ks)
		}
		if want == "" {
			assert.NoError(t, err, in)
		} else {
			assert.ErrorContains(t, err, want, in)
		}
	}
	assert.Empty(t, MustFacts("x == 1").Unknown("f", nil), "there is no kernel at all")
}

// Numbers against all integers of a small range.
func TestNumbers(t *testing.T) {
	const top = 60
	draw := func(r *rand.Rand) Number {
		n := anyNumber(64)
		if r.IntN(2) == 0 {
			n.Min = r.Uint64N(top)
		}
		if r.IntN(2) == 0 {
			n.Max = r.Uint64N(top)
		}
		if r.IntN(3) > 0 {
			n.Mod = 1 + r.Uint64N(12)
			n.Rem = r.Uint64N(n.Mod)
		}
		return n
	}
	r := rand.New(rand.NewPCG(1, 1))
	for range 20000 {
		a, b := draw(r), draw(r)
		bounded := Number{0, top, 1, 0}
		m, ok := a.meet(b)
		if ok {
			m, ok = m.meet(bounded)
		}
		var list []uint64
		for x := range uint64(top + 1) {
			if a.Admits(x) && b.Admits(x) {
				list = append(list, x)
			}
			if ok {
				require.Equal(t, a.Admits(x) && b.Admits(x), m.Admits(x), "%v and %v give %v: %d", a, b, m, x)
			}
		}
		require.Equal(t, len(list) > 0, ok, "%v and %v give %v", a, b, m)
		if !ok {
			continue
		}
		require.Equal(t, [2]uint64{list[0], list[len(list)-1]}, [2]uint64{m.Min, m.Max})
		x := r.Uint64N(2 * top)
		near := list[0]
		for _, y := range list {
			if y <= x {
				near = y
			}
		}
		require.Equal(t, near, m.Near(x), "%v near %d", m, x)
	}
	// Beyond 64 bits there is at most one.
	big := func(mod, rem uint64) Number { return Number{0, math.MaxUint64, mod, rem} }
	m, ok := big(1<<63-25, 3).meet(big(1<<62, 3))
	assert.True(t, ok)
	assert.Equal(t, Number{3, 3, 1, 0}, m)
	_, ok = big(1<<63-25, 1<<63-26).meet(big(1<<63, 0))
	assert.False(t, ok)
}

// Assume against every block and grid of a small set: what it leaves is what agrees with the facts, or more, and an error means none.
func TestAssume(t *testing.T) {
	sizes := []uint32{1, 2, 3, 16, 32, 33, 48, 64, 96, 128, 256, 1024}
	for _, c := range []struct {
		flag, facts, want, err string
		exactly                bool // no block of the set is left that does not agree
	}{
		{"?", "ntid.x % 32 == 0", "?,32kx?x?", "", true},
		{"?", "ntid.y * ntid.z == 1", "?,?x1", "", true},
		{"?", "ntid.x % 32 == 0 && ntid.y * ntid.z == 1", "?,32kx1", "", true},
		{"?,48kx1", "ntid.x % 32 == 0", "?,96kx1", "", true},
		{"?,?x1", "ntid.x % 1024 == 0", "?,1024", "", true},
		{"?", "ntid.x == 64 && nctaid.x == 3", "3x?x?,64x?x?", "", true},
		{"?", "ntid.x >= 64 && ntid.x <= 64", "?,64x?x?", "", true},
		{"?", "ntid.x > 33 && ntid.x < 65 && ntid.x % 16 == 0", "?,16kx?x?", "", true},
		{"?,?x1", "ntid.x * ntid.y * ntid.z == 96", "?,?x1", "", true},
		{"?", "ntid.x * ntid.y * ntid.z <= 64", "?", "", true},
		{"4,256", "ntid.x % 32 == 0 && nctaid.x > 2", "4,256", "", true},
		{"4,256", "n % 32 == 0", "4,256", "", true},
		{"4,48", "ntid.x % 32 == 0", "", "1:1: error: ntid.x % 32 == 0 contradicts what else is known of the launch, ntid.x == 48, blocks have at most 1024 threads", false},
		{"4,16x2", "ntid.y * ntid.z == 1", "", "contradicts what else is known of the launch, ntid.y == 2, ntid.z == 1", false},
		{"?,32kx1", "ntid.x * ntid.y * ntid.z < 32", "", "contradicts what else is known of the launch, ntid.x % 32 == 0", false},
		{"?", "ntid.x == 32 && ntid.x == 64", "", "1:17: error: ntid.x == 64 contradicts", false},
		{"?", "ntid.x > 1024", "", "contradicts", false},
		{"?", "ntid.x > 32 && ntid.x < 33", "", "contradicts", false},
		{"?", "ntid.z > 64", "", "contradicts", false},
		{"?", "nctaid.y > 65535", "", "contradicts", false},
		{"?,1000kx1", "ntid.x % 999 == 0", "", "contradicts", false},
		{"?,512kx1", "ntid.y == 3", "", "contradicts", false},
		{"?,512kx?", "ntid.y == 3", "", "contradicts", false},
	} {
		fs := MustFacts(c.facts)
		flag := parsed(t, c.flag)
		l, err := flag.Assume(fs)
		if c.err != "" {
			assert.ErrorContains(t, err, c.err, "%s under %s", c.facts, c.flag)
		} else if assert.NoError(t, err) {
			assert.Equal(t, c.want, l.String(), "%s under %s", c.facts, c.flag)
			assert.Equal(t, fs, l.Facts)
		}
		k := factKernel()
		for _, x := range sizes {
			for _, y := range []uint32{1, 2, 3, 16} {
				for _, z := range []uint32{1, 2} {
					if !flag.AdmitsBlock(x, y, z) {
						continue
					}
					e := Launch{Grid: exact(4, 1, 1), Block: exact(x, y, z)}
					holds, known := fs.Holds(k, e, nil)
					if !known || c.flag == "?" && c.want != "" && c.want[0] != '?' {
						continue // about arguments, or the grid
					}
					if err != nil {
						assert.False(t, holds, "%s under %s: %v", c.facts, c.flag, e)
					} else if l.AdmitsBlock(x, y, z) != holds {
						assert.True(t, !holds && !c.exactly, "%s under %s: %v", c.facts, c.flag, e)
					}
				}
			}
		}
		if err == nil {
			e := Choose(k, l)
			holds, known := fs.Holds(k, e, nil)
			assert.True(t, holds || !known, "%s under %s: %v is chosen", c.facts, c.flag, e)
		}
	}
}

func TestFactsHold(t *testing.T) {
	k := factKernel()
	l := *parsed(t, "4,64x2")
	args := func(i int) (uint64, bool) { return []uint64{4096, 96, 0, 65535, 0, 1}[i], i != 2 && i != 4 }
	for in, want := range map[string]bool{
		"n % 32 == 0": true, "n % 64 == 0": false, "n % 64 == 32": true, "#1 == 96": true, "n < 96": false, "n <= 96": true, "n > 95": true, "n >= 97": false,
		"in % 4096 == 0": true, "param_3 == 65535": true, "ntid.x == 64": true, "ntid.y * ntid.z == 1": false, "ntid.x * ntid.y * ntid.z == 128": true,
		"nctaid.x == 4 && n == 96": true, "nctaid.x == 4 && n == 97": false, "nctaid.y * nctaid.z == 1": true,
	} {
		holds, known := MustFacts(in).Holds(k, l, args)
		assert.True(t, known, in)
		assert.Equal(t, want, holds, in)
	}
	for in, want := range map[string][2]bool{
		"q == 1": {false, false}, "q == 1 && n == 5": {false, true}, "n == 96 && q == 1": {false, false},
	} {
		holds, known := MustFacts(in).Holds(k, l, args)
		assert.Equal(t, want, [2]bool{holds, known}, in)
	}
	_, known := MustFacts("ntid.x == 4").Holds(k, Launch{}, args)
	assert.False(t, known)
}

func TestArgFact(t *testing.T) {
	k := factKernel()
	k.Params = append(k.Params, &ir.Symbol{Name: "a-b", Size: 4}, &ir.Symbol{Name: "n", Size: 4}, &ir.Symbol{Name: "ntid.x", Size: 4}, &ir.Symbol{Name: "9", Size: 4}, &ir.Symbol{Name: "%r", Size: 4})
	for i, want := range map[int]string{1: "n % 32 == 0", 3: "k_param_3 % 32 == 0", 6: "#6 % 32 == 0", 7: "#7 % 32 == 0", 8: "#8 % 32 == 0", 9: "#9 % 32 == 0", 10: "%r % 32 == 0"} {
		f := ArgFact(k, i, 32, 0)
		assert.Equal(t, want, f.String())
		n, ok := MustFacts(f.String()).Param(k, i)
		assert.True(t, ok)
		assert.Equal(t, uint64(32), n.Mod)
	}
}
