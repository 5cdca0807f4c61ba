package main

import (
	"os"
	"runtime"
	"runtime/debug"
	"sync"
)

// How much memory the program takes before it collects garbage for the first time. Most runs are short: what they make of a
// file takes a small multiple of its size, is needed until the end, and would be looked at by the collector again and again
// while it grows. So the first collection waits until the heap is firstGCPerByte times the inputs plus firstGCBase; from then on
// the heap may double between collections, as usual. GOGC in the environment has the last word.
const (
	firstGCPerByte = 16
	firstGCBase    = 64 << 20
	firstGCMost    = 4 << 30 // beyond that the collector's own rule is the better one

	usualPercent = 100
	// At a percentage of p the runtime starts its first collection where the heap has p times as many bytes.
	firstGCBytesPerPercent = 4 << 20 / usualPercent
)

// firstGC puts off the first collection.
type firstGC struct {
	on     bool
	inputs int64

	mu   sync.Mutex // the first collection is noticed by the goroutine of finalizers
	past bool       // the first collection has been, and the rest are as usual
}

// over reports whether the first collection has been.
func (g *firstGC) over() bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.past
}

// start puts off the first collection, unless the environment says something about it.
func (g *firstGC) start() {
	if os.Getenv("GOGC") != "" {
		return
	}
	g.on = true
	g.expect(0)
	// Nobody holds the sentinel: the first collection finds it.
	runtime.SetFinalizer(&struct{ _ [4]*int }{}, func(any) {
		g.mu.Lock()
		defer g.mu.Unlock()
		g.past = true
		debug.SetGCPercent(usualPercent)
	})
}

// expect puts it off further, for another input of a size in bytes.
func (g *firstGC) expect(size int64) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if !g.on || g.past {
		return
	}
	g.inputs += size
	due := min(firstGCBase+firstGCPerByte*g.inputs, firstGCMost)
	debug.SetGCPercent(int(due / firstGCBytesPerPercent))
}
