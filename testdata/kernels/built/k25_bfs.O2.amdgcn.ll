; ModuleID = 'k25_bfs.cl'
source_filename = "k25_bfs.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @bfs(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 12
  %11 = load i16, ptr addrspace(4) %10, align 4, !range !13, !invariant.load !14, !noundef !14
  %12 = zext nneg i16 %11 to i32
  %13 = mul i32 %8, %12
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = add i32 %13, %14
  %16 = icmp slt i32 %15, %6
  br i1 %16, label %17, label %53

17:                                               ; preds = %7
  %18 = sext i32 %15 to i64
  %19 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !5, !amdgpu.noclobber !14
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %53, label %22

22:                                               ; preds = %17
  store i32 0, ptr addrspace(1) %19, align 4, !tbaa !5
  %23 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %18
  %24 = getelementptr i8, ptr addrspace(1) %23, i64 4
  %25 = load <2 x i32>, ptr addrspace(1) %23, align 4, !tbaa !5
  %26 = extractelement <2 x i32> %25, i64 0
  %27 = extractelement <2 x i32> %25, i64 1
  %28 = icmp slt i32 %26, %27
  br i1 %28, label %29, label %53

29:                                               ; preds = %22
  %30 = getelementptr inbounds i32, ptr addrspace(1) %4, i64 %18
  br label %31

31:                                               ; preds = %29, %47
  %32 = phi <2 x i32> [ %25, %29 ], [ %52, %47 ]
  %33 = extractelement <2 x i32> %32, i64 0
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %34
  %36 = load i32, ptr addrspace(1) %35, align 4, !tbaa !5
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr addrspace(1) %4, i64 %37
  %39 = load i32, ptr addrspace(1) %38, align 4, !tbaa !5
  %40 = icmp eq i32 %39, -1
  %41 = extractelement <2 x i32> %32, i64 1
  br i1 %40, label %42, label %47

42:                                               ; preds = %31
  %43 = load i32, ptr addrspace(1) %30, align 4, !tbaa !5
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr addrspace(1) %38, align 4, !tbaa !5
  %45 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %37
  store i32 1, ptr addrspace(1) %45, align 4, !tbaa !5
  store i32 1, ptr addrspace(1) %5, align 4, !tbaa !5
  %46 = load i32, ptr addrspace(1) %24, align 4, !tbaa !5
  br label %47

47:                                               ; preds = %42, %31
  %48 = phi i32 [ %46, %42 ], [ %41, %31 ]
  %49 = add nsw i32 %33, 1
  %50 = icmp slt i32 %49, %48
  %51 = insertelement <2 x i32> poison, i32 %49, i64 0
  %52 = insertelement <2 x i32> %51, i32 %48, i64 1
  br i1 %50, label %31, label %53

53:                                               ; preds = %47, %22, %7, %17
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_bfs(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 12
  %11 = load i16, ptr addrspace(4) %10, align 4, !range !13, !invariant.load !14, !noundef !14
  %12 = zext nneg i16 %11 to i32
  %13 = mul i32 %8, %12
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = add i32 %13, %14
  %16 = icmp slt i32 %15, %6
  br i1 %16, label %17, label %53

17:                                               ; preds = %7
  %18 = sext i32 %15 to i64
  %19 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !5
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %53, label %22

22:                                               ; preds = %17
  store i32 0, ptr addrspace(1) %19, align 4, !tbaa !5
  %23 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %18
  %24 = getelementptr i8, ptr addrspace(1) %23, i64 4
  %25 = load <2 x i32>, ptr addrspace(1) %23, align 4, !tbaa !5
  %26 = extractelement <2 x i32> %25, i64 0
  %27 = extractelement <2 x i32> %25, i64 1
  %28 = icmp slt i32 %26, %27
  br i1 %28, label %29, label %53

29:                                               ; preds = %22
  %30 = getelementptr inbounds i32, ptr addrspace(1) %4, i64 %18
  br label %31

31:                                               ; preds = %29, %47
  %32 = phi <2 x i32> [ %25, %29 ], [ %52, %47 ]
  %33 = extractelement <2 x i32> %32, i64 0
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %34
  %36 = load i32, ptr addrspace(1) %35, align 4, !tbaa !5
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr addrspace(1) %4, i64 %37
  %39 = load i32, ptr addrspace(1) %38, align 4, !tbaa !5
  %40 = icmp eq i32 %39, -1
  %41 = extractelement <2 x i32> %32, i64 1
  br i1 %40, label %42, label %47

42:                                               ; preds = %31
  %43 = load i32, ptr addrspace(1) %30, align 4, !tbaa !5
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr addrspace(1) %38, align 4, !tbaa !5
  %45 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %37
  store i32 1, ptr addrspace(1) %45, align 4, !tbaa !5
  store i32 1, ptr addrspace(1) %5, align 4, !tbaa !5
  %46 = load i32, ptr addrspace(1) %24, align 4, !tbaa !5
  br label %47

47:                                               ; preds = %42, %31
  %48 = phi i32 [ %46, %42 ], [ %41, %31 ]
  %49 = add nsw i32 %33, 1
  %50 = icmp slt i32 %49, %48
  %51 = insertelement <2 x i32> poison, i32 %49, i64 0
  %52 = insertelement <2 x i32> %51, i32 %48, i64 1
  br i1 %50, label %31, label %53

53:                                               ; preds = %47, %22, %17, %7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"int*", !"int*", !"int*", !"int*", !"int*", !"int*", !"int"}
!12 = !{!"const", !"const", !"", !"", !"", !"", !""}
!13 = !{i16 1, i16 1025}
!14 = !{}
