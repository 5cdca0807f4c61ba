; ID: B03   KIND: transform (structurizing a loop with two back edges loses a carried value)
; SOURCE: https://github.com/llvm/llvm-project/issues/210695
; PATTERN: value updated on the outer back edge, kept on the inner back edge (which skips the phi's block).
; TRANSFORM-ILLEGAL: giving the kept value `poison`/`undef` on the bypass edge.
; WITNESS: x=5,lim=1 -> stores 0 (value kept over the inner back edge; a structurizer bug makes it poison)
;          x=5,lim=3 -> stores 5
; LLVM22: own variant: opt-22 -passes=structurizecfg gives an acceptable result here (poison only on a path where it is not used); the shape in issue 210695 is reported as wrong.
; TRANSFORM-ILLEGAL: k inner if-convert: loop
; TRANSFORM-ILLEGAL: k latch if-convert: loop
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.smax.i32(i32, i32)
define ptx_kernel void @k(i32 %x, i32 %lim, ptr addrspace(1) %o) {
entry:
  br label %outer
outer:
  %keep = phi i32 [ 0, %entry ], [ %t, %latch ]
  %n0 = phi i32 [ 0, %entry ], [ %n1, %latch ]
  br label %inner
inner:
  %n = phi i32 [ %n0, %outer ], [ %n1, %latch ]
  %stop = icmp uge i32 %n, %lim
  br i1 %stop, label %exit, label %calc
calc:
  %t = call i32 @llvm.smax.i32(i32 %x, i32 %keep)
  br label %latch
latch:
  %n1 = add i32 %n, 1
  %odd = and i32 %n, 1
  %again = icmp eq i32 %odd, 0
  br i1 %again, label %inner, label %outer
exit:
  store i32 %keep, ptr addrspace(1) %o
  ret void
}
; WARP: k(5, 1, [9]) = [0]
; WARP: k(5, 3, [9]) = [5]
; WARP: k(5, 2, [9]) = [5]
