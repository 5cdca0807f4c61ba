; ModuleID = 'k09_atomics.cl'
source_filename = "k09_atomics.cl"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@atom.h = internal addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @atom(i32 addrspace(1)* noundef align 4 %0, i32 addrspace(1)* noundef align 4 %1, i32 addrspace(1)* noundef align 4 %2) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %4 = alloca i32 addrspace(1)*, align 8
  %5 = alloca i32 addrspace(1)*, align 8
  %6 = alloca i32 addrspace(1)*, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i32 addrspace(1)* %0, i32 addrspace(1)** %4, align 8
  store i32 addrspace(1)* %1, i32 addrspace(1)** %5, align 8
  store i32 addrspace(1)* %2, i32 addrspace(1)** %6, align 8
  %10 = load i32 addrspace(1)*, i32 addrspace(1)** %6, align 8
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul nsw i32 %11, %12
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add nsw i32 %13, %14
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, i32 addrspace(1)* %10, i64 %16
  %18 = load i32, i32 addrspace(1)* %17, align 4
  store i32 %18, i32* %7, align 4
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = icmp slt i32 %19, 16
  br i1 %20, label %21, label %25

21:                                               ; preds = %3
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(3)* @atom.h, i64 0, i64 %23
  store i32 0, i32 addrspace(3)* %24, align 4
  br label %25

25:                                               ; preds = %21, %3
  call void @llvm.nvvm.bar.sync(i32 0)
  %26 = load i32, i32* %7, align 4
  %27 = and i32 %26, 15
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(3)* @atom.h, i64 0, i64 %28
  %30 = addrspacecast i32 addrspace(3)* %29 to i32*
  %31 = atomicrmw add i32* %30, i32 1 seq_cst, align 4
  call void @llvm.nvvm.bar.sync(i32 0)
  %32 = load i32 addrspace(1)*, i32 addrspace(1)** %4, align 8
  %33 = addrspacecast i32 addrspace(1)* %32 to i32*
  %34 = load i32, i32* %7, align 4
  %35 = atomicrmw max i32* %33, i32 %34 seq_cst, align 4
  store i32 %35, i32* %8, align 4
  %36 = load i32 addrspace(1)*, i32 addrspace(1)** %4, align 8
  %37 = getelementptr inbounds i32, i32 addrspace(1)* %36, i64 1
  %38 = addrspacecast i32 addrspace(1)* %37 to i32*
  %39 = load i32, i32* %7, align 4
  %40 = cmpxchg i32* %38, i32 0, i32 %39 seq_cst seq_cst, align 4
  %41 = extractvalue { i32, i1 } %40, 0
  store i32 %41, i32* %9, align 4
  %42 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %43 = icmp slt i32 %42, 16
  br i1 %43, label %44, label %56

44:                                               ; preds = %25
  %45 = load i32 addrspace(1)*, i32 addrspace(1)** %4, align 8
  %46 = getelementptr inbounds i32, i32 addrspace(1)* %45, i64 2
  %47 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, i32 addrspace(1)* %46, i64 %48
  %50 = addrspacecast i32 addrspace(1)* %49 to i32*
  %51 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(3)* @atom.h, i64 0, i64 %52
  %54 = load i32, i32 addrspace(3)* %53, align 4
  %55 = atomicrmw add i32* %50, i32 %54 seq_cst, align 4
  br label %56

56:                                               ; preds = %44, %25
  %57 = load i32, i32* %8, align 4
  %58 = load i32, i32* %9, align 4
  %59 = xor i32 %57, %58
  %60 = load i32 addrspace(1)*, i32 addrspace(1)** %5, align 8
  %61 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %62 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %63 = mul nsw i32 %61, %62
  %64 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %65 = add nsw i32 %63, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i32, i32 addrspace(1)* %60, i64 %66
  store i32 %59, i32 addrspace(1)* %67, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.sync(i32) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
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
