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

// Clang22 returns the path of clang-22, or skips or fails t as the package
// comment says.
func Clang22(t testing.TB) string {
	t.Helper()
	path, err := exec.LookPath("clang-22")
	if err != nil {
		missing(t, "clang-22 is not on PATH")
	}
	return path
}

// Z3 returns the path of the solver z3, or skips or fails t as the package
// comment says.
func Z3(t testing.TB) string {
	t.Helper()
	path, err := exec.LookPath("z3")
	if err != nil {
		missing(t, "z3 is not on PATH")
	}
	return path
}

// LLI22 returns the path of lli-22, which runs LLVM IR on the host, or skips or
// fails t as the package comment says.
func LLI22(t testing.TB) string {
	t.Helper()
	path, err := exec.LookPath("lli-22")
	if err != nil {
		missing(t, "lli-22 is not on PATH")
	}
	return path
}

// Opt returns the path of LLVM's opt of that major version, whose verifier says
// whether a text is right, or skips or fails t as the package comment says.
func Opt(t testing.TB, version int) string {
	t.Helper()
	name := fmt.Sprintf("opt-%d", version)
	path, err := exec.LookPath(name)
	if err != nil {
		missing(t, name+" is not on PATH")
	}
	return path
}

// missing ends the test: a skip, or a failure where tools are required.
func missing(t testing.TB, what string) {
	t.Helper()
	if os.Getenv(RequireEnv) == "1" {
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
