; The functions that the case calls, and kernels that run it.
; RUN: fm(true, 1.0, 2.0) = 3.0
; RUN: fm(false, 1.0, 2.0) = -1.0
; WARP: called([9*32]) = [9, 1, 9, 1, 9, 1, 9, 1, 9, 1, 9, 1, 9, 1, 9, 1, 9, 1, 9, 1, 9, 1, 9, 1, 9, 1, 9, 1, 9, 1, 9, 1]
; WARP: used([9*32]) = [0, 101, 0, 101, 0, 101, 0, 101, 0, 101, 0, 101, 0, 101, 0, 101, 0, 101, 0, 101, 0, 101, 0, 101, 0, 101, 0, 101, 0, 101, 0, 101]
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define void @side(ptr %p) {
  store i32 1, ptr %p
  ret void
}
define i32 @pure(i32 %a) nounwind willreturn memory(none) speculatable {
  %r = mul i32 %a, 99
  ret i32 %r
}
define i32 @notspec(i32 %a) nounwind willreturn memory(none) {
  %r = udiv i32 2, %a
  ret i32 %r
}
define ptx_kernel void @called(ptr addrspace(1) %o) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = trunc i32 %tid to i1
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %tid
  %p = addrspacecast ptr addrspace(1) %q to ptr
  call void @call(i1 %c, ptr %p)
  ret void
}
define ptx_kernel void @used(ptr addrspace(1) %o) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %odd = and i32 %tid, 1
  %c = trunc i32 %tid to i1
  %a = call i32 @usepure(i1 %c, i32 %odd)
  %b = call i32 @usenotspec(i1 %c, i32 %odd)
  %r = add i32 %a, %b
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %tid
  store i32 %r, ptr addrspace(1) %q
  ret void
}
