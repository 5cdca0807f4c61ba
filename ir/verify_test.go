package ir

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// sound is a module that keeps every rule, and has something for each rule to be broken at.
const sound = `module "sound.ptx" lang "ptx" version "6.4" target "sm_70" bits 64
file "sound.cu"
loc 0 1:1
loc 0 2:2 "soft" in 1
var @table global f32 size 8 align 4 ; 3:1
  data 0000803f 00000040
  reloc 0 8 @helper

func @helper ; 5:1
  param &x b32 size 4
  result &y b32 size 4
b0: ; 6:1
  v0:b32 = arg #0
  v1: ret v0 ; #0 7:1
end

kernel @k ; 10:1
  param &in u64 size 8 align 8 ; 11:1
  param &n u32 size 4 align 4 ; 12:1
  var &ret0 param b32 size 4 align 4 ; 13:1
  reg %r1 b32 as b32 ; 14:1
b0 START: ; 20:1
  v0:b64 = addr &in
  v1:b64 = ld.u64.param [v0] ; #0 21:1
  v2:b32 = const 5
  v3:b32 = ld.u32.global [v1+4] ; to %r1 #1 22:1@2
  v4:(pred, pred) = setp.s32.lt v3, v2 ; #2 23:1
  v5:pred = proj #0, v4
  v6:pred = proj #1, v4
  v7: cbra v5 -> b2, b1 ; #3 24:1
b1: <- b0 ; 25:1
  @!v6 v8:b32 = add.s32 v3, v2 else v3 ; to %r1 #4 26:1
  v9: fall -> b2
b2 JOIN: <- b0, b1 ; 27:1
  v10:b32 = phi v3, v8 ; to %r1
  v11:(b32, b32) = tuple v10, v10
  @v5 v12:(b32, b32) = ld.b32.v2.global [v1] else v11 ; #5 28:1
  v13:b32 = proj #1, v12
  v14: st.b32.v2.global [v1+8], v13, v10 ; #6 29:1
  v15:b64 = const 1
  v16:b64 = mul.s32.wide v10, v13 ; #7 30:1
  v17:b64 = shl.b64 v16, v13 ; #8 31:1
  v18:b32 = call @helper, v13 rets(&ret0) ; #9 32:1
  v19: cexit !v5 -> b3 ; #10 33:1
b3: <- b2 ; 34:1
  v20: brx v13 -> b4, b4, b5 ; #11 35:1
b4: <- b3.0, b3.1 ; 36:1
  v21: bra.uni -> b5 ; #12 37:1
b5: <- b3, b4 ; 38:1
  v22: ret ; #13 39:1
b6: ; 40:1
  v23:b32 = add.s32 v13, v10 ; #14 41:1
  v24: trap ; #15 42:1
end
`

func parseSound(t testing.TB) *Module {
	t.Helper()
	m, err := Parse("sound.ir", []byte(sound))
	require.NoError(t, err)
	return m
}

// faults takes apart what Verify gives.
func faults(err error) []*Fault {
	if err == nil {
		return nil
	}
	var list []*Fault
	for _, e := range err.(interface{ Unwrap() []error }).Unwrap() {
		list = append(list, e.(*Fault))
	}
	return list
}

func valueByID(f *Func, id ID) *Value {
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if v.ID == id {
				return v
			}
		}
	}
	panic(fmt.Sprintf("no value %d", id))
}

func TestVerifyAcceptsSound(t *testing.T) {
	m := parseSound(t)
	assert.NoError(t, VerifyModule(m))
	for _, f := range m.Funcs {
		assert.NoError(t, Verify(f))
	}
}

// breakage breaks one thing of the sound module, and says what the verifier must answer.
type breakage struct {
	rule Rule
	want string // in the message of the one fault
	do   func(m *Module, k *Func, v func(ID) *Value)
}

