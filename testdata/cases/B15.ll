; ID: B15   KIND: transform + lint (undef lane value flowing into a warp operation)
; SOURCE: https://github.com/llvm/llvm-project/pull/204287
; PATTERN: lanes of one arm bring undef/poison to a shuffle, other lanes only read a valid lane's value.
; TRANSFORM-ILLEGAL (for this tool): treating the edge with the undef input as unreachable and deleting the branch, although the argument is
;          `noundef` -- on a warp the lanes of that arm do arrive.  (LLVM maintainers: the front end must not emit noundef.)
; LINT: "lanes from %e pass undef to noundef argument of a convergent call"
; TRANSFORM-LEGAL: replace undef by any fixed value or freeze(undef); keep the divergent branch or make a select.
; LLVM22: opt-22 -passes=simplifycfg replaces the branch by llvm.assume(tid==0): lanes 1..31 become UB (reproduced).
; TRANSFORM-LEGAL: k entry if-convert (a select with undef as the arm of the other lanes)
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @warp_read(i32 noundef, i32 noundef) convergent nounwind
define ptx_kernel void @k(i32 %x, ptr addrspace(1) %o) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp eq i32 %tid, 0
  br i1 %c, label %t, label %e
t:
  %y = mul i32 %x, 5
  br label %j
e:
  br label %j
j:
  %v = phi i32 [ %y, %t ], [ undef, %e ]
  %r = call i32 @warp_read(i32 noundef %v, i32 noundef 0)
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %tid
  store i32 %r, ptr addrspace(1) %p
  ret void
}
