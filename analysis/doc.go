// Package analysis holds results about a function, computed on demand and kept until the function changes.
//
//   - Analysis[R] describes one analysis: a package variable with a name, a sentence, and a function that computes an R.
//   - Of(cache, analysis) gives its result, computing it on the first request. An analysis depends on another simply by
//     asking for it; one that depends on itself panics.
//   - Cache holds the results for one function; Env ties the caches of a module together with the assumed launch.
//   - EnvAnalysis[R] and EnvOf are the same for a whole module: summaries of functions, for instance.
//   - Env.Under is the same module under another launch; what does not ask for the launch (AnyLaunch, CFGOnly) is shared.
//   - Change says what a pass did. Dropping what no longer holds is the driver's job: Cache.Invalidate.
//
// With Env.Check set, every query compares the function with what it was when the result was computed, and panics where a
// change was not announced.
//
// The package is on floor 2: it imports ir and ir/launch, and nothing above. Caches are not safe for concurrent use.
package analysis
