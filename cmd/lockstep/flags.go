package main

import (
	"fmt"
	"os"
	"slices"

	"github.com/spf13/pflag"

	"lockstep/ir/launch"
	"lockstep/report"
	"lockstep/scenario"
)

// common are the flags of all commands that look at kernels.
type common struct {
	kernels  []string
	launches []string
	assume   []string
	warp     int
	format   string
	formats  []string
}

func (c *common) add(fs *pflag.FlagSet, formats ...string) {
	c.formats = formats
	fs.StringArrayVar(&c.kernels, "kernel", nil, "only this kernel (repeatable)")
	fs.StringArrayVar(&c.launches, "launch", nil, "the launch to assume, GRID,BLOCK as in 4,256 or 8x8,16x16; a part may be ? or a multiple, ?,32kx1; a third part is the cluster, 8,256,2 (repeatable)")
	fs.StringArrayVar(&c.assume, "assume", nil, "a fact about arguments or launch, as in 'n % 32 == 0', 'ntid.x == 256 && #2 >= 1024' (repeatable)")
	fs.IntVar(&c.warp, "warp", 0, "lanes in a warp, 1 to 64 (default: the target's)")
	if len(formats) > 0 {
		fs.StringVar(&c.format, "format", formats[0], fmt.Sprintf("output format, one of %v", formats))
	}
}

func (c *common) options(o *report.Options) error {
	if c.warp < 0 || c.warp > launch.MaxWarp {
		return fmt.Errorf("--warp is %d, expected 1 to %d", c.warp, launch.MaxWarp)
	}
	if len(c.formats) > 0 && !slices.Contains(c.formats, c.format) {
		return fmt.Errorf("--format is %q, expected one of %v", c.format, c.formats)
	}
	o.Kernels, o.Warp = c.kernels, c.warp
	for _, s := range c.launches {
		l, err := launch.Parse(s)
		if err != nil {
			return fmt.Errorf("--launch: %w", err)
		}
		o.Launches = append(o.Launches, l)
	}
	for _, s := range c.assume {
		fs, err := launch.ParseFacts(s)
		if err != nil {
			return err
		}
		o.Assume = o.Assume.And(fs)
	}
	return nil
}

// rewriting are the flags of commands that run passes.
type rewriting struct {
	passes      string
	force       bool
	maxWaste    int
	maxRewrites int
}

func (r *rewriting) add(fs *pflag.FlagSet) {
	fs.StringVar(&r.passes, "passes", report.DefaultPasses(), "passes to run, in order; empty runs none")
	fs.BoolVar(&r.force, "force", false, "apply every legal rewrite, whether it pays or not")
	fs.IntVar(&r.maxWaste, "max-waste", report.DefaultMaxWaste, "issues that a warp which agrees may pay for a rewrite")
	fs.IntVar(&r.maxRewrites, "max-rewrites", -1, "stop after this many rewrites, to bisect; negative: no limit")
}

func (r *rewriting) options(o *report.Options) error {
	if err := report.CheckPasses(r.passes); err != nil {
		return fmt.Errorf("--passes: %w", err)
	}
	o.Passes, o.Force, o.MaxWaste, o.MaxRewrites = r.passes, r.force, r.maxWaste, r.maxRewrites
	return nil
}

// maxBufferFile bounds the files that buffers come from: what a buffer may hold, and room for the head of a .npy file.
const maxBufferFile = scenario.MaxBufferBytes + 1<<17

// readBuffer reads the file behind a buffer.
func readBuffer(path string) ([]byte, error) { return readLimited(path, maxBufferFile) }

// running are the flags of commands that run a kernel.
type running struct {
	flags     *pflag.FlagSet
	model     string
	args      []string
	seed      uint64
	shared    int64
	maxIssues uint64
	scenario  string
}

func (r *running) add(fs *pflag.FlagSet) {
	r.flags = fs
	fs.StringVar(&r.model, "model", "stack", "how split warps meet again: "+report.ModelNames())
	fs.StringArrayVar(&r.args, "arg", nil, "kernel argument NAME=SPEC: a number, or a buffer TYPE[COUNT]:FILL (repeatable)")
	fs.Uint64Var(&r.seed, "seed", 1, "seed of what is made up")
	fs.Int64Var(&r.shared, "dynamic-shared", 0, "bytes of dynamic shared memory")
	fs.Uint64Var(&r.maxIssues, "max-issues", report.DefaultMaxIssues, "stop a run after this many issues; 0 means the default")
	fs.StringVar(&r.scenario, "scenario", "", "take launch, arguments and expectations from this file")
}

func (r *running) options(o *report.Options) error {
	if err := report.CheckModel(r.model); err != nil {
		return fmt.Errorf("--model: %w", err)
	}
	if r.shared < 0 || r.shared > report.MaxShared {
		return fmt.Errorf("--dynamic-shared is %d, expected 0 to %d", r.shared, report.MaxShared)
	}
	o.Model, o.Seed, o.DynamicShared, o.MaxIssues = r.model, r.seed, r.shared, r.maxIssues
	for _, a := range r.args {
		s, err := scenario.ParseSpec(a)
		if err != nil {
			return fmt.Errorf("--arg: %w", err)
		}
		if err := s.LoadFile(readBuffer); err != nil {
			return fmt.Errorf("--arg: %w", err)
		}
		o.Args = append(o.Args, s)
	}
	if r.scenario == "" {
		return nil
	}
	f, err := os.Open(r.scenario)
	if err != nil {
		return err
	}
	defer f.Close()
	s, err := scenario.Read(r.scenario, f)
	if err != nil {
		return err
	}
	if err := report.CheckModel(s.Model); err != nil {
		return fmt.Errorf("%s: error: model: %w", r.scenario, err)
	}
	// What a flag says goes before what the file says; --launch, --warp and --arg do so too.
	for flag, set := range map[string]func(){
		"model":          func() { s.Model = r.model },
		"seed":           func() { s.Seed = r.seed },
		"dynamic-shared": func() { s.DynamicShared = r.shared },
	} {
		if r.flags.Changed(flag) {
			set()
		}
	}
	o.Scenario = s
	return nil
}
