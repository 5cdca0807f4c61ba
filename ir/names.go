package ir

import "strconv"

// NewReg adds a register to f whose name is prefix and a number, and which nothing in f or its module is called by.
func (f *Func) NewReg(prefix string, t *Type, ty Scalar) Reg {
	if f.names == nil {
		f.takenNames()
	}
	for {
		name := prefix + strconv.Itoa(f.names[prefix])
		f.names[prefix]++
		if _, taken := f.names[name]; taken {
			continue
		}
		f.names[name] = 0
		f.Regs = append(f.Regs, RegInfo{Name: name, Type: t, Ty: ty})
		return Reg(len(f.Regs))
	}
}

// takenNames notes every name that a register of f must not have.
func (f *Func) takenNames() {
	f.names = map[string]int{}
	for _, r := range f.Regs {
		f.names[r.Name] = 0
	}
	for _, b := range f.Blocks {
		f.names[b.Name] = 0
	}
	lists := [][]*Symbol{f.Params, f.Results, f.Vars}
	if f.Module != nil {
		lists = append(lists, f.Module.Syms)
		for _, g := range f.Module.Funcs {
			f.names[g.Name] = 0
		}
	}
	for _, list := range lists {
		for _, s := range list {
			f.names[s.Name] = 0
		}
	}
}
