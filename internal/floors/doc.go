// Package floors tests the shape of the house: a package imports lower floors only. The table is in the test; it has no other
// code.
package floors
