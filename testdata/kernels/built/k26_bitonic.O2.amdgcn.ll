; ModuleID = 'k26_bitonic.cl'
source_filename = "k26_bitonic.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@bitonic.s = internal unnamed_addr addrspace(3) global [512 x i32] undef, align 4

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @bitonic(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12
  %7 = load i16, ptr addrspace(4) %6, align 4, !range !13, !invariant.load !14, !noundef !14
  %8 = zext nneg i16 %7 to i32
  %9 = mul i32 %4, %8
  %10 = add i32 %9, %3
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !5, !amdgpu.noclobber !14
  %14 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic.s, i32 %3
  store i32 %13, ptr addrspace(3) %14, align 4, !tbaa !5
  tail call void @llvm.amdgcn.s.barrier()
  %15 = icmp slt i32 %1, 2
  br i1 %15, label %40, label %16

16:                                               ; preds = %2, %23
  %17 = phi i32 [ %24, %23 ], [ 2, %2 ]
  %18 = ashr exact i32 %17, 1
  %19 = icmp sgt i32 %18, 0
  br i1 %19, label %20, label %23

20:                                               ; preds = %16
  %21 = and i32 %17, %3
  %22 = icmp ne i32 %21, 0
  br label %26

23:                                               ; preds = %37, %16
  %24 = shl i32 %17, 1
  %25 = icmp sgt i32 %24, %1
  br i1 %25, label %40, label %16

26:                                               ; preds = %20, %37
  %27 = phi i32 [ %18, %20 ], [ %38, %37 ]
  %28 = xor i32 %27, %3
  %29 = icmp sgt i32 %28, %3
  br i1 %29, label %30, label %37

30:                                               ; preds = %26
  %31 = load i32, ptr addrspace(3) %14, align 4, !tbaa !5
  %32 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic.s, i32 %28
  %33 = load i32, ptr addrspace(3) %32, align 4, !tbaa !5
  %34 = icmp sgt i32 %31, %33
  %35 = xor i1 %22, %34
  br i1 %35, label %36, label %37

36:                                               ; preds = %30
  store i32 %33, ptr addrspace(3) %14, align 4, !tbaa !5
  store i32 %31, ptr addrspace(3) %32, align 4, !tbaa !5
  br label %37

37:                                               ; preds = %36, %30, %26
  tail call void @llvm.amdgcn.s.barrier()
  %38 = lshr i32 %27, 1
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %23, label %26

40:                                               ; preds = %23, %2
  %41 = load i32, ptr addrspace(3) %14, align 4, !tbaa !5
  store i32 %41, ptr addrspace(1) %12, align 4, !tbaa !5
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_bitonic(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12
  %7 = load i16, ptr addrspace(4) %6, align 4, !range !13, !invariant.load !14, !noundef !14
  %8 = zext nneg i16 %7 to i32
  %9 = mul i32 %4, %8
  %10 = add i32 %9, %3
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !5
  %14 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic.s, i32 %3
  store i32 %13, ptr addrspace(3) %14, align 4, !tbaa !5
  tail call void @llvm.amdgcn.s.barrier()
  %15 = icmp slt i32 %1, 2
  br i1 %15, label %16, label %18

16:                                               ; preds = %25, %2
  %17 = load i32, ptr addrspace(3) %14, align 4, !tbaa !5
  store i32 %17, ptr addrspace(1) %12, align 4, !tbaa !5
  ret void

18:                                               ; preds = %2, %25
  %19 = phi i32 [ %26, %25 ], [ 2, %2 ]
  %20 = ashr exact i32 %19, 1
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %22, label %25

22:                                               ; preds = %18
  %23 = and i32 %19, %3
  %24 = icmp ne i32 %23, 0
  br label %28

25:                                               ; preds = %39, %18
  %26 = shl i32 %19, 1
  %27 = icmp sgt i32 %26, %1
  br i1 %27, label %16, label %18

28:                                               ; preds = %22, %39
  %29 = phi i32 [ %20, %22 ], [ %40, %39 ]
  %30 = xor i32 %29, %3
  %31 = icmp sgt i32 %30, %3
  br i1 %31, label %32, label %39

32:                                               ; preds = %28
  %33 = load i32, ptr addrspace(3) %14, align 4, !tbaa !5
  %34 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic.s, i32 %30
  %35 = load i32, ptr addrspace(3) %34, align 4, !tbaa !5
  %36 = icmp sgt i32 %33, %35
  %37 = xor i1 %24, %36
  br i1 %37, label %38, label %39

38:                                               ; preds = %32
  store i32 %35, ptr addrspace(3) %14, align 4, !tbaa !5
  store i32 %33, ptr addrspace(3) %34, align 4, !tbaa !5
  br label %39

39:                                               ; preds = %32, %38, %28
  tail call void @llvm.amdgcn.s.barrier()
  %40 = lshr i32 %29, 1
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %25, label %28
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{i32 1, i32 0}
!10 = !{!"none", !"none"}
!11 = !{!"int*", !"int"}
!12 = !{!"", !""}
!13 = !{i16 1, i16 1025}
!14 = !{}
