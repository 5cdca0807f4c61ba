//go:build unix

package tools

import (
	"time"

	"golang.org/x/sys/unix"
)

// ProcessorTime is what this process has used so far.
func ProcessorTime() time.Duration {
	var u unix.Rusage
	if unix.Getrusage(unix.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
