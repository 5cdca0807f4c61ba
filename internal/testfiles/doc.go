// Package testfiles finds the texts that tests read: the files below a directory of the checkout, and those inside the
// archives there.
package testfiles
