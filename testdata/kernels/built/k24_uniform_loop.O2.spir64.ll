; ModuleID = 'k24_uniform_loop.cl'
source_filename = "k24_uniform_loop.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @uni(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, ptr addrspace(2) noundef readonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %8 = trunc i64 %7 to i32
  %9 = mul nsw i32 %8, %6
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %11 = trunc i64 %10 to i32
  %12 = add nsw i32 %9, %11
  %13 = icmp sgt i32 %2, 0
  %14 = sext i32 %12 to i64
  br i1 %13, label %15, label %33

15:                                               ; preds = %4
  %16 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %14
  br label %17

17:                                               ; preds = %15, %29
  %18 = phi i32 [ 0, %15 ], [ %31, %29 ]
  %19 = phi float [ 0.000000e+00, %15 ], [ %30, %29 ]
  %20 = zext nneg i32 %18 to i64
  %21 = getelementptr inbounds nuw float, ptr addrspace(2) %3, i64 %20
  %22 = load float, ptr addrspace(2) %21, align 4, !tbaa !12
  %23 = fcmp ogt float %22, 0.000000e+00
  br i1 %23, label %24, label %27

24:                                               ; preds = %17
  %25 = load float, ptr addrspace(1) %16, align 4, !tbaa !12
  %26 = tail call float @llvm.fmuladd.f32(float %25, float %22, float %19)
  br label %29

27:                                               ; preds = %17
  %28 = fsub float %19, %22
  br label %29

29:                                               ; preds = %27, %24
  %30 = phi float [ %26, %24 ], [ %28, %27 ]
  %31 = add nuw nsw i32 %18, 1
  %32 = icmp slt i32 %31, %2
  br i1 %32, label %17, label %33

33:                                               ; preds = %29, %4
  %34 = phi float [ 0.000000e+00, %4 ], [ %30, %29 ]
  %35 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %14
  store float %34, ptr addrspace(1) %35, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_uni(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, ptr addrspace(2) noundef readonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %8 = trunc i64 %7 to i32
  %9 = mul nsw i32 %8, %6
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %11 = trunc i64 %10 to i32
  %12 = add nsw i32 %9, %11
  %13 = icmp sgt i32 %2, 0
  %14 = sext i32 %12 to i64
  br i1 %13, label %15, label %17

15:                                               ; preds = %4
  %16 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %14
  br label %20

17:                                               ; preds = %32, %4
  %18 = phi float [ 0.000000e+00, %4 ], [ %33, %32 ]
  %19 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %14
  store float %18, ptr addrspace(1) %19, align 4, !tbaa !12
  ret void

20:                                               ; preds = %15, %32
  %21 = phi i32 [ 0, %15 ], [ %34, %32 ]
  %22 = phi float [ 0.000000e+00, %15 ], [ %33, %32 ]
  %23 = zext nneg i32 %21 to i64
  %24 = getelementptr inbounds nuw float, ptr addrspace(2) %3, i64 %23
  %25 = load float, ptr addrspace(2) %24, align 4, !tbaa !12
  %26 = fcmp ogt float %25, 0.000000e+00
  br i1 %26, label %27, label %30

27:                                               ; preds = %20
  %28 = load float, ptr addrspace(1) %16, align 4, !tbaa !12
  %29 = tail call float @llvm.fmuladd.f32(float %28, float %25, float %22)
  br label %32

30:                                               ; preds = %20
  %31 = fsub float %22, %25
  br label %32

32:                                               ; preds = %27, %30
  %33 = phi float [ %29, %27 ], [ %31, %30 ]
  %34 = add nuw nsw i32 %21, 1
  %35 = icmp slt i32 %34, %2
  br i1 %35, label %20, label %17
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1, i32 1, i32 0, i32 2}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"int", !"float*"}
!11 = !{!"", !"const", !"", !"const"}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
