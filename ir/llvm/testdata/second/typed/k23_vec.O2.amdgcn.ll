; ModuleID = 'k23_vec.cl'
source_filename = "k23_vec.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: argmemonly mustprogress nofree norecurse nosync nounwind willreturn
define protected amdgpu_kernel void @vec(<4 x float> addrspace(1)* nocapture noundef writeonly align 16 %0, <4 x float> addrspace(1)* nocapture noundef readonly align 16 %1, <2 x i32> addrspace(1)* nocapture noundef readonly align 8 %2, <16 x i8> addrspace(1)* nocapture noundef align 16 %3) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr i8, i8 addrspace(4)* %6, i64 4
  %8 = bitcast i8 addrspace(4)* %7 to i16 addrspace(4)*
  %9 = load i16, i16 addrspace(4)* %8, align 4, !range !9, !invariant.load !10
  %10 = zext i16 %9 to i32
  %11 = mul i32 %5, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x(), !range !11
  %13 = add i32 %11, %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %1, i64 %14
  %16 = load <4 x float>, <4 x float> addrspace(1)* %15, align 16, !tbaa !12, !amdgpu.noclobber !10
  %17 = getelementptr inbounds <2 x i32>, <2 x i32> addrspace(1)* %2, i64 %14
  %18 = load <2 x i32>, <2 x i32> addrspace(1)* %17, align 8, !tbaa !12, !amdgpu.noclobber !10
  %19 = shufflevector <4 x float> %16, <4 x float> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %20 = extractelement <2 x i32> %18, i64 0
  %21 = sitofp i32 %20 to float
  %22 = insertelement <4 x float> poison, float %21, i64 0
  %23 = shufflevector <4 x float> %22, <4 x float> poison, <4 x i32> zeroinitializer
  %24 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %19, <4 x float> %23, <4 x float> %16)
  %25 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %0, i64 %14
  store <4 x float> %24, <4 x float> addrspace(1)* %25, align 16, !tbaa !12
  %26 = extractelement <2 x i32> %18, i64 1
  %27 = icmp sgt i32 %26, 3
  %28 = add nsw i32 %13, 1
  %29 = sext i32 %28 to i64
  br i1 %27, label %30, label %32

30:                                               ; preds = %4
  %31 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %0, i64 %29
  store <4 x float> %16, <4 x float> addrspace(1)* %31, align 16, !tbaa !12
  br label %32

32:                                               ; preds = %4, %30
  %33 = getelementptr inbounds <16 x i8>, <16 x i8> addrspace(1)* %3, i64 %29
  %34 = load <16 x i8>, <16 x i8> addrspace(1)* %33, align 16
  %35 = shufflevector <16 x i8> %34, <16 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %36 = getelementptr inbounds <16 x i8>, <16 x i8> addrspace(1)* %3, i64 %14
  store <16 x i8> %35, <16 x i8> addrspace(1)* %36, align 16, !tbaa !12
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

attributes #0 = { argmemonly mustprogress nofree norecurse nosync nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+mai-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 15.0.6"}
!4 = !{i32 1, i32 1, i32 1, i32 1}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"float4*", !"float4*", !"int2*", !"uchar16*"}
!7 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(2)))*", !"uchar __attribute__((ext_vector_type(16)))*"}
!8 = !{!"", !"const", !"const", !""}
!9 = !{i16 1, i16 1025}
!10 = !{}
!11 = !{i32 0, i32 1024}
!12 = !{!13, !13, i64 0}
!13 = !{!"omnipotent char", !14, i64 0}
!14 = !{!"Simple C/C++ TBAA"}
