package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"lockstep/internal/tools"
)

// program builds lockstep.
func program(b *testing.B) string {
	bin := filepath.Join(b.TempDir(), "lockstep")
	if out, err := exec.Command("go", "build", "-o", bin, ".").CombinedOutput(); err != nil {
		b.Fatalf("%v\n%s", err, out)
	}
	return bin
}

// BenchmarkReportClamp runs the built program as a user does, start-up included. The goal is 100 ms.
func BenchmarkReportClamp(b *testing.B) {
	bin := program(b)
	for b.Loop() {
		if out, err := exec.Command(bin, "report", "../../testdata/kernels/clamp.ptx").CombinedOutput(); err != nil {
			b.Fatalf("%v\n%s", err, out)
		}
	}
}

// BenchmarkOpt compares the whole program, which reads a module, verifies it and finds out of each branch whether it splits a warp,
// with LLVM's opt, which does the same. They are processes on one core that run in turn, and cost what the system charged
// them: time of the processor in user and system mode, garbage collection included, and the largest resident set. The metrics
// are ratios of medians; at most 1 and 3 are asked for of time/opt and memory/opt, where no more is said than how many branches
// there are of each class. branches/opt is the time with all that is said of each branch: where lanes meet, sides, causes.
func BenchmarkOpt(b *testing.B) {
	opt := tools.Opt(b, 22)
	bin := program(b)
	const size = 20 << 20
	kernels := "../../ir/llvm/testdata/kernels/*."
	linked := func(pattern string) func(b *testing.B) string {
		return func(b *testing.B) string {
			files, err := filepath.Glob(kernels + pattern)
			require.NoError(b, err)
			require.NotEmpty(b, files)
			return tools.LinkedModule(b, size, files...)
		}
	}
	library := func(name string) func(b *testing.B) string {
		return func(b *testing.B) string {
			dis := tools.Program(b, "llvm-dis-22")
			bc := "/usr/lib/clc/" + name
			if _, err := os.Stat(bc); err != nil {
				b.Skip("no libclc: .ci/install installs it")
			}
			text := filepath.Join(b.TempDir(), "libclc.ll")
			require.NoError(b, exec.Command(dis, "-o", text, bc).Run())
			return text
		}
	}
	for _, bc := range []struct {
		name string
		file func(b *testing.B) string
	}{
		{"kernels-O2", linked("O2.nvptx.ll")},
		{"kernels-O0", linked("O0.nvptx.ll")},
		{"kernels-O2-g", linked("O2g.amdgcn.ll")},
		{"libclc-nvptx64", library("nvptx64--nvidiacl.bc")},
		{"libclc-amdgcn", library("amdgcn-amd-amdhsa.bc")},
		{"one-kernel", func(*testing.B) string { return "../../ir/llvm/testdata/kernels/k05_reduce_shared.O2.nvptx.ll" }},
	} {
		b.Run(bc.name, func(b *testing.B) {
			file := bc.file(b)
			var ours, more, theirs costs
			for b.Loop() {
				theirs.run(b, opt, "-passes=function(require<uniformity>)", "-disable-output", file)
				ours.run(b, bin, "analyze", "--count", file)
				more.run(b, bin, "analyze", "--branches", file)
			}
			b.ReportMetric(float64(median(ours.time))/float64(median(theirs.time)), "time/opt")
			b.ReportMetric(float64(median(more.time))/float64(median(theirs.time)), "branches/opt")
			b.ReportMetric(float64(median(ours.memory))/float64(median(theirs.memory)), "memory/opt")
		})
	}
}

// costs are what runs of a program cost: nanoseconds, and the system's unit of memory.
type costs struct{ time, memory []int64 }

func (c *costs) run(b *testing.B, name string, args ...string) {
	cmd := exec.Command(name, args...)
	cmd.Env = append(os.Environ(), "GOMAXPROCS=1")
	if err := cmd.Run(); err != nil {
		b.Fatalf("%s: %v", name, err)
	}
	u, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage)
	if !ok {
		b.Skip("this system does not say what a process cost")
	}
	c.time = append(c.time, u.Utime.Nano()+u.Stime.Nano())
	c.memory = append(c.memory, u.Maxrss)
}

func median(x []int64) int64 {
	x = slices.Sorted(slices.Values(x))
	return x[len(x)/2]
}
