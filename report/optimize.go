package report

import (
	"fmt"

	"lockstep/analysis/cost"
	"lockstep/ir"
	"lockstep/ir/launch"
	"lockstep/lower"
	"lockstep/sim"
)

// commonLaunch is the launch that analyses of a whole module may assume: the flag, if it is one.
func (o *Options) commonLaunch() launch.Launch {
	var l launch.Launch
	if len(o.Launches) == 1 {
		l = o.Launches[0]
	}
	if o.Warp != 0 {
		l.Warp = o.Warp
	}
	return *launch.With(&l, o.Assume)
}

// profiles returns the functions that the kernels reach and, if asked for, what their runs did, added up. A kernel whose run
// does not end well adds nothing.
func profiles(ks []*ir.Func, o Options, byRun bool) (reached map[string]bool, sum cost.Profile, err error) {
	reached = map[string]bool{}
	if byRun {
		sum = cost.Profile{}
	}
	known := envs{}
	for _, k := range ks {
		as, err := o.launches(k)
		if err != nil {
			return nil, nil, err
		}
		for _, a := range as {
			env := known.of(k.Module, a.analysis)
			prog, err := lower.Lower(k, env)
			if err != nil { // a kernel that cannot run may be rewritten all the same
				reached[k.Name] = true
				continue
			}
			for _, f := range prog.Funcs {
				reached[f.F.Name] = true
			}
			if !byRun {
				continue
			}
			s, err := o.scenario(k, a.exact)
			if err != nil {
				return nil, nil, err
			}
			x, err := execute(k, env, s, o)
			if err != nil {
				return nil, nil, fmt.Errorf("kernel %s: %w", k.Name, err)
			}
			if x.result.Status != sim.Done {
				continue
			}
			for key, c := range x.profile() {
				t := sum[key]
				t.Executed += c.Executed
				t.Split += c.Split
				t.AllTaken += c.AllTaken
				t.NoneTaken += c.NoneTaken
				sum[key] = t
			}
		}
	}
	return reached, sum, nil
}
