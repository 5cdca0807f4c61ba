// Package scenario is what a kernel runs on: the launch shape, its arguments and their contents, and what is expected of them
// afterwards. It reads argument specifications (`--arg`) and scenario files, and makes up what is missing, so that any kernel
// can run: see makeup.go for the rules.
//
// The main types are Scenario, the file format lockstep.scenario/v1, and Run, one prepared run.
//
// It is on floor 9 and must not import report or cmd.
package scenario
