package main

import (
	"errors"
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
		count    bool
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
			if count {
				return e.countBranches(args, &o)
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
	// What other compilers' analyses are timed against: all the work, and no more words than a line for each class.
	cmd.Flags().BoolVar(&count, "count", false, "count the branches by class")
	cobra.CheckErr(cmd.Flags().MarkHidden("count"))
	return cmd
}

// countBranches writes how many branches of each class all inputs together have.
func (e *env) countBranches(args []string, o *report.Options) error {
	var sum report.BranchCounts
	err := e.each(args, o, func(in *frontend.Input) error {
		n, err := report.CountBranches(in, *o)
		for class := range n {
			sum[class] += n[class]
		}
		return err
	})
	return errors.Join(err, sum.WriteText(e.stdout))
}
