; ModuleID = 'k05_reduce_shared.cl'
source_filename = "k05_reduce_shared.cl"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@reduce.s = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local spir_kernel void @reduce(i32 addrspace(1)* nocapture noundef writeonly align 4 %0, i32 addrspace(1)* nocapture noundef readonly align 4 %1) local_unnamed_addr #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul nsw i32 %4, %5
  %7 = add nsw i32 %6, %3
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %8
  %10 = load i32, i32 addrspace(1)* %9, align 4, !tbaa !9
  %11 = sext i32 %3 to i64
  %12 = getelementptr inbounds [256 x i32], [256 x i32] addrspace(3)* @reduce.s, i64 0, i64 %11
  store i32 %10, i32 addrspace(3)* %12, align 4, !tbaa !9
  tail call void @llvm.nvvm.bar.sync(i32 0)
  %13 = icmp sgt i32 %5, 1
  br i1 %13, label %16, label %14

14:                                               ; preds = %27, %2
  %15 = icmp eq i32 %3, 0
  br i1 %15, label %29, label %33

16:                                               ; preds = %2, %27
  %17 = phi i32 [ %18, %27 ], [ %5, %2 ]
  %18 = lshr i32 %17, 1
  %19 = icmp slt i32 %3, %18
  br i1 %19, label %20, label %27

20:                                               ; preds = %16
  %21 = add nsw i32 %18, %3
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [256 x i32], [256 x i32] addrspace(3)* @reduce.s, i64 0, i64 %22
  %24 = load i32, i32 addrspace(3)* %23, align 4, !tbaa !9
  %25 = load i32, i32 addrspace(3)* %12, align 4, !tbaa !9
  %26 = add nsw i32 %25, %24
  store i32 %26, i32 addrspace(3)* %12, align 4, !tbaa !9
  br label %27

27:                                               ; preds = %20, %16
  tail call void @llvm.nvvm.bar.sync(i32 0)
  %28 = icmp ult i32 %17, 4
  br i1 %28, label %14, label %16

29:                                               ; preds = %14
  %30 = sext i32 %4 to i64
  %31 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %30
  %32 = load i32, i32 addrspace(3)* getelementptr inbounds ([256 x i32], [256 x i32] addrspace(3)* @reduce.s, i64 0, i64 0), align 4, !tbaa !9
  store i32 %32, i32 addrspace(1)* %31, align 4, !tbaa !9
  br label %33

33:                                               ; preds = %29, %14
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.sync(i32) #2

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { convergent nocallback nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}

!0 = !{void (i32 addrspace(1)*, i32 addrspace(1)*)* @reduce, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 15.0.6"}
!5 = !{i32 1, i32 1}
!6 = !{!"none", !"none"}
!7 = !{!"int*", !"int*"}
!8 = !{!"", !"const"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
