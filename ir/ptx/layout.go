package ptx

// layout cuts the statements of a body into basic blocks and resolves its
// labels. A block starts at a label that something names as a target, and after
// each terminator:
//
//	         body                        blocks
//	    mov; @p bra L          0: [mov, bra)   ends in a branch to 2, or on to 1
//	    add; bra.uni M         1: [add, bra)   ends in a branch to 3
//	L:  sub                    2: [L:, sub)    runs into 3
//	M:  ret                    3: [M:, ret)
//
// Labels are local to the { } scope that holds them, so that the same label may
// stand in several scopes: names are resolved scope by scope. It is made by the
// builder, and again by emission, which compares the text with transformed ir.
type layout struct {
	blocks  []blockSpan
	targets []int32 // block indices, see blockSpan
	// epilogue is the first statement behind the last block.
	epilogue int32
}

// blockSpan is one basic block: the statements [lo, hi) of the body.
type blockSpan struct {
	lo, hi int32
	// head is the statement of a guarded call or brx that the block before ends
	// in: that block has its branch, and this one nothing but what it does; lo and
	// hi are then both behind it. -1 if none.
	head int32
	// term is the statement that ends the block, -1 if it runs into the next.
	term int32
	// label is the name of the block, 0 if none.
	label NameID
	// targets of the terminator, as a range of layout.targets: of a bra the one
	// block, of a brx its list. Broken references are left out.
	targets Range
	pos     Pos
}

// A labelKind says what a name before a colon stands for.
type labelKind uint8

const (
	labelCode labelKind = iota
	labelBranchTargets
	labelCallTargets
	labelProto
)

// labelDecl is a label of the body.
type labelDecl struct {
	name    NameID
	stmt    int32
	scope   int32
	next    int32 // next label of the same scope, -1 at the end
	block   int32 // index of the block that starts there, -1 if none does
	instrs  int32 // instruction statements before it
	kind    labelKind
	target  bool // something names it
	targets Range
}

// event is a place of the body that matters to control flow.
type event struct {
	stmt   int32
	arg    int32 // the label, or the scope
	instrs int32 // instruction statements before it
	kind   eventKind
}

type eventKind uint8

const (
	eventOpen eventKind = iota
	eventClose
	eventLabel
	eventBranch
	eventLeave // ret, exit, trap
	eventCall  // guarded
)

// layouter makes layouts. Its tables are used again for each body.
type layouter struct {
	f       *File
	recipes []recipe
	errorf  func(offset uint32, format string, args ...any)

	bound []int32 // by NameID: label plus 1 that the name means in the scope being read
	undo  []labelUndo

	labels     []labelDecl
	scopeHead  []int32 // by scope: its first label, -1 if none
	scopes     []int32 // open ones
	undoMarks  []int32
	events     []event
	lists      []int32 // labels named by .branchtargets
	branchRefs []int32 // by branch in order: label, -1 if broken
}

type labelUndo struct {
	name NameID
	old  int32
}

func newLayouter(f *File, recipes []recipe, errorf func(uint32, string, ...any)) *layouter {
	return &layouter{f: f, recipes: recipes, errorf: errorf, bound: make([]int32, f.NumNames()+1)}
}

// run makes the layout of fn's body in out, whose slices it uses again.
func (l *layouter) run(fn *Func, out *layout) {
	l.collect(fn)
	l.resolve(fn)
	l.cut(fn, out)
}

// collect lists labels, scopes and control flow in text order.
func (l *layouter) collect(fn *Func) {
	l.labels, l.events, l.scopes = l.labels[:0], l.events[:0], append(l.scopes[:0], 0)
	l.scopeHead = append(l.scopeHead[:0], -1)
	scope, instrs := int32(0), int32(0)
	for i := range fn.Stmts {
		s := &fn.Stmts[i]
		kind := labelCode
		switch s.Kind {
		case StmtInstr:
			if c := l.recipes[s.Instr].control; c != controlNone && (c != controlCall || s.Guard != 0) {
				k := eventBranch
				switch c {
				case controlRet, controlExit, controlTrap:
					k = eventLeave
				case controlCall:
					k = eventCall
				}
				l.events = append(l.events, event{int32(i), scope, instrs, k})
			}
			instrs++
			continue
		case StmtOpen:
			scope = int32(len(l.scopeHead))
			l.scopeHead = append(l.scopeHead, -1)
			l.scopes = append(l.scopes, scope)
			l.events = append(l.events, event{int32(i), scope, instrs, eventOpen})
			continue
		case StmtClose:
			if n := len(l.scopes); n > 1 {
				l.scopes = l.scopes[:n-1]
				scope = l.scopes[n-2]
			}
			l.events = append(l.events, event{int32(i), scope, instrs, eventClose})
			continue
		case StmtLabel:
		case StmtBranchTargets:
			kind = labelBranchTargets
		case StmtCallTargets:
			kind = labelCallTargets
		case StmtCallPrototype:
			kind = labelProto
		default:
			continue
		}
		if n := len(l.labels); kind != labelCode && n > 0 && s.Name != 0 && l.labels[n-1].stmt == int32(i-1) && l.labels[n-1].name == s.Name {
			l.labels[n-1].kind, l.labels[n-1].stmt = kind, int32(i) // the label of the list
			continue
		}
		l.events = append(l.events, event{int32(i), int32(len(l.labels)), instrs, eventLabel})
		l.labels = append(l.labels, labelDecl{name: s.Name, stmt: int32(i), scope: scope, next: l.scopeHead[scope], block: -1, instrs: instrs, kind: kind})
		l.scopeHead[scope] = int32(len(l.labels) - 1)
	}
}

