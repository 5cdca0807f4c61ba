package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"lockstep/report"
)

func explainCmd(e *env) *cobra.Command {
	return &cobra.Command{
		Use:   "explain [NAME]",
		Short: "Say what a rule, a pass or a term means, with an example",
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				_, err := fmt.Fprint(e.stdout, report.Explained())
				return err
			}
			name := strings.Join(args, " ")
			text, ok := report.Explain(name)
			if !ok {
				return fmt.Errorf("nothing is called %q: lockstep explain lists the names", name)
			}
			_, err := fmt.Fprint(e.stdout, text)
			return err
		},
	}
}
