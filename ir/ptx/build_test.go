package ptx

import (
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir"
)

// TestReadTestdata reads and verifies every PTX file of the test data.
func TestReadTestdata(t *testing.T) {
	for _, path := range ptxFiles(t, testdata) {
		src, err := os.ReadFile(path)
		require.NoError(t, err)
		_, m, diags := Read(path, src)
		if !assert.Empty(t, diags.String()) {
			continue
		}
		assert.NoError(t, ir.VerifyModule(m), path)
	}
}
