package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"lockstep/ir/frontend"
	"lockstep/report"
)

func reportCmd(e *env) *cobra.Command {
	var (
		c   common
		rw  rewriting
		run running
		out string
		all bool
	)
	cmd := &cobra.Command{
		Use:   "report FILE...",
		Short: "Analyse, rewrite, simulate before and after, and print the savings",
		Args:  cobra.MinimumNArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			var o report.Options
			if err := c.options(&o); err != nil {
				return err
			}
			if err := run.options(&o); err != nil {
				return err
			}
			if err := rw.options(&o); err != nil {
				return err
			}
			color, err := e.useColor()
			if err != nil {
				return err
			}
			if out == "-" {
				return fmt.Errorf("-o - would mix the rewritten text with the report: name a file, or use opt")
			}
			if out != "" && len(args) != 1 {
				return fmt.Errorf("-o takes one input file, and %d are given", len(args))
			}
			doc := &report.Report{Schema: report.ReportSchema, Kernels: []*report.Kernel{}}
			files, rewritten := 0, []byte(nil)
			ferr := e.each(args, &o, func(in *frontend.Input) error {
				ks, text, err := report.Build(in, o)
				if err != nil {
					return err
				}
				doc.Kernels = append(doc.Kernels, ks...)
				if files++; files > 1 && out != "" {
					return fmt.Errorf("-o takes one input file, and %s holds several", args[0])
				}
				rewritten = text
				return nil
			})
			if out != "" && ferr == nil {
				ferr = writeFile(out, rewritten)
			}
			if len(doc.Kernels) == 0 && ferr != nil {
				return ferr
			}
			if c.format == "json" {
				err = doc.WriteJSON(e.stdout)
			} else {
				err = doc.WriteText(e.stdout, report.TextOptions{Color: color, All: all})
			}
			if ferr != nil {
				return ferr
			}
			return err
		},
	}
	c.add(cmd.Flags(), "text", "json")
	rw.add(cmd.Flags())
	run.add(cmd.Flags())
	cmd.Flags().BoolVar(&all, "all", false, "show all branches and refusals in the text, not only those that matter most")
	cmd.Flags().StringVarP(&out, "output", "o", "", "write the rewritten text to this file")
	return cmd
}
