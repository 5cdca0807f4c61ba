package transform

// Rule is a reason why a rewrite is refused.
type Rule struct {
	ID       string
	Legality bool   // the rewrite would be wrong; else it would not pay
	Sentence string // what the rule says
}

// NoPredicatedForm is the ID of the rule on loads and stores that would need a guard where the language has none.
const NoPredicatedForm = "no-predicated-form"

// The legality rules of if-convert. --force does not lift them.
var (
	ruleConvergent = legality("convergent", "the effect of a convergent operation depends on which lanes run it together: it must stay where it is")
	ruleCall       = legality("call", "a call must not run for lanes that are not there: what it would do is unknown")
	ruleOpaque     = legality("opaque-operation", "what the operation does is unknown")
	ruleAlloca     = legality("stack-allocation", "memory of the stack must be taken by the lanes that ask for it alone")
	ruleCompound   = legality("compound-statement", "a part of the statement would lose its guard")
	ruleExit       = legality("exit", "a side leaves the function, or traps")
	ruleLoop       = legality("loop", "a side is or enters a loop, or leads back around one: lanes that skipped it would run it")
	ruleNoJoin     = legality("no-join", "the sides never meet again before they leave")
	ruleEntries    = legality("other-predecessors", "a side can be entered from somewhere else too")
	ruleIndirect   = legality("indirect-branch", "a branch by index, or a switch, has no one predicate")
	ruleNoRegister = legality("no-register", "a value of a side, or the predicate, is in no register that a guard could keep or test")
	ruleNoForm     = legality(NoPredicatedForm, "LLVM IR has no guarded load or store, and this one may fault, race or be seen in lanes that skip it")
	ruleDivision   = legality("division", "in lanes that skip it the divisor may be one that it is undefined for, and no select can replace it")
	ruleVolatile   = legality("volatile-register", "a special register is read that may hold something else each time")
	ruleTooLarge   = legality("too-large", "the sides hold more statements than the pass takes on")
)

// The profit rules of if-convert. --force lifts them.
var (
	ruleNeverSplits = profit("never-splits", "no warp ever splits at the branch")
	ruleWaste       = profit("waste", "a warp whose lanes agree would pay too much more")
	ruleNoGain      = profit("no-gain", "it would not save issues: on the profile or, without one, where a warp splits")
	ruleInnerStays  = profit("inner-branch-stays", "a branch inside a side is better left alone")
)

// ruleNotProved undoes what could not be shown to do the same in every thread (Options.Prove). The driver applies it, to any
// pass.
var ruleNotProved = legality("not-proved", "it could not be proved that every thread does the same as before")

// ruleLimit is the limit on the number of rewrites, for finding the one that matters.
var ruleLimit = profit("rewrite-limit", "the limit on the number of rewrites is reached")

// Rules lists all rules, legality first.
var Rules []*Rule

func legality(id, sentence string) *Rule {
	return newRule(&Rule{ID: id, Legality: true, Sentence: sentence})
}
func profit(id, sentence string) *Rule { return newRule(&Rule{ID: id, Sentence: sentence}) }

func newRule(r *Rule) *Rule {
	Rules = append(Rules, r)
	return r
}

// LookupRule returns the rule with that ID, or nil.
func LookupRule(id string) *Rule {
	for _, r := range Rules {
		if r.ID == id {
			return r
		}
	}
	return nil
}
