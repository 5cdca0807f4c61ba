; ModuleID = 'k12_bar_divergent.cl'
source_filename = "k12_bar_divergent.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@bard.s = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @bard(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = load ptr addrspace(1), ptr %2, align 8
  call void @__clang_ocl_kern_imp_bard(ptr addrspace(1) noundef align 4 %3) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_bard(ptr addrspace(1) noundef align 4 %0) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %2, align 8
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %4, ptr %3, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %3, align 4
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds [64 x i32], ptr addrspace(3) @bard.s, i64 0, i64 %7
  store i32 %5, ptr addrspace(3) %8, align 4
  %9 = load i32, ptr %3, align 4
  %10 = icmp slt i32 %9, 32
  br i1 %10, label %11, label %21

11:                                               ; preds = %1
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %12 = load i32, ptr %3, align 4
  %13 = sub nsw i32 63, %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [64 x i32], ptr addrspace(3) @bard.s, i64 0, i64 %14
  %16 = load i32, ptr addrspace(3) %15, align 4
  %17 = load ptr addrspace(1), ptr %2, align 8
  %18 = load i32, ptr %3, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr addrspace(1) %17, i64 %19
  store i32 %16, ptr addrspace(1) %20, align 4
  br label %36

21:                                               ; preds = %1
  %22 = load i32, ptr %3, align 4
  %23 = mul nsw i32 %22, 2
  %24 = load i32, ptr %3, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [64 x i32], ptr addrspace(3) @bard.s, i64 0, i64 %25
  store i32 %23, ptr addrspace(3) %26, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %27 = load i32, ptr %3, align 4
  %28 = sub nsw i32 63, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [64 x i32], ptr addrspace(3) @bard.s, i64 0, i64 %29
  %31 = load i32, ptr addrspace(3) %30, align 4
  %32 = load ptr addrspace(1), ptr %2, align 8
  %33 = load i32, ptr %3, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr addrspace(1) %32, i64 %34
  store i32 %31, ptr addrspace(1) %35, align 4
  br label %36

36:                                               ; preds = %21, %11
  ret void
}

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
!4 = !{i32 1}
!5 = !{!"none"}
!6 = !{!"int*"}
!7 = !{!""}
