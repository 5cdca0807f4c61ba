package ir

// Use is one use of a value: argument Arg of V, or V's guard where Arg is GuardUse.
type Use struct {
	V   *Value
	Arg int32
}

// GuardUse is the Arg of a use as a guard.
const GuardUse = -1

// Uses holds who uses each value of a function, as it was when the table was made.
type Uses struct {
	start []int32 // by ID: where the value's uses begin in list; they end where the next value's begin
	list  []Use
}

// Uses makes the table of f: phis' arguments, pass-throughs and guards are uses too. The uses of a value are in text order.
func (f *Func) Uses() *Uses {
	u := &Uses{start: make([]int32, f.NumValues()+2)}
	// The counts go two places up, so that filling in moves start[id+1] from the beginning of id's uses to their end.
	f.eachUse(func(a *Value, _ Use) { u.start[a.ID+2]++ })
	for i := 2; i < len(u.start); i++ {
		u.start[i] += u.start[i-1]
	}
	u.list = make([]Use, u.start[len(u.start)-1])
	f.eachUse(func(a *Value, use Use) {
		u.list[u.start[a.ID+1]] = use
		u.start[a.ID+1]++
	})
	return u
}

func (f *Func) eachUse(do func(a *Value, use Use)) {
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			for i, a := range v.Args {
				do(a, Use{v, int32(i)})
			}
			if v.Guard.Pred != nil {
				do(v.Guard.Pred, Use{v, GuardUse})
			}
		}
	}
}

// Of returns the uses of v. The caller must not change the slice.
func (u *Uses) Of(v *Value) []Use { return u.list[u.start[v.ID]:u.start[v.ID+1]] }

// Count returns how many uses v has.
func (u *Uses) Count(v *Value) int { return int(u.start[v.ID+1] - u.start[v.ID]) }
