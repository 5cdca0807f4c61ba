package cfg

import "sync"

// room is memory that several slices are cut from: most functions are small and many, and each allocation costs as much as the
// work on one.
type room []int32

func newRoom(n int) *room {
	r := room(make([]int32, n))
	return &r
}

// take returns n zeros, of new memory if the room is full.
func (r *room) take(n int) []int32 {
	if n > len(*r) {
		return make([]int32, n)
	}
	s := (*r)[:n:n]
	*r = (*r)[n:]
	return s
}

// loan is a room that is given back: for what nobody holds when a function returns. What collecting garbage costs goes by how much is
// allocated, and the memory of the last loan is still in the processor's caches.
type loan struct {
	room
	all []int32
}

var loans = sync.Pool{New: func() any { return new(loan) }}

// borrow returns a room of n zeros. The borrower gives it back.
func borrow(n int) *loan {
	l := loans.Get().(*loan)
	if cap(l.all) < n {
		l.all = make([]int32, n)
	}
	l.all = l.all[:n]
	clear(l.all)
	l.room = l.all
	return l
}

func (l *loan) giveBack() { loans.Put(l) }
