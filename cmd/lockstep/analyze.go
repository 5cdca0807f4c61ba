package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"lockstep/ir/frontend"
	"lockstep/report"
)

func analyzeCmd(e *env) *cobra.Command {
	var (
		c        common
		branches bool
		why      string
	)
	cmd := &cobra.Command{
		Use:   "analyze FILE...",
		Short: "Uniformity of every value and classes of branches: an annotated listing, or JSON",
		Args:  cobra.MinimumNArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			var o report.Options
			if err := c.options(&o); err != nil {
				return err
			}
			o.BranchesOnly = branches && why == "" && c.format != "json"
			color, err := e.useColor()
			if err != nil {
				return err
			}
			doc := &report.AnalyzeReport{Schema: report.AnalyzeSchema, Kernels: []*report.AnalyzedFunction{}}
			ferr := e.each(args, &o, func(in *frontend.Input) error {
				fs, err := report.Analyze(in, o)
				doc.Kernels = append(doc.Kernels, fs...)
				return err
			})
			if ferr != nil && len(doc.Kernels) == 0 {
				return ferr
			}
			text := report.TextOptions{Color: color}
			switch {
			case c.format == "json":
				err = doc.WriteJSON(e.stdout)
			case why != "":
				var found bool
				if found, err = doc.WriteWhy(e.stdout, why, text); err == nil && !found {
					err = fmt.Errorf("--why: no value is called %q", why)
				}
			case branches:
				err = doc.WriteBranches(e.stdout, text)
			default:
				err = doc.WriteText(e.stdout, text)
			}
			if ferr != nil {
				return ferr
			}
			return err
		},
	}
	c.add(cmd.Flags(), "text", "json")
	cmd.Flags().BoolVar(&branches, "branches", false, "show only the branches")
	cmd.Flags().StringVar(&why, "why", "", "show why the values of this name differ between lanes")
	return cmd
}