// open makes the labels of a scope known, all at once: a branch may go forward.
func (l *layouter) open(scope int32, fn *Func) {
	l.undoMarks = append(l.undoMarks, int32(len(l.undo)))
	for i := l.scopeHead[scope]; i >= 0; i = l.labels[i].next {
		d := &l.labels[i]
		if d.name == 0 {
			continue
		}
		if old := l.bound[d.name]; old != 0 && l.labels[old-1].scope == scope {
			// The list runs backwards: the one bound before is the later one.
			l.errorf(fn.Stmts[l.labels[old-1].stmt].Span.Start, "second label %s in this scope; the first one is at line %d",
				l.f.NameText(d.name), fn.Stmts[d.stmt].Pos.Line)
		}
		l.undo = append(l.undo, labelUndo{d.name, l.bound[d.name]})
		l.bound[d.name] = i + 1
	}
}

func (l *layouter) close() {
	mark := l.undoMarks[len(l.undoMarks)-1]
	l.undoMarks = l.undoMarks[:len(l.undoMarks)-1]
	for i := int32(len(l.undo)) - 1; i >= mark; i-- {
		l.bound[l.undo[i].name] = l.undo[i].old
	}
	l.undo = l.undo[:mark]
}

// resolve finds what each branch and list of targets names.
func (l *layouter) resolve(fn *Func) {
	l.branchRefs, l.lists = l.branchRefs[:0], l.lists[:0]
	l.open(0, fn)
	for i := range l.events {
		e := &l.events[i]
		s := &fn.Stmts[e.stmt]
		switch e.kind {
		case eventOpen:
			l.open(e.arg, fn)
		case eventClose:
			if len(l.undoMarks) > 1 {
				l.close()
			}
		case eventLabel:
			if d := &l.labels[e.arg]; d.kind == labelBranchTargets {
				lo := uint32(len(l.lists))
				ops := fn.Ops(&fn.Stmts[d.stmt])
				for j := range ops {
					if t := l.codeLabel(&ops[j]); t >= 0 {
						l.lists = append(l.lists, t)
					}
				}
				d.targets = Range{lo, uint32(len(l.lists))}
			}
		case eventBranch:
			l.branchRefs = append(l.branchRefs, l.branchTarget(fn, s))
		}
	}
	for len(l.undoMarks) > 0 {
		l.close()
	}
}

// branchTarget returns the label or list that a bra or brx names, -1 if it is
// broken.
func (l *layouter) branchTarget(fn *Func, s *Stmt) int32 {
	ops := fn.Ops(s)
	if l.recipes[s.Instr].control == controlBra {
		if len(ops) != 1 {
			return -1 // reported where operands are counted
		}
		return l.codeLabel(&ops[0])
	}
	if len(ops) != 2 {
		return -1
	}
	o := &ops[1]
	if o.Kind == OperandName && l.bound[o.Name] != 0 {
		if i := l.bound[o.Name] - 1; l.labels[i].kind == labelBranchTargets {
			return i
		}
	}
	l.errorf(o.Span.Start, "expected the label of a .branchtargets list, found %s", l.text(o))
	return -1
}

// codeLabel returns the label that o names as a target.
func (l *layouter) codeLabel(o *Operand) int32 {
	if o.Kind == OperandName && l.bound[o.Name] != 0 {
		if i := l.bound[o.Name] - 1; l.labels[i].kind == labelCode {
			l.labels[i].target = true
			return i
		}
	}
	l.errorf(o.Span.Start, "branch to %s, which is no label of this function", l.text(o))
	return -1
}

