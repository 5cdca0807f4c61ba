; ModuleID = 'k09_atomics.cl'
source_filename = "k09_atomics.cl"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@atom.h = internal addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local spir_kernel void @atom(i32 addrspace(1)* nocapture noundef align 4 %0, i32 addrspace(1)* nocapture noundef writeonly align 4 %1, i32 addrspace(1)* nocapture noundef readonly align 4 %2) local_unnamed_addr #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul nsw i32 %4, %5
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add nsw i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %9
  %11 = load i32, i32 addrspace(1)* %10, align 4, !tbaa !9
  %12 = icmp slt i32 %7, 16
  br i1 %12, label %13, label %16

13:                                               ; preds = %3
  %14 = sext i32 %7 to i64
  %15 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(3)* @atom.h, i64 0, i64 %14
  store i32 0, i32 addrspace(3)* %15, align 4, !tbaa !9
  br label %16

16:                                               ; preds = %13, %3
  tail call void @llvm.nvvm.bar.sync(i32 0)
  %17 = and i32 %11, 15
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(3)* @atom.h, i64 0, i64 %18
  %20 = addrspacecast i32 addrspace(3)* %19 to i32*
  %21 = atomicrmw add i32* %20, i32 1 seq_cst, align 4
  tail call void @llvm.nvvm.bar.sync(i32 0)
  %22 = addrspacecast i32 addrspace(1)* %0 to i32*
  %23 = atomicrmw max i32* %22, i32 %11 seq_cst, align 4
  %24 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 1
  %25 = addrspacecast i32 addrspace(1)* %24 to i32*
  %26 = cmpxchg i32* %25, i32 0, i32 %11 seq_cst seq_cst, align 4
  br i1 %12, label %27, label %35

27:                                               ; preds = %16
  %28 = sext i32 %7 to i64
  %29 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(3)* @atom.h, i64 0, i64 %28
  %30 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 2
  %31 = getelementptr inbounds i32, i32 addrspace(1)* %30, i64 %28
  %32 = addrspacecast i32 addrspace(1)* %31 to i32*
  %33 = load i32, i32 addrspace(3)* %29, align 4, !tbaa !9
  %34 = atomicrmw add i32* %32, i32 %33 seq_cst, align 4
  br label %35

35:                                               ; preds = %27, %16
  %36 = extractvalue { i32, i1 } %26, 0
  %37 = xor i32 %36, %23
  %38 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %9
  store i32 %37, i32 addrspace(1)* %38, align 4, !tbaa !9
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.sync(i32) #2

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { convergent nocallback nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}

!0 = !{void (i32 addrspace(1)*, i32 addrspace(1)*, i32 addrspace(1)*)* @atom, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 15.0.6"}
!5 = !{i32 1, i32 1, i32 1}
!6 = !{!"none", !"none", !"none"}
!7 = !{!"int*", !"int*", !"int*"}
!8 = !{!"", !"", !"const"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