var breakages = []breakage{
	{RuleModule, "k: 10:1: module: the function names another module", func(m *Module, k *Func, v func(ID) *Value) { k.Module = new(Module) }},
	{RuleModule, "k: 10:1: module: the function has no symbol", func(m *Module, k *Func, v func(ID) *Value) { k.Sym = nil }},
	{RuleModule, "the function's symbol is q, of kind function", func(m *Module, k *Func, v func(ID) *Value) { k.Sym.Name = "q" }},
	{RuleModule, "the function's symbol names no function", func(m *Module, k *Func, v func(ID) *Value) { k.Sym.Func = nil }},
	{RuleModule, "function k is in the module twice", func(m *Module, k *Func, v func(ID) *Value) { m.Funcs = append(m.Funcs, &Func{Name: "d", Module: m}, k) }},
	{RuleModule, "symbol table is in two lists", func(m *Module, k *Func, v func(ID) *Value) { m.Syms = append(m.Syms, m.Syms[0]) }},
	{RuleModule, "a nil symbol", func(m *Module, k *Func, v func(ID) *Value) { m.Syms = append(m.Syms, nil) }},
	{RuleModule, "symbol n has another owner", func(m *Module, k *Func, v func(ID) *Value) { k.Params[1].Owner = m.Funcs[0] }},
	{RuleModule, "relocation 0 of table names a symbol that is in no list", func(m *Module, k *Func, v func(ID) *Value) { m.Syms[0].Relocs[0].Sym = new(Symbol) }},
	{RuleModule, "8 bytes at 1, is not within its 8 initial bytes", func(m *Module, k *Func, v func(ID) *Value) { m.Syms[0].Relocs[0].Off = 1 }},
	{RuleModule, "variable table of 7 bytes has 8", func(m *Module, k *Func, v func(ID) *Value) { m.Syms[0].Size = 7 }},
	{RulePosition, "loc 2 names file 1 of 1", func(m *Module, k *Func, v func(ID) *Value) { m.Locs[1].File = 1 }},
	{RulePosition, "the inlining of loc 1 does not end", func(m *Module, k *Func, v func(ID) *Value) { m.Locs[0].InlinedAt = 2 }},
	{RulePosition, "the inlining of loc 2 leads to loc 3 of 2", func(m *Module, k *Func, v func(ID) *Value) { m.Locs[1].InlinedAt = 3 }},
	{RulePosition, "k: b0: v3: 22:1: position: loc 3 of 2", func(m *Module, k *Func, v func(ID) *Value) { v(3).Pos.Loc = 3 }},
	{RulePosition, "k: 10:1: position: loc -1 of 2", func(m *Module, k *Func, v func(ID) *Value) { k.Pos.Loc = -1 }},
	{RuleIdentity, "k: b1: v8: 26:1: identity: value ID 8 is used twice", func(m *Module, k *Func, v func(ID) *Value) { b := k.Blocks[1]; b.Values = append(b.Values, v(8)) }},
	{RuleIdentity, "value ID 25 is not below the bound 25", func(m *Module, k *Func, v func(ID) *Value) { v(8).ID = 25 }},
	{RuleIdentity, "the value names b2 as its block", func(m *Module, k *Func, v func(ID) *Value) { v(8).Block = k.Blocks[2] }},
	{RuleIdentity, "a nil value", func(m *Module, k *Func, v func(ID) *Value) { k.Blocks[1].Values[0] = nil }},
	{RuleIdentity, "k: b2: 34:1: identity: block ID 2 is used twice", func(m *Module, k *Func, v func(ID) *Value) { k.Blocks[3].ID = 2 }},
	{RuleIdentity, "block ID -1 is not below the bound 7", func(m *Module, k *Func, v func(ID) *Value) { k.Blocks[3].ID = -1 }},
	{RuleIdentity, "the block names another function", func(m *Module, k *Func, v func(ID) *Value) { k.Blocks[3].Func = m.Funcs[0] }},
	{RuleEntry, "k: b0: 20:1: entry: the entry has 1 predecessors", func(m *Module, k *Func, v func(ID) *Value) { k.Blocks[4].RedirectSucc(0, k.Blocks[0]) }},
	{RuleEdges, "k: b4: 36:1: edges: successor 0 is b5, but its predecessor 0 is not this edge", func(m *Module, k *Func, v func(ID) *Value) { k.Blocks[4].Succs[0].I = 0 }},
	{RuleEdges, "predecessor 1 is b6, but its successor 0 is not this edge", func(m *Module, k *Func, v func(ID) *Value) {
		k.Blocks[4].Preds = append(k.Blocks[4].Preds[:1:1], Edge{k.Blocks[6], 0})
	}},
	{RuleEdges, "successor 0 is b0, no block of this function", func(m *Module, k *Func, v func(ID) *Value) { k.Blocks[4].Succs[0].B = m.Funcs[0].Blocks[0] }},
	{RuleTerminator, "k: b5: 38:1: terminator: the block has no terminator", func(m *Module, k *Func, v func(ID) *Value) { v(22).Remove() }},
	{RuleTerminator, "v22: 39:1: terminator: ret is not the last", func(m *Module, k *Func, v func(ID) *Value) { k.Blocks[5].Append(OpRet, Void, Pos{}) }},
	{RuleSuccessors, "v21: 37:1: successors: bra has 0 successors, it must have 1", func(m *Module, k *Func, v func(ID) *Value) { k.Blocks[4].RemoveSucc(0) }},
	{RuleSuccessors, "ret has 1 successors, it must have 0", func(m *Module, k *Func, v func(ID) *Value) { k.Blocks[5].AddEdge(k.Blocks[6]) }},
	{RuleSuccessors, "brx has 0 successors, it must have 1 or more", func(m *Module, k *Func, v func(ID) *Value) {
		v(24).Op = OpBrx
		v(24).SetArgs(v(23))
	}},
	{RuleSuccessors, "cexit goes on to b5, which is not the next block", func(m *Module, k *Func, v func(ID) *Value) { k.Blocks[2].RedirectSucc(0, k.Blocks[5]) }},
	{RuleSuccessors, "fall goes on to b5, which is not the next block", func(m *Module, k *Func, v func(ID) *Value) {
		v(10).Remove()
		v(11).SetArgs(v(3), v(3))
		v(14).SetArgs(v(1), v(13), v(3))
		v(16).SetArgs(v(3), v(13))
		v(23).SetArgs(v(3), v(3))
		k.Blocks[1].RedirectSucc(0, k.Blocks[5])
	}},
	{RulePhi, "v10: phi: 1 arguments for 2 predecessors", func(m *Module, k *Func, v func(ID) *Value) { v(10).SetArgs(v(3)) }},
	{RulePhi, "argument v1 is not as wide as the phi's b32", func(m *Module, k *Func, v func(ID) *Value) { v(10).SetArgs(v(3), v(1)) }},
	{RulePhi, "a phi behind a value that is none", func(m *Module, k *Func, v func(ID) *Value) {
		p := k.NewValue(OpPhi, I32, Pos{}, v(3), v(8))
		k.Blocks[2].InsertBefore(2, p)
	}},
	{RuleArity, "v17: 31:1: arity: shl has 1 operands, it takes 2", func(m *Module, k *Func, v func(ID) *Value) { v(17).SetArgs(v(16)) }},
	{RuleArity, "st has 0 operands, it takes 2 to 9", func(m *Module, k *Func, v func(ID) *Value) { v(14).SetArgs() }},
	{RuleArity, "a store of 2 elements has 3 operands behind", func(m *Module, k *Func, v func(ID) *Value) { v(14).SetArgs(v(1), v(13), v(13), v(13)) }},
	{RuleArity, "no such operation", func(m *Module, k *Func, v func(ID) *Value) { v(17).Op = NumOps }},
	{RuleResult, "v14: 29:1: result: st has no result, its type is b32", func(m *Module, k *Func, v func(ID) *Value) { v(14).Type = I32 }},
	{RuleResult, "shl has a result, its type is void", func(m *Module, k *Func, v func(ID) *Value) { v(17).Type = Void }},
	{RuleResult, "no type", func(m *Module, k *Func, v func(ID) *Value) { v(17).Type = nil }},
	{RuleResult, "mul has one result, its type is (b64, b64)", func(m *Module, k *Func, v func(ID) *Value) {
		v(16).Op = OpMul
		v(17).SetArgs(v(15), v(13))
		v(16).Type = TupleOf(I64, I64)
	}},
	{RuleResult, "setp has at most two results", func(m *Module, k *Func, v func(ID) *Value) { v(4).Type = TupleOf(I1, I1, I1) }},
	{RuleResult, "a load of 2 elements has type (b32, b32, b32)", func(m *Module, k *Func, v func(ID) *Value) {
		v(12).Type, v(11).Type = TupleOf(I32, I32, I32), TupleOf(I32, I32, I32)
		v(11).SetArgs(v(10), v(10), v(10))
	}},
	{RuleWidth, "v17: 31:1: width: operand 0, v13, is b32; it must be of b64 or wider", func(m *Module, k *Func, v func(ID) *Value) { v(17).SetArgs(v(13), v(13)) }},
	{RuleWidth, "v16: 30:1: width: the result is b32; it must be of b64 or wider", func(m *Module, k *Func, v func(ID) *Value) { v(16).Type = I32; v(17).SetArgs(v(15), v(13)) }},
	{RuleWidth, "result 1 is b32; it must be a predicate", func(m *Module, k *Func, v func(ID) *Value) {
		v(4).Type = TupleOf(I1, I32)
		v(6).SetArgs(v(4))
		v(6).Aux.Bits = 0
	}},
	{RuleWidth, "operand 0, v13, is b32; it must be a predicate", func(m *Module, k *Func, v func(ID) *Value) { v(19).SetArgs(v(13)) }},
	{RuleWidth, "constant 0x100000000 is wider than its type b32", func(m *Module, k *Func, v func(ID) *Value) { v(2).Aux.Bits = 1 << 32 }},
	{RuleWidth, "a load of u32 into b16", func(m *Module, k *Func, v func(ID) *Value) {
		v(3).Type = I16
		v(4).SetArgs(v(2), v(2))
		v(8).SetArgs(v(2), v(2), v(2))
		v(10).SetArgs(v(2), v(8))
	}},
	{RuleProjection, "v13: projection: projection 2 of 2 elements", func(m *Module, k *Func, v func(ID) *Value) { v(13).Aux.Bits = 2 }},
	{RuleProjection, "projection of v10, which is no tuple but b32", func(m *Module, k *Func, v func(ID) *Value) { v(13).SetArgs(v(10)) }},
	{RuleProjection, "element 1 is pred, not as wide as b32", func(m *Module, k *Func, v func(ID) *Value) { v(13).SetArgs(v(4)) }},
	{RuleProjection, "a tuple of 1 values has type (b32, b32)", func(m *Module, k *Func, v func(ID) *Value) { v(11).SetArgs(v(10)) }},
	{RuleProjection, "element 1 is b32, v1 is not as wide", func(m *Module, k *Func, v func(ID) *Value) { v(11).SetArgs(v(10), v(1)) }},
	{RuleGuard, "v8: 26:1: guard: guard v3 is not one bit wide", func(m *Module, k *Func, v func(ID) *Value) { v(8).Guard.Pred = v(3) }},
	{RuleGuard, "v13: guard: proj cannot be guarded", func(m *Module, k *Func, v func(ID) *Value) { v(13).Guard.Pred = v(5); v(13).SetArgs(v(12), v(10)) }},
	{RuleGuard, "bra cannot be guarded", func(m *Module, k *Func, v func(ID) *Value) { v(21).Guard.Pred = v(5) }},
	{RuleGuard, "the pass-through v1 is not as wide as the result b32", func(m *Module, k *Func, v func(ID) *Value) { v(8).SetArgs(v(3), v(2), v(1)) }},
	{RuleGuard, "only conditional terminators are negated", func(m *Module, k *Func, v func(ID) *Value) { v(8).Not = true }},
	{RuleDefinition, "v8: 26:1: definition: v99 is no value of this function", func(m *Module, k *Func, v func(ID) *Value) { v(8).SetArgs(v(3), &Value{ID: 99, Type: I32}, v(3)) }},
	{RuleDefinition, "v2 is no value of this function", func(m *Module, k *Func, v func(ID) *Value) { v(8).SetArgs(v(3), &Value{ID: 2, Type: I32}, v(3)) }},
	{RuleDefinition, "v5 is no value of this function", func(m *Module, k *Func, v func(ID) *Value) { v(8).Guard.Pred = &Value{ID: 5, Type: I1} }},
	{RuleDefinition, "v3 is no value of this function", func(m *Module, k *Func, v func(ID) *Value) { v(10).SetArgs(&Value{ID: 3, Type: I32}, v(8)) }},
	{RuleDominance, "v3: 22:1: dominance: v16 is used before it is defined", func(m *Module, k *Func, v func(ID) *Value) {
		b := k.Blocks[0]
		x := k.NewValue(OpConst, I64, Pos{})
		b.InsertBefore(6, x)
		x.ID, v(16).ID = v(16).ID, x.ID
		v(3).SetArgs(x)
	}},
	{RuleDominance, "v14: 29:1: dominance: v8 is defined in b1, which does not dominate", func(m *Module, k *Func, v func(ID) *Value) { v(14).SetArgs(v(1), v(8), v(8)) }},
	{RuleDominance, "argument 0, v8, is defined in b1, which does not dominate the predecessor b0", func(m *Module, k *Func, v func(ID) *Value) { v(10).SetArgs(v(8), v(3)) }},
	{RuleDominance, "v20: 35:1: dominance: v23 is defined in b6", func(m *Module, k *Func, v func(ID) *Value) { v(20).SetArgs(v(23)) }},
	{RuleSymbol, "v0: symbol: addr without a symbol", func(m *Module, k *Func, v func(ID) *Value) { v(0).Aux.Sym = nil }},
	{RuleSymbol, "symbol x is neither of the module nor of this function", func(m *Module, k *Func, v func(ID) *Value) { v(0).Aux.Sym = m.Funcs[0].Params[0] }},
	{RuleSymbol, "a call of table, which is no function", func(m *Module, k *Func, v func(ID) *Value) { v(18).Aux.Sym = m.Syms[0] }},
	{RuleSymbol, "a result goes to a symbol that is not of this function", func(m *Module, k *Func, v func(ID) *Value) { v(18).Aux.Call.Rets[0] = m.Syms[0] }},
	{RuleSymbol, "a target is no function", func(m *Module, k *Func, v func(ID) *Value) { v(18).Aux.Call.Targets = []*Symbol{m.Syms[0]} }},
	{RuleRegister, "v10: register: register 2 of 1", func(m *Module, k *Func, v func(ID) *Value) { v(10).Reg = 2 }},
	{RuleArgument, "helper: b0: v0: argument: argument 1 of 1", func(m *Module, k *Func, v func(ID) *Value) { m.Funcs[0].Blocks[0].Values[0].Aux.Bits = 1 }},
	{RuleArgument, "k: b5: v22: 39:1: argument: 1 results of 0", func(m *Module, k *Func, v func(ID) *Value) { v(22).SetArgs(v(13)) }},
}