func (l *layouter) text(o *Operand) string { return string(l.f.Src[o.Span.Start:o.Span.End]) }

// cutter makes the blocks of one body, front to back.
type cutter struct {
	fn    *Func
	out   *layout
	cur   blockSpan
	first int32 // instructions before cur
	// open says that cur is a block for certain; else it is the gap behind a
	// terminator, which is a block only if an instruction stands in it.
	open bool
}

func (c *cutter) begin(lo, instrs int32, open bool) {
	c.cur = blockSpan{lo: lo, head: -1, term: -1}
	c.first, c.open = instrs, open
}

func (c *cutter) finish(hi int32) {
	c.cur.hi = hi
	if c.cur.label == 0 {
		c.cur.pos = c.fn.Pos
		if c.cur.head >= 0 {
			c.cur.pos = c.fn.Stmts[c.cur.head].Pos
		}
		for i := c.cur.lo; i < hi; i++ {
			if c.fn.Stmts[i].Kind == StmtInstr {
				c.cur.pos = c.fn.Stmts[i].Pos
				break
			}
		}
	}
	c.out.blocks = append(c.out.blocks, c.cur)
}

// cut makes the blocks.
func (l *layouter) cut(fn *Func, out *layout) {
	out.blocks, out.targets = out.blocks[:0], out.targets[:0]
	c := cutter{fn: fn, out: out}
	c.begin(0, 0, true)
	end := int32(0) // behind the last label that a block needs
	for i := range l.events {
		e := &l.events[i]
		switch e.kind {
		case eventLabel:
			d := &l.labels[e.arg]
			if d.kind != labelCode || !d.target {
				continue
			}
			empty := d.instrs == c.first
			// The entry has no predecessors: a label at its start begins another block.
			if !empty || c.open && len(out.blocks) == 0 && c.cur.label == 0 {
				c.finish(d.stmt)
				c.begin(d.stmt, d.instrs, true)
			}
			if c.cur.label == 0 {
				c.cur.label, c.cur.pos = d.name, fn.Stmts[d.stmt].Pos
			}
			c.open = true
			d.block = int32(len(out.blocks))
			end = d.stmt + 1
		case eventBranch, eventLeave, eventCall:
			s := &fn.Stmts[e.stmt]
			c.cur.term = e.stmt
			c.finish(e.stmt + 1)
			c.begin(e.stmt+1, e.instrs+1, s.Guard != 0)
			if ctl := l.recipes[s.Instr].control; s.Guard != 0 && (ctl == controlCall || ctl == controlBrx) {
				// The branch around it leads to the block behind it.
				c.cur.head = e.stmt
				if ctl == controlBrx {
					c.cur.term = e.stmt
				}
				c.finish(e.stmt + 1)
				c.begin(e.stmt+1, e.instrs+1, true)
			}
		}
	}
	for i := int32(len(fn.Stmts)) - 1; i >= c.cur.lo; i-- {
		if fn.Stmts[i].Kind == StmtInstr {
			end, c.open = i+1, true
			break
		}
	}
	if c.open {
		c.finish(max(end, c.cur.lo))
	}
	out.epilogue = out.blocks[len(out.blocks)-1].hi
	l.link(fn, out)
}

// link fills in the targets of each block's terminator.
func (l *layouter) link(fn *Func, out *layout) {
	ref := 0
	brx := int32(-1)
	for i := range out.blocks {
		b := &out.blocks[i]
		if b.term < 0 {
			continue
		}
		s := &fn.Stmts[b.term]
		c := l.recipes[s.Instr].control
		if c != controlBra && c != controlBrx {
			continue
		}
		label := brx // of the brx itself, behind its guard
		if b.head < 0 {
			label = l.branchRefs[ref]
			ref++
			if c == controlBrx && s.Guard != 0 {
				brx = label
				continue
			}
		}
		lo := uint32(len(out.targets))
		if label >= 0 {
			if d := &l.labels[label]; d.kind == labelCode {
				out.targets = append(out.targets, d.block)
			} else {
				for _, t := range l.lists[d.targets.Lo:d.targets.Hi] {
					out.targets = append(out.targets, l.labels[t].block)
				}
			}
		}
		b.targets = Range{lo, uint32(len(out.targets))}
	}
}

// guardedHead reports whether block b ends in the branch around a guarded call or
// brx, which is the block after it.
func (l *layouter) guardedHead(fn *Func, b *blockSpan) bool {
	if b.term < 0 || b.head >= 0 {
		return false
	}
	s := &fn.Stmts[b.term]
	c := l.recipes[s.Instr].control
	return s.Guard != 0 && (c == controlCall || c == controlBrx)
}
