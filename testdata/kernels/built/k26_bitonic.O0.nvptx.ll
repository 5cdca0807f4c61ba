; ModuleID = 'k26_bitonic.cl'
source_filename = "k26_bitonic.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@bitonic.s = internal addrspace(3) global [512 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @bitonic(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call void @__clang_ocl_kern_imp_bitonic(ptr addrspace(1) noundef align 4 %5, i32 noundef %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_bitonic(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %11, ptr %5, align 4
  %12 = load ptr addrspace(1), ptr %3, align 8
  %13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %15 = mul nsw i32 %13, %14
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = add nsw i32 %15, %16
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr addrspace(1) %12, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4
  %21 = load i32, ptr %5, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [512 x i32], ptr addrspace(3) @bitonic.s, i64 0, i64 %22
  store i32 %20, ptr addrspace(3) %23, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 2, ptr %6, align 4
  br label %24

24:                                               ; preds = %75, %2
  %25 = load i32, ptr %6, align 4
  %26 = load i32, ptr %4, align 4
  %27 = icmp sle i32 %25, %26
  br i1 %27, label %28, label %78

28:                                               ; preds = %24
  %29 = load i32, ptr %6, align 4
  %30 = ashr i32 %29, 1
  store i32 %30, ptr %7, align 4
  br label %31

31:                                               ; preds = %71, %28
  %32 = load i32, ptr %7, align 4
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %74

34:                                               ; preds = %31
  %35 = load i32, ptr %5, align 4
  %36 = load i32, ptr %7, align 4
  %37 = xor i32 %35, %36
  store i32 %37, ptr %8, align 4
  %38 = load i32, ptr %8, align 4
  %39 = load i32, ptr %5, align 4
  %40 = icmp sgt i32 %38, %39
  br i1 %40, label %41, label %70

41:                                               ; preds = %34
  %42 = load i32, ptr %5, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [512 x i32], ptr addrspace(3) @bitonic.s, i64 0, i64 %43
  %45 = load i32, ptr addrspace(3) %44, align 4
  store i32 %45, ptr %9, align 4
  %46 = load i32, ptr %8, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [512 x i32], ptr addrspace(3) @bitonic.s, i64 0, i64 %47
  %49 = load i32, ptr addrspace(3) %48, align 4
  store i32 %49, ptr %10, align 4
  %50 = load i32, ptr %9, align 4
  %51 = load i32, ptr %10, align 4
  %52 = icmp sgt i32 %50, %51
  %53 = zext i1 %52 to i32
  %54 = load i32, ptr %5, align 4
  %55 = load i32, ptr %6, align 4
  %56 = and i32 %54, %55
  %57 = icmp eq i32 %56, 0
  %58 = zext i1 %57 to i32
  %59 = icmp eq i32 %53, %58
  br i1 %59, label %60, label %69

60:                                               ; preds = %41
  %61 = load i32, ptr %10, align 4
  %62 = load i32, ptr %5, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [512 x i32], ptr addrspace(3) @bitonic.s, i64 0, i64 %63
  store i32 %61, ptr addrspace(3) %64, align 4
  %65 = load i32, ptr %9, align 4
  %66 = load i32, ptr %8, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [512 x i32], ptr addrspace(3) @bitonic.s, i64 0, i64 %67
  store i32 %65, ptr addrspace(3) %68, align 4
  br label %69

69:                                               ; preds = %60, %41
  br label %70

70:                                               ; preds = %69, %34
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %71

71:                                               ; preds = %70
  %72 = load i32, ptr %7, align 4
  %73 = ashr i32 %72, 1
  store i32 %73, ptr %7, align 4
  br label %31

74:                                               ; preds = %31
  br label %75

75:                                               ; preds = %74
  %76 = load i32, ptr %6, align 4
  %77 = shl i32 %76, 1
  store i32 %77, ptr %6, align 4
  br label %24

78:                                               ; preds = %24
  %79 = load i32, ptr %5, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [512 x i32], ptr addrspace(3) @bitonic.s, i64 0, i64 %80
  %82 = load i32, ptr addrspace(3) %81, align 4
  %83 = load ptr addrspace(1), ptr %3, align 8
  %84 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %85 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %86 = mul nsw i32 %84, %85
  %87 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %88 = add nsw i32 %86, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i32, ptr addrspace(1) %83, i64 %89
  store i32 %82, ptr addrspace(1) %90, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

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
!4 = !{i32 1, i32 0}
!5 = !{!"none", !"none"}
!6 = !{!"int*", !"int"}
!7 = !{!"", !""}
