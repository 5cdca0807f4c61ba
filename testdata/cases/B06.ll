; ID: B06   KIND: transform (speculated load whose safety depends on the guard)
; SOURCE: https://github.com/llvm/llvm-project/issues/108854, https://github.com/ROCm/rocm-libraries/pull/7437, https://github.com/ROCm/rocm-libraries/pull/7440
; PATTERN: @guard: i<n ? a[i] : 0.  @chain: guarded load of a pointer with !dereferenceable then load through it.
; TRANSFORM-ILLEGAL: @guard unconditional load of a[i] + select (may fault / read past the array)
; TRANSFORM-LEGAL:   @guard load of a[select(c, i, 0)] only if a is dereferenceable for one element; predicated load is always fine (PTX @p ld)
; TRANSFORM-ILLEGAL: @chain hoisting the second load: the first one, once hoisted, loses !dereferenceable/!nonnull/!noundef
; TRANSFORM-LEGAL:   @safe (argument dereferenceable(4) + same address on both paths): load may be speculated
; WITNESS: n=1: only a[0] is mapped; lanes 1..31 must not touch memory.
; LLVM22: simplifycfg keeps the branch in all three (108854 fixed).
; TRANSFORM-ILLEGAL: guard entry if-convert: no predicated form
; TRANSFORM-ILLEGAL: chain entry if-convert: no predicated form
; TRANSFORM-LEGAL: safe entry if-convert
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @guard(i32 %n, ptr addrspace(1) %a, ptr addrspace(1) %o) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %tid, %n
  br i1 %c, label %t, label %j
t:
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %tid
  %v = load i32, ptr addrspace(1) %p
  br label %j
j:
  %r = phi i32 [ %v, %t ], [ 0, %entry ]
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %tid
  store i32 %r, ptr addrspace(1) %q
  ret void
}
define i64 @chain(i1 %c, ptr nonnull align 8 dereferenceable(8) %a) {
entry:
  br i1 %c, label %t, label %j
t:
  %p = load ptr, ptr %a, align 8, !dereferenceable !0, !nonnull !1
  %v = load i64, ptr %p, align 8
  br label %j
j:
  %r = phi i64 [ %v, %t ], [ 0, %entry ]
  ret i64 %r
}
define i32 @safe(i1 %c, ptr nocapture dereferenceable(4) %a) nofree nosync {
entry:
  br i1 %c, label %t, label %j
t:
  %v = load i32, ptr %a, align 4
  br label %j
j:
  %r = phi i32 [ %v, %t ], [ 0, %entry ]
  ret i32 %r
}
!0 = !{i64 8}
!1 = !{}
; WARP: guard(1, [5], [9*32]) = [5, 0*31]
