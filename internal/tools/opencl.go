package tools

import (
	"os/exec"
	"path/filepath"
	"testing"
)

// OpenCLHost compiles a host program of OpenCL with the C compiler and returns
// its path, or skips or fails t as the package comment says: where there is no
// compiler, no library of OpenCL, or no implementation on this machine (PoCL).
func OpenCLHost(t testing.TB, source string) string {
	t.Helper()
	cc, err := exec.LookPath("clang-22")
	if err != nil {
		missing(t, "clang-22 is not on PATH")
	}
	if found, _ := filepath.Glob("/etc/OpenCL/vendors/*.icd"); len(found) == 0 {
		missing(t, "no implementation of OpenCL is installed")
	}
	host := filepath.Join(t.TempDir(), "host")
	if out, err := exec.Command(cc, "-O1", "-o", host, source, "-lOpenCL").CombinedOutput(); err != nil {
		t.Logf("%s", out)
		missing(t, "no host program of OpenCL can be compiled")
	}
	return host
}
