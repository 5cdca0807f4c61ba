package tools

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// Clang is a version of clang, and what pointers it writes.
type Clang struct {
	Version int
	Typed   bool // pointers with the type that they point to, as before LLVM 15
}

// Clangs are those that .ci/install gets, the newest first.
var Clangs = []Clang{{22, false}, {19, false}, {15, false}, {15, true}}

func (c Clang) String() string {
	if c.Typed {
		return fmt.Sprintf("%d typed", c.Version)
	}
	return fmt.Sprint(c.Version)
}

// OpenCL is a kernel of testdata/kernels/opencl and a way to compile it, one of those of the build.sh there.
type OpenCL struct {
	Name   string // KERNEL.LEVEL.TARGET.ll
	Kernel string // the source's name without suffix
	Level  string // O0, O1, O2, O3, O2g
	Target string // nvptx, amdgcn, spir64
	source string
}

// The levels and targets of build.sh.
var (
	openCLLevels  = []string{"O0", "O1", "O2", "O3", "O2g"}
	openCLTargets = []string{"nvptx", "amdgcn", "spir64"}
	targetFlags   = map[string][]string{
		"amdgcn": {"-target", "amdgcn-amd-amdhsa", "-mcpu=gfx90a", "-nogpulib"},
		"spir64": {"-target", "spir64-unknown-unknown", "-Xclang", "-finclude-default-header"},
	}
)

// OpenCLFiles lists all files of LLVM IR that build.sh makes with one compiler, in the order in which it makes them.
func OpenCLFiles(t testing.TB) []OpenCL {
	t.Helper()
	sources, err := filepath.Glob(filepath.Join(testdata(t), "kernels", "opencl", "k*.cl"))
	if err != nil || len(sources) == 0 {
		t.Fatalf("no kernels in OpenCL: %v", err)
	}
	var list []OpenCL
	for _, source := range sources {
		text, err := os.ReadFile(source)
		if err != nil {
			t.Fatal(err)
		}
		targets := openCLTargets
		switch {
		case bytes.Contains(text, []byte("__nvvm_")): // operations that NVIDIA alone has
			targets = targets[:1]
		case bytes.Contains(text, []byte("LANE")): // operations of lanes, which spir64 has none of
			targets = targets[:2]
		}
		kernel := strings.TrimSuffix(filepath.Base(source), ".cl")
		for _, level := range openCLLevels {
			for _, target := range targets {
				list = append(list, OpenCL{kernel + "." + level + "." + target + ".ll", kernel, level, target, source})
			}
		}
	}
	return list
}

// Compile makes LLVM IR of o, or skips or fails t as the package comment says. More flags come last.
func (c Clang) Compile(t testing.TB, o OpenCL, more ...string) []byte {
	t.Helper()
	clang := Program(t, fmt.Sprintf("clang-%d", c.Version))
	args := []string{"-w", "-x", "cl", "-cl-std=CL2.0", "-ffile-prefix-map=" + filepath.Dir(o.source) + "=.", "-S", "-emit-llvm", "-o", "-",
		"-" + strings.TrimSuffix(o.Level, "g")}
	if strings.HasSuffix(o.Level, "g") {
		args = append(args, "-g")
	}
	if c.Typed {
		args = append(args, "-Xclang", "-no-opaque-pointers")
	}
	args = append(append(args, c.target(o)...), more...)
	var complaint strings.Builder
	cmd := exec.Command(clang, append(args, o.source)...)
	cmd.Stderr = &complaint
	text, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s: %v\n%s", cmd, err, &complaint)
	}
	return text
}

// target gives the flags for o's target.
func (c Clang) target(o OpenCL) []string {
	if o.Target != "nvptx" {
		return targetFlags[o.Target]
	}
	ptx, cpu := "+ptx75", "sm_80"
	if c.Version >= 16 {
		ptx = "+ptx78"
		if o.Level == "O3" {
			cpu = "sm_90"
		}
	}
	return []string{"-target", "nvptx64-nvidia-cuda", "-Xclang", "-target-cpu", "-Xclang", cpu,
		"-Xclang", "-target-feature", "-Xclang", ptx}
}

// testdata is the folder at the top of the checkout.
func testdata(t testing.TB) string {
	t.Helper()
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return filepath.Join(dir, "testdata")
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			t.Fatal("the tests do not run inside the checkout")
		}
		dir = parent
	}
}
