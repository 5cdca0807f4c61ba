package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"lockstep/ir/frontend"
	"lockstep/report"
)

func lowerCmd(e *env) *cobra.Command {
	var c common
	cmd := &cobra.Command{
		Use:   "lower FILE...",
		Short: "Print the warp code with its reconvergence instructions",
		Args:  cobra.MinimumNArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			var o report.Options
			if err := c.options(&o); err != nil {
				return err
			}
			return e.each(args, &o, func(in *frontend.Input) error {
				text, err := report.Listing(in, o)
				fmt.Fprint(e.stdout, text)
				return err
			})
		},
	}
	c.add(cmd.Flags())
	return cmd
}
