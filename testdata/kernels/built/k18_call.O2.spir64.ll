; ModuleID = 'k18_call.cl'
source_filename = "k18_call.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func i32 @f(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, %1
  br i1 %3, label %36, label %4

4:                                                ; preds = %2
  %5 = icmp slt i32 %0, %1
  br i1 %5, label %6, label %38

6:                                                ; preds = %4
  %7 = xor i32 %0, -1
  %8 = add i32 %1, %7
  %9 = add i32 %0, 2
  %10 = mul i32 %0, %9
  %11 = add i32 %10, 1
  %12 = shl i32 %0, 1
  %13 = add i32 %12, 3
  %14 = zext i32 %8 to i33
  %15 = add i32 %1, -2
  %16 = sub i32 %15, %0
  %17 = zext i32 %16 to i33
  %18 = mul i33 %14, %17
  %19 = lshr i33 %18, 1
  %20 = trunc nuw i33 %19 to i32
  %21 = add i32 %1, -3
  %22 = sub i32 %21, %0
  %23 = zext i32 %22 to i33
  %24 = mul i33 %18, %23
  %25 = lshr i33 %24, 1
  %26 = trunc nuw i33 %25 to i32
  %27 = insertelement <4 x i32> poison, i32 %0, i64 0
  %28 = insertelement <4 x i32> %27, i32 %8, i64 1
  %29 = insertelement <4 x i32> %28, i32 %13, i64 2
  %30 = insertelement <4 x i32> %29, i32 %26, i64 3
  %31 = insertelement <4 x i32> %30, i32 1431655766, i64 3
  %32 = insertelement <4 x i32> %31, i32 %11, i64 1
  %33 = insertelement <4 x i32> %32, i32 %20, i64 2
  %34 = mul <4 x i32> %30, %33
  %35 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %34)
  br label %38

36:                                               ; preds = %2
  %37 = mul nsw i32 %1, %0
  br label %38

38:                                               ; preds = %6, %4, %36
  %39 = phi i32 [ %37, %36 ], [ 0, %4 ], [ %35, %6 ]
  ret i32 %39
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func <4 x float> @g(<4 x float> noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = insertelement <4 x float> poison, float %1, i64 0
  %4 = shufflevector <4 x float> %3, <4 x float> poison, <4 x i32> zeroinitializer
  %5 = shufflevector <4 x float> %0, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %6 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %0, <4 x float> %4, <4 x float> %5)
  ret <4 x float> %6
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @callk(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 16 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %7 = trunc i64 %6 to i32
  %8 = mul nsw i32 %7, %5
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %10 = trunc i64 %9 to i32
  %11 = add nsw i32 %8, %10
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !4
  %15 = getelementptr i8, ptr addrspace(1) %13, i64 4
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !4
  %17 = tail call spir_func i32 @f(i32 noundef %14, i32 noundef %16) #7
  %18 = tail call spir_func i32 @f(i32 noundef 3, i32 noundef 7) #7
  %19 = add nsw i32 %18, %17
  %20 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %12
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !4
  %21 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %12
  %22 = load <4 x float>, ptr addrspace(1) %21, align 16, !tbaa !13
  %23 = tail call spir_func <4 x float> @g(<4 x float> noundef %22, float noundef 2.500000e+00) #7
  store <4 x float> %23, ptr addrspace(1) %21, align 16, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_callk(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 16 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %7 = trunc i64 %6 to i32
  %8 = mul nsw i32 %7, %5
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %10 = trunc i64 %9 to i32
  %11 = add nsw i32 %8, %10
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !4
  %15 = getelementptr i8, ptr addrspace(1) %13, i64 4
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !4
  %17 = tail call spir_func i32 @f(i32 noundef %14, i32 noundef %16) #7
  %18 = tail call spir_func i32 @f(i32 noundef 3, i32 noundef 7) #7
  %19 = add nsw i32 %18, %17
  %20 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %12
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !4
  %21 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %12
  %22 = load <4 x float>, ptr addrspace(1) %21, align 16, !tbaa !13
  %23 = tail call spir_func <4 x float> @g(<4 x float> noundef %22, float noundef 2.500000e+00) #7
  store <4 x float> %23, ptr addrspace(1) %21, align 16, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { nounwind }

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
!8 = !{i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"int*", !"int*", !"float4*"}
!11 = !{!"int*", !"int*", !"float __attribute__((ext_vector_type(4)))*"}
!12 = !{!"", !"const", !""}
!13 = !{!6, !6, i64 0}
