package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"lockstep/report"
)

func passesCmd(e *env) *cobra.Command {
	return &cobra.Command{
		Use:   "passes",
		Short: "Print the pass table and the default pipeline",
		Args:  cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			_, err := fmt.Fprint(e.stdout, report.PassTable())
			return err
		},
	}
}
