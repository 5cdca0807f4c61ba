; do { i++; if (i <= tid) continue; j = 2*i; if (j > n) break; } while (1); all lanes wait for each other at `j =`, the
; post-dominator of the first branch, each in a trip of its own.
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(i32 %n, ptr addrspace(1) %o) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %i1 = add i32 %i, 1
  %c = icmp ule i32 %i1, %tid
  br i1 %c, label %next, label %join
join:
  %j = mul i32 %i1, 2
  %d = icmp ugt i32 %j, %n
  br i1 %d, label %out, label %next
next:
  br label %head
out:
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %tid
  store i32 %j, ptr addrspace(1) %p
  ret void
}
