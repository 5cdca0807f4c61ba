package sim

import (
	"fmt"
	"slices"
)

// noneModel lets groups of lanes that have parted go their own ways until they exit: what a machine without reconvergence
// would do. The group that parted last runs first.
type noneModel struct {
	ready   []path
	waiting int // paths at block barriers
}

func (n *noneModel) reset() { n.ready, n.waiting = n.ready[:0], 0 }

func (n *noneModel) depth() int { return 0 }

func (n *noneModel) split(w *Warp, ways []path, _ int32, _ *op) {
	for i := len(ways) - 1; i > 0; i-- {
		n.ready = append(n.ready, ways[i])
	}
	w.path = ways[0]
}

func (n *noneModel) arrive(*Warp) {}

// next runs another group, if one can run.
func (n *noneModel) next(w *Warp) {
	w.path.mask = 0
	if k := len(n.ready); k > 0 {
		w.path = n.ready[k-1]
		n.ready = n.ready[:k-1]
	}
	w.blocked = w.path.mask == 0 && n.waiting > 0
}

func (n *noneModel) leave(w *Warp) { n.next(w) }

// ret: a group that returns does not wait for the others that are in the function.
func (n *noneModel) ret(w *Warp, lanes uint64) {
	f := w.path.frame
	back := path{seg: f.ret, mask: lanes, frame: f.parent}
	if w.path.mask &^= lanes; w.path.mask != 0 {
		n.ready = append(n.ready, w.path)
	}
	w.path = back
}

func (n *noneModel) wait(w *Warp) {
	n.waiting++
	n.next(w)
}

func (n *noneModel) wake(w *Warp, p path) {
	n.waiting--
	if w.path.mask == 0 {
		w.path, w.blocked = p, false
		return
	}
	n.ready = append(n.ready, p)
}

func (n *noneModel) held(w *Warp) string {
	var lanes uint64
	for _, p := range n.ready {
		lanes |= p.mask
	}
	if lanes == 0 {
		return ""
	}
	return fmt.Sprintf("lanes %s have yet to run", w.m.maskText(lanes))
}

func (n *noneModel) save() any { return slices.Clone(n.ready) }

func (n *noneModel) same(saved any) bool { return slices.Equal(n.ready, saved.([]path)) }
