package soundness

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/ir/launch"
)

// kernelOf is a kernel with the thread index in %d, the block index in %b, and the argument in %n.
func kernelOf(body string) string {
	return ".version 7.0\n.target sm_70\n.visible .entry k(.param .u64 in, .param .u64 out, .param .u32 n)\n{\n.reg .pred %p;\n.reg .b32 %d, %b, %n, %w, %c, %x;\n" +
		"mov.u32 %d, %tid.x;\nmov.u32 %b, %ctaid.x;\nld.param.u32 %n, [n];\nshr.u32 %w, %d, 5;\nmov.u32 %c, 0;\n" + body + "\nret;\n}\n"
}

// TestJudgeFindsLies tells the analysis of other launches than those that run, so that each kind of claim is wrong somewhere, and looks
// whether it is found; told the truth there is nothing to find.
func TestJudgeFindsLies(t *testing.T) {
	loop := "L:\nadd.u32 %c, %c, 1;\nsetp.le.u32 %p, %c, %w;\n@%p bra L;\nadd.u32 %x, %c, 1;"
	for _, c := range []struct {
		kind, body, lie, truth string
		launch                 Launch
	}{
		{"number", "", "2,64", "2,16x4", Launch{Grid: [3]uint32{2, 1, 1}, Block: [3]uint32{16, 4, 1}, Warp: 32}},
		{"base", "add.u32 %x, %d, %n;", "?,64kx1", "?,16x4", Launch{Grid: [3]uint32{1, 1, 1}, Block: [3]uint32{16, 4, 1}, Warp: 32}},
		{"uniform", "add.u32 %w, %w, %n;", "?,32kx1", "?,48kx?", Launch{Grid: [3]uint32{1, 1, 1}, Block: [3]uint32{48, 2, 1}, Warp: 32}},
		{"never", "setp.eq.u32 %p, %w, 1;\n@%p bra E;\nadd.u32 %x, %n, 1;\nE:", "?,32kx1", "?,48x2", Launch{Grid: [3]uint32{1, 1, 1}, Block: [3]uint32{48, 2, 1}, Warp: 32}},
		{"masks", "setp.lt.u32 %p, %d, 20;\n@%p bra E;\nadd.u32 %x, %n, 1;\nE:", "1,64", "1,32x2", Launch{Grid: [3]uint32{1, 1, 1}, Block: [3]uint32{32, 2, 1}, Warp: 32}},
		{"masks", "shl.b32 %x, %b, 2;\nadd.u32 %x, %x, 7;\nsetp.lt.u32 %p, %d, %x;\n@%p bra E;\nadd.u32 %x, %n, 1;\nE:", "2,64", "2,16x4",
			Launch{Grid: [3]uint32{2, 1, 1}, Block: [3]uint32{16, 4, 1}, Warp: 32}},
		{"masks", "shl.b32 %x, %b, 2;\nadd.u32 %x, %x, 7;\nsetp.lt.u32 %p, %d, %x;\n@%p bra E;\nadd.u32 %x, %n, 1;\nE:", "2,64", "3,64",
			Launch{Grid: [3]uint32{3, 1, 1}, Block: [3]uint32{64, 1, 1}, Warp: 32}},
		{"tail", "mov.u32 %x, %ntid.x;\nmad.lo.u32 %x, %b, %x, %d;\nsetp.lt.u32 %p, %x, 5;\n@%p bra E;\nadd.u32 %x, %n, 1;\nE:", "2,40", "2x3,40",
			Launch{Grid: [3]uint32{2, 3, 1}, Block: [3]uint32{40, 1, 1}, Warp: 32}},
		{"scope", "add.u32 %x, %b, %n;", "1,32", "2,32", Launch{Grid: [3]uint32{2, 1, 1}, Block: [3]uint32{32, 1, 1}, Warp: 32}},
		{"branch", "add.u32 %x, %b, %n;\nsetp.eq.u32 %p, %x, %n;\n@%p bra E;\nadd.u32 %x, %n, 1;\nE:", "1,32", "2,32", Launch{Grid: [3]uint32{2, 1, 1}, Block: [3]uint32{32, 1, 1}, Warp: 32}},
		{"use", loop, "?,32kx1", "?,48x2", Launch{Grid: [3]uint32{1, 1, 1}, Block: [3]uint32{48, 2, 1}, Warp: 32}},
		{"control", "setp.eq.u32 %p, %w, 1;\n@%p bra E;\nadd.u32 %x, %n, 1;\nbra F;\nE:\nadd.u32 %x, %n, 2;\nF:\nadd.u32 %x, %x, 1;", "?,32kx1", "?,48x2",
			Launch{Grid: [3]uint32{1, 1, 1}, Block: [3]uint32{48, 2, 1}, Warp: 32}},
	} {
		t.Run(c.kind, func(t *testing.T) {
			judge := func(told string) []string {
				l := c.launch
				l.Told = []string{told}
				s, err := Read(kernelOf(c.body))
				require.NoError(t, err)
				faults, err := (&Config{Launches: []Launch{l}, MaxIssues: 1000, keep: 1000}).Judge(s)
				require.NoError(t, err)
				var kinds []string
				for _, f := range faults {
					kinds = append(kinds, f.Kind)
					assert.Contains(t, f.Text, told+":")
				}
				return kinds
			}
			assert.Contains(t, judge(c.lie), c.kind)
			assert.Empty(t, judge(c.truth))
		})
	}
}

