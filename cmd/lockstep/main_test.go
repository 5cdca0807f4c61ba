package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

func TestMain(m *testing.M) { testscript.Main(m, map[string]func(){"lockstep": main}) }

// TestScript runs the command as a user does: arguments, output, exit codes. Scripts find the kernels under $TESTDATA.
func TestScript(t *testing.T) {
	data, err := filepath.Abs("../../testdata")
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir:           "testdata/script",
		UpdateScripts: os.Getenv("UPDATE_SCRIPTS") != "",
		Setup: func(e *testscript.Env) error {
			e.Setenv("TESTDATA", data)
			e.Setenv("NO_COLOR", "1")
			return nil
		},
	})
}
