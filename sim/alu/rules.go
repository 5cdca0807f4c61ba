package alu

import "lockstep/ir"

// A rule says how operations of one kind are compiled.
type rule struct {
	flags ir.Flags            // the modifiers that build understands; any other is refused
	build func(in *inst) Exec // nil for what is not supported
}

// rules is filled by the families, one row an operation.
var rules [ir.NumOps]rule

// family adds the rows of one file to the table.
func family(rows map[ir.Op]rule) struct{} {
	for op, r := range rows {
		if rules[op].build != nil {
			panic("alu.family: " + op.String() + " has two rules")
		}
		rules[op] = r
	}
	return struct{}{}
}
