// Package target describes machines as data: special registers, warp width, thresholds of the vendors' assemblers.
//
// It is on floor 1 and imports only ir.
package target
