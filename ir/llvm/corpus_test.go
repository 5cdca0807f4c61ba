package llvm

import (
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

func sampled(i int) bool { return tools.Required() || i%sampleStep == 0 }

// TestClang reads what several versions of clang make of the OpenCL kernels, for three targets and at five levels.
func TestClang(t *testing.T) {
	for _, c := range tools.Clangs {
		t.Run(c.String(), func(t *testing.T) {
			n := 0
			for i, o := range tools.OpenCLFiles(t) {
				if sampled(i) {
					readClean(t, o.Name, c.Compile(t, o))
					n++
				}
			}
			assert.Positive(t, n)
		})
	}
}

// TestLibclc reads the modules of OpenCL's library, through llvm-dis.
func TestLibclc(t *testing.T) {
	dis := tools.Program(t, "llvm-dis-22")
	files, err := filepath.Glob("/usr/lib/clc/*.bc")
	require.NoError(t, err)
	if len(files) == 0 {
		if tools.Required() {
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
		if !tools.Required() && name != "barts-r600--.bc" {
			continue
		}
		text, err := exec.Command(dis, "-o", "-", file).Output()
		require.NoError(t, err, file)
		readClean(t, name, text)
	}
}

// TestBitcode reads bitcode, through the llvm-dis on PATH, to the same ir as its text.
func TestBitcode(t *testing.T) {
	as := tools.Program(t, "llvm-as-22")
	tools.Program(t, "llvm-dis-22")
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
	opt := tools.Program(t, "opt-22")
	names, err := filepath.Glob("testdata/syntax/*.ll")
	require.NoError(t, err)
	for _, name := range names {
		out, err := exec.Command(opt, "-passes=verify", "-disable-output", name).CombinedOutput()
		assert.NoError(t, err, "%s: %s", name, out)
	}
}
