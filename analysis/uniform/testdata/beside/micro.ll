; Nine branches that no warp ever splits, one a kernel. The block sizes say what of the launch must be known.
; %p is the condition.
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i1 @llvm.nvvm.vote.any.sync(i32, i1)
declare i32 @llvm.umin.i32(i32, i32)

define ptx_kernel void @warp_index(i32 %n, ptr addrspace(1) %o) "nvvm.reqntid"="256" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = lshr i32 %t, 5
  %p = icmp ult i32 %w, 3
  br i1 %p, label %yes, label %no
yes:
  store i32 1, ptr addrspace(1) %o
  br label %no
no:
  ret void
}

define ptx_kernel void @whole_warps(i32 %n, ptr addrspace(1) %o) "nvvm.reqntid"="256" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = icmp ult i32 %t, 64
  br i1 %p, label %yes, label %no
yes:
  store i32 1, ptr addrspace(1) %o
  br label %no
no:
  ret void
}

define ptx_kernel void @rows(i32 %n, ptr addrspace(1) %o) "nvvm.reqntid"="32,8" {
entry:
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %p = icmp ult i32 %y, 3
  br i1 %p, label %yes, label %no
yes:
  store i32 1, ptr addrspace(1) %o
  br label %no
no:
  ret void
}

define ptx_kernel void @block_index(i32 %n, ptr addrspace(1) %o) {
entry:
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %p = icmp ult i32 %b, %n
  br i1 %p, label %yes, label %no
yes:
  store i32 1, ptr addrspace(1) %o
  br label %no
no:
  ret void
}

define ptx_kernel void @cancels(i32 %n, ptr addrspace(1) %o) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = add i32 %t, 7
  %d = sub i32 %a, %t
  %p = icmp ult i32 %d, %n
  br i1 %p, label %yes, label %no
yes:
  store i32 1, ptr addrspace(1) %o
  br label %no
no:
  ret void
}

define ptx_kernel void @load_at_an_argument(ptr addrspace(1) %i, ptr addrspace(1) %o) {
entry:
  %v = load i32, ptr addrspace(1) %i
  %p = icmp ult i32 %v, 4
  br i1 %p, label %yes, label %no
yes:
  store i32 1, ptr addrspace(1) %o
  br label %no
no:
  ret void
}

define ptx_kernel void @min(i32 %n, ptr addrspace(1) %o) {
entry:
  %m = call i32 @llvm.umin.i32(i32 %n, i32 5)
  %p = icmp eq i32 %m, 3
  br i1 %p, label %yes, label %no
yes:
  store i32 1, ptr addrspace(1) %o
  br label %no
no:
  ret void
}

define ptx_kernel void @block_size(i32 %n, ptr addrspace(1) %o) {
entry:
  %s = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %p = icmp eq i32 %s, 3
  br i1 %p, label %yes, label %no
yes:
  store i32 1, ptr addrspace(1) %o
  br label %no
no:
  ret void
}

define ptx_kernel void @vote(i32 %n, ptr addrspace(1) %o) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = icmp ult i32 %t, %n
  %p = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %q)
  br i1 %p, label %yes, label %no
yes:
  store i32 1, ptr addrspace(1) %o
  br label %no
no:
  ret void
}
