; ModuleID = 'k09_atomics.cl'
source_filename = "k09_atomics.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@atom.h = internal addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @atom(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_atom(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_atom(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul nsw i32 %11, %12
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add nsw i32 %13, %14
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr addrspace(1) %10, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4
  store i32 %18, ptr %7, align 4
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = icmp slt i32 %19, 16
  br i1 %20, label %21, label %25

21:                                               ; preds = %3
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [16 x i32], ptr addrspace(3) @atom.h, i64 0, i64 %23
  store i32 0, ptr addrspace(3) %24, align 4
  br label %25

25:                                               ; preds = %21, %3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %26 = load i32, ptr %7, align 4
  %27 = and i32 %26, 15
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [16 x i32], ptr addrspace(3) @atom.h, i64 0, i64 %28
  %30 = addrspacecast ptr addrspace(3) %29 to ptr
  %31 = atomicrmw add ptr %30, i32 1 seq_cst, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %32 = load ptr addrspace(1), ptr %4, align 8
  %33 = addrspacecast ptr addrspace(1) %32 to ptr
  %34 = load i32, ptr %7, align 4
  %35 = atomicrmw max ptr %33, i32 %34 seq_cst, align 4
  store i32 %35, ptr %8, align 4
  %36 = load ptr addrspace(1), ptr %4, align 8
  %37 = getelementptr inbounds i32, ptr addrspace(1) %36, i64 1
  %38 = addrspacecast ptr addrspace(1) %37 to ptr
  %39 = load i32, ptr %7, align 4
  %40 = cmpxchg ptr %38, i32 0, i32 %39 seq_cst seq_cst, align 4
  %41 = extractvalue { i32, i1 } %40, 0
  store i32 %41, ptr %9, align 4
  %42 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %43 = icmp slt i32 %42, 16
  br i1 %43, label %44, label %56

44:                                               ; preds = %25
  %45 = load ptr addrspace(1), ptr %4, align 8
  %46 = getelementptr inbounds i32, ptr addrspace(1) %45, i64 2
  %47 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr addrspace(1) %46, i64 %48
  %50 = addrspacecast ptr addrspace(1) %49 to ptr
  %51 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [16 x i32], ptr addrspace(3) @atom.h, i64 0, i64 %52
  %54 = load i32, ptr addrspace(3) %53, align 4
  %55 = atomicrmw add ptr %50, i32 %54 seq_cst, align 4
  br label %56

56:                                               ; preds = %44, %25
  %57 = load i32, ptr %8, align 4
  %58 = load i32, ptr %9, align 4
  %59 = xor i32 %57, %58
  %60 = load ptr addrspace(1), ptr %5, align 8
  %61 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %62 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %63 = mul nsw i32 %61, %62
  %64 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %65 = add nsw i32 %63, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i32, ptr addrspace(1) %60, i64 %66
  store i32 %59, ptr addrspace(1) %67, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{i32 1, i32 1, i32 1}
!5 = !{!"none", !"none", !"none"}
!6 = !{!"int*", !"int*", !"int*"}
!7 = !{!"", !"", !"const"}