// TestVerifyRules breaks one thing at a time. The fault must be found where it is; what follows from it may be too.
func TestVerifyRules(t *testing.T) {
	tested := make(map[Rule]bool)
	for _, br := range breakages {
		tested[br.rule] = true
		m := parseSound(t)
		k := m.Func("k")
		br.do(m, k, func(id ID) *Value { return valueByID(k, id) })
		found := faults(VerifyModule(m))
		var lines []string
		for _, f := range found {
			lines = append(lines, f.Error())
			assert.Contains(t, Rules, f.Rule)
		}
		assert.Contains(t, strings.Join(lines, "\n"), br.want, "%s", br.rule)
		if len(found) > 0 {
			assert.Equal(t, br.rule, found[0].Rule, "first fault: %s", found[0])
		}
	}
	for _, r := range Rules {
		assert.True(t, tested[r], "rule %s has no test", r)
	}
}

// TestVerifyAllFaults shows that faults do not hide each other, and that there is an end to them.
func TestVerifyAllFaults(t *testing.T) {
	m := parseSound(t)
	k := m.Func("k")
	v := func(id ID) *Value { return valueByID(k, id) }
	v(3).Reg, v(8).Not, v(17).Type = 7, true, I32
	assert.Len(t, faults(VerifyModule(m)), 3)

	f := m.NewFunc("many", false)
	b := f.NewBlock("")
	for range 2 * MaxFaults {
		b.Append(OpAdd, I32, Pos{})
	}
	b.Append(OpRet, Void, Pos{})
	list := faults(Verify(f))
	require.Len(t, list, MaxFaults+1)
	assert.Contains(t, list[MaxFaults].Error(), "more than 1000 faults")
}

