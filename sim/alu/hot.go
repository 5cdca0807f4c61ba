package alu

import "lockstep/ir"

// key is what the loops of hot_gen.go are found by.
type key struct {
	op    ir.Op
	ty    ir.Scalar
	src   ir.Scalar
	sub   ir.Sub
	cmp   ir.Cmp
	flags ir.Flags
}

var hot = map[key]Exec{}

func (in *inst) key() key {
	return key{op: in.op, ty: in.ty, src: in.src, sub: in.m.Sub, cmp: in.m.Cmp, flags: in.m.Flags}
}

// hot reports whether a loop found by the key alone is the right one: what the key leaves out is as it assumes.
func (in *inst) hot() bool {
	return len(in.res) == 1 && in.m.Bool == ir.NoBool && in.rnd() == ir.RN
}
