; ID: B19   KIND: transform (flattening must not run an inner loop or non-terminating code for lanes that skipped it)
; SOURCE: https://github.com/ispc/ispc/pull/856 (loop executing with mask all off), https://github.com/llvm/llvm-project/pull/143766 (side-effect test is not a speculation test)
; PATTERN: if (x > 0) { while (x != 1) x = collatz(x); }  -- does not terminate for x<=0
; TRANSFORM-ILLEGAL: flattening the outer if by running the loop unconditionally
; TRANSFORM-LEGAL: folding the guard into the loop condition (x>0 && x!=1) with logical and
; WITNESS: x=-3 -> 0 steps ; x=6 -> 8 steps
; LLVM22: scalar witnesses checked with lli-22.
; TRANSFORM-ILLEGAL: k entry if-convert: loop
; TRANSFORM-ILLEGAL: k h if-convert: loop
; RUN: k(-3) = 0
; RUN: k(6) = 8
; RUN: k(1) = 0
target triple = "nvptx64-nvidia-cuda"
define i32 @k(i32 %x) {
entry:
  %g = icmp sgt i32 %x, 0
  br i1 %g, label %h, label %j
h:
  %v = phi i32 [ %x, %entry ], [ %nv, %b ]
  %s = phi i32 [ 0, %entry ], [ %s1, %b ]
  %d = icmp eq i32 %v, 1
  br i1 %d, label %j, label %b
b:
  %bit = and i32 %v, 1
  %odd = icmp ne i32 %bit, 0
  %half = lshr i32 %v, 1
  %m3 = mul i32 %v, 3
  %m31 = add i32 %m3, 1
  %nv = select i1 %odd, i32 %m31, i32 %half
  %s1 = add i32 %s, 1
  br label %h
j:
  %r = phi i32 [ 0, %entry ], [ %s, %h ]
  ret i32 %r
}
