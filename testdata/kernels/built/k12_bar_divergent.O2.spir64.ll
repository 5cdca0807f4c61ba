; ModuleID = 'k12_bar_divergent.cl'
source_filename = "k12_bar_divergent.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@bard.s = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @bard(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %2 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %3 = trunc i64 %2 to i32
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds i32, ptr addrspace(3) @bard.s, i64 %4
  store i32 %3, ptr addrspace(3) %5, align 4, !tbaa !4
  %6 = icmp slt i32 %3, 32
  br i1 %6, label %7, label %10

7:                                                ; preds = %1
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %8 = sub nsw i32 63, %3
  %9 = zext nneg i32 %8 to i64
  br label %14

10:                                               ; preds = %1
  %11 = shl nuw nsw i32 %3, 1
  store i32 %11, ptr addrspace(3) %5, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %12 = sub nsw i32 63, %3
  %13 = sext i32 %12 to i64
  br label %14

14:                                               ; preds = %7, %10
  %15 = phi i64 [ %9, %7 ], [ %13, %10 ]
  %16 = getelementptr inbounds i32, ptr addrspace(3) @bard.s, i64 %15
  %17 = load i32, ptr addrspace(3) %16, align 4, !tbaa !4
  %18 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %4
  store i32 %17, ptr addrspace(1) %18, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_bard(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %2 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %3 = trunc i64 %2 to i32
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds i32, ptr addrspace(3) @bard.s, i64 %4
  store i32 %3, ptr addrspace(3) %5, align 4, !tbaa !4
  %6 = icmp slt i32 %3, 32
  br i1 %6, label %7, label %10

7:                                                ; preds = %1
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %8 = sub nsw i32 63, %3
  %9 = zext nneg i32 %8 to i64
  br label %14

10:                                               ; preds = %1
  %11 = shl nuw nsw i32 %3, 1
  store i32 %11, ptr addrspace(3) %5, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %12 = sub nsw i32 63, %3
  %13 = sext i32 %12 to i64
  br label %14

14:                                               ; preds = %10, %7
  %15 = phi i64 [ %13, %10 ], [ %9, %7 ]
  %16 = getelementptr inbounds i32, ptr addrspace(3) @bard.s, i64 %15
  %17 = load i32, ptr addrspace(3) %16, align 4, !tbaa !4
  %18 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %4
  store i32 %17, ptr addrspace(1) %18, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1}
!9 = !{!"none"}
!10 = !{!"int*"}
!11 = !{!""}
