; ModuleID = 'k13_mandel.cl'
source_filename = "k13_mandel.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define protected amdgpu_kernel void @mandel(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1, float noundef %2, float noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 12
  %10 = load i16, ptr addrspace(4) %9, align 4, !range !13, !invariant.load !14, !noundef !14
  %11 = zext nneg i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = udiv i32 %14, %4
  %16 = mul i32 %15, %4
  %17 = sub i32 %14, %16
  %18 = sitofp i32 %17 to float
  %19 = tail call float @llvm.fmuladd.f32(float %18, float %3, float %1)
  %20 = sitofp i32 %15 to float
  %21 = tail call float @llvm.fmuladd.f32(float %20, float %3, float %2)
  %22 = icmp sgt i32 %5, 0
  br i1 %22, label %23, label %38

23:                                               ; preds = %6, %30
  %24 = phi float [ %33, %30 ], [ 0.000000e+00, %6 ]
  %25 = phi i32 [ %36, %30 ], [ 0, %6 ]
  %26 = phi float [ %35, %30 ], [ 0.000000e+00, %6 ]
  %27 = fmul float %26, %26
  %28 = tail call float @llvm.fmuladd.f32(float %24, float %24, float %27)
  %29 = fcmp olt float %28, 4.000000e+00
  br i1 %29, label %30, label %38

30:                                               ; preds = %23
  %31 = fneg float %27
  %32 = tail call float @llvm.fmuladd.f32(float %24, float %24, float %31)
  %33 = fadd float %19, %32
  %34 = fmul float %24, 2.000000e+00
  %35 = tail call float @llvm.fmuladd.f32(float %34, float %26, float %21)
  %36 = add nuw nsw i32 %25, 1
  %37 = icmp eq i32 %36, %5
  br i1 %37, label %38, label %23

38:                                               ; preds = %23, %30, %6
  %39 = phi i32 [ 0, %6 ], [ %25, %23 ], [ %5, %30 ]
  %40 = zext i32 %14 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %40
  store i32 %39, ptr addrspace(1) %41, align 4, !tbaa !5
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: write)
define protected void @__clang_ocl_kern_imp_mandel(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1, float noundef %2, float noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 12
  %10 = load i16, ptr addrspace(4) %9, align 4, !range !13, !invariant.load !14, !noundef !14
  %11 = zext nneg i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = udiv i32 %14, %4
  %16 = mul i32 %15, %4
  %17 = sub i32 %14, %16
  %18 = sitofp i32 %17 to float
  %19 = tail call float @llvm.fmuladd.f32(float %18, float %3, float %1)
  %20 = sitofp i32 %15 to float
  %21 = tail call float @llvm.fmuladd.f32(float %20, float %3, float %2)
  %22 = icmp sgt i32 %5, 0
  br i1 %22, label %23, label %38

23:                                               ; preds = %6, %30
  %24 = phi float [ %33, %30 ], [ 0.000000e+00, %6 ]
  %25 = phi i32 [ %36, %30 ], [ 0, %6 ]
  %26 = phi float [ %35, %30 ], [ 0.000000e+00, %6 ]
  %27 = fmul float %26, %26
  %28 = tail call float @llvm.fmuladd.f32(float %24, float %24, float %27)
  %29 = fcmp olt float %28, 4.000000e+00
  br i1 %29, label %30, label %38

30:                                               ; preds = %23
  %31 = fneg float %27
  %32 = tail call float @llvm.fmuladd.f32(float %24, float %24, float %31)
  %33 = fadd float %19, %32
  %34 = fmul float %24, 2.000000e+00
  %35 = tail call float @llvm.fmuladd.f32(float %34, float %26, float %21)
  %36 = add nuw nsw i32 %25, 1
  %37 = icmp eq i32 %36, %5
  br i1 %37, label %38, label %23

38:                                               ; preds = %23, %30, %6
  %39 = phi i32 [ 0, %6 ], [ %25, %23 ], [ %5, %30 ]
  %40 = zext i32 %14 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %40
  store i32 %39, ptr addrspace(1) %41, align 4, !tbaa !5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: write) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: write) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"int*", !"float", !"float", !"float", !"int", !"int"}
!12 = !{!"", !"", !"", !"", !"", !""}
!13 = !{i16 1, i16 1025}
!14 = !{}
