; ModuleID = 'k03_switch.cl'
source_filename = "k03_switch.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @sw(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_sw(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_sw(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul nsw i32 %8, %9
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add nsw i32 %10, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr addrspace(1) %7, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4
  store i32 %15, ptr %5, align 4
  %16 = load i32, ptr %5, align 4
  %17 = and i32 %16, 15
  switch i32 %17, label %54 [
    i32 0, label %18
    i32 1, label %21
    i32 2, label %25
    i32 3, label %28
    i32 4, label %31
    i32 5, label %34
    i32 6, label %37
    i32 7, label %40
    i32 9, label %43
  ]

18:                                               ; preds = %2
  %19 = load i32, ptr %5, align 4
  %20 = add nsw i32 %19, 1
  store i32 %20, ptr %6, align 4
  br label %55

21:                                               ; preds = %2
  %22 = load i32, ptr %5, align 4
  %23 = load i32, ptr %5, align 4
  %24 = mul nsw i32 %22, %23
  store i32 %24, ptr %6, align 4
  br label %55

25:                                               ; preds = %2
  %26 = load i32, ptr %5, align 4
  %27 = xor i32 %26, 85
  store i32 %27, ptr %6, align 4
  br label %55

28:                                               ; preds = %2
  %29 = load i32, ptr %5, align 4
  %30 = sdiv i32 %29, 3
  store i32 %30, ptr %6, align 4
  br label %55

31:                                               ; preds = %2
  %32 = load i32, ptr %5, align 4
  %33 = sub nsw i32 0, %32
  store i32 %33, ptr %6, align 4
  br label %55

34:                                               ; preds = %2
  %35 = load i32, ptr %5, align 4
  %36 = srem i32 %35, 7
  store i32 %36, ptr %6, align 4
  br label %55

37:                                               ; preds = %2
  %38 = load i32, ptr %5, align 4
  %39 = xor i32 %38, -1
  store i32 %39, ptr %6, align 4
  br label %40

40:                                               ; preds = %2, %37
  %41 = load i32, ptr %6, align 4
  %42 = add nsw i32 %41, 9
  store i32 %42, ptr %6, align 4
  br label %55

43:                                               ; preds = %2
  %44 = load i32, ptr %5, align 4
  %45 = load ptr addrspace(1), ptr %3, align 8
  %46 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %47 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %48 = mul nsw i32 %46, %47
  %49 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %50 = add nsw i32 %48, %49
  %51 = add nsw i32 %50, 1
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr addrspace(1) %45, i64 %52
  store i32 %44, ptr addrspace(1) %53, align 4
  store i32 1, ptr %6, align 4
  br label %55

54:                                               ; preds = %2
  store i32 0, ptr %6, align 4
  br label %55

55:                                               ; preds = %54, %43, %40, %34, %31, %28, %25, %21, %18
  %56 = load i32, ptr %6, align 4
  %57 = load ptr addrspace(1), ptr %3, align 8
  %58 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %59 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %60 = mul nsw i32 %58, %59
  %61 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %62 = add nsw i32 %60, %61
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr addrspace(1) %57, i64 %63
  store i32 %56, ptr addrspace(1) %64, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{i32 1, i32 1}
!5 = !{!"none", !"none"}
!6 = !{!"int*", !"int*"}
!7 = !{!"", !"const"}
