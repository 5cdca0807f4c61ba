; ModuleID = 'k26_bitonic.cl'
source_filename = "k26_bitonic.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

@bitonic.s = internal unnamed_addr addrspace(3) global [512 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @bitonic(i32 addrspace(1)* nocapture noundef align 4 %0, i32 noundef %1) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x(), !range !8
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr i8, i8 addrspace(4)* %5, i64 4
  %7 = bitcast i8 addrspace(4)* %6 to i16 addrspace(4)*
  %8 = load i16, i16 addrspace(4)* %7, align 4, !range !9, !invariant.load !10
  %9 = zext i16 %8 to i32
  %10 = mul i32 %4, %9
  %11 = add i32 %10, %3
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %12
  %14 = load i32, i32 addrspace(1)* %13, align 4, !tbaa !11, !amdgpu.noclobber !10
  %15 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic.s, i32 0, i32 %3
  store i32 %14, i32 addrspace(3)* %15, align 4, !tbaa !11
  tail call void @llvm.amdgcn.s.barrier()
  %16 = icmp slt i32 %1, 2
  br i1 %16, label %23, label %17

17:                                               ; preds = %2, %25
  %18 = phi i32 [ %26, %25 ], [ 2, %2 ]
  %19 = icmp sgt i32 %18, 1
  br i1 %19, label %20, label %25

20:                                               ; preds = %17
  %21 = and i32 %18, %3
  %22 = icmp eq i32 %21, 0
  br label %28

23:                                               ; preds = %25, %2
  %24 = load i32, i32 addrspace(3)* %15, align 4, !tbaa !11
  store i32 %24, i32 addrspace(1)* %13, align 4, !tbaa !11
  ret void

25:                                               ; preds = %40, %17
  %26 = shl i32 %18, 1
  %27 = icmp sgt i32 %26, %1
  br i1 %27, label %23, label %17

28:                                               ; preds = %20, %40
  %29 = phi i32 [ %18, %20 ], [ %30, %40 ]
  %30 = ashr i32 %29, 1
  %31 = xor i32 %30, %3
  %32 = icmp sgt i32 %31, %3
  br i1 %32, label %33, label %40

33:                                               ; preds = %28
  %34 = load i32, i32 addrspace(3)* %15, align 4, !tbaa !11
  %35 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic.s, i32 0, i32 %31
  %36 = load i32, i32 addrspace(3)* %35, align 4, !tbaa !11
  %37 = icmp sle i32 %34, %36
  %38 = xor i1 %22, %37
  br i1 %38, label %39, label %40

39:                                               ; preds = %33
  store i32 %36, i32 addrspace(3)* %15, align 4, !tbaa !11
  store i32 %34, i32 addrspace(3)* %35, align 4, !tbaa !11
  br label %40

40:                                               ; preds = %33, %39, %28
  tail call void @llvm.amdgcn.s.barrier()
  %41 = icmp sgt i32 %29, 3
  br i1 %41, label %28, label %25
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+mai-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { convergent mustprogress nounwind willreturn }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 15.0.6"}
!4 = !{i32 1, i32 0}
!5 = !{!"none", !"none"}
!6 = !{!"int*", !"int"}
!7 = !{!"", !""}
!8 = !{i32 0, i32 1024}
!9 = !{i16 1, i16 1025}
!10 = !{}
!11 = !{!12, !12, i64 0}
!12 = !{!"int", !13, i64 0}
!13 = !{!"omnipotent char", !14, i64 0}
!14 = !{!"Simple C/C++ TBAA"}
