package soundness

import "lockstep/internal/kernelgen"

// Shrink makes a kernel smaller that contradicts a claim in the way of f, under the launch of f alone.
func (c *Config) Shrink(src string, f *Fault) string {
	one := *c
	one.only = f.Turn + 1
	return kernelgen.Shrink(src, func(text string) bool {
		faults := one.JudgeText(text)
		return len(faults) > 0 && faults[0].Kind == f.Kind
	})
}

// JudgeText judges kernel k of a text. That it cannot be read or judged is a fault of its own.
func (c *Config) JudgeText(src string) []Fault {
	s, err := Read(src)
	if err != nil {
		return []Fault{{Kind: "reading", Text: err.Error()}}
	}
	faults, err := c.Judge(s)
	if err != nil {
		return []Fault{{Kind: "error", Text: err.Error()}}
	}
	return faults
}
