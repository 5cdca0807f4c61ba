; ID: B13   KIND: transform (flattening when the join is one of the branch targets; side effects in the arm)
; SOURCE: https://github.com/noir-lang/noir/issues/6620
; PATTERN: br c, J, E ; E: stores, goes to J ; J has a phi with inputs from entry and E (triangle whose "then" IS the join), and the inverse.
; TRANSFORM-LEGAL: @val: %r = select i1 %c, 1, %x  (arm order follows the edge, not the position in the branch)
; TRANSFORM-ILLEGAL: @val: select i1 %c, %x, 1
; TRANSFORM-LEGAL: @inv: %r = select i1 %c, %x, 1
; WITNESS: @val c=1 -> 1 ; c=0,a=4 -> 12.  @inv c=1,a=4 -> 12 ; c=0 -> 1
; LLVM22: scalar witnesses checked with lli-22.
; TRANSFORM-LEGAL: val entry if-convert
; TRANSFORM-LEGAL: inv entry if-convert
; RUN: val(true, 4) = 1
; RUN: val(false, 4) = 12
; RUN: inv(true, 4) = 12
; RUN: inv(false, 4) = 1
target triple = "nvptx64-nvidia-cuda"
define i32 @val(i1 %c, i32 %a) {
entry:
  br i1 %c, label %J, label %E
E:
  %x = mul i32 %a, 3
  br label %J
J:
  %r = phi i32 [ 1, %entry ], [ %x, %E ]
  ret i32 %r
}
define i32 @inv(i1 %c, i32 %a) {
entry:
  br i1 %c, label %E, label %J
E:
  %x = mul i32 %a, 3
  br label %J
J:
  %r = phi i32 [ %x, %E ], [ 1, %entry ]
  ret i32 %r
}
