; ID: B05   KIND: transform (nsw/nuw and other poison flags after hoisting)
; SOURCE: https://github.com/llvm/llvm-project/pull/90382 (issue 90380), https://github.com/llvm/llvm-project/pull/225377 (review: flags need no drop on pure speculation)
; PATTERN: if (x != -1) r = x +nuw+nsw 1; else r = -1.
; TRANSFORM-LEGAL:   hoist the add WITH its flags and use it only as the arm of a select on the same condition
;                    (select does not propagate poison from the arm not taken)
; TRANSFORM-ILLEGAL: hoist with flags and then use the result anywhere else (new branch condition, and/or/arith instead of select, store, call argument)
; WITNESS: x=-1 -> -1 ; x=4 -> 5
; LLVM22: simplifycfg hoists with nuw nsw and uses select; @kb keeps select i1 (not and): both legal.
; TRANSFORM-LEGAL: k entry if-convert
; TRANSFORM-LEGAL: kb entry if-convert
; RUN: k(-1) = -1
; RUN: k(4) = 5
; RUN: k(-2147483648) = -2147483647
; RUN: kb(100) = false
; RUN: kb(2147483647) = false
; RUN: kb(-2147483547) = false
; RUN: kb(99) = true
target triple = "nvptx64-nvidia-cuda"
define i32 @k(i32 %x) {
entry:
  %c = icmp eq i32 %x, -1
  br i1 %c, label %j, label %t
t:
  %inc = add nuw nsw i32 %x, 1
  br label %j
j:
  %r = phi i32 [ %inc, %t ], [ -1, %entry ]
  ret i32 %r
}
; boolean arms: select i1 %c, i1 %a, i1 false must NOT be turned into `and` when %a may be poison
define i1 @kb(i32 %x) {
entry:
  %c = icmp slt i32 %x, 100
  br i1 %c, label %t, label %j
t:
  %y = add nsw i32 %x, 2147483547
  %a = icmp sgt i32 %y, 5
  br label %j
j:
  %r = phi i1 [ %a, %t ], [ false, %entry ]
  ret i1 %r
}
