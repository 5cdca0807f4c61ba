; WARP: picked([9*32]) = [100, 101, 102, 103, 100, 101, 102, 103, 100, 101, 102, 103, 100, 101, 102, 103, 100, 101, 102, 103, 100, 101, 102, 103, 100, 101, 102, 103, 100, 101, 102, 103]
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define ptx_kernel void @picked(ptr addrspace(1) %o) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = and i32 %tid, 3
  store i32 100, ptr addrspace(3) @b0
  store i32 101, ptr addrspace(3) @b1
  store i32 102, ptr addrspace(3) @b2
  store i32 103, ptr addrspace(3) @b3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %r = call i32 @pick(i32 %i)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %tid
  store i32 %r, ptr addrspace(1) %q
  ret void
}
