; ID: B18   KIND: transform (critical edges, shared exits, short-circuit chain with a guarded load)
; SOURCE: https://github.com/ashalliants/ninfer-3090/pull/100 (short-circuit comparator), https://github.com/llvm/llvm-project/pull/144434 (folding with differing phi inputs),
;         https://github.com/llvm/llvm-project/pull/97618 (critical edges)
; PATTERN: i<n && a[i]>0 && b>0 : three branches, all failing edges go to one block with a phi (critical edges).
; EXPECT-BRDIV: @k entry
; TRANSFORM-LEGAL: folding test 3 (b>0, no side effect) with test 2 by select-i1; phi %r inputs 0 kept for all failing edges
; TRANSFORM-ILLEGAL: folding test 1 with test 2 by evaluating the load unconditionally
; WITNESS: n=1,a[0]=5,b=2: lane 0 -> 1, others -> 0 and no access beyond a[0]
; LLVM22-UNIFORMITY: opt 22.1.8 agrees with all EXPECT/WISH lines
; TRANSFORM-ILLEGAL: k entry if-convert: no predicated form
; TRANSFORM-LEGAL: k t2 if-convert
; TRANSFORM-LEGAL: k t3 if-convert
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(i32 %n, i32 %b, ptr addrspace(1) %a, ptr addrspace(1) %o) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c1 = icmp ult i32 %tid, %n
  br i1 %c1, label %t2, label %j
t2:
  %pa = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %tid
  %v = load i32, ptr addrspace(1) %pa
  %c2 = icmp sgt i32 %v, 0
  br i1 %c2, label %t3, label %j
t3:
  %c3 = icmp sgt i32 %b, 0
  br i1 %c3, label %yes, label %j
yes:
  br label %j
j:
  %r = phi i32 [ 0, %entry ], [ 0, %t2 ], [ 0, %t3 ], [ 1, %yes ]
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %tid
  store i32 %r, ptr addrspace(1) %p
  ret void
}
; WARP: k(1, 2, [5], [9*32]) = [1, 0*31]
; WARP: k(3, 2, [5, 0, 7], [9*32]) = [1, 0, 1, 0*29]
; WARP: k(2, 0, [5, 5], [9*32]) = [0*32]
