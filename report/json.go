package report

import (
	"encoding/json"
	"io"

	"lockstep/scenario"
)

// The schemas of the JSON documents. Fields may be added, none removed; absent knowledge is null.
const (
	ReportSchema = "lockstep.report/v1"
	SimSchema    = "lockstep.sim/v1"
)

// Report is the document lockstep.report/v1.
type Report struct {
	Schema  string    `json:"schema"`
	Kernels []*Kernel `json:"kernels"`
}

// Kernel is one kernel under one launch, before and after.
type Kernel struct {
	File      string             `json:"file"`
	Name      string             `json:"kernel"`
	Status    string             `json:"status"` // done, refused, deadlock, livelock, limit, trap, fault
	Reason    *string            `json:"reason"`
	Launch    Launch             `json:"launch"`
	Scenario  *scenario.Scenario `json:"scenario"`
	Model     string             `json:"model"`
	Warp      int                `json:"warp"`
	Before    *Counters          `json:"before"`
	After     *Counters          `json:"after"`
	Saved     *Saved             `json:"saved"`
	Branches  []*Branch          `json:"branches"`
	Rewrites  []*Rewrite         `json:"rewrites"`
	MemEqual  *bool              `json:"memory_equal"`
	Notes     []string           `json:"notes"`
	ReadAgain bool               `json:"output_read_again"` // the written text was read again and gives the transformed ir
}

// Launch is the launch assumed. Grid and Block hold null where unknown.
type Launch struct {
	Grid    [3]*uint32 `json:"grid"`
	Block   [3]*uint32 `json:"block"`
	Cluster [3]*uint32 `json:"cluster"` // in blocks; null where nothing is said of it
	Origin  string     `json:"origin"`
	Text    string     `json:"text"`
	Assume  []string   `json:"assume"` // what else was assumed, of arguments too
}

// Counters are those of the simulator, in the field's words. Issues, thread instructions and NotPredicatedOff count warp
// instructions and lanes; Efficiency is a fraction of 1.
type Counters struct {
	Issues            uint64  `json:"issues"`
	ReconvergenceOps  uint64  `json:"reconvergence_ops"`
	ThreadInsts       uint64  `json:"thread_instructions"`
	NotPredicatedOff  uint64  `json:"not_predicated_off"`
	Efficiency        float64 `json:"efficiency"`
	BranchesExecuted  uint64  `json:"branches_executed"`
	BranchesDivergent uint64  `json:"branches_divergent"`
	MaxStackDepth     int     `json:"max_stack_depth"`
	MemoryInsts       uint64  `json:"memory_instructions"`
	Sectors           uint64  `json:"sectors"`
	Status            string  `json:"status"`
}

// Saved is the difference that the rewrites make. BeyondAssembler leaves out the branches that the vendor's assembler would
// predicate by itself.
type Saved struct {
	Issues          int64   `json:"issues"`
	Percent         float64 `json:"percent"`
	BeyondAssembler int64   `json:"beyond_assembler"`
}

// Branch is one branch of the kernel or of a helper that it reaches.
type Branch struct {
	ID        int         `json:"id"`
	Function  string      `json:"function"`
	Line      int         `json:"line"`
	Column    int         `json:"column"`
	Source    *SourceLine `json:"source"`
	Block     string      `json:"block"`
	Kind      string      `json:"kind"` // cond, switch, indirect, guarded-exit
	Targets   []Target    `json:"targets"`
	Class     string      `json:"class"`
	Scope     string      `json:"scope"`
	MaxSplits *int64      `json:"max_splits"`
	Masks     []Mask      `json:"masks"`
	// Masks where they differ from block to block, else null: every block of the grid is in one element. Only under a launch that is
	// exact, of at most 16384 warps, and for at most 256 ranges of blocks.
	Blocks []BlockMasks `json:"blocks"`
	If     []Condition  `json:"if"`
	Sides  []int        `json:"sides"`
	// Run counts, null without a run.
	Executed            *uint64 `json:"executed"`
	Divergent           *uint64 `json:"divergent"`
	AllTaken            *uint64 `json:"all_taken"`
	ReconvergesAt       *int    `json:"reconverges_at"`
	Why                 []Step  `json:"why"`
	AssemblerPredicates *bool   `json:"assembler_predicates"`
	Verdict             string  `json:"verdict"`

	cause   string // in a few words, for the branch table
	byBlock string // Blocks in a line
}

// SourceLine is a line of the high-level source, with the chain of places that it was inlined to.
type SourceLine struct {
	File      string       `json:"file"`
	Line      int          `json:"line"`
	InlinedAt []SourceLine `json:"inlined_at"`
}

// Target is where a branch can go.
type Target struct {
	Label string `json:"label"`
	Line  int    `json:"line"`
	Taken bool   `json:"taken"`
}

// Mask is the set of lanes that take a branch, in the warps named: "all" or a list of warp numbers.
type Mask struct {
	Warps any    `json:"warps"`
	Mask  string `json:"mask"`
}

// BlockMasks are the masks of the warps of some blocks. Blocks are ranges as in 0-6,9: of the block index x, or where the grid has more
// dimensions, of each of them, as in (0-6,3),(7,0-3). Both ends of a range are in it.
type BlockMasks struct {
	Blocks string `json:"blocks"`
	Masks  []Mask `json:"masks"`
}

// Condition is a class that holds only for some launches or arguments.
type Condition struct {
	Condition string `json:"condition"` // as --assume takes it
	Class     string `json:"class"`
	MaxSplits *int64 `json:"max_splits"`
	Masks     []Mask `json:"masks"`
}

// Step is one hop of a chain of causes.
type Step struct {
	Line int    `json:"line"`
	Text string `json:"text"`
}

// Rewrite is one decision of a pass about a branch, done or refused.
type Rewrite struct {
	Pass         string `json:"pass"`
	Branch       int    `json:"branch"`
	Function     string `json:"function"`
	Line         int    `json:"line"`
	Column       int    `json:"column"`
	Verdict      string `json:"verdict"` // done, refused
	Rule         string `json:"rule"`
	Reason       string `json:"reason"`
	BeforeIssues *int64 `json:"before_issues"`
	AfterIssues  *int64 `json:"after_issues"`
	Waste        *int64 `json:"waste"`
	Proof        string `json:"proof"` // proved, checked, none
}

// SimReport is the document lockstep.sim/v1.
type SimReport struct {
	Schema  string       `json:"schema"`
	Kernels []*SimKernel `json:"kernels"`
}

// SimKernel is one kernel run once.
type SimKernel struct {
	File     string             `json:"file"`
	Name     string             `json:"kernel"`
	Status   string             `json:"status"`
	Reason   *string            `json:"reason"`
	Launch   Launch             `json:"launch"`
	Scenario *scenario.Scenario `json:"scenario"`
	Model    string             `json:"model"`
	Warp     int                `json:"warp"`
	Counters *Counters          `json:"counters"`
	Branches []*Branch          `json:"branches"`
	Notes    []string           `json:"notes"`
	Failed   []string           `json:"failed_expectations"`
}

// writeJSON writes doc indented, with a newline at the end.
func writeJSON(w io.Writer, doc any) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(doc)
}

// WriteJSON writes the report as lockstep.report/v1.
func (r *Report) WriteJSON(w io.Writer) error { return writeJSON(w, r) }

// WriteJSON writes the report as lockstep.sim/v1.
func (r *SimReport) WriteJSON(w io.Writer) error { return writeJSON(w, r) }
