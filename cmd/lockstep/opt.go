package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"lockstep/report"
)

func optCmd(e *env) *cobra.Command {
	var (
		c       common
		rw      rewriting
		run     running
		out     string
		profile bool
		dump    bool
		remarks bool
	)
	cmd := &cobra.Command{
		Use:   "opt FILE [-o OUT]",
		Short: "The compiler pass: text in, text out, only changed lines differ",
		Args:  cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			var o report.Options
			if err := c.options(&o); err != nil {
				return err
			}
			if len(o.Launches) > 1 {
				return fmt.Errorf("opt takes one --launch")
			}
			if err := run.options(&o); err != nil {
				return err
			}
			if err := rw.options(&o); err != nil {
				return err
			}
			if dump {
				o.DumpAfter = e.stderr
			}
			in, err := e.load(args[0])
			if err != nil {
				return err
			}
			text, rs, err := report.Optimize(in, o, profile)
			if err != nil {
				return err
			}
			if remarks {
				for _, r := range rs {
					fmt.Fprintf(e.stderr, "%s:%d:%d: remark: %s\n", in.Name, r.Line, r.Column, r.Text())
				}
			}
			if out != "" && out != "-" {
				return writeFile(out, text)
			}
			_, err = e.stdout.Write(text)
			return err
		},
	}
	c.add(cmd.Flags())
	rw.add(cmd.Flags())
	run.add(cmd.Flags())
	cmd.Flags().StringVarP(&out, "output", "o", "", "write to this file")
	cmd.Flags().BoolVar(&profile, "profile", false, "decide by a run of each kernel, as report does")
	cmd.Flags().BoolVar(&dump, "dump-after", false, "print the ir after each pass that changed something, to standard error")
	cmd.Flags().BoolVar(&remarks, "remarks", false, "print each decision to standard error")
	return cmd
}
