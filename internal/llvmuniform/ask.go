package llvmuniform

import (
	"errors"
	"fmt"
	"os/exec"
	"regexp"
	"slices"
	"strings"
)

// ErrNoTarget says that no back end tells opt what diverges in a text, so that its answer means nothing.
var ErrNoTarget = errors.New("no target that knows divergence")

// renamed are words of older texts that LLVM 22 spells otherwise and no longer reads.
var renamed = strings.NewReplacer("DW_CC_LLVM_OpenCLKernel", "DW_CC_LLVM_DeviceKernel")

// known are the targets that tell the pass what diverges. Of r600 it has a back end, which tells it nothing.
var known = regexp.MustCompile(`(?m)^target triple = "(nvptx|amdgcn)`)

// Ask runs the given opt on a text.
func Ask(opt string, text []byte) ([]*Func, error) {
	if !known.Match(text) {
		return nil, ErrNoTarget
	}
	return ask(opt, text)
}

// ask runs opt on a text or on bitcode, with passes that come before the printing.
func ask(opt string, text []byte, before ...string) ([]*Func, error) {
	cmd := exec.Command(opt, "-disable-output", "-passes="+strings.Join(append(before, "print<uniformity>"), ","), "-")
	cmd.Stdin = strings.NewReader(renamed.Replace(string(text)))
	var out strings.Builder
	cmd.Stderr = &out
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("%w: %s", err, &out)
	}
	said := out.String()
	start := strings.Index(said, header)
	if start < 0 {
		return nil, errors.New("no function: " + said)
	}
	return Parse(said[start:])
}

// AskParts is Ask for a file of very many functions, text or bitcode, of a target that Ask knows. LLVM prints each instruction by itself,
// and numbers anew for each what the instruction names by number: the values of its function, so that one of 9,500
// instructions takes three seconds, and the attributes and metadata of the module. So values get names first (the pass
// instnamer), which Named says of the functions and which makes that a tenth of a second, and llvm-extract cuts the file into
// modules of n functions: libclc for AMD, 12,449 functions, takes half a minute of a processor.
//
// What is said of a function does not depend on names, nor on the bodies of others: TestAskParts holds it to that, and of libclc for AMD
// the whole module as it is and its parts gave the same marks in each of the first 9,377 functions.
func AskParts(opt, extract, file string, names []string, n int) ([]*Func, error) {
	var all []*Func
	for part := range slices.Chunk(names, n) {
		args := []string{"-o", "-", file}
		for _, name := range part {
			args = append(args, "--func="+name)
		}
		module, err := exec.Command(extract, args...).Output()
		if err != nil {
			return nil, fmt.Errorf("%s: %w", extract, err)
		}
		said, err := ask(opt, module, "function(instnamer)")
		if err != nil {
			return nil, err
		}
		for _, f := range said {
			f.Named = true
		}
		all = append(all, said...)
	}
	return all, nil
}
