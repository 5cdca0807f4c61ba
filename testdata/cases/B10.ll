; ID: B10   KIND: transform (threading/duplicating/unswitching around a barrier)
; SOURCE: https://github.com/rust-lang/rust/issues/137086, https://github.com/NVlabs/cuda-oxide/pull/403, https://github.com/numba/numba/issues/9770,
;         https://github.com/llvm/llvm-project/pull/207047, https://github.com/llvm/llvm-project/issues/213868, https://github.com/llvm/llvm-project/pull/180882
; PATTERN: @thread: if(t0) A; barrier; if(t0) B.  @unsw: loop-invariant divergent condition after a warp op in a loop.
; TRANSFORM-ILLEGAL: @thread: t0 arm = A;barrier;B and other arm = barrier (two static aligned barriers: undefined; deadlock where the lanes must meet at one)
; TRANSFORM-ILLEGAL: @thread: adding an edge from the t0 arm that skips the merge block %m (moves the reconvergence point past the barrier)
; TRANSFORM-ILLEGAL: @unsw: hoisting the branch on %d out of the loop (two static copies of the shuffle, each run by part of its full mask:
;          undefined on sm_6x and AMD, an illegal move of a convergent operation everywhere; sm_70+ alone would pair them, see C07)
; SIM: @thread must keep: one barrier, arrival mask full.  @unsw: shfl executed by full mask in every trip where any lane is in the loop.
; LLVM22: jump-threading and nontrivial simple-loop-unswitch leave both kernels alone (convergent attribute respected).
; TRANSFORM-ILLEGAL: thread entry if-convert: no predicated form
; TRANSFORM-ILLEGAL: thread m if-convert: no predicated form
; TRANSFORM-LEGAL: unsw loop if-convert
; TRANSFORM-ILLEGAL: unsw latch if-convert: loop
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
define ptx_kernel void @thread(ptr addrspace(1) %o) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t0 = icmp eq i32 %tid, 0
  br i1 %t0, label %A, label %m
A:
  store i32 1, ptr addrspace(1) %o
  br label %m
m:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t0, label %B, label %end
B:
  store i32 2, ptr addrspace(1) %o
  br label %end
end:
  ret void
}
define ptx_kernel void @unsw(i32 %n, ptr addrspace(1) %o) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d = icmp ult i32 %tid, %n
  br label %loop
loop:
  %k = phi i32 [ 16, %entry ], [ %k1, %latch ]
  %v = phi i32 [ %tid, %entry ], [ %w, %latch ]
  %x = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %v, i32 %k, i32 31)
  br i1 %d, label %add, label %latch
add:
  %s = add i32 %v, %x
  br label %latch
latch:
  %w = phi i32 [ %v, %loop ], [ %s, %add ]
  %k1 = lshr i32 %k, 1
  %c = icmp ne i32 %k1, 0
  br i1 %c, label %loop, label %out
out:
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %tid
  store i32 %w, ptr addrspace(1) %p
  ret void
}
; WARP: thread([0]) = [2]
; WARP: unsw(32, [9*32]) = [496*32]
