package ir

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestNewRegNamesAreFresh(t *testing.T) {
	m := &Module{Syms: []*Symbol{{Name: "%q1"}}}
	f := m.NewFunc("f", true)
	f.Regs = []RegInfo{{Name: "%q0", Type: I1}}
	f.NewBlock("%q2")
	r := f.NewReg("%q", I1, Pred)
	assert.Equal(t, "%q3", f.RegName(r))
	assert.Equal(t, RegInfo{Name: "%q3", Type: I1, Ty: Pred}, f.Regs[r-1])
	assert.Equal(t, "%q4", f.RegName(f.NewReg("%q", I1, Pred)))
	assert.Equal(t, "%r0", f.RegName(f.NewReg("%r", I32, B32)))
}
