package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"lockstep/report"
)

func simCmd(e *env) *cobra.Command {
	var (
		c    common
		run  running
		outs []string
	)
	cmd := &cobra.Command{
		Use:   "sim FILE",
		Short: "Run a kernel on the warp simulator",
		Args:  cobra.ExactArgs(1),
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
			in, err := e.load(args[0])
			if err != nil {
				return err
			}
			doc, runs, err := report.Simulate(in, o)
			if err != nil {
				return err
			}
			for _, spec := range outs {
				name, file, ok := strings.Cut(spec, "=")
				if !ok {
					return fmt.Errorf("--out is %q, expected NAME=FILE", spec)
				}
				if len(runs) != 1 {
					return fmt.Errorf("--out needs one kernel and one launch, and %d runs were made: choose with --kernel", len(runs))
				}
				data, err := runs[0].Output(name, file)
				if err != nil {
					return err
				}
				if err := writeFile(file, data); err != nil {
					return err
				}
			}
			if c.format == "json" {
				err = doc.WriteJSON(e.stdout)
			} else {
				err = doc.WriteText(e.stdout, report.TextOptions{Color: color})
			}
			if err == nil && doc.Failed() {
				return errFindings
			}
			return err
		},
	}
	c.add(cmd.Flags(), "text", "json")
	run.add(cmd.Flags())
	cmd.Flags().StringArrayVar(&outs, "out", nil, "write a buffer to a file afterwards, NAME=FILE (.npy or raw)")
	return cmd
}
