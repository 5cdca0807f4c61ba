; ModuleID = 'k28_loop_divergent_break_barrier.cl'
source_filename = "k28_loop_divergent_break_barrier.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@lbb.flag = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @lbb(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %24

7:                                                ; preds = %3
  %8 = icmp eq i32 %5, 0
  br label %9

9:                                                ; preds = %7, %19
  %10 = phi i32 [ 0, %7 ], [ %21, %19 ]
  %11 = phi i32 [ 0, %7 ], [ %22, %19 ]
  br i1 %8, label %12, label %16

12:                                               ; preds = %9
  %13 = zext nneg i32 %11 to i64
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !4
  store i32 %15, ptr addrspace(3) @lbb.flag, align 4, !tbaa !4
  br label %16

16:                                               ; preds = %12, %9
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %17 = load i32, ptr addrspace(3) @lbb.flag, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %18 = icmp sgt i32 %17, -1
  br i1 %18, label %19, label %24

19:                                               ; preds = %16
  %20 = mul nsw i32 %17, %5
  %21 = add nsw i32 %20, %10
  %22 = add nuw nsw i32 %11, 1
  %23 = icmp slt i32 %22, %2
  br i1 %23, label %9, label %24

24:                                               ; preds = %16, %19, %3
  %25 = phi i32 [ 0, %3 ], [ %21, %19 ], [ %10, %16 ]
  %26 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %27 = trunc i64 %26 to i32
  %28 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %29 = trunc i64 %28 to i32
  %30 = mul nsw i32 %29, %27
  %31 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %32 = trunc i64 %31 to i32
  %33 = add nsw i32 %30, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %34
  store i32 %25, ptr addrspace(1) %35, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_lbb(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %24

7:                                                ; preds = %3
  %8 = icmp eq i32 %5, 0
  br label %9

9:                                                ; preds = %7, %19
  %10 = phi i32 [ 0, %7 ], [ %21, %19 ]
  %11 = phi i32 [ 0, %7 ], [ %22, %19 ]
  br i1 %8, label %12, label %16

12:                                               ; preds = %9
  %13 = zext nneg i32 %11 to i64
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !4
  store i32 %15, ptr addrspace(3) @lbb.flag, align 4, !tbaa !4
  br label %16

16:                                               ; preds = %12, %9
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %17 = load i32, ptr addrspace(3) @lbb.flag, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %18 = icmp sgt i32 %17, -1
  br i1 %18, label %19, label %24

19:                                               ; preds = %16
  %20 = mul nsw i32 %17, %5
  %21 = add nsw i32 %20, %10
  %22 = add nuw nsw i32 %11, 1
  %23 = icmp slt i32 %22, %2
  br i1 %23, label %9, label %24

24:                                               ; preds = %16, %19, %3
  %25 = phi i32 [ 0, %3 ], [ %21, %19 ], [ %10, %16 ]
  %26 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %27 = trunc i64 %26 to i32
  %28 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %29 = trunc i64 %28 to i32
  %30 = mul nsw i32 %29, %27
  %31 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %32 = trunc i64 %31 to i32
  %33 = add nsw i32 %30, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %34
  store i32 %25, ptr addrspace(1) %35, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

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
!8 = !{i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"int*", !"int*", !"int"}
!11 = !{!"", !"const", !""}
