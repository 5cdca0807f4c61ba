; ModuleID = 'k04_early_return.cl'
source_filename = "k04_early_return.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @early(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %7 = trunc i64 %6 to i32
  %8 = mul nsw i32 %7, %5
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %10 = trunc i64 %9 to i32
  %11 = add nsw i32 %8, %10
  %12 = icmp slt i32 %11, %2
  br i1 %12, label %13, label %35

13:                                               ; preds = %3
  %14 = icmp sgt i32 %2, 0
  br i1 %14, label %15, label %31

15:                                               ; preds = %13
  %16 = mul nsw i32 %11, %2
  br label %17

17:                                               ; preds = %15, %27
  %18 = phi i32 [ 0, %15 ], [ %29, %27 ]
  %19 = phi float [ 0.000000e+00, %15 ], [ %28, %27 ]
  %20 = add nsw i32 %18, %16
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !12
  %24 = fcmp olt float %23, 0.000000e+00
  br i1 %24, label %31, label %25

25:                                               ; preds = %17
  %26 = fcmp ogt float %23, 1.000000e+02
  br i1 %26, label %31, label %27

27:                                               ; preds = %25
  %28 = fadd float %19, %23
  %29 = add nuw nsw i32 %18, 1
  %30 = icmp slt i32 %29, %2
  br i1 %30, label %17, label %31

31:                                               ; preds = %25, %27, %17, %13
  %32 = phi float [ 0.000000e+00, %13 ], [ -1.000000e+00, %17 ], [ %19, %25 ], [ %28, %27 ]
  %33 = sext i32 %11 to i64
  %34 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %33
  store float %32, ptr addrspace(1) %34, align 4, !tbaa !12
  br label %35

35:                                               ; preds = %31, %3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_early(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %7 = trunc i64 %6 to i32
  %8 = mul nsw i32 %7, %5
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %10 = trunc i64 %9 to i32
  %11 = add nsw i32 %8, %10
  %12 = icmp slt i32 %11, %2
  br i1 %12, label %13, label %35

13:                                               ; preds = %3
  %14 = icmp sgt i32 %2, 0
  br i1 %14, label %15, label %31

15:                                               ; preds = %13
  %16 = mul nsw i32 %11, %2
  br label %17

17:                                               ; preds = %15, %27
  %18 = phi i32 [ 0, %15 ], [ %29, %27 ]
  %19 = phi float [ 0.000000e+00, %15 ], [ %28, %27 ]
  %20 = add nsw i32 %18, %16
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !12
  %24 = fcmp olt float %23, 0.000000e+00
  br i1 %24, label %31, label %25

25:                                               ; preds = %17
  %26 = fcmp ogt float %23, 1.000000e+02
  br i1 %26, label %31, label %27

27:                                               ; preds = %25
  %28 = fadd float %19, %23
  %29 = add nuw nsw i32 %18, 1
  %30 = icmp slt i32 %29, %2
  br i1 %30, label %17, label %31

31:                                               ; preds = %25, %27, %17, %13
  %32 = phi float [ 0.000000e+00, %13 ], [ -1.000000e+00, %17 ], [ %19, %25 ], [ %28, %27 ]
  %33 = sext i32 %11 to i64
  %34 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %33
  store float %32, ptr addrspace(1) %34, align 4, !tbaa !12
  br label %35

35:                                               ; preds = %31, %3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

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
!10 = !{!"float*", !"float*", !"int"}
!11 = !{!"", !"const", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
