; ModuleID = 'k03_switch.cl'
source_filename = "k03_switch.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @sw(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_sw(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_sw(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %9 = trunc i64 %8 to i32
  %10 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %11 = trunc i64 %10 to i32
  %12 = mul nsw i32 %9, %11
  %13 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %14 = trunc i64 %13 to i32
  %15 = add nsw i32 %12, %14
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr addrspace(1) %7, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4
  store i32 %18, ptr %5, align 4
  %19 = load i32, ptr %5, align 4
  %20 = and i32 %19, 15
  switch i32 %20, label %60 [
    i32 0, label %21
    i32 1, label %24
    i32 2, label %28
    i32 3, label %31
    i32 4, label %34
    i32 5, label %37
    i32 6, label %40
    i32 7, label %43
    i32 9, label %46
  ]

21:                                               ; preds = %2
  %22 = load i32, ptr %5, align 4
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %6, align 4
  br label %61

24:                                               ; preds = %2
  %25 = load i32, ptr %5, align 4
  %26 = load i32, ptr %5, align 4
  %27 = mul nsw i32 %25, %26
  store i32 %27, ptr %6, align 4
  br label %61

28:                                               ; preds = %2
  %29 = load i32, ptr %5, align 4
  %30 = xor i32 %29, 85
  store i32 %30, ptr %6, align 4
  br label %61

31:                                               ; preds = %2
  %32 = load i32, ptr %5, align 4
  %33 = sdiv i32 %32, 3
  store i32 %33, ptr %6, align 4
  br label %61

34:                                               ; preds = %2
  %35 = load i32, ptr %5, align 4
  %36 = sub nsw i32 0, %35
  store i32 %36, ptr %6, align 4
  br label %61

37:                                               ; preds = %2
  %38 = load i32, ptr %5, align 4
  %39 = srem i32 %38, 7
  store i32 %39, ptr %6, align 4
  br label %61

40:                                               ; preds = %2
  %41 = load i32, ptr %5, align 4
  %42 = xor i32 %41, -1
  store i32 %42, ptr %6, align 4
  br label %43

43:                                               ; preds = %2, %40
  %44 = load i32, ptr %6, align 4
  %45 = add nsw i32 %44, 9
  store i32 %45, ptr %6, align 4
  br label %61

46:                                               ; preds = %2
  %47 = load i32, ptr %5, align 4
  %48 = load ptr addrspace(1), ptr %3, align 8
  %49 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %50 = trunc i64 %49 to i32
  %51 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %52 = trunc i64 %51 to i32
  %53 = mul nsw i32 %50, %52
  %54 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %55 = trunc i64 %54 to i32
  %56 = add nsw i32 %53, %55
  %57 = add nsw i32 %56, 1
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr addrspace(1) %48, i64 %58
  store i32 %47, ptr addrspace(1) %59, align 4
  store i32 1, ptr %6, align 4
  br label %61

60:                                               ; preds = %2
  store i32 0, ptr %6, align 4
  br label %61

61:                                               ; preds = %60, %46, %43, %37, %34, %31, %28, %24, %21
  %62 = load i32, ptr %6, align 4
  %63 = load ptr addrspace(1), ptr %3, align 8
  %64 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %65 = trunc i64 %64 to i32
  %66 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %67 = trunc i64 %66 to i32
  %68 = mul nsw i32 %65, %67
  %69 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %70 = trunc i64 %69 to i32
  %71 = add nsw i32 %68, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i32, ptr addrspace(1) %63, i64 %72
  store i32 %62, ptr addrspace(1) %73, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{i32 1, i32 1}
!5 = !{!"none", !"none"}
!6 = !{!"int*", !"int*"}
!7 = !{!"", !"const"}
