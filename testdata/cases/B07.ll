; ID: B07   KIND: transform (speculated division)
; SOURCE: https://github.com/ispc/ispc/issues/2292 (also 708, 2169; fixed by 3322)
; PATTERN: if (d != 0) q = n / d; else q = 0;  and signed with INT_MIN / -1.
; TRANSFORM-ILLEGAL: sdiv/udiv/srem/urem in the flattened block with the original divisor (immediate UB in LLVM IR, even if PTX div does not trap)
; TRANSFORM-LEGAL:   divisor replaced by select(c, d, 1) (and for sdiv INT_MIN/-1 also excluded); fdiv may be speculated freely;
;                    division by a non-zero, non -1 constant may be speculated
; WITNESS: n=6,d=0 -> 0 ; n=6,d=3 -> 2 ; n=-2147483648,d=-1 goes through the guard only in @s
; LLVM22: simplifycfg keeps udiv/sdiv guarded, speculates fdiv. Scalar witnesses checked with lli-22.
; TRANSFORM-LEGAL: u entry if-convert
; TRANSFORM-LEGAL: s entry if-convert
; TRANSFORM-LEGAL: f entry if-convert
; RUN: u(6, 0) = 0
; RUN: u(6, 3) = 2
; RUN: s(6, 0) = 0
; RUN: s(6, 3) = 2
; RUN: s(-2147483648, -1) = 0
; RUN: s(-2147483648, 2) = -1073741824
; RUN: f(6.0, 0.0) = 0.0
; RUN: f(6.0, 3.0) = 2.0
target triple = "nvptx64-nvidia-cuda"
define i32 @u(i32 %n, i32 %d) {
entry:
  %c = icmp ne i32 %d, 0
  br i1 %c, label %t, label %j
t:
  %q = udiv i32 %n, %d
  br label %j
j:
  %r = phi i32 [ %q, %t ], [ 0, %entry ]
  ret i32 %r
}
define i32 @s(i32 %n, i32 %d) {
entry:
  %z = add i32 %d, 1
  %c = icmp ugt i32 %z, 1
  br i1 %c, label %t, label %j
t:
  %q = sdiv i32 %n, %d
  br label %j
j:
  %r = phi i32 [ %q, %t ], [ 0, %entry ]
  ret i32 %r
}
define float @f(float %n, float %d) {
entry:
  %c = fcmp une float %d, 0.0
  br i1 %c, label %t, label %j
t:
  %q = fdiv float %n, %d
  br label %j
j:
  %r = phi float [ %q, %t ], [ 0.0, %entry ]
  ret float %r
}
