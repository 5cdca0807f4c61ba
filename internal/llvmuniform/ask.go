package llvmuniform

import (
	"errors"
	"fmt"
	"os/exec"
	"regexp"
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

// ask runs opt on a text or on bitcode.
func ask(opt string, text []byte) ([]*Func, error) {
	cmd := exec.Command(opt, "-disable-output", "-passes=print<uniformity>", "-")
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

// maxParts bounds the functions that AskParts gives to opt at once.
const maxParts = 250

// AskParts is Ask for bitcode of very many functions. LLVM numbers the whole module anew for each instruction that it prints, so
// llvm-extract takes the module apart before; what is said of a function does not depend on others.
func AskParts(opt, extract, bitcode string, names []string) ([]*Func, error) {
	var all []*Func
	for len(names) > 0 {
		n := min(maxParts, len(names))
		args := []string{"-o", "-", bitcode}
		for _, name := range names[:n] {
			args = append(args, "--func="+name)
		}
		names = names[n:]
		part, err := exec.Command(extract, args...).Output()
		if err != nil {
			return nil, fmt.Errorf("%s: %w", extract, err)
		}
		said, err := ask(opt, part)
		if err != nil {
			return nil, err
		}
		all = append(all, said...)
	}
	return all, nil
}
