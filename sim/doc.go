// Package sim runs warp code: blocks of warps whose lanes share one active mask, under a reconvergence model.
//
// # Reading guide
//
//   - Config, Run, Result: the door. Status says how a run ended.
//   - compile.go turns lower's instructions into operations over lane vectors, and cuts the code into segments: runs of
//     instructions in which the active mask cannot change. Issues are counted by segment and mask, not by instruction.
//   - warp.go and exec.go step a warp; memops.go, atomics.go, collective.go, barrier.go and calls.go carry out what is more
//     than arithmetic, which package alu has.
//   - model.go: what a reconvergence model decides. stack.go and none.go are the models.
//   - poison.go follows poison through the registers of LLVM IR; memllvm.go has its copies, fills and memory at run time.
//   - livelock.go sees that a run repeats itself.
//
// # Order
//
// Blocks run one after another, the warps of a block in turn, switched at block barriers and after a fixed number of issues;
// lanes take effect in their order. Where lanes part, those that go on at the earlier place in the text run first. The same
// input gives the same bytes out.
//
// The package is on floor 8. It never imports analysis, so that it can contradict it.
package sim
