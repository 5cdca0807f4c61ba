package ptx

// Source lines in the output: .loc is state in text order, and a place that an
// inlined_at names has to stand in a .loc before it.

// restoreLoc brings the source line back that the first instruction of
// statements [lo, hi) had in the text, if that is set before them.
func (e *emitter) restoreLoc(lo, hi int32) {
	for j := lo; j < hi; j++ {
		switch e.fn.Stmts[j].Kind {
		case StmtLoc:
			return
		case StmtInstr:
			e.setLoc(e.wantLoc[j], e.indent(j))
			return
		}
	}
}

// setLoc writes the .loc statement at, unless it is in effect.
func (e *emitter) setLoc(at int32, indent []byte) {
	if at < 0 || at == e.loc || e.loc >= 0 && e.locOf(at) == e.locOf(e.loc) {
		return
	}
	e.callLocs(at, at+1)
	e.moved(at, indent, "")
	e.noteLoc(at)
}

func (e *emitter) locOf(at int32) Loc { return e.fn.Locs[e.fn.Stmts[at].Decls.Lo] }

// noteLoc takes note of a .loc that is written.
func (e *emitter) noteLoc(at int32) {
	e.loc = at
	if e.callLoc != nil {
		e.written[placeOf(e.locOf(at))] = true
	}
}

func placeOf(l Loc) locPlace { return locPlace{l.File, l.Line, l.Col} }

// findCallLocs finds for each .loc the one that its inlined_at means: the latest
// before it of that place.
func (e *emitter) findCallLocs() {
	e.callLoc, e.written = nil, nil
	inlined := false
	for i := range e.fn.Locs {
		inlined = inlined || e.fn.Locs[i].Inlined
	}
	if !inlined {
		return
	}
	e.callLoc, e.written = make([]int32, len(e.fn.Stmts)), make(map[locPlace]bool)
	latest := make(map[locPlace]int32)
	for i := range e.fn.Stmts {
		e.callLoc[i] = -1
		if e.fn.Stmts[i].Kind != StmtLoc {
			continue
		}
		l := e.locOf(int32(i))
		if at, ok := latest[locPlace{l.InlinedFile, l.InlinedLine, l.InlinedCol}]; ok && l.Inlined {
			e.callLoc[i] = at
		}
		latest[placeOf(l)] = int32(i)
	}
}

// callLocs writes what statements [lo, hi), which are about to be written, need:
// the places that their inlined_at name, unless they are in the output already
// or among the statements.
func (e *emitter) callLocs(lo, hi int32) {
	if e.callLoc == nil {
		return
	}
	var chain []int32
	for j := lo; j < hi; j++ {
		chain = chain[:0]
		for at := e.callLoc[j]; at >= 0 && at < lo && !e.written[placeOf(e.locOf(at))]; at = e.callLoc[at] {
			chain = append(chain, at)
		}
		for k := len(chain) - 1; k >= 0; k-- {
			e.moved(chain[k], e.indent(chain[k]), "")
			e.noteLoc(chain[k])
		}
	}
}
