; ModuleID = 'k04_early_return.cl'
source_filename = "k04_early_return.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @early(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  tail call void @__clang_ocl_kern_imp_early(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #3
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_early(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul nuw nsw i32 %4, %5
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add nuw nsw i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %40

10:                                               ; preds = %3
  %11 = mul nuw nsw i32 %2, %8
  %12 = zext nneg i32 %8 to i64
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %12
  br label %17

14:                                               ; preds = %30
  %15 = add nuw nsw i32 %18, 1
  %16 = icmp eq i32 %15, %2
  br i1 %16, label %34, label %17

17:                                               ; preds = %10, %14
  %18 = phi i32 [ 0, %10 ], [ %15, %14 ]
  %19 = phi float [ 0.000000e+00, %10 ], [ %31, %14 ]
  %20 = add nsw i32 %18, %11
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !12
  %24 = fcmp olt float %23, 0.000000e+00
  br i1 %24, label %25, label %26

25:                                               ; preds = %17
  store float -1.000000e+00, ptr addrspace(1) %13, align 4, !tbaa !12
  br label %30

26:                                               ; preds = %17
  %27 = fcmp ogt float %23, 1.000000e+02
  br i1 %27, label %30, label %28

28:                                               ; preds = %26
  %29 = fadd float %19, %23
  br label %30

30:                                               ; preds = %26, %28, %25
  %31 = phi float [ %19, %25 ], [ %29, %28 ], [ %19, %26 ]
  %32 = phi i1 [ false, %25 ], [ true, %28 ], [ false, %26 ]
  %33 = phi i32 [ 1, %25 ], [ 0, %28 ], [ 2, %26 ]
  br i1 %32, label %14, label %34

34:                                               ; preds = %30, %14
  %35 = phi i32 [ %33, %30 ], [ 2, %14 ]
  %36 = icmp eq i32 %35, 2
  br i1 %36, label %37, label %40

37:                                               ; preds = %34
  %38 = zext nneg i32 %8 to i64
  %39 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %38
  store float %31, ptr addrspace(1) %39, align 4, !tbaa !12
  br label %40

40:                                               ; preds = %37, %34, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"int"}
!11 = !{!"", !"const", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
