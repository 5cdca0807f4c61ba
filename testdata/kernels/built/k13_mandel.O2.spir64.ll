; ModuleID = 'k13_mandel.cl'
source_filename = "k13_mandel.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_kernel void @mandel(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1, float noundef %2, float noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %10 = trunc i64 %9 to i32
  %11 = mul nsw i32 %10, %8
  %12 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %13 = trunc i64 %12 to i32
  %14 = add nsw i32 %11, %13
  %15 = freeze i32 %14
  %16 = sdiv i32 %15, %4
  %17 = mul i32 %16, %4
  %18 = sub i32 %15, %17
  %19 = sitofp i32 %18 to float
  %20 = tail call float @llvm.fmuladd.f32(float %19, float %3, float %1)
  %21 = sitofp i32 %16 to float
  %22 = tail call float @llvm.fmuladd.f32(float %21, float %3, float %2)
  %23 = icmp sgt i32 %5, 0
  br i1 %23, label %24, label %39

24:                                               ; preds = %6, %31
  %25 = phi float [ %34, %31 ], [ 0.000000e+00, %6 ]
  %26 = phi i32 [ %37, %31 ], [ 0, %6 ]
  %27 = phi float [ %36, %31 ], [ 0.000000e+00, %6 ]
  %28 = fmul float %27, %27
  %29 = tail call float @llvm.fmuladd.f32(float %25, float %25, float %28)
  %30 = fcmp olt float %29, 4.000000e+00
  br i1 %30, label %31, label %39

31:                                               ; preds = %24
  %32 = fneg float %28
  %33 = tail call float @llvm.fmuladd.f32(float %25, float %25, float %32)
  %34 = fadd float %20, %33
  %35 = fmul float %25, 2.000000e+00
  %36 = tail call float @llvm.fmuladd.f32(float %35, float %27, float %22)
  %37 = add nuw nsw i32 %26, 1
  %38 = icmp slt i32 %37, %5
  br i1 %38, label %24, label %39

39:                                               ; preds = %24, %31, %6
  %40 = phi i32 [ 0, %6 ], [ %5, %31 ], [ %26, %24 ]
  %41 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %42 = trunc i64 %41 to i32
  %43 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %44 = trunc i64 %43 to i32
  %45 = mul nsw i32 %44, %42
  %46 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %47 = trunc i64 %46 to i32
  %48 = add nsw i32 %45, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %49
  store i32 %40, ptr addrspace(1) %50, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_func void @__clang_ocl_kern_imp_mandel(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1, float noundef %2, float noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %10 = trunc i64 %9 to i32
  %11 = mul nsw i32 %10, %8
  %12 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %13 = trunc i64 %12 to i32
  %14 = add nsw i32 %11, %13
  %15 = freeze i32 %14
  %16 = sdiv i32 %15, %4
  %17 = mul i32 %16, %4
  %18 = sub i32 %15, %17
  %19 = sitofp i32 %18 to float
  %20 = tail call float @llvm.fmuladd.f32(float %19, float %3, float %1)
  %21 = sitofp i32 %16 to float
  %22 = tail call float @llvm.fmuladd.f32(float %21, float %3, float %2)
  %23 = icmp sgt i32 %5, 0
  br i1 %23, label %24, label %39

24:                                               ; preds = %6, %31
  %25 = phi float [ %34, %31 ], [ 0.000000e+00, %6 ]
  %26 = phi i32 [ %37, %31 ], [ 0, %6 ]
  %27 = phi float [ %36, %31 ], [ 0.000000e+00, %6 ]
  %28 = fmul float %27, %27
  %29 = tail call float @llvm.fmuladd.f32(float %25, float %25, float %28)
  %30 = fcmp olt float %29, 4.000000e+00
  br i1 %30, label %31, label %39

31:                                               ; preds = %24
  %32 = fneg float %28
  %33 = tail call float @llvm.fmuladd.f32(float %25, float %25, float %32)
  %34 = fadd float %20, %33
  %35 = fmul float %25, 2.000000e+00
  %36 = tail call float @llvm.fmuladd.f32(float %35, float %27, float %22)
  %37 = add nuw nsw i32 %26, 1
  %38 = icmp slt i32 %37, %5
  br i1 %38, label %24, label %39

39:                                               ; preds = %24, %31, %6
  %40 = phi i32 [ 0, %6 ], [ %5, %31 ], [ %26, %24 ]
  %41 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %42 = trunc i64 %41 to i32
  %43 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %44 = trunc i64 %43 to i32
  %45 = mul nsw i32 %44, %42
  %46 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %47 = trunc i64 %46 to i32
  %48 = add nsw i32 %45, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %49
  store i32 %40, ptr addrspace(1) %50, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
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
!8 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"int*", !"float", !"float", !"float", !"int", !"int"}
!11 = !{!"", !"", !"", !"", !"", !""}
