//go:build !amd64

package alu

// simd: there are vector loops for amd64 only.
func (in *inst) simd(Exec) Exec { return nil }

// Holds returns the lanes whose predicate is true.
func Holds(v []uint64) uint64 { return holdsPlain(v) }
