; ModuleID = 'k23_vec.cl'
source_filename = "k23_vec.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir64-unknown-unknown"

; Function Attrs: argmemonly convergent mustprogress nofree norecurse nounwind willreturn
define dso_local spir_kernel void @vec(<4 x float> addrspace(1)* nocapture noundef writeonly align 16 %0, <4 x float> addrspace(1)* nocapture noundef readonly align 16 %1, <2 x i32> addrspace(1)* nocapture noundef readonly align 8 %2, <16 x i8> addrspace(1)* nocapture noundef align 16 %3) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %8 = trunc i64 %7 to i32
  %9 = mul nsw i32 %8, %6
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %11 = trunc i64 %10 to i32
  %12 = add nsw i32 %9, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %1, i64 %13
  %15 = load <4 x float>, <4 x float> addrspace(1)* %14, align 16, !tbaa !9
  %16 = getelementptr inbounds <2 x i32>, <2 x i32> addrspace(1)* %2, i64 %13
  %17 = load <2 x i32>, <2 x i32> addrspace(1)* %16, align 8, !tbaa !9
  %18 = shufflevector <4 x float> %15, <4 x float> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %19 = extractelement <2 x i32> %17, i64 0
  %20 = sitofp i32 %19 to float
  %21 = insertelement <4 x float> poison, float %20, i64 0
  %22 = shufflevector <4 x float> %21, <4 x float> poison, <4 x i32> zeroinitializer
  %23 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %18, <4 x float> %22, <4 x float> %15)
  %24 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %0, i64 %13
  store <4 x float> %23, <4 x float> addrspace(1)* %24, align 16, !tbaa !9
  %25 = extractelement <2 x i32> %17, i64 1
  %26 = icmp sgt i32 %25, 3
  br i1 %26, label %27, label %31

27:                                               ; preds = %4
  %28 = add nsw i32 %12, 1
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %0, i64 %29
  store <4 x float> %15, <4 x float> addrspace(1)* %30, align 16, !tbaa !9
  br label %31

31:                                               ; preds = %27, %4
  %32 = add nsw i32 %12, 1
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds <16 x i8>, <16 x i8> addrspace(1)* %3, i64 %33
  %35 = load <16 x i8>, <16 x i8> addrspace(1)* %34, align 16
  %36 = shufflevector <16 x i8> %35, <16 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %37 = getelementptr inbounds <16 x i8>, <16 x i8> addrspace(1)* %3, i64 %13
  store <16 x i8> %36, <16 x i8> addrspace(1)* %37, align 16, !tbaa !9
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

attributes #0 = { argmemonly convergent mustprogress nofree norecurse nounwind willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent mustprogress nofree nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { convergent nounwind readnone willreturn }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 15.0.6"}
!4 = !{i32 1, i32 1, i32 1, i32 1}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"float4*", !"float4*", !"int2*", !"uchar16*"}
!7 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(2)))*", !"uchar __attribute__((ext_vector_type(16)))*"}
!8 = !{!"", !"const", !"const", !""}
!9 = !{!10, !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
