; ModuleID = 'k18_call.cl'
source_filename = "k18_call.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir64-unknown-unknown"

; Function Attrs: nofree noinline norecurse nosync nounwind readnone
define dso_local spir_func i32 @f(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, %1
  br i1 %3, label %6, label %4

4:                                                ; preds = %2
  %5 = icmp slt i32 %0, %1
  br i1 %5, label %8, label %36

6:                                                ; preds = %2
  %7 = mul nsw i32 %1, %0
  br label %36

8:                                                ; preds = %4
  %9 = xor i32 %0, -1
  %10 = add i32 %9, %1
  %11 = zext i32 %10 to i33
  %12 = add i32 %1, -2
  %13 = sub i32 %12, %0
  %14 = zext i32 %13 to i33
  %15 = mul i33 %11, %14
  %16 = add i32 %1, -3
  %17 = sub i32 %16, %0
  %18 = zext i32 %17 to i33
  %19 = mul i33 %15, %18
  %20 = lshr i33 %19, 1
  %21 = trunc i33 %20 to i32
  %22 = mul i32 %21, 1431655766
  %23 = shl i32 %0, 1
  %24 = add i32 %23, 3
  %25 = lshr i33 %15, 1
  %26 = trunc i33 %25 to i32
  %27 = mul i32 %24, %26
  %28 = add i32 %0, 2
  %29 = mul i32 %28, %0
  %30 = add i32 %29, 1
  %31 = mul i32 %10, %30
  %32 = mul i32 %0, %0
  %33 = add i32 %32, %31
  %34 = add i32 %33, %27
  %35 = add i32 %34, %22
  br label %36

36:                                               ; preds = %8, %4, %6
  %37 = phi i32 [ %7, %6 ], [ 0, %4 ], [ %35, %8 ]
  ret i32 %37
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone willreturn
define dso_local spir_func <4 x float> @g(<4 x float> noundef %0, float noundef %1) local_unnamed_addr #1 {
  %3 = insertelement <4 x float> poison, float %1, i64 0
  %4 = shufflevector <4 x float> %3, <4 x float> poison, <4 x i32> zeroinitializer
  %5 = shufflevector <4 x float> %0, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %6 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %0, <4 x float> %4, <4 x float> %5)
  ret <4 x float> %6
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: argmemonly convergent nofree norecurse nounwind
define dso_local spir_kernel void @callk(i32 addrspace(1)* nocapture noundef writeonly align 4 %0, i32 addrspace(1)* nocapture noundef readonly align 4 %1, <4 x float> addrspace(1)* nocapture noundef align 16 %2) local_unnamed_addr #3 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %7 = trunc i64 %6 to i32
  %8 = mul nsw i32 %7, %5
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %10 = trunc i64 %9 to i32
  %11 = add nsw i32 %8, %10
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %12
  %14 = load i32, i32 addrspace(1)* %13, align 4, !tbaa !9
  %15 = add nsw i32 %11, 1
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %16
  %18 = load i32, i32 addrspace(1)* %17, align 4, !tbaa !9
  %19 = tail call spir_func i32 @f(i32 noundef %14, i32 noundef %18)
  %20 = tail call spir_func i32 @f(i32 noundef 3, i32 noundef 7)
  %21 = add nsw i32 %20, %19
  %22 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %12
  store i32 %21, i32 addrspace(1)* %22, align 4, !tbaa !9
  %23 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %2, i64 %12
  %24 = load <4 x float>, <4 x float> addrspace(1)* %23, align 16, !tbaa !13
  %25 = tail call spir_func <4 x float> @g(<4 x float> noundef %24, float noundef 2.500000e+00)
  store <4 x float> %25, <4 x float> addrspace(1)* %23, align 16, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

attributes #0 = { nofree noinline norecurse nosync nounwind readnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind readnone willreturn "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { argmemonly convergent nofree norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind readnone willreturn }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 15.0.6"}
!4 = !{i32 1, i32 1, i32 1}
!5 = !{!"none", !"none", !"none"}
!6 = !{!"int*", !"int*", !"float4*"}
!7 = !{!"int*", !"int*", !"float __attribute__((ext_vector_type(4)))*"}
!8 = !{!"", !"const", !""}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = !{!11, !11, i64 0}
