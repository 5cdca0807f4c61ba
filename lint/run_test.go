package lint_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir"
	"lockstep/ir/launch"
	"lockstep/ir/ptx"
	"lockstep/lint"
)

const source = `.version 7.0
.target sm_70
.address_size 64
.func inner() { bar.sync 0; ret; }
.func outer() { call inner; ret; }
.func lost() { bar.sync 1; ret; }
.func again() { call again; ret; }
.visible .entry a() { call outer; bar.sync 2; bar.sync 2; ret; }
.visible .entry b() .reqntid 64, 1, 1 { call inner; call again; ret; }
`

func module(t *testing.T) *ir.Module {
	t.Helper()
	_, m, diags := ptx.Read("m.ptx", []byte(source))
	require.False(t, diags.HasErrors(), "%v", diags)
	return m
}

// barriers is a rule that finds every barrier; it is sure where the launch says how many threads a block has.
var barriers = &lint.Check{ID: "T1", Run: func(p *lint.Pass) {
	for _, b := range p.Func.Blocks {
		for _, v := range b.Values {
			if v.Op == ir.OpBar {
				d := lint.Diagnostic{Op: v, Message: "a barrier", Severity: lint.Warning}
				if p.Witness == nil {
					d.Certainty = lint.Definite
				}
				p.Report(d)
			}
		}
	}
}}

func run(t *testing.T, o lint.Options) []lint.Diagnostic {
	t.Helper()
	o.Checks = []*lint.Check{barriers}
	ds, err := lint.Run(module(t), o)
	require.NoError(t, err)
	return ds
}

// where lists the functions of findings.
func where(ds []lint.Diagnostic) []string {
	var out []string
	for _, d := range ds {
		out = append(out, d.Func.Name)
	}
	return out
}

func parse(t *testing.T, s string) launch.Launch {
	t.Helper()
	l, err := launch.Parse(s)
	require.NoError(t, err)
	return l
}

func TestRun(t *testing.T) {
	assert.Equal(t, []string{"inner", "lost", "a", "a"}, where(run(t, lint.Options{})), "all functions, in text order")
	assert.Equal(t, []string{"inner", "a", "a"}, where(run(t, lint.Options{Kernels: []string{"a"}})), "a kernel with what it calls")
	assert.Equal(t, []string{"inner"}, where(run(t, lint.Options{Kernels: []string{"b"}})))
	_, err := lint.Run(module(t), lint.Options{Kernels: []string{"inner"}})
	assert.EqualError(t, err, `m.ptx has no kernel "inner"`)
}

func TestLaunches(t *testing.T) {
	ds := run(t, lint.Options{Kernels: []string{"a"}, Launches: []launch.Launch{parse(t, "?"), parse(t, "1,32"), parse(t, "?,64")}})
	require.Len(t, ds, 3, "one finding for all launches")
	for _, d := range ds {
		assert.Equal(t, lint.Definite, d.Certainty, "at its worst")
		assert.Equal(t, "1,32", d.Launch, "with the launch that showed it")
	}
	_, err := lint.Run(module(t), lint.Options{Launches: []launch.Launch{parse(t, "1,32")}})
	assert.ErrorContains(t, err, "kernel b: launch 1,32: block size in x contradicts")
	_, err = lint.Run(module(t), lint.Options{Kernels: []string{"a"}, Launches: []launch.Launch{parse(t, "1,32")}})
	assert.NoError(t, err, "what is not asked for may contradict")
}

// TestWorst: of a finding under several launches the worst stays, above all one that the module itself brings about.
func TestWorst(t *testing.T) {
	byLaunch := map[string]lint.Diagnostic{}
	rule := &lint.Check{ID: "T3", Run: func(p *lint.Pass) {
		d := byLaunch[p.Cache.Env.Launch.String()]
		d.Op, d.Message = p.Func.Entry().Term(), "here"
		p.Report(d)
	}}
	worst := func(first, second lint.Diagnostic) lint.Diagnostic {
		byLaunch["1,32"], byLaunch["1,64"] = first, second
		ds, err := lint.Run(module(t), lint.Options{Checks: []*lint.Check{rule}, Kernels: []string{"a"}, Launches: []launch.Launch{parse(t, "1,32"), parse(t, "1,64")}})
		require.NoError(t, err)
		require.NotEmpty(t, ds)
		return ds[0]
	}
	inOrder := []lint.Diagnostic{
		{Severity: lint.Note, Certainty: lint.Possible, Callers: true},
		{Severity: lint.Error, Certainty: lint.Possible, Callers: true},
		{Severity: lint.Note, Certainty: lint.Definite},
		{Severity: lint.Warning, Certainty: lint.Possible},
		{Severity: lint.Warning, Certainty: lint.Definite},
	}
	for i, a := range inOrder {
		for _, b := range inOrder[i:] {
			for _, d := range []lint.Diagnostic{worst(a, b), worst(b, a)} {
				assert.Equal(t, b.Severity, d.Severity)
				assert.Equal(t, b.Certainty, d.Certainty)
				assert.Equal(t, b.Callers, d.Callers)
			}
		}
	}
}

// Findings that agree in all but their place are told apart by their number.
func TestFingerprints(t *testing.T) {
	seen := map[string]bool{}
	for _, d := range run(t, lint.Options{}) {
		assert.Len(t, d.Fingerprint, 16)
		assert.False(t, seen[d.Fingerprint])
		seen[d.Fingerprint] = true
	}
}

func TestReportNeedsAnOperation(t *testing.T) {
	bad := &lint.Check{ID: "T2", Run: func(p *lint.Pass) { p.Report(lint.Diagnostic{Message: "nowhere"}) }}
	assert.PanicsWithValue(t, "lint.Pass.Report: T2 reports without an operation or a message", func() { lint.Run(module(t), lint.Options{Checks: []*lint.Check{bad}}) })
}
