; ModuleID with a summary, lines ended by carriage return and newline elsewhere.
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(i32 %0) #0 !kernel_arg_type !4 !reqd_work_group_size !3 {
  ret void
}
define spir_kernel void @old(i32) { ret void }
define void @k2() { br label %1
1: br label %2
2: ret void }
attributes #0 = { convergent }
!3 = !{i32 8, i32 4, i32 1}
!4 = !{!"int"}
^0 = module: (path: "summary.ll", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "k", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0), insts: 1))) ; guid = 1
^2 = flags: 8
^3 = blockcount: 0
