package analysis

import (
	"fmt"
	"slices"

	"lockstep/ir"
	"lockstep/ir/launch"
)

// Change says what a pass did to a function.
type Change uint8

const (
	None   Change = iota // nothing
	Values               // values, but no block and no edge
	CFG                  // blocks or edges, and maybe values
)

func (ch Change) String() string {
	return [...]string{None: "none", Values: "values", CFG: "cfg"}[ch]
}

// Analysis describes one analysis of a function. Its address is its identity: declare one package variable for each.
type Analysis[R any] struct {
	Name    string
	Doc     string
	CFGOnly bool // reads blocks, edges and the operations of terminators only: the result outlives a change of Values
	// AnyLaunch: asks neither for the launch nor for an analysis that does. Environments that differ in the launch share the
	// result (Env.Under).
	AnyLaunch bool
	Run       func(*Cache) R
}

// EnvAnalysis describes one analysis of a whole module. Its address is its identity.
type EnvAnalysis[R any] struct {
	Name      string
	Doc       string
	AnyLaunch bool // as in Analysis
	Run       func(*Env) R
}

// Env is what the analyses of a module share.
type Env struct {
	Module *ir.Module
	Launch launch.Launch // the launch to assume
	Check  bool          // debugging: find changes that were made without Invalidate, at the price of a walk per query

	caches  map[*ir.Func]*Cache
	memo    memo
	running []*entry // innermost last, over all caches

	base  *Env             // holds the results that do not ask for the launch; nil if that is this one
	under map[assumed]*Env // made by Under
}

// assumed is a launch as a key: facts are compared by what they say.
type assumed struct {
	launch launch.Launch
	facts  string
}

// Cache holds the results for one function.
type Cache struct {
	Func *ir.Func
	Env  *Env

	memo memo
}

// memo holds entries by the analysis. A function has few of them, and a module many functions.
type memo []*entry

func (m memo) get(key any) *entry {
	for _, e := range m {
		if e.key == key {
			return e
		}
	}
	return nil
}

func (m *memo) drop(which func(*entry) bool) { *m = slices.DeleteFunc(*m, which) }

// entry is one result, or one that is being computed.
type entry struct {
	key     any
	name    string
	owner   *Cache // nil for results about the module
	cfgOnly bool
	wide    bool // rests on more than its own function: dropped when any function of the module changes
	done    bool
	result  any
	print   fingerprint // of the function, if Env.Check
}

// NewEnv returns an environment without results for m under the launch l.
func NewEnv(m *ir.Module, l launch.Launch) *Env {
	return &Env{Module: m, Launch: l, caches: map[*ir.Func]*Cache{}}
}

// Under returns the environment of the same module under the launch l: always the same one until a function changes. It shares
// with e the results that do not ask for the launch.
func (e *Env) Under(l launch.Launch) *Env {
	key := assumed{launch: l, facts: l.Facts.String()}
	key.launch.Facts = nil
	if n := e.under[key]; n != nil {
		return n
	}
	n := NewEnv(e.Module, l)
	n.Check, n.base = e.Check, e
	if e.base != nil {
		n.base = e.base
	}
	if e.under == nil {
		e.under = map[assumed]*Env{}
	}
	e.under[key] = n
	return n
}

// Cache returns the cache for f, making it if there is none yet.
func (e *Env) Cache(f *ir.Func) *Cache {
	if c := e.caches[f]; c != nil {
		return c
	}
	return NewCache(f, e)
}

// NewCache returns a cache without results for f, and makes it env's cache for f. Without env it gets one of its own, with an
// unknown launch.
func NewCache(f *ir.Func, env *Env) *Cache {
	if env == nil {
		env = NewEnv(f.Module, launch.Launch{})
	}
	c := &Cache{Func: f, Env: env}
	env.caches[f] = c
	return c
}

// Of returns the result of a for c's function, computing it if c does not hold it. It panics if a depends on itself, if a is
// CFGOnly but asks for an analysis that is not, and, with Env.Check, if the function changed unannounced.
func Of[R any](c *Cache, a *Analysis[R]) R {
	if (a.AnyLaunch || a.CFGOnly) && c.Env.base != nil {
		c = c.Env.base.Cache(c.Func)
	}
	e := c.memo.get(a)
	if e == nil {
		e = &entry{key: a, name: a.Name, owner: c, cfgOnly: a.CFGOnly}
	}
	c.Env.depend(e)
	if !e.done {
		c.memo = append(c.memo, e)
		c.Env.compute(e, &c.memo, func() any { return a.Run(c) })
	} else if c.Env.Check && e.print != fingerprintOf(c.Func, a.CFGOnly) {
		panic(fmt.Sprintf("analysis.Of: %s of %s was computed before a change that was not announced by Invalidate", a.Name, c.Func.Name))
	}
	return e.result.(R)
}

// EnvOf returns the result of a for e's module, computing it if e does not hold it. It panics if a depends on itself.
func EnvOf[R any](e *Env, a *EnvAnalysis[R]) R {
	if a.AnyLaunch && e.base != nil {
		e = e.base
	}
	en := e.memo.get(a)
	if en == nil {
		en = &entry{key: a, name: a.Name, wide: true}
	}
	e.depend(en)
	if !en.done {
		e.memo = append(e.memo, en)
		e.compute(en, &e.memo, func() any { return a.Run(e) })
	}
	return en.result.(R)
}

// compute runs one analysis. If it panics, its unfinished entry is forgotten.
func (e *Env) compute(en *entry, m *memo, run func() any) {
	e.running = append(e.running, en)
	defer func() {
		e.running = e.running[:len(e.running)-1]
		e.spread(en)
		if !en.done {
			m.drop(func(x *entry) bool { return x == en })
		}
	}()
	if e.Check && en.owner != nil {
		en.print = fingerprintOf(en.owner.Func, en.cfgOnly)
	}
	en.result = run()
	en.done = true
}

// depend checks that whoever is being computed may ask for en.
func (e *Env) depend(en *entry) {
	if len(e.running) == 0 {
		return
	}
	user := e.running[len(e.running)-1]
	if !en.done {
		for _, r := range e.running {
			if r == en {
				panic(fmt.Sprintf("analysis.Of: %s depends on itself, through %s", en.name, user.name))
			}
		}
	}
	if user.owner != nil && user.cfgOnly && (en.owner == nil || !en.cfgOnly) {
		panic(fmt.Sprintf("analysis.Of: %s says CFGOnly but asks for %s, which is not", user.name, en.name))
	}
	if user.owner != en.owner {
		user.wide = true
	}
	e.spread(en)
}

// spread makes the one that asks for en as wide as en is.
func (e *Env) spread(en *entry) {
	if n := len(e.running); n > 0 && en.wide {
		e.running[n-1].wide = true
	}
}

// Invalidate drops what a change of c's function makes stale: of this function all results, after Values only those that
// are not CFGOnly; and every result, of any function or of the module, that rests on more than one function.
func (c *Cache) Invalidate(ch Change) {
	if ch == None {
		return
	}
	if n := len(c.Env.running); n > 0 {
		panic("analysis.Cache.Invalidate: called while " + c.Env.running[n-1].name + " is being computed")
	}
	c.memo.drop(func(e *entry) bool { return ch == CFG || !e.cfgOnly })
	for _, other := range c.Env.caches {
		other.memo.drop(func(e *entry) bool { return e.wide })
	}
	c.Env.memo, c.Env.under = nil, nil
}

// Holds reports whether c has a result of a: for tests of what an invalidation leaves.
func Holds[R any](c *Cache, a *Analysis[R]) bool {
	e := c.memo.get(a)
	return e != nil && e.done
}