// TestJudgeFindsWaysThatChange gives the judge a branch that sends a lane here and there, and says that it is static.
func TestJudgeFindsWaysThatChange(t *testing.T) {
	s, err := Read(kernelOf("L:\nadd.u32 %c, %c, 1;\nsetp.lt.u32 %p, %c, %d;\n@%p bra L;"))
	require.NoError(t, err)
	l := Launches[0]
	run := func(change func(*judge)) []Fault {
		c := Config{Launches: []Launch{l}, MaxIssues: 1000, spoil: change}
		faults, err := c.Judge(s)
		require.NoError(t, err)
		return faults
	}
	assert.Empty(t, run(nil))
	faults := run(func(j *judge) {
		for i := range j.funcs[0].branches {
			j.funcs[0].branches[i].staticBy = 1
		}
	})
	require.NotEmpty(t, faults)
	assert.Equal(t, "static", faults[0].Kind)
}

// TestJudgeFindsWrongMasks spoils one bit of one mask, of all blocks or of one of them, or drops one block.
func TestJudgeFindsWrongMasks(t *testing.T) {
	for name, c := range map[string]struct {
		body  string
		spoil func(*maskFact)
	}{
		"all blocks": {"setp.lt.u32 %p, %d, 20;\n@%p bra E;\nadd.u32 %x, %n, 1;\nE:", func(f *maskFact) { f.byWarp[1] ^= 1 << 5 }},
		"one block": {"mad.lo.u32 %x, %b, 40, %d;\nsetp.lt.u32 %p, %x, 47;\n@%p bra E;\nadd.u32 %x, %n, 1;\nE:", func(f *maskFact) {
			f.byBlock[[3]uint32{1, 0, 0}] = []uint64{0x7f ^ 1<<9, 0}
		}},
		"a block that is left out": {"mad.lo.u32 %x, %b, 40, %d;\nsetp.lt.u32 %p, %x, 47;\n@%p bra E;\nadd.u32 %x, %n, 1;\nE:", func(f *maskFact) {
			delete(f.byBlock, [3]uint32{1, 0, 0})
		}},
	} {
		t.Run(name, func(t *testing.T) {
			s, err := Read(kernelOf(c.body))
			require.NoError(t, err)
			judge := func(change func(*maskFact)) []Fault {
				cfg := Config{Launches: Launches[:1], Turn: 2, MaxIssues: 1000, keep: 1000, spoil: func(j *judge) {
					spoiled := 0
					for i := range j.funcs[0].branches {
						for k := range j.funcs[0].branches[i].masks {
							change(&j.funcs[0].branches[i].masks[k])
							spoiled++
						}
					}
					assert.Equal(t, 1, spoiled)
				}}
				faults, err := cfg.Judge(s)
				require.NoError(t, err)
				return faults
			}
			assert.Empty(t, judge(func(*maskFact) {}))
			faults := judge(c.spoil)
			require.NotEmpty(t, faults)
			for _, f := range faults {
				assert.Equal(t, "masks", f.Kind)
			}
		})
	}
}

