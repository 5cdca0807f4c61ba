package target

import (
	"cmp"
	"strings"
)

// waves are the lanes in a wave of AMD's processors, by prefix of the name, the first that fits: generations 10 and later run
// waves of 32 unless told otherwise, those before know 64 only. A module that names no processor is compiled for "generic": 64.
//
// Source: LLVM, "User Guide for AMDGPU Backend", table of processors (wavefrontsize64) and section "Target Features"; held
// against what llc-22 says of each processor (TestWaves).
var waves = []struct {
	prefix string
	lanes  int
}{{"gfx10", 32}, {"gfx11", 32}, {"gfx12", 32}, {"gfx13", 32}, {"", 64}}

// Wave is the lanes in a wave of an AMD processor, with the target features of a function: "+wavefrontsize64,-xnack". Of a
// feature that is there twice the last one counts, as in LLVM; one that is switched off leaves what the processor does.
func Wave(cpu, features string) int {
	lanes := 0
	for features != "" {
		var f string
		f, features, _ = strings.Cut(features, ",")
		switch f {
		case "+wavefrontsize32":
			lanes = 32
		case "+wavefrontsize64":
			lanes = 64
		case "-wavefrontsize32":
			lanes = lanes &^ 32
		case "-wavefrontsize64":
			lanes = lanes &^ 64
		}
	}
	for _, w := range waves {
		if strings.HasPrefix(cpu, w.prefix) {
			return cmp.Or(lanes, w.lanes)
		}
	}
	panic("target.Wave: no row for any processor")
}
