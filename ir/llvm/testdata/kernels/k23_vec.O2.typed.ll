; ModuleID = 'k23_vec.cl'
source_filename = "k23_vec.cl"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: argmemonly mustprogress nofree noinline norecurse nosync nounwind willreturn
define dso_local spir_kernel void @vec(<4 x float> addrspace(1)* nocapture noundef writeonly align 16 %0, <4 x float> addrspace(1)* nocapture noundef readonly align 16 %1, <2 x i32> addrspace(1)* nocapture noundef readonly align 8 %2, <16 x i8> addrspace(1)* nocapture noundef align 16 %3) local_unnamed_addr #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul nsw i32 %5, %6
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add nsw i32 %7, %8
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %1, i64 %10
  %12 = load <4 x float>, <4 x float> addrspace(1)* %11, align 16, !tbaa !10
  %13 = getelementptr inbounds <2 x i32>, <2 x i32> addrspace(1)* %2, i64 %10
  %14 = load <2 x i32>, <2 x i32> addrspace(1)* %13, align 8, !tbaa !10
  %15 = shufflevector <4 x float> %12, <4 x float> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %16 = extractelement <2 x i32> %14, i64 0
  %17 = sitofp i32 %16 to float
  %18 = insertelement <4 x float> poison, float %17, i64 0
  %19 = shufflevector <4 x float> %18, <4 x float> poison, <4 x i32> zeroinitializer
  %20 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %15, <4 x float> %19, <4 x float> %12)
  %21 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %0, i64 %10
  store <4 x float> %20, <4 x float> addrspace(1)* %21, align 16, !tbaa !10
  %22 = extractelement <2 x i32> %14, i64 1
  %23 = icmp sgt i32 %22, 3
  %24 = add nsw i32 %9, 1
  %25 = sext i32 %24 to i64
  br i1 %23, label %26, label %28

26:                                               ; preds = %4
  %27 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %0, i64 %25
  store <4 x float> %12, <4 x float> addrspace(1)* %27, align 16, !tbaa !10
  br label %28

28:                                               ; preds = %4, %26
  %29 = getelementptr inbounds <16 x i8>, <16 x i8> addrspace(1)* %3, i64 %25
  %30 = load <16 x i8>, <16 x i8> addrspace(1)* %29, align 16
  %31 = shufflevector <16 x i8> %30, <16 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %32 = getelementptr inbounds <16 x i8>, <16 x i8> addrspace(1)* %3, i64 %10
  store <16 x i8> %31, <16 x i8> addrspace(1)* %32, align 16, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

attributes #0 = { argmemonly mustprogress nofree noinline norecurse nosync nounwind willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}

!0 = !{void (<4 x float> addrspace(1)*, <4 x float> addrspace(1)*, <2 x i32> addrspace(1)*, <16 x i8> addrspace(1)*)* @vec, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 15.0.6"}
!5 = !{i32 1, i32 1, i32 1, i32 1}
!6 = !{!"none", !"none", !"none", !"none"}
!7 = !{!"float4*", !"float4*", !"int2*", !"uchar16*"}
!8 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(2)))*", !"uchar __attribute__((ext_vector_type(16)))*"}
!9 = !{!"", !"const", !"const", !""}
!10 = !{!11, !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
