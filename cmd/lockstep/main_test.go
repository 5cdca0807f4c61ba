package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
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

// TestReadLimited reads no further than it must, as of a device that has no end.
func TestReadLimited(t *testing.T) {
	path := filepath.Join(t.TempDir(), "ten")
	require.NoError(t, os.WriteFile(path, []byte("0123456789"), 0o600))
	data, err := readLimited(path, 10)
	require.NoError(t, err)
	assert.Equal(t, "0123456789", string(data))
	_, err = readLimited(path, 9)
	assert.ErrorContains(t, err, "more than 9 bytes")
	if _, err := os.Stat("/dev/zero"); err == nil {
		_, err = readLimited("/dev/zero", 1000)
		assert.ErrorContains(t, err, "more than 1000 bytes")
	}
}
