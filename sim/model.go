package sim

import "fmt"

// Model is a reconvergence model.
type Model uint8

// The models.
const (
	Stack Model = iota // a stack of open joins
	NoReconvergence
	numModels
)

var modelNames = [numModels]string{Stack: "stack", NoReconvergence: "none"}

// laterModels are models that the design names and this package does not have.
var laterModels = map[string]bool{"barrier": true, "frontier": true}

func (m Model) String() string { return modelNames[m] }

// Models lists the models that can be run.
func Models() []Model {
	out := make([]Model, numModels)
	for m := range out {
		out[m] = Model(m)
	}
	return out
}

// ParseModel returns the model of a name: stack, none.
func ParseModel(name string) (Model, error) {
	for m, n := range modelNames {
		if n == name {
			return Model(m), nil
		}
	}
	if laterModels[name] {
		return 0, fmt.Errorf("the model %q is not supported yet", name)
	}
	return 0, fmt.Errorf("there is no model %q: stack or none", name)
}

// path is where some lanes of a warp are.
type path struct {
	seg   int32
	mask  uint64
	frame *frame
	again bool // the op at seg has been counted: a call by address, split by callee
}

// scheduler is a model at work on one warp. It decides which lanes run next: it sets Warp.path, with an empty mask if no
// lane can run.
type scheduler interface {
	// split parts the current path: its lanes go to several places, the earliest in the text first, and meet again at
	// join, if it is not noJoin.
	split(w *Warp, ways []path, join int32, at *op)
	// arrive is told that the current path has come to a join of its function.
	arrive(w *Warp)
	// leave is told that the current path has no lanes left, because they exited.
	leave(w *Warp)
	// ret is told that lanes of the current path return from its function; their results are in place.
	ret(w *Warp, lanes uint64)
	// wait is told that the current path waits at a block barrier. The scheduler may put another one in its place.
	wait(w *Warp)
	// wake is told that a path that was waiting can go on.
	wake(w *Warp, p path)
	// depth is the number of joins that are open.
	depth() int
	// held describes the lanes that can only run after the current path has got somewhere, for messages; "" if there are
	// none.
	held(w *Warp) string
	// save returns a copy of the state, and same tells whether the state is that of a copy.
	save() any
	same(saved any) bool
	reset()
}

var newScheduler = [numModels]func() scheduler{
	Stack:           func() scheduler { return new(stackModel) },
	NoReconvergence: func() scheduler { return new(noneModel) },
}
