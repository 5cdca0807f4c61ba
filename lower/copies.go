package lower

// sequence orders copies that are meant to happen at once, so that one after the other has the same effect. A cycle is
// broken through the slot that temp returns.
//
//	a <- b, b <- c, c <- a   becomes   t <- a, a <- b, b <- c, c <- t
func sequence(copies []Copy, temp func() Slot) []Copy {
	var pending []Copy
	readers := make(map[Slot]int) // how many pending copies read a slot
	for _, c := range copies {
		if c.Dst != c.Src {
			pending = append(pending, c)
			readers[c.Src]++
		}
	}
	var out []Copy
	for len(pending) > 0 {
		progress := false
		rest := pending[:0]
		for _, c := range pending {
			if readers[c.Dst] > 0 {
				rest = append(rest, c)
				continue
			}
			out = append(out, c)
			readers[c.Src]--
			progress = true
		}
		pending = rest
		if progress || len(pending) == 0 {
			continue
		}
		// Only cycles are left: free the first destination.
		t, d := temp(), pending[0].Dst
		out = append(out, Copy{t, d})
		readers[t], readers[d] = readers[d], 0
		for i := range pending {
			if pending[i].Src == d {
				pending[i].Src = t
			}
		}
	}
	return out
}
