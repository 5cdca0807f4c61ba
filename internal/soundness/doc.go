// Package soundness runs kernels and looks for executions that contradict what package uniform claims of them.
//
//   - Launches: the launches that every kernel runs under, and what the analysis is told about each.
//   - Subject, Config.Judge: one kernel under all launches and models, and what is claimed wrongly.
//   - Generate: small kernels of all kinds of control flow, made to break claims (shapes.go, statements.go).
//   - Config.Shrink: makes the kernel of a contradiction small.
//   - Tally: what was compared, so that a test can ask that it was something.
//
// What is checked, in every execution that a warp makes of a value or a branch (judge.go): that lanes agree on what is called
// uniform, where it is defined and where it is used; that a value is its base plus its lane constants and below its bound;
// that threads of a block or of the grid agree on what has that scope, where they execute it in the same trips of the cycles
// around it (trips.go); that a branch called never does not split, that one called tail splits as often as it may, that one
// called static always sends the same lanes of a warp the same way, and that the lanes that take a branch are those of its
// masks; that a block which all lanes of a warp should execute together is not executed without lanes that come to another
// such block later. The classes lane and data promise nothing that a run could contradict. What a condition promises is
// checked in the launches in which it holds (condition.go).
//
// It imports analyses and the simulator, which know nothing of each other, and is for tests only.
package soundness
