// Package frontend reads a kernel file of any kind that Lockstep knows, told by its name or its content, and gives back its
// module together with the way to write a changed module as text again.
//
// It is on floor 1, above ir/ptx, and must not import analyses.
package frontend
