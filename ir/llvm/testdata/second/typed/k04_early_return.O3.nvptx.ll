; ModuleID = 'k04_early_return.cl'
source_filename = "k04_early_return.cl"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: argmemonly nofree noinline norecurse nosync nounwind
define dso_local spir_kernel void @early(float addrspace(1)* nocapture noundef writeonly align 4 %0, float addrspace(1)* nocapture noundef readonly align 4 %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul nsw i32 %4, %5
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add nsw i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %43

10:                                               ; preds = %3
  %11 = icmp sgt i32 %2, 0
  br i1 %11, label %12, label %36

12:                                               ; preds = %10
  %13 = mul nsw i32 %8, %2
  %14 = sext i32 %8 to i64
  %15 = getelementptr inbounds float, float addrspace(1)* %0, i64 %14
  br label %19

16:                                               ; preds = %32
  %17 = add nuw nsw i32 %20, 1
  %18 = icmp eq i32 %17, %2
  br i1 %18, label %36, label %19

19:                                               ; preds = %12, %16
  %20 = phi i32 [ 0, %12 ], [ %17, %16 ]
  %21 = phi float [ 0.000000e+00, %12 ], [ %33, %16 ]
  %22 = add nsw i32 %20, %13
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, float addrspace(1)* %1, i64 %23
  %25 = load float, float addrspace(1)* %24, align 4, !tbaa !9
  %26 = fcmp olt float %25, 0.000000e+00
  br i1 %26, label %27, label %28

27:                                               ; preds = %19
  store float -1.000000e+00, float addrspace(1)* %15, align 4, !tbaa !9
  br label %32

28:                                               ; preds = %19
  %29 = fcmp ogt float %25, 1.000000e+02
  br i1 %29, label %32, label %30

30:                                               ; preds = %28
  %31 = fadd float %21, %25
  br label %32

32:                                               ; preds = %28, %30, %27
  %33 = phi float [ %21, %27 ], [ %31, %30 ], [ %21, %28 ]
  %34 = phi i1 [ false, %27 ], [ true, %30 ], [ false, %28 ]
  %35 = phi i32 [ 1, %27 ], [ 0, %30 ], [ 2, %28 ]
  br i1 %34, label %16, label %36

36:                                               ; preds = %32, %16, %10
  %37 = phi float [ 0.000000e+00, %10 ], [ %33, %16 ], [ %33, %32 ]
  %38 = phi i32 [ 2, %10 ], [ %35, %32 ], [ 2, %16 ]
  %39 = icmp eq i32 %38, 2
  br i1 %39, label %40, label %43

40:                                               ; preds = %36
  %41 = sext i32 %8 to i64
  %42 = getelementptr inbounds float, float addrspace(1)* %0, i64 %41
  store float %37, float addrspace(1)* %42, align 4, !tbaa !9
  br label %43

43:                                               ; preds = %40, %36, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { argmemonly nofree noinline norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx75,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}

!0 = !{void (float addrspace(1)*, float addrspace(1)*, i32)* @early, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 15.0.6"}
!5 = !{i32 1, i32 1, i32 0}
!6 = !{!"none", !"none", !"none"}
!7 = !{!"float*", !"float*", !"int"}
!8 = !{!"", !"const", !""}
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
