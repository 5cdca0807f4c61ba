package convergent

import "lockstep/ir"

// Classified reports whether the table has a row for op.
func Classified(op ir.Op) bool { _, ok := table[op]; return ok }
