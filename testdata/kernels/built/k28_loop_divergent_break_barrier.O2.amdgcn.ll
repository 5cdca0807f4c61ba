; ModuleID = 'k28_loop_divergent_break_barrier.cl'
source_filename = "k28_loop_divergent_break_barrier.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@lbb.flag = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @lbb(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %24

6:                                                ; preds = %3
  %7 = icmp eq i32 %4, 0
  br label %8

8:                                                ; preds = %15, %6
  %9 = phi i32 [ 0, %6 ], [ %20, %15 ]
  %10 = phi i32 [ 0, %6 ], [ %21, %15 ]
  br i1 %7, label %11, label %15

11:                                               ; preds = %8
  %12 = zext nneg i32 %10 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !5, !amdgpu.noclobber !13
  store i32 %14, ptr addrspace(3) @lbb.flag, align 4, !tbaa !5
  br label %15

15:                                               ; preds = %11, %8
  tail call void @llvm.amdgcn.s.barrier()
  %16 = load i32, ptr addrspace(3) @lbb.flag, align 4, !tbaa !5
  tail call void @llvm.amdgcn.s.barrier()
  %17 = icmp slt i32 %16, 0
  %18 = mul nuw nsw i32 %16, %4
  %19 = select i1 %17, i32 0, i32 %18
  %20 = add nuw nsw i32 %19, %9
  %21 = add nuw nsw i32 %10, 1
  %22 = icmp eq i32 %21, %2
  %23 = select i1 %17, i1 true, i1 %22
  br i1 %23, label %24, label %8

24:                                               ; preds = %15, %3
  %25 = phi i32 [ 0, %3 ], [ %20, %15 ]
  %26 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %27 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %28 = getelementptr inbounds nuw i8, ptr addrspace(4) %27, i64 12
  %29 = load i16, ptr addrspace(4) %28, align 4, !range !14, !invariant.load !13, !noundef !13
  %30 = zext nneg i16 %29 to i32
  %31 = mul i32 %26, %30
  %32 = add i32 %31, %4
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %33
  store i32 %25, ptr addrspace(1) %34, align 4, !tbaa !5
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_lbb(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %24

6:                                                ; preds = %3
  %7 = icmp eq i32 %4, 0
  br label %8

8:                                                ; preds = %15, %6
  %9 = phi i32 [ 0, %6 ], [ %20, %15 ]
  %10 = phi i32 [ 0, %6 ], [ %21, %15 ]
  br i1 %7, label %11, label %15

11:                                               ; preds = %8
  %12 = zext nneg i32 %10 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !5
  store i32 %14, ptr addrspace(3) @lbb.flag, align 4, !tbaa !5
  br label %15

15:                                               ; preds = %11, %8
  tail call void @llvm.amdgcn.s.barrier()
  %16 = load i32, ptr addrspace(3) @lbb.flag, align 4, !tbaa !5
  tail call void @llvm.amdgcn.s.barrier()
  %17 = icmp slt i32 %16, 0
  %18 = mul nuw nsw i32 %16, %4
  %19 = select i1 %17, i32 0, i32 %18
  %20 = add nuw nsw i32 %19, %9
  %21 = add nuw nsw i32 %10, 1
  %22 = icmp eq i32 %21, %2
  %23 = select i1 %17, i1 true, i1 %22
  br i1 %23, label %24, label %8

24:                                               ; preds = %15, %3
  %25 = phi i32 [ 0, %3 ], [ %20, %15 ]
  %26 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %27 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %28 = getelementptr inbounds nuw i8, ptr addrspace(4) %27, i64 12
  %29 = load i16, ptr addrspace(4) %28, align 4, !range !14, !invariant.load !13, !noundef !13
  %30 = zext nneg i16 %29 to i32
  %31 = mul i32 %26, %30
  %32 = add i32 %31, %4
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %33
  store i32 %25, ptr addrspace(1) %34, align 4, !tbaa !5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #2

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
!9 = !{i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none"}
!11 = !{!"int*", !"int*", !"int"}
!12 = !{!"", !"const", !""}
!13 = !{}
!14 = !{i16 1, i16 1025}
