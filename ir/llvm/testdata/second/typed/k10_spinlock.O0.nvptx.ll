; ModuleID = 'k10_spinlock.cl'
source_filename = "k10_spinlock.cl"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @lock(i32 addrspace(1)* noundef align 4 %0, i32 addrspace(1)* noundef align 4 %1) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %3 = alloca i32 addrspace(1)*, align 8
  %4 = alloca i32 addrspace(1)*, align 8
  %5 = alloca i32, align 4
  store i32 addrspace(1)* %0, i32 addrspace(1)** %3, align 8
  store i32 addrspace(1)* %1, i32 addrspace(1)** %4, align 8
  store i32 0, i32* %5, align 4
  br label %6

6:                                                ; preds = %25, %2
  %7 = load i32, i32* %5, align 4
  %8 = icmp ne i32 %7, 0
  %9 = xor i1 %8, true
  br i1 %9, label %10, label %26

10:                                               ; preds = %6
  %11 = load i32 addrspace(1)*, i32 addrspace(1)** %3, align 8
  %12 = addrspacecast i32 addrspace(1)* %11 to i32*
  %13 = cmpxchg i32* %12, i32 0, i32 1 seq_cst seq_cst, align 4
  %14 = extractvalue { i32, i1 } %13, 0
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %25

16:                                               ; preds = %10
  %17 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = load i32 addrspace(1)*, i32 addrspace(1)** %4, align 8
  %19 = getelementptr inbounds i32, i32 addrspace(1)* %18, i64 0
  %20 = load i32, i32 addrspace(1)* %19, align 4
  %21 = add nsw i32 %20, %17
  store i32 %21, i32 addrspace(1)* %19, align 4
  call void @llvm.nvvm.membar.gl()
  %22 = load i32 addrspace(1)*, i32 addrspace(1)** %3, align 8
  %23 = addrspacecast i32 addrspace(1)* %22 to i32*
  %24 = atomicrmw xchg i32* %23, i32 0 seq_cst, align 4
  store i32 1, i32* %5, align 4
  br label %25

25:                                               ; preds = %16, %10
  br label %6

26:                                               ; preds = %6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx75,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nocallback nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}

!0 = !{void (i32 addrspace(1)*, i32 addrspace(1)*)* @lock, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 15.0.6"}
!5 = !{i32 1, i32 1}
!6 = !{!"none", !"none"}
!7 = !{!"int*", !"int*"}
!8 = !{!"", !""}
