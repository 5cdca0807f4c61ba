//go:build !amd64

package alu

// simd: there are vector loops for amd64 only.
func (in *inst) simd(Exec) Exec { return nil }
