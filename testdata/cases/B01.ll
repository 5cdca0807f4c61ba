; ID: B01   KIND: transform (condition merging poisons)
; SOURCE: https://github.com/llvm/llvm-project/issues/217313, fix https://github.com/llvm/llvm-project/pull/218441
; PATTERN: if (a>0 || b+1>0 with nsw) S;  the second test is evaluated only behind the first.
; TRANSFORM-ILLEGAL: one branch on `or i1 %c1, %c2`  (poison of %c2 reaches the branch: UB on a path that had none)
; TRANSFORM-LEGAL:   one branch on `select i1 %c1, i1 true, i1 %c2` (or freeze %c2 first, or drop nsw)
; WITNESS: a=1, b=2147483647 -> S runs once, no UB.  a=0,b=-5 -> S not run.
; LLVM22: opt-22 -passes=flatten-cfg still emits the illegal `or` (miscompile reproduced).
; TRANSFORM-ILLEGAL: k second if-convert: exit (the side to the end leaves; S is where both sides meet)
; TRANSFORM-ILLEGAL: k entry if-convert: exit
; TRANSFORM-LEGAL: k entry flatten (one branch on the logical or)
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(i32 %a, i32 %b, ptr addrspace(1) %o) {
entry:
  %c1 = icmp sgt i32 %a, 0
  br i1 %c1, label %S, label %second
second:
  %b1 = add nsw i32 %b, 1
  %c2 = icmp sgt i32 %b1, 0
  br i1 %c2, label %S, label %end
S:
  store i32 7, ptr addrspace(1) %o
  br label %end
end:
  ret void
}
; WARP: k(1, 2147483647, [0]) = [7]
; WARP: k(0, -5, [0]) = [0]
; WARP: k(0, 5, [0]) = [7]
