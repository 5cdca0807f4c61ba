package llvm

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os/exec"
	"strings"
	"time"
)

// disassemblers are the names that llvm-dis goes by, the default one first; then the newest, as it reads what older
// versions wrote.
var disassemblers = []string{"llvm-dis", "llvm-dis-22", "llvm-dis-21", "llvm-dis-20", "llvm-dis-19", "llvm-dis-18", "llvm-dis-17",
	"llvm-dis-16", "llvm-dis-15", "llvm-dis-14"}

// disassembleTimeout is how long llvm-dis may take; the largest modules known need seconds.
const disassembleTimeout = 2 * time.Minute

// ErrNoDisassembler says that bitcode cannot be read for want of llvm-dis.
var ErrNoDisassembler = errors.New("llvm-dis was not found on PATH: LLVM bitcode is read through it, or give the text form (.ll)")

// IsBitcode reports whether src is bitcode, bare or in its wrapper.
func IsBitcode(src []byte) bool {
	return bytes.HasPrefix(src, []byte("BC\xc0\xde")) || bytes.HasPrefix(src, []byte("\xde\xc0\x17\x0b"))
}

// Disassemble gives the text of bitcode, through the first llvm-dis on PATH that can read it. The error is that of the one
// that was tried last.
func Disassemble(bitcode []byte) ([]byte, error) {
	ctx, cancel := context.WithTimeout(context.Background(), disassembleTimeout)
	defer cancel()
	failure := ErrNoDisassembler
	for _, name := range disassemblers {
		path, err := exec.LookPath(name)
		if err != nil {
			continue
		}
		cmd := exec.CommandContext(ctx, path, "-o", "-", "-")
		cmd.Stdin = bytes.NewReader(bitcode)
		var out, complaint bytes.Buffer
		cmd.Stdout, cmd.Stderr = &out, &complaint
		if err := cmd.Run(); err != nil {
			if ctx.Err() != nil {
				return nil, fmt.Errorf("%s took longer than %v", name, disassembleTimeout)
			}
			first, _, _ := strings.Cut(strings.TrimSpace(complaint.String()), "\n")
			failure = fmt.Errorf("%s failed: %w: %s", name, err, first)
			continue
		}
		return out.Bytes(), nil
	}
	return nil, failure
}
