// Package report is the whole road for one file: analyse, run on the warp simulator, rewrite, write, read again, run again, and
// say what was saved. It also renders the results, as text for people and as JSON for scripts (schemas in json.go).
//
// The main entry points are Build, which makes a Report, and the WriteText and WriteJSON methods.
//
// It is on floor 9 and must not import cmd.
package report
