package main

import (
	"fmt"
	"slices"

	"github.com/spf13/cobra"

	"lockstep/ir/frontend"
	"lockstep/report"
)

// failLevels are the severities that --fail-on takes.
var failLevels = []string{"error", "warning", "note", "never"}

func lintCmd(e *env) *cobra.Command {
	var (
		c      common
		ids    []string
		failOn string
		all    bool
	)
	cmd := &cobra.Command{
		Use:   "lint FILE...",
		Short: "Findings: barriers and masks that threads miss, branches that split warps",
		Args:  cobra.MinimumNArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			var o report.Options
			if err := c.options(&o); err != nil {
				return err
			}
			rules, err := report.LintRules(ids)
			if err != nil {
				return fmt.Errorf("--rule: %w", err)
			}
			if !slices.Contains(failLevels, failOn) {
				return fmt.Errorf("--fail-on is %q, expected one of %v", failOn, failLevels)
			}
			color, err := e.useColor()
			if err != nil {
				return err
			}
			doc := &report.LintReport{Schema: report.LintSchema, Findings: []*report.Finding{}}
			ferr := e.each(args, &o, func(in *frontend.Input) error {
				fs, err := report.Lint(in, o, rules)
				doc.Add(fs, all)
				return err
			})
			if ferr != nil && len(doc.Findings) == 0 {
				return ferr
			}
			switch c.format {
			case "json":
				err = doc.WriteJSON(e.stdout)
			case "sarif":
				err = doc.WriteSARIF(e.stdout, rules, version)
			case "github":
				err = doc.WriteGitHub(e.stdout)
			default:
				err = doc.WriteText(e.stdout, report.TextOptions{Color: color})
				if s := doc.Summary(); s != "" && err == nil {
					fmt.Fprintln(e.stderr, s)
				}
			}
			switch {
			case ferr != nil:
				return ferr
			case err == nil && doc.Fails(failOn):
				return errFindings
			}
			return err
		},
	}
	c.add(cmd.Flags(), "text", "json", "sarif", "github")
	cmd.Flags().StringArrayVar(&ids, "rule", nil, "run only this rule (repeatable)")
	cmd.Flags().BoolVar(&all, "callers", false, "also what only callers outside the file can bring about, by arguments that differ between lanes")
	cmd.Flags().StringVar(&failOn, "fail-on", "warning", "exit with 1 if a finding is at least this bad: error, warning, note or never")
	return cmd
}
