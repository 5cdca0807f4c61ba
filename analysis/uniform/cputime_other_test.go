//go:build !unix

package uniform_test

import "time"

var started = time.Now()

// processorTime is the time that has passed: good enough on a machine that does nothing else.
func processorTime() time.Duration { return time.Since(started) }
