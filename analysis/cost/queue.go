package cost

import (
	"container/heap"

	"lockstep/ir"
)

// entry is a block and what it costs to get through it.
type entry struct {
	cost int
	b    *ir.Block
}

// queue is a priority queue of entries, cheapest first; ties by block ID.
type queue []entry

func (q *queue) push(e entry) { heap.Push((*entryHeap)(q), e) }
func (q *queue) pop() entry   { return heap.Pop((*entryHeap)(q)).(entry) }

type entryHeap queue

func (h entryHeap) Len() int { return len(h) }
func (h entryHeap) Less(i, j int) bool {
	return h[i].cost < h[j].cost || h[i].cost == h[j].cost && h[i].b.ID < h[j].b.ID
}
func (h entryHeap) Swap(i, j int) { h[i], h[j] = h[j], h[i] }
func (h *entryHeap) Push(x any)   { *h = append(*h, x.(entry)) }
func (h *entryHeap) Pop() any {
	old := *h
	e := old[len(old)-1]
	*h = old[:len(old)-1]
	return e
}
