// Package irtest asks of the kernels in testdata what must hold for all of them: what a front end makes of them is sound, and
// the text form of ir loses nothing of it. It has tests only.
package irtest
