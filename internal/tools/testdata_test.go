package tools

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"lockstep/internal/testfiles"
)

// TestTestdataAssembles has NVIDIA's assembler read every PTX file of the
// project's test data: what our own reader is tested on is PTX.
func TestTestdataAssembles(t *testing.T) {
	a := PTXAS(t)
	for _, f := range testfiles.Find(t, "testdata", ".ptx") {
		t.Run(strings.TrimSuffix(f.Name, ".ptx"), func(t *testing.T) {
			t.Parallel()
			assert.NoError(t, a.Assemble(t, f.Name, f.Text))
		})
	}
}
