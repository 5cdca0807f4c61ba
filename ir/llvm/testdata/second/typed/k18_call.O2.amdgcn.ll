; ModuleID = 'k18_call.cl'
source_filename = "k18_call.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree noinline norecurse nosync nounwind readnone
define hidden i32 @f(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, %1
  br i1 %3, label %34, label %4

4:                                                ; preds = %2
  %5 = icmp slt i32 %0, %1
  br i1 %5, label %6, label %36

6:                                                ; preds = %4
  %7 = xor i32 %0, -1
  %8 = add i32 %7, %1
  %9 = add i32 %0, 2
  %10 = mul i32 %9, %0
  %11 = add i32 %10, 1
  %12 = mul i32 %8, %11
  %13 = shl i32 %0, 1
  %14 = add i32 %13, 3
  %15 = zext i32 %8 to i33
  %16 = add i32 %1, -2
  %17 = sub i32 %16, %0
  %18 = zext i32 %17 to i33
  %19 = mul i33 %15, %18
  %20 = lshr i33 %19, 1
  %21 = trunc i33 %20 to i32
  %22 = mul i32 %14, %21
  %23 = add i32 %1, -3
  %24 = sub i32 %23, %0
  %25 = zext i32 %24 to i33
  %26 = mul i33 %19, %25
  %27 = lshr i33 %26, 1
  %28 = trunc i33 %27 to i32
  %29 = mul i32 %28, 1431655766
  %30 = mul i32 %0, %0
  %31 = add i32 %30, %12
  %32 = add i32 %31, %22
  %33 = add i32 %32, %29
  br label %36

34:                                               ; preds = %2
  %35 = mul nsw i32 %1, %0
  br label %36

36:                                               ; preds = %6, %4, %34
  %37 = phi i32 [ %35, %34 ], [ 0, %4 ], [ %33, %6 ]
  ret i32 %37
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone willreturn
define hidden <4 x float> @g(<4 x float> noundef %0, float noundef %1) local_unnamed_addr #1 {
  %3 = insertelement <4 x float> poison, float %1, i64 0
  %4 = shufflevector <4 x float> %3, <4 x float> poison, <4 x i32> zeroinitializer
  %5 = shufflevector <4 x float> %0, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %6 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %0, <4 x float> %4, <4 x float> %5)
  ret <4 x float> %6
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: argmemonly convergent nofree norecurse nosync nounwind
define protected amdgpu_kernel void @callk(i32 addrspace(1)* nocapture noundef writeonly align 4 %0, i32 addrspace(1)* nocapture noundef readonly align 4 %1, <4 x float> addrspace(1)* nocapture noundef align 16 %2) local_unnamed_addr #3 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr i8, i8 addrspace(4)* %5, i64 4
  %7 = bitcast i8 addrspace(4)* %6 to i16 addrspace(4)*
  %8 = load i16, i16 addrspace(4)* %7, align 4, !range !9, !invariant.load !10
  %9 = zext i16 %8 to i32
  %10 = mul i32 %4, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x(), !range !11
  %12 = add i32 %10, %11
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %13
  %15 = load i32, i32 addrspace(1)* %14, align 4, !tbaa !12, !amdgpu.noclobber !10
  %16 = add i32 %12, 1
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %17
  %19 = load i32, i32 addrspace(1)* %18, align 4, !tbaa !12, !amdgpu.noclobber !10
  %20 = tail call i32 @f(i32 noundef %15, i32 noundef %19)
  %21 = tail call i32 @f(i32 noundef 3, i32 noundef 7)
  %22 = add nsw i32 %21, %20
  %23 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %13
  store i32 %22, i32 addrspace(1)* %23, align 4, !tbaa !12
  %24 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %2, i64 %13
  %25 = load <4 x float>, <4 x float> addrspace(1)* %24, align 16, !tbaa !16
  %26 = tail call <4 x float> @g(<4 x float> noundef %25, float noundef 2.500000e+00)
  store <4 x float> %26, <4 x float> addrspace(1)* %24, align 16, !tbaa !16
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #4

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #4

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #4

attributes #0 = { nofree noinline norecurse nosync nounwind readnone "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+mai-insts,+s-memrealtime,+s-memtime-inst" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+mai-insts,+s-memrealtime,+s-memtime-inst" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { argmemonly convergent nofree norecurse nosync nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="none" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+mai-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 15.0.6"}
!4 = !{i32 1, i32 1, i32 1}
!5 = !{!"none", !"none", !"none"}
!6 = !{!"int*", !"int*", !"float4*"}
!7 = !{!"int*", !"int*", !"float __attribute__((ext_vector_type(4)))*"}
!8 = !{!"", !"const", !""}
!9 = !{i16 1, i16 1025}
!10 = !{}
!11 = !{i32 0, i32 1024}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !14, i64 0}
!14 = !{!"omnipotent char", !15, i64 0}
!15 = !{!"Simple C/C++ TBAA"}
!16 = !{!14, !14, i64 0}