// TestDominators compares the tree with the definition: a dominates b if b cannot be reached without a.
func TestDominators(t *testing.T) {
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 2))
		f := (&Module{}).NewFunc("f", false)
		n := 1 + r.IntN(12)
		for range n {
			f.NewBlock("")
		}
		for range r.IntN(3 * n) {
			f.Blocks[r.IntN(n)].AddEdge(f.Blocks[r.IntN(n)])
		}
		var d dominators
		d.compute(f)
		all := reach(f, nil)
		for _, a := range f.Blocks {
			assert.Equal(t, all[a.ID], d.reachable(a), "seed %d", seed)
			without := reach(f, a)
			for _, b := range f.Blocks {
				if all[b.ID] {
					want := all[a.ID] && !without[b.ID]
					require.Equal(t, want, d.dominates(a, b), "seed %d: %v over %v", seed, a, b)
				}
			}
		}
	}
}

// reach marks the blocks that can be reached from the entry without passing through avoid.
func reach(f *Func, avoid *Block) []bool {
	seen := make([]bool, f.NumBlocks())
	if f.Entry() == avoid {
		return seen
	}
	work := []*Block{f.Entry()}
	seen[0] = true
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for _, e := range b.Succs {
			if e.B != avoid && !seen[e.B.ID] {
				seen[e.B.ID] = true
				work = append(work, e.B)
			}
		}
	}
	return seen
}
