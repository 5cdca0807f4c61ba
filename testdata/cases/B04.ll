; ID: B04   KIND: transform (switch/phi to select with undef or poison inputs)
; SOURCE: https://github.com/llvm/llvm-project/issues/189526, https://github.com/llvm/llvm-project/issues/98444, https://github.com/llvm/llvm-project/pull/96631
; PATTERN: phi [undef, default], [x, case0], [0, case1] -> select chain that returns x on the default path.
; TRANSFORM-ILLEGAL: select(c==1, 0, %x) when %x may be poison (undef input allowed "any value", not poison)
; TRANSFORM-LEGAL:   select(c==1, 0, freeze %x); or %x itself if noundef; a poison input may become anything.
; WITNESS: c=7, x=poison: source returns some fixed i32, then `icmp eq %r, %r` path is defined.
; LLVM22: opt-22 -O2 turns BOTH functions into select(c==1,0,%x): right for @kpoison, wrong for @k.
; TRANSFORM-LEGAL: k entry flatten (selects, the argument frozen)
; TRANSFORM-LEGAL: kpoison entry flatten (selects)
; TRANSFORM-ILLEGAL: k entry if-convert: indirect branch
; TRANSFORM-ILLEGAL: kpoison entry if-convert: indirect branch
; RUN: k(1, 9) = 0
; RUN: k(0, 9) = 9
; RUN: kpoison(1, 9) = 0
; RUN: kpoison(0, 9) = 9
target triple = "nvptx64-nvidia-cuda"
define i32 @k(i8 %c, i32 %x) {
entry:
  switch i8 %c, label %d [
    i8 0, label %c0
    i8 1, label %c1
  ]
d:
  br label %j
c0:
  br label %j
c1:
  br label %j
j:
  %r = phi i32 [ undef, %d ], [ %x, %c0 ], [ 0, %c1 ]
  ret i32 %r
}
define i32 @kpoison(i8 %c, i32 %x) {
entry:
  switch i8 %c, label %d [
    i8 0, label %c0
    i8 1, label %c1
  ]
d:
  br label %j
c0:
  br label %j
c1:
  br label %j
j:
  %r = phi i32 [ poison, %d ], [ %x, %c0 ], [ 0, %c1 ]
  ret i32 %r
}
; RUN: k(7, poison) = any
