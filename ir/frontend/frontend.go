package frontend

import (
	"bytes"
	"errors"
	"path/filepath"
	"strings"

	"lockstep/ir"
	"lockstep/ir/diag"
	"lockstep/ir/llvm"
	"lockstep/ir/ptx"
)

// Input is a file that was read.
type Input struct {
	Name   string
	Source []byte
	Module *ir.Module
	// Emit writes m, which passes made from Module, in the language of the input. Functions that no pass changed come out
	// byte for byte.
	Emit func(m *ir.Module) ([]byte, error)
}

// MaxSource is the size in bytes beyond which a file is refused: positions are kept in 32 bits.
const MaxSource = 1 << 30

// language is one kind of input.
type language struct {
	name     string
	suffixes []string
	sniff    func(src []byte) bool // by content, for standard input and unknown suffixes
	load     func(name string, src []byte) (*Input, diag.List)
}

var languages = []language{
	{"PTX", []string{".ptx"}, looksLikePTX, loadPTX},
	{"LLVM IR", []string{".ll"}, looksLikeLLVM, loadLLVM},
	{"LLVM bitcode", []string{".bc"}, llvm.IsBitcode, loadBitcode},
	{notWalked, []string{".ir"}, func(src []byte) bool { return bytes.HasPrefix(src, []byte("module ")) }, loadIR},
}

// notWalked is the language that a walk over a directory leaves alone: it is our own, for looking at.
const notWalked = "lockstep ir"

// Suffixes are the file name endings, in lower case, that a walk over a directory picks up.
func Suffixes() []string {
	var s []string
	for _, l := range languages {
		if l.name != notWalked {
			s = append(s, l.suffixes...)
		}
	}
	return s
}

// Load reads src. name tells the language by its suffix, else the content does; it also stands in messages. With errors in
// the list the Input may be nil.
func Load(name string, src []byte) (*Input, diag.List) {
	if len(src) > MaxSource {
		return nil, complaint(name, "the file is larger than 1 GiB (frontend.MaxSource), expected a kernel module")
	}
	ext := filepath.Ext(name)
	for _, l := range languages {
		for _, s := range l.suffixes {
			if strings.EqualFold(ext, s) {
				return l.load(name, src)
			}
		}
	}
	for _, l := range languages {
		if l.sniff(src) {
			return l.load(name, src)
		}
	}
	return nil, complaint(name, "unknown kind of file, expected PTX (a .version directive) or LLVM IR")
}

func complaint(name, msg string) diag.List {
	return diag.List{{File: name, Line: 1, Col: 1, Message: msg}}
}

func loadPTX(name string, src []byte) (*Input, diag.List) {
	file, m, diags := ptx.Read(name, src)
	if diags.HasErrors() {
		return nil, diags
	}
	return &Input{Name: name, Source: src, Module: m, Emit: func(m *ir.Module) ([]byte, error) { return ptx.Emit(file, m) }}, diags
}

// loadLLVM makes values of local variables, which analyses then see; the text stays as it is.
func loadLLVM(name string, src []byte) (*Input, diag.List) {
	file, m, diags := llvm.Read(name, src)
	if diags.HasErrors() {
		return nil, diags
	}
	ir.PromoteModule(m)
	return &Input{Name: name, Source: src, Module: m, Emit: func(m *ir.Module) ([]byte, error) { return llvm.Emit(file, m) }}, diags
}

// loadBitcode reads the text that llvm-dis makes of it; that is also what Emit writes.
func loadBitcode(name string, src []byte) (*Input, diag.List) {
	text, err := llvm.Disassemble(src)
	if err != nil {
		return nil, complaint(name, err.Error())
	}
	return loadLLVM(name, text)
}

func loadIR(name string, src []byte) (*Input, diag.List) {
	m, err := ir.Parse(name, src)
	if err != nil {
		var l diag.List
		if errors.As(err, &l) {
			return nil, l
		}
		return nil, complaint(name, err.Error())
	}
	emit := func(m *ir.Module) ([]byte, error) {
		var b bytes.Buffer
		_, err := m.WriteTo(&b)
		return b.Bytes(), err
	}
	return &Input{Name: name, Source: src, Module: m, Emit: emit}, diag.List{}
}

// looksLikePTX reports whether the first statement is one that only PTX has.
func looksLikePTX(src []byte) bool {
	for len(src) > 0 {
		line := src
		if i := bytes.IndexByte(src, '\n'); i >= 0 {
			line, src = src[:i], src[i+1:]
		} else {
			src = nil
		}
		line = bytes.TrimSpace(line)
		if len(line) == 0 || bytes.HasPrefix(line, []byte("//")) {
			continue
		}
		return bytes.HasPrefix(line, []byte(".")) || bytes.HasPrefix(line, []byte("/*"))
	}
	return false
}

func looksLikeLLVM(src []byte) bool {
	for _, s := range []string{"; ModuleID", "source_filename", "target triple", "target datalayout", "define "} {
		if bytes.HasPrefix(src, []byte(s)) || bytes.Contains(src, []byte("\n"+s)) {
			return true
		}
	}
	return false
}
