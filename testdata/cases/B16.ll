; ID: B16   KIND: transform (fast-math flags, calls, unknown side effects)
; SOURCE: https://github.com/llvm/llvm-project/pull/161530, https://github.com/ispc/ispc/issues/2421
; PATTERN: @fm: phi nnan of two floats; @call: arm calls a function that stores; @pure: arm calls a speculatable function;
;          @notspec: arm calls readnone+willreturn+nounwind function WITHOUT speculatable.
; TRANSFORM-LEGAL:   @fm: select may carry nnan or drop it; the arms' instructions must not gain nnan
; TRANSFORM-ILLEGAL: @call: hoisting the call, or running it for lanes not in the arm
; TRANSFORM-LEGAL:   @pure: hoist + select
; TRANSFORM-ILLEGAL: @notspec: hoist (function may have UB for arguments excluded by the guard)
; TRANSFORM-LEGAL: fm entry if-convert
; TRANSFORM-ILLEGAL: call entry if-convert: call
; TRANSFORM-LEGAL: usepure entry if-convert
; TRANSFORM-ILLEGAL: usenotspec entry if-convert: call
target triple = "nvptx64-nvidia-cuda"
declare void @side(ptr)
declare i32 @pure(i32) nounwind willreturn memory(none) speculatable
declare i32 @notspec(i32) nounwind willreturn memory(none)
define float @fm(i1 %c, float %a, float %b) {
entry:
  br i1 %c, label %t, label %e
t:
  %x = fadd float %a, %b
  br label %j
e:
  %y = fsub float %a, %b
  br label %j
j:
  %r = phi nnan float [ %x, %t ], [ %y, %e ]
  ret float %r
}
define void @call(i1 %c, ptr %p) {
entry:
  br i1 %c, label %t, label %j
t:
  call void @side(ptr %p)
  br label %j
j:
  ret void
}
define i32 @usepure(i1 %c, i32 %a) {
entry:
  br i1 %c, label %t, label %j
t:
  %v = call i32 @pure(i32 %a)
  br label %j
j:
  %r = phi i32 [ %v, %t ], [ 0, %entry ]
  ret i32 %r
}
define i32 @usenotspec(i1 %c, i32 %a) {
entry:
  br i1 %c, label %t, label %j
t:
  %v = call i32 @notspec(i32 %a)
  br label %j
j:
  %r = phi i32 [ %v, %t ], [ 0, %entry ]
  ret i32 %r
}
