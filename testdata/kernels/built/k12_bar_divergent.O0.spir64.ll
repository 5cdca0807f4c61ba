; ModuleID = 'k12_bar_divergent.cl'
source_filename = "k12_bar_divergent.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@bard.s = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @bard(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = load ptr addrspace(1), ptr %2, align 8
  call spir_func void @__clang_ocl_kern_imp_bard(ptr addrspace(1) noundef align 4 %3) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_bard(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %2, align 8
  %4 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  store i32 %5, ptr %3, align 4
  %6 = load i32, ptr %3, align 4
  %7 = load i32, ptr %3, align 4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [64 x i32], ptr addrspace(3) @bard.s, i64 0, i64 %8
  store i32 %6, ptr addrspace(3) %9, align 4
  %10 = load i32, ptr %3, align 4
  %11 = icmp slt i32 %10, 32
  br i1 %11, label %12, label %22

12:                                               ; preds = %1
  call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %13 = load i32, ptr %3, align 4
  %14 = sub nsw i32 63, %13
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [64 x i32], ptr addrspace(3) @bard.s, i64 0, i64 %15
  %17 = load i32, ptr addrspace(3) %16, align 4
  %18 = load ptr addrspace(1), ptr %2, align 8
  %19 = load i32, ptr %3, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr addrspace(1) %18, i64 %20
  store i32 %17, ptr addrspace(1) %21, align 4
  br label %37

22:                                               ; preds = %1
  %23 = load i32, ptr %3, align 4
  %24 = mul nsw i32 %23, 2
  %25 = load i32, ptr %3, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [64 x i32], ptr addrspace(3) @bard.s, i64 0, i64 %26
  store i32 %24, ptr addrspace(3) %27, align 4
  call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %28 = load i32, ptr %3, align 4
  %29 = sub nsw i32 63, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [64 x i32], ptr addrspace(3) @bard.s, i64 0, i64 %30
  %32 = load i32, ptr addrspace(3) %31, align 4
  %33 = load ptr addrspace(1), ptr %2, align 8
  %34 = load i32, ptr %3, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr addrspace(1) %33, i64 %35
  store i32 %32, ptr addrspace(1) %36, align 4
  br label %37

37:                                               ; preds = %22, %12
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{i32 1}
!5 = !{!"none"}
!6 = !{!"int*"}
!7 = !{!""}
