package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"lockstep/ir/frontend"
	"lockstep/ir/launch"
	"lockstep/report"
)

// stdinName stands for standard input in messages.
const stdinName = "<stdin>"

// files gives the paths that the arguments name, directories walked in order, without the ones that no front end knows.
func files(args []string) ([]string, error) {
	var out []string
	for _, arg := range args {
		if arg == "-" {
			out = append(out, arg)
			continue
		}
		info, err := os.Stat(arg)
		if err != nil {
			return nil, err
		}
		if !info.IsDir() {
			out = append(out, arg)
			continue
		}
		n := len(out)
		err = filepath.WalkDir(arg, func(path string, d fs.DirEntry, err error) error {
			if err == nil && d.Type().IsRegular() && slices.Contains(frontend.Suffixes(), strings.ToLower(filepath.Ext(path))) {
				out = append(out, path)
			}
			return err
		})
		if err != nil {
			return nil, err
		}
		if len(out) == n {
			return nil, fmt.Errorf("%s: no kernels in this directory, expected files that end in %v", arg, frontend.Suffixes())
		}
	}
	return out, nil
}

// load reads one input. Warnings go to standard error; errors come back as a diag.List.
func (e *env) load(path string) (*frontend.Input, error) {
	name, src := path, []byte(nil)
	var err error
	if path == "-" {
		name = stdinName
		src, err = io.ReadAll(io.LimitReader(e.stdin, frontend.MaxSource+1))
	} else {
		src, err = readLimited(path, frontend.MaxSource)
	}
	if err != nil {
		return nil, err
	}
	e.gc.expect(int64(len(src)))
	in, diags := frontend.Load(name, src)
	if diags.HasErrors() {
		return nil, diags
	}
	diags.WriteTo(e.stderr)
	return in, nil
}

// readLimited reads a file of at most limit bytes; it reads no further, as of a device that has no end.
func readLimited(path string, limit int64) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var b bytes.Buffer
	if info, err := f.Stat(); err == nil && info.Mode().IsRegular() && info.Size() <= limit {
		b.Grow(int(info.Size()) + bytes.MinRead) // all at once, and room to see the end
	}
	_, err = b.ReadFrom(io.LimitReader(f, limit+1))
	data := b.Bytes()
	if err == nil && int64(len(data)) > limit {
		err = fmt.Errorf("%s: more than %d bytes", path, limit)
	}
	return data, err
}

// each loads every input in turn and calls f. All inputs are visited, whatever goes wrong with one; the errors come back joined,
// in the order of the inputs. That a file lacks the kernel asked for, or an argument of which something is assumed, is an error only if
// all lack it.
func (e *env) each(args []string, o *report.Options, f func(*frontend.Input) error) error {
	paths, err := files(args)
	if err != nil {
		return err
	}
	var all []error
	o.LooseNames = len(paths) > 1
	var missing []error
	first := true
	for _, p := range paths {
		in, err := e.load(p)
		if err == nil {
			missing, first = stillMissing(missing, in, o, first)
			err = f(in)
		}
		if err != nil {
			all = append(all, err)
		}
	}
	if o.LooseNames {
		all = append(all, missing...)
	}
	lacks := func(err error) bool { return errors.As(err, new(*report.NoKernelError)) }
	if len(all) < len(paths) {
		all = slices.DeleteFunc(all, lacks)
	}
	return errors.Join(all...)
}

// stillMissing keeps of the names that no file had so far those that in lacks too.
func stillMissing(missing []error, in *frontend.Input, o *report.Options, first bool) ([]error, bool) {
	lacks, ok := o.UnknownNames(in.Module)
	if !ok { // no kernels
		return missing, first
	}
	if first {
		return lacks, false
	}
	return slices.DeleteFunc(missing, func(err error) bool {
		return !slices.ContainsFunc(lacks, func(l error) bool { return launch.SameName(err, l) })
	}), false
}

// useColor decides whether text output is coloured.
func (e *env) useColor() (bool, error) {
	switch e.color {
	case "always":
		return true, nil
	case "never":
		return false, nil
	case "auto":
		f, ok := e.stdout.(*os.File)
		if !ok || os.Getenv("NO_COLOR") != "" || os.Getenv("TERM") == "dumb" {
			return false, nil
		}
		info, err := f.Stat()
		return err == nil && info.Mode()&os.ModeCharDevice != 0, nil
	}
	return false, fmt.Errorf("--color is %q, expected auto, always or never", e.color)
}

// writeFile writes data to path so that a reader sees the old file or the new one, never half of it. A link stays a link: the
// file behind it changes. What is no plain file, as a terminal or a pipe, is written to as it is.
func writeFile(path string, data []byte) error {
	if real, err := filepath.EvalSymlinks(path); err == nil {
		path = real
	}
	mode := fs.FileMode(0o644)
	if info, err := os.Stat(path); err == nil {
		if !info.Mode().IsRegular() {
			return writeThrough(path, data)
		}
		mode = info.Mode().Perm()
	}
	f, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+".*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	_, err = f.Write(data)
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	if err == nil {
		err = os.Chmod(f.Name(), mode)
	}
	if err == nil {
		err = os.Rename(f.Name(), path)
	}
	return err
}

// writeThrough writes data to the device or pipe at path.
func writeThrough(path string, data []byte) error {
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	return err
}
