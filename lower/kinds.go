package lower

import "lockstep/ir"

// Kind says how a simulator carries an instruction out.
type Kind uint8

// The kinds of instructions.
const (
	Refuse      Kind = iota // ends the run, with the reason in Text
	Exec                    // a pure operation on the lanes
	ReadSreg                // a special register that can change
	FrameAddr               // the address of a variable in the frame
	Cvta                    // between generic addresses and those of a space
	Isspacep                // which space a generic address is in
	Load                    //
	Store                   //
	Atom                    // atom and red
	Memcpy                  // LLVM's memory intrinsics: the operands are addresses and a number of bytes
	Memset                  //
	Alloca                  // memory of the frame that is asked for at run time
	Bar                     // block barrier
	WarpBar                 // bar.warp.sync
	Shfl                    //
	Vote                    //
	Match                   //
	Redux                   //
	Elect                   //
	Activemask              //
	Nop                     // fences, hints: nothing to do between one instruction and the next
	CallFunc                // direct or by address
	Jump                    // to Succs[0]
	CondBranch              // Src[0] decides
	Switch                  // by index: brx
	SwitchValue             // by value: the operands after the first are the cases
	Ret                     // Src are the results
	Exit                    //
	Trap                    //
	Unreachable             // a thread that gets here has broken a promise
	CondRet                 // Src[0] decides, the others are results
	CondExit                //
	CondTrap                //
	Push                    // the next branch can split the warp, and its lanes meet again at Join
	Join                    // here the lanes of a branch meet
	NumKinds
)

// kindOf is the kind of every operation that is not simply pure.
var kindOf = [ir.NumOps]Kind{
	ir.OpCvta: Cvta, ir.OpIsspacep: Isspacep,
	ir.OpLoad: Load, ir.OpStore: Store, ir.OpAtom: Atom, ir.OpRed: Atom,
	ir.OpMemcpy: Memcpy, ir.OpMemset: Memset, ir.OpAlloca: Alloca,
	ir.OpPrefetch: Nop, ir.OpFence: Nop, ir.OpNanosleep: Nop, ir.OpHint: Nop,
	ir.OpBar: Bar, ir.OpWarpBar: WarpBar, ir.OpShfl: Shfl, ir.OpVote: Vote, ir.OpMatch: Match, ir.OpRedux: Redux, ir.OpElect: Elect,
	ir.OpActivemask: Activemask,
	ir.OpCall:       CallFunc, ir.OpCallIndirect: CallFunc,
	ir.OpJump: Jump, ir.OpFall: Jump, ir.OpCondBr: CondBranch, ir.OpBrx: Switch, ir.OpSwitch: SwitchValue,
	ir.OpRet: Ret, ir.OpExit: Exit, ir.OpTrap: Trap, ir.OpUnreachable: Unreachable,
	ir.OpCondRet: CondRet, ir.OpCondExit: CondExit, ir.OpCondTrap: CondTrap,
}

// refused are the operations that look pure but are about more than one block, which the simulator does not run.
var refused = map[ir.Op]bool{ir.OpMapa: true, ir.OpGetCTARank: true}

// kind returns the kind of v's operation.
func kind(v *ir.Value) Kind {
	if v.Mods().Flags&ir.UnknownMod != 0 || refused[v.Op] {
		return Refuse
	}
	if k := kindOf[v.Op]; k != Refuse {
		return k
	}
	if v.Info().Pure {
		return Exec
	}
	return Refuse
}

// Branching kinds split a warp: their ways on lead to places of which the lanes may take several.
func (k Kind) branches() bool { return k == CondBranch || k == Switch || k == SwitchValue }

// Memory reports whether an instruction of this kind accesses memory.
func (k Kind) Memory() bool { return k == Load || k == Store || k == Atom }
