//go:build !unix

package tools

import "time"

var started = time.Now()

// ProcessorTime is the time that has passed: good enough on a machine that does nothing else.
func ProcessorTime() time.Duration { return time.Since(started) }
