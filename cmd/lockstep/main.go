package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"lockstep/ir/diag"
)

// version is the version that --version prints; releases set it with -ldflags.
var version = "dev"

// Exit codes of the program.
const (
	exitOK       = 0
	exitFindings = 1 // findings, or a failed expectation
	exitError    = 2 // the input or the command line is wrong, or the tool failed
)

func main() {
	e := &env{stdin: os.Stdin, stdout: os.Stdout, stderr: os.Stderr}
	e.gc.start()
	os.Exit(e.run(os.Args[1:]))
}

// errFindings ends a command that worked and has something to complain about.
var errFindings = errors.New("findings")

// env is what the commands share: the streams and the global flags.
type env struct {
	stdin          io.Reader
	stdout, stderr io.Writer
	color          string
	gc             firstGC
}

// run is the whole program.
func (e *env) run(args []string) int {
	root := &cobra.Command{
		Use:           "lockstep",
		Short:         "Find, explain and rewrite the branches that split the warps of GPU kernels",
		Long:          "Lockstep reads GPU kernels (PTX, LLVM IR), says which branches split a warp and why, rewrites short divergent\nbranches into predicated code, and runs the kernel before and after on a warp simulator. No GPU is needed.",
		Version:       version,
		SilenceUsage:  true,
		SilenceErrors: true,
		Args:          cobra.NoArgs,
		RunE:          func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	root.SetVersionTemplate("lockstep {{.Version}}\n")
	root.PersistentFlags().StringVar(&e.color, "color", "auto", "colour the text: auto, always or never")
	root.AddCommand(reportCmd(e), optCmd(e), simCmd(e), lowerCmd(e), passesCmd(e), lintCmd(e), explainCmd(e), analyzeCmd(e))
	root.SetArgs(args)
	root.SetIn(e.stdin)
	root.SetOut(e.stdout)
	root.SetErr(e.stderr)
	err := root.Execute()
	switch {
	case err == nil:
		return exitOK
	case errors.Is(err, errFindings):
		return exitFindings
	}
	printError(e.stderr, err)
	return exitError
}

// printError prints what went wrong, each of several errors on its own: those about places in files as they are, others with
// the name of the program.
func printError(w io.Writer, err error) {
	if many, ok := err.(interface{ Unwrap() []error }); ok {
		for _, err := range many.Unwrap() {
			printError(w, err)
		}
		return
	}
	var l diag.List
	if errors.As(err, &l) {
		l.WriteTo(w)
		return
	}
	fmt.Fprintf(w, "lockstep: %v\n", err)
}
