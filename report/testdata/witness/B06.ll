; WARP: guarded([5, 6*31], [9*32]) = [5, 0, 5, 0, 5, 0, 5, 0, 5, 0, 5, 0, 5, 0, 5, 0, 5, 0, 5, 0, 5, 0, 5, 0, 5, 0, 5, 0, 5, 0, 5, 0]
define ptx_kernel void @guarded(ptr addrspace(1) %a, ptr addrspace(1) %o) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %bit = and i32 %tid, 1
  %c = icmp eq i32 %bit, 0
  %p = addrspacecast ptr addrspace(1) %a to ptr
  %r = call i32 @safe(i1 %c, ptr %p)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %tid
  store i32 %r, ptr addrspace(1) %q
  ret void
}
; A pointer that is no pointer where the condition is false.
; WARP: chained([7*64], [9*32]) = [7, 0, 7, 0, 7, 0, 7, 0, 7, 0, 7, 0, 7, 0, 7, 0, 7, 0, 7, 0, 7, 0, 7, 0, 7, 0, 7, 0, 7, 0, 7, 0]
define ptx_kernel void @chained(ptr addrspace(1) %a, ptr addrspace(1) %o) {
  %cell = alloca ptr, align 8
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %bit = and i32 %tid, 1
  %c = icmp eq i32 %bit, 0
  %p = addrspacecast ptr addrspace(1) %a to ptr
  %v = select i1 %c, ptr %p, ptr inttoptr (i64 16 to ptr)
  store ptr %v, ptr %cell, align 8
  %r = call i64 @chain(i1 %c, ptr %cell)
  %w = trunc i64 %r to i32
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %tid
  store i32 %w, ptr addrspace(1) %q
  ret void
}
