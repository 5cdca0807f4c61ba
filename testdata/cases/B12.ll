; ID: B12   KIND: transform (switch to table / select chain)
; SOURCE: https://github.com/llvm/llvm-project/issues/219793, https://github.com/llvm/llvm-project/pull/72641, https://github.com/llvm/llvm-project/pull/109868
; PATTERN: switch picks one of four shared-memory buffers; the default is unreachable.  @trapdef: default traps.
; TRANSFORM-ILLEGAL: constant table of shared-memory addresses (not a link-time constant; ptxas rejects)
; TRANSFORM-LEGAL:   @pick: select chain with 3 compares (the last arm needs none, because default is unreachable)
; TRANSFORM-ILLEGAL: @trapdef: dropping or speculating the trap; a select chain must keep the branch to the trap block
; WITNESS: @pick i=0..3 -> *b0,*b1,*b2,*b3 ; @trapdef i=9 -> trap
; TRANSFORM-LEGAL: pick entry flatten (selects with 3 compares)
; TRANSFORM-ILLEGAL: pick entry if-convert: indirect branch
; TRANSFORM-ILLEGAL: trapdef entry if-convert: indirect branch
target triple = "nvptx64-nvidia-cuda"
@b0 = internal addrspace(3) global [64 x i32] undef
@b1 = internal addrspace(3) global [64 x i32] undef
@b2 = internal addrspace(3) global [64 x i32] undef
@b3 = internal addrspace(3) global [64 x i32] undef
declare void @llvm.trap()
define i32 @pick(i32 %i) {
entry:
  switch i32 %i, label %no [
    i32 0, label %c0
    i32 1, label %c1
    i32 2, label %c2
    i32 3, label %c3
  ]
no:
  unreachable
c0:
  br label %j
c1:
  br label %j
c2:
  br label %j
c3:
  br label %j
j:
  %b = phi ptr addrspace(3) [ @b0, %c0 ], [ @b1, %c1 ], [ @b2, %c2 ], [ @b3, %c3 ]
  %v = load i32, ptr addrspace(3) %b
  ret i32 %v
}
define i32 @trapdef(i32 %i) {
entry:
  switch i32 %i, label %no [
    i32 0, label %c0
    i32 1, label %c1
  ]
no:
  call void @llvm.trap()
  unreachable
c0:
  br label %j
c1:
  br label %j
j:
  %b = phi i32 [ 10, %c0 ], [ 20, %c1 ]
  ret i32 %b
}
; RUN: trapdef(0) = 10
; RUN: trapdef(1) = 20
; RUN: trapdef(9) = trap
