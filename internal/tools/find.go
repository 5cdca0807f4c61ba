package tools

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// RequireEnv is the environment variable that, set to 1, turns the skip of a
// test whose tool is missing into a failure.
const RequireEnv = "LOCKSTEP_REQUIRE_TOOLS"

// toolsDir is the folder, at the top of a checkout, that .ci/install fills.
const toolsDir = ".tools"

// Program returns the path of a program of that name, or skips or fails t as
// the package comment says.
func Program(t testing.TB, name string) string {
	t.Helper()
	path, err := exec.LookPath(name)
	if err != nil {
		missing(t, name+" is not on PATH")
	}
	return path
}

// Clang22 returns the path of clang-22.
func Clang22(t testing.TB) string {
	t.Helper()
	return Program(t, "clang-22")
}

// Z3 returns the path of the solver z3.
func Z3(t testing.TB) string {
	t.Helper()
	return Program(t, "z3")
}

// LLI22 returns the path of lli-22, which runs LLVM IR on the host.
func LLI22(t testing.TB) string {
	t.Helper()
	return Program(t, "lli-22")
}

// Opt returns the path of LLVM's opt of that major version, whose verifier says
// whether a text is right.
func Opt(t testing.TB, version int) string {
	t.Helper()
	return Program(t, fmt.Sprintf("opt-%d", version))
}

// Required reports whether tests that need a tool must find it, and read all
// that there is to read.
func Required() bool { return os.Getenv(RequireEnv) == "1" }

// missing ends the test: a skip, or a failure where tools are required.
func missing(t testing.TB, what string) {
	t.Helper()
	if Required() {
		t.Fatalf("%s, and %s=1 requires it: run .ci/install", what, RequireEnv)
	}
	t.Skipf("%s: .ci/install installs it", what)
}

// findToolsDir returns the nearest .tools folder from the working directory
// upward, or "".
func findToolsDir() string {
	dir, err := os.Getwd()
	if err != nil {
		return ""
	}
	for {
		candidate := filepath.Join(dir, toolsDir)
		if info, err := os.Stat(candidate); err == nil && info.IsDir() {
			return candidate
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			return ""
		}
		dir = parent
	}
}
