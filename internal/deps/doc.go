// Package deps keeps the modules that the design names in go.mod until the
// code that uses them is there. It has no exported names, and nothing imports
// it.
package deps
