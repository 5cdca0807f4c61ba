package target_test

import (
	"fmt"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/internal/tools"
	"lockstep/ir/target"
)

func TestWave(t *testing.T) {
	for _, c := range []struct {
		cpu, features string
		want          int
	}{
		{"gfx90a", "", 64}, {"gfx9-4-generic", "", 64}, {"gfx803", "", 64}, {"tahiti", "", 64}, {"", "", 64},
		{"gfx1030", "", 32}, {"gfx10-3-generic", "", 32}, {"gfx1250", "", 32},
		{"gfx1030", "+wavefrontsize64", 64}, {"gfx1030", "+dpp,-wavefrontsize32,+wavefrontsize64,-xnack", 64},
		{"gfx1030", "-wavefrontsize32", 32}, {"gfx90a", "-wavefrontsize64", 64}, {"", "+wavefrontsize32", 32},
		{"gfx1030", "+wavefrontsize64,-wavefrontsize64", 32}, {"gfx1030", "+wavefrontsize64,-wavefrontsize32", 64},
	} {
		assert.Equal(t, c.want, target.Wave(c.cpu, c.features), "%q %q", c.cpu, c.features)
	}
}

// TestWaves: for every processor that llc-22 knows, waves are as wide as it says, with and without features.
func TestWaves(t *testing.T) {
	llc := tools.Program(t, "llc-22")
	help := exec.Command(llc, "-mtriple=amdgcn-amd-amdhsa", "-mcpu=help")
	list, err := help.CombinedOutput()
	require.NoError(t, err)
	cpus, _, ok := strings.Cut(string(list), "Available features")
	require.True(t, ok)
	var module strings.Builder
	module.WriteString("target triple = \"amdgcn-amd-amdhsa\"\n")
	var want []int
	for _, m := range regexp.MustCompile(`(?m)^  (\S+) +- Select`).FindAllStringSubmatch(cpus, -1) {
		for _, features := range []string{"", "-wavefrontsize32", "-wavefrontsize64", "+wavefrontsize64,-wavefrontsize64"} {
			fmt.Fprintf(&module, "define amdgpu_kernel void @k%d() \"target-cpu\"=%q \"target-features\"=%q { ret void }\n", len(want), m[1], features)
			want = append(want, target.Wave(m[1], features))
		}
	}
	require.Greater(t, len(want), 4*50)
	run := exec.Command(llc, "-O0", "-o", "-", "-")
	run.Stdin = strings.NewReader(module.String())
	out, err := run.Output()
	require.NoError(t, err)
	said := regexp.MustCompile(`(?s)\.symbol: +k(\d+)\.kd.*?\.wavefront_size: (\d+)`).FindAllStringSubmatch(string(out), -1)
	require.Len(t, said, len(want))
	for _, m := range said {
		var i, lanes int
		_, err := fmt.Sscan(m[1]+" "+m[2], &i, &lanes)
		require.NoError(t, err)
		assert.Equal(t, lanes, want[i], "kernel %d of\n%s", i, strings.Split(module.String(), "\n")[i+1])
	}
}
