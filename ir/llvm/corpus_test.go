package llvm

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/internal/tools"
)

// The corpora need foreign tools and minutes. All of them are read where LOCKSTEP_REQUIRE_TOOLS is 1; else a few files.
const sampleStep = 16

func sampled(i int) bool { return os.Getenv(tools.RequireEnv) == "1" || i%sampleStep == 0 }

// find returns the path of a program, or skips the test, or fails it where tools are required.
func find(t testing.TB, program string) string {
	t.Helper()
	path, err := exec.LookPath(program)
	if err != nil {
		if os.Getenv(tools.RequireEnv) == "1" {
			t.Fatalf("%s is not on PATH: run .ci/install", program)
		}
		t.Skipf("%s is not on PATH: .ci/install installs it", program)
	}
	return path
}

// compilation is one way to compile a kernel, as testdata/kernels/opencl/build.sh does.
type compilation struct {
	level, target string
	flags         []string
}

func compilations() []compilation {
	var cs []compilation
	for _, level := range []string{"O0", "O1", "O2", "O3", "O2g"} {
		opt := []string{"-" + strings.TrimSuffix(level, "g")}
		if strings.HasSuffix(level, "g") {
			opt = append(opt, "-g")
		}
		cs = append(cs,
			compilation{level, "nvptx", append([]string{"-target", "nvptx64-nvidia-cuda", "-Xclang", "-target-cpu", "-Xclang", "sm_80", "-Xclang", "-target-feature", "-Xclang", "+ptx75"}, opt...)},
			compilation{level, "amdgcn", append([]string{"-target", "amdgcn-amd-amdhsa", "-mcpu=gfx90a", "-nogpulib"}, opt...)},
			compilation{level, "spir64", append([]string{"-target", "spir64-unknown-unknown", "-Xclang", "-finclude-default-header"}, opt...)})
	}
	return cs
}

// TestClang reads what several versions of clang make of the OpenCL kernels, for three targets and at five levels.
func TestClang(t *testing.T) {
	kernels, err := filepath.Glob("../../testdata/kernels/opencl/k*.cl")
	require.NoError(t, err)
	require.NotEmpty(t, kernels)
	for _, v := range []struct {
		name, clang string
		flags       []string
	}{
		{"22", "clang-22", nil},
		{"19", "clang-19", nil},
		{"15", "clang-15", nil},
		{"15-typed", "clang-15", []string{"-Xclang", "-no-opaque-pointers"}},
	} {
		t.Run(v.name, func(t *testing.T) {
			clang := find(t, v.clang)
			n := 0
			for _, k := range kernels {
				src, err := os.ReadFile(k)
				require.NoError(t, err)
				nvidia := strings.Contains(string(src), "__nvvm_")
				for _, c := range compilations() {
					if c.target != "nvptx" && nvidia || c.target == "spir64" && strings.Contains(string(src), "LANE") {
						continue
					}
					if n++; !sampled(n) {
						continue
					}
					args := append([]string{"-w", "-x", "cl", "-cl-std=CL2.0", "-S", "-emit-llvm", "-o", "-"}, v.flags...)
					args = append(append(args, c.flags...), k)
					var complaint strings.Builder
					cmd := exec.Command(clang, args...)
					cmd.Stderr = &complaint
					text, err := cmd.Output()
					require.NoError(t, err, "%s: %s", cmd, &complaint)
					readClean(t, fmt.Sprintf("%s.%s.%s.ll", filepath.Base(k), c.level, c.target), text)
				}
			}
			assert.Positive(t, n)
		})
	}
}

// TestLibclc reads the modules of OpenCL's library, through llvm-dis.
func TestLibclc(t *testing.T) {
	dis := find(t, "llvm-dis-22")
	files, err := filepath.Glob("/usr/lib/clc/*.bc")
	require.NoError(t, err)
	if len(files) == 0 {
		if os.Getenv(tools.RequireEnv) == "1" {
			t.Fatal("no modules of libclc: run .ci/install")
		}
		t.Skip("no modules of libclc: .ci/install installs them")
	}
	// The many AMD processors differ in little more than their names: one of a generation.
	for _, file := range files {
		name := filepath.Base(file)
		if fi, err := os.Stat(file); err != nil || fi.Size() < 1<<16 || strings.Contains(name, "mesa") || strings.HasPrefix(name, "gfx") && !strings.Contains(name, "0-") {
			continue
		}
		if os.Getenv(tools.RequireEnv) != "1" && name != "barts-r600--.bc" {
			continue
		}
		text, err := exec.Command(dis, "-o", "-", file).Output()
		require.NoError(t, err, file)
		readClean(t, name, text)
	}
}

// TestBitcode reads bitcode, through the llvm-dis on PATH, to the same ir as its text.
func TestBitcode(t *testing.T) {
	as := find(t, "llvm-as-22")
	find(t, "llvm-dis-22")
	out := filepath.Join(t.TempDir(), "m.bc")
	require.NoError(t, exec.Command(as, "-o", out, "testdata/cases/E01.ll").Run())
	bc, err := os.ReadFile(out)
	require.NoError(t, err)
	require.True(t, IsBitcode(bc))
	text, err := Disassemble(bc)
	require.NoError(t, err)
	_, m := readClean(t, "m.bc", text)
	require.NotNil(t, m)
	assert.Len(t, m.Kernels(), 2)

	_, err = Disassemble(bc[:len(bc)/2])
	assert.ErrorContains(t, err, "failed")
	t.Setenv("PATH", t.TempDir())
	_, err = Disassemble(bc)
	assert.ErrorIs(t, err, ErrNoDisassembler)
}

// TestSyntaxIsLLVM asks LLVM's own verifier about the hand-written texts.
func TestSyntaxIsLLVM(t *testing.T) {
	opt := find(t, "opt-22")
	names, err := filepath.Glob("testdata/syntax/*.ll")
	require.NoError(t, err)
	for _, name := range names {
		out, err := exec.Command(opt, "-passes=verify", "-disable-output", name).CombinedOutput()
		assert.NoError(t, err, "%s: %s", name, out)
	}
}
