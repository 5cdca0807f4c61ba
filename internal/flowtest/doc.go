// Package flowtest builds functions of a given control flow for the tests of analyses that look at little else.
package flowtest
