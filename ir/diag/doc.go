// Package diag holds what a reader of foreign text has to say about it:
// positioned errors and warnings, and their form in print.
//
// A reader adds to a [Collector], which caps the number of diagnostics, and
// hands out a [List]. Printed, a diagnostic is
//
//	file:line:column: error: what is wrong, and what was expected
//	        add.s32 %r1 %r2, 1;
//	                    ^
//
// Floor 0. It imports nothing of this module.
package diag
