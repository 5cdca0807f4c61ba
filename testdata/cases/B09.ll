; ID: B09   KIND: transform (convergent operation must not change its set of active lanes)
; SOURCE: https://github.com/NVlabs/cuda-oxide/issues/229, https://github.com/facebookexperimental/triton/pull/1040,
;         https://github.com/llvm/llvm-project/pull/178312, https://github.com/llvm/llvm-project/pull/144423, https://github.com/llvm/llvm-project/pull/182162
; PATTERN: warp operation inside a divergent if. (1) declared convergent, (2) declared WITHOUT the attribute (front end bug),
;          (3) written as inline asm without `convergent`.
; TRANSFORM-ILLEGAL: hoisting/flattening any of the three out of the branch; sinking into a branch; duplicating into both arms.
;          Tool rule: treat known warp/barrier intrinsics and asm text containing bar./barrier./vote/shfl/match/redux/activemask/elect as convergent
;          even when the attribute is missing, and give a lint note for the missing attribute.
; WITNESS: (1) activemask in the branch tid<4 = 0xf, hoisted it would be 0xffffffff.
; TRANSFORM-ILLEGAL: k entry if-convert: convergent
; TRANSFORM-ILLEGAL: kasm entry if-convert: convergent
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.activemask()
declare i32 @front_end_forgot_activemask() nounwind willreturn memory(none)
define ptx_kernel void @k(ptr addrspace(1) %o) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %tid, 4
  br i1 %c, label %t, label %j
t:
  %m = call i32 @llvm.nvvm.activemask()
  br label %j
j:
  %r = phi i32 [ %m, %t ], [ 0, %entry ]
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %tid
  store i32 %r, ptr addrspace(1) %p
  ret void
}
define ptx_kernel void @kasm(ptr addrspace(1) %o) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %tid, 4
  br i1 %c, label %t, label %j
t:
  %m = call i32 asm "activemask.b32 $0;", "=r"()
  br label %j
j:
  %r = phi i32 [ %m, %t ], [ 0, %entry ]
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %tid
  store i32 %r, ptr addrspace(1) %p
  ret void
}
; WARP: k([9*32]) = [15*4, 0*28]
; WARP: kasm([9*32]) = refused (inline assembly)