func TestConditions(t *testing.T) {
	l := &Launch{Grid: [3]uint32{5, 1, 1}, Block: [3]uint32{48, 2, 1}}
	value := func(name string) (uint64, bool) {
		if name == "n" {
			return 64, true
		}
		return l.value(name)
	}
	for text, want := range map[string]bool{
		"ntid.x % 32 == 0":                         false,
		"ntid.x % 16 == 0":                         true,
		"ntid.y * ntid.z == 1":                     false,
		"ntid.x % 16 == 0 && n % 32 == 0":          true,
		"ntid.x % 16 == 0 && ntid.y * ntid.z == 1": false,
		"nctaid.x == 5":                            true,
		"n >= 64":                                  true,
		"n < 64":                                   false,
		"n + 1 != 65 && 1 < 2":                     false,
		"n - 4 * 8 == 32":                          true,
		"n / 0x10 <= 4":                            true,
	} {
		got, err := holds(text, value)
		require.NoError(t, err, text)
		assert.Equal(t, want, got, text)
	}
	for _, text := range []string{"", "m == 1", "n", "n == ", "n % 0 == 0", "n == 64 n", "n = 64"} {
		_, err := holds(text, value)
		assert.Error(t, err, text)
	}
}

// TestAssumption shows that what is assumed of a launch is true of it, and can be assumed.
func TestAssumption(t *testing.T) {
	seen := map[string]bool{}
	for turn := range 2000 {
		l := &Launches[turn%len(Launches)]
		args := map[string]uint64{"n": uint64(argument(l, turn/7))}
		text := assumption(l, args, turn)
		ok, err := holds(text, func(name string) (uint64, bool) {
			if x, ok := args[name]; ok {
				return x, true
			}
			return l.value(name)
		})
		require.NoError(t, err, text)
		assert.True(t, ok, "%s under %v with n = %d", text, l, args["n"])
		_, err = launch.ParseFacts(text)
		require.NoError(t, err)
		for _, op := range []string{"%", "==", "<=", ">=", "&&", "n ", "ntid.x", "ntid.y", "nctaid.x"} {
			seen[op] = seen[op] || strings.Contains(text, op)
		}
	}
	for op, ok := range seen {
		assert.True(t, ok, op)
	}
}

// TestGenerate shows that kernels are the same for the same seed, that all can be read, and that the kinds of flow are among them.
func TestGenerate(t *testing.T) {
	seen := map[string]int{}
	for seed := range uint64(300) {
		src := Generate(seed)
		require.Equal(t, src, Generate(seed))
		s, err := Read(src)
		require.NoError(t, err, "seed %d\n%s", seed, src)
		for _, word := range []string{"bar.", "barrier.", "call", "brx", "exit", "ret;", "vote", "shfl", "atom", "tid.y", "%warpid", "kernelgen", "[n]"} {
			if strings.Contains(src, word) {
				seen[word]++
			}
		}
		n := newNest(s.Kernel, s.Kernel, analysis.NewEnv(s.Kernel.Module, launch.Launch{}))
		if n.anyMixed {
			seen["irreducible"]++
		}
		if n.levels > 0 {
			seen["cycles"]++
		}
		if n.levels > 1 {
			seen["nested cycles"]++
		}
		for _, f := range s.Kernel.Module.Funcs {
			if !f.Kernel && strings.Count(src, "), "+f.Name+", (") > 0 && strings.Contains(between(src, ") "+f.Name+"(", "\n}"), "), "+f.Name+", (") {
				seen["recursion"]++
			}
		}
	}
	for _, word := range []string{"bar.", "barrier.", "call", "brx", "exit", "vote", "shfl", "atom", "kernelgen", "irreducible", "cycles", "nested cycles", "recursion"} {
		assert.Greater(t, seen[word], 5, "%s: %v", word, fmt.Sprint(seen))
	}
}

// between is what stands in s between a and b.
func between(s, a, b string) string {
	_, s, _ = strings.Cut(s, a)
	s, _, _ = strings.Cut(s, b)
	return s
}
