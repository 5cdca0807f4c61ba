package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"lockstep/ir/frontend"
	"lockstep/report"
	"lockstep/scenario"
)

func simCmd(e *env) *cobra.Command {
	var (
		c    common
		run  running
		outs []string
		all  bool
	)
	cmd := &cobra.Command{
		Use:   "sim FILE...",
		Short: "Run a kernel on the warp simulator",
		Args:  cobra.MinimumNArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			var o report.Options
			if err := c.options(&o); err != nil {
				return err
			}
			if err := run.options(&o); err != nil {
				return err
			}
			color, err := e.useColor()
			if err != nil {
				return err
			}
			for _, spec := range outs {
				if name, file, ok := strings.Cut(spec, "="); !ok || name == "" || file == "" {
					return fmt.Errorf("--out is %q, expected NAME=FILE", spec)
				}
			}
			doc := &report.SimReport{Schema: report.SimSchema, Kernels: []*report.SimKernel{}}
			var runs []*scenario.Run
			ferr := e.each(args, &o, func(in *frontend.Input) error {
				d, rs, err := report.Simulate(in, o)
				if err != nil {
					return err
				}
				doc.Kernels = append(doc.Kernels, d.Kernels...)
				if len(outs) > 0 {
					runs = append(runs, rs...)
				}
				return nil
			})
			if ferr != nil && len(doc.Kernels) == 0 {
				return ferr
			}
			if len(outs) > 0 && ferr == nil {
				if len(runs) != 1 {
					return fmt.Errorf("--out needs one kernel and one launch, and %d runs were made: choose with --kernel", len(runs))
				}
				ferr = writeBuffers(runs[0], outs)
			}
			if c.format == "json" {
				err = doc.WriteJSON(e.stdout)
			} else {
				err = doc.WriteText(e.stdout, report.TextOptions{Color: color, All: all})
			}
			switch {
			case ferr != nil:
				return ferr
			case err == nil && doc.Failed():
				return errFindings
			}
			return err
		},
	}
	c.add(cmd.Flags(), "text", "json")
	run.add(cmd.Flags())
	cmd.Flags().BoolVar(&all, "all", false, "show all branches in the text, not only those that split most often")
	cmd.Flags().StringArrayVar(&outs, "out", nil, "write a buffer to a file afterwards, NAME=FILE (.npy or raw)")
	return cmd
}

// writeBuffers writes the buffers that the specs NAME=FILE name as the run left them.
func writeBuffers(r *scenario.Run, specs []string) error {
	for _, spec := range specs {
		name, file, _ := strings.Cut(spec, "=")
		data, err := r.Output(name, file)
		if err != nil {
			return fmt.Errorf("--out: %w", err)
		}
		if err := writeFile(file, data); err != nil {
			return err
		}
	}
	return nil
}
