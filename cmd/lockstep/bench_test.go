package main

import (
	"os/exec"
	"path/filepath"
	"testing"
)

// BenchmarkReportClamp runs the built program as a user does, start-up included. The goal is 100 ms.
func BenchmarkReportClamp(b *testing.B) {
	bin := filepath.Join(b.TempDir(), "lockstep")
	if out, err := exec.Command("go", "build", "-o", bin, ".").CombinedOutput(); err != nil {
		b.Fatalf("%v\n%s", err, out)
	}
	for b.Loop() {
		if out, err := exec.Command(bin, "report", "../../testdata/kernels/clamp.ptx").CombinedOutput(); err != nil {
			b.Fatalf("%v\n%s", err, out)
		}
	}
}
