; WARP: k(3, [9*32]) = [15*32]
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
define i32 @warp_read(i32 noundef %v, i32 noundef %lane) convergent nounwind {
  %r = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %v, i32 %lane, i32 31)
  ret i32 %r
}
