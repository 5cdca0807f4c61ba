; ModuleID = 'k26_bitonic.cl'
source_filename = "k26_bitonic.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@bitonic.s = internal addrspace(3) global [512 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @bitonic(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call spir_func void @__clang_ocl_kern_imp_bitonic(ptr addrspace(1) noundef align 4 %5, i32 noundef %6) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_bitonic(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
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
  %11 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %5, align 4
  %13 = load ptr addrspace(1), ptr %3, align 8
  %14 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %15 = trunc i64 %14 to i32
  %16 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %17 = trunc i64 %16 to i32
  %18 = mul nsw i32 %15, %17
  %19 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %20 = trunc i64 %19 to i32
  %21 = add nsw i32 %18, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr addrspace(1) %13, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4
  %25 = load i32, ptr %5, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [512 x i32], ptr addrspace(3) @bitonic.s, i64 0, i64 %26
  store i32 %24, ptr addrspace(3) %27, align 4
  call spir_func void @_Z7barrierj(i32 noundef 3) #5
  store i32 2, ptr %6, align 4
  br label %28

28:                                               ; preds = %79, %2
  %29 = load i32, ptr %6, align 4
  %30 = load i32, ptr %4, align 4
  %31 = icmp sle i32 %29, %30
  br i1 %31, label %32, label %82

32:                                               ; preds = %28
  %33 = load i32, ptr %6, align 4
  %34 = ashr i32 %33, 1
  store i32 %34, ptr %7, align 4
  br label %35

35:                                               ; preds = %75, %32
  %36 = load i32, ptr %7, align 4
  %37 = icmp sgt i32 %36, 0
  br i1 %37, label %38, label %78

38:                                               ; preds = %35
  %39 = load i32, ptr %5, align 4
  %40 = load i32, ptr %7, align 4
  %41 = xor i32 %39, %40
  store i32 %41, ptr %8, align 4
  %42 = load i32, ptr %8, align 4
  %43 = load i32, ptr %5, align 4
  %44 = icmp sgt i32 %42, %43
  br i1 %44, label %45, label %74

45:                                               ; preds = %38
  %46 = load i32, ptr %5, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [512 x i32], ptr addrspace(3) @bitonic.s, i64 0, i64 %47
  %49 = load i32, ptr addrspace(3) %48, align 4
  store i32 %49, ptr %9, align 4
  %50 = load i32, ptr %8, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [512 x i32], ptr addrspace(3) @bitonic.s, i64 0, i64 %51
  %53 = load i32, ptr addrspace(3) %52, align 4
  store i32 %53, ptr %10, align 4
  %54 = load i32, ptr %9, align 4
  %55 = load i32, ptr %10, align 4
  %56 = icmp sgt i32 %54, %55
  %57 = zext i1 %56 to i32
  %58 = load i32, ptr %5, align 4
  %59 = load i32, ptr %6, align 4
  %60 = and i32 %58, %59
  %61 = icmp eq i32 %60, 0
  %62 = zext i1 %61 to i32
  %63 = icmp eq i32 %57, %62
  br i1 %63, label %64, label %73

64:                                               ; preds = %45
  %65 = load i32, ptr %10, align 4
  %66 = load i32, ptr %5, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [512 x i32], ptr addrspace(3) @bitonic.s, i64 0, i64 %67
  store i32 %65, ptr addrspace(3) %68, align 4
  %69 = load i32, ptr %9, align 4
  %70 = load i32, ptr %8, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [512 x i32], ptr addrspace(3) @bitonic.s, i64 0, i64 %71
  store i32 %69, ptr addrspace(3) %72, align 4
  br label %73

73:                                               ; preds = %64, %45
  br label %74

74:                                               ; preds = %73, %38
  call spir_func void @_Z7barrierj(i32 noundef 3) #5
  br label %75

75:                                               ; preds = %74
  %76 = load i32, ptr %7, align 4
  %77 = ashr i32 %76, 1
  store i32 %77, ptr %7, align 4
  br label %35

78:                                               ; preds = %35
  br label %79

79:                                               ; preds = %78
  %80 = load i32, ptr %6, align 4
  %81 = shl i32 %80, 1
  store i32 %81, ptr %6, align 4
  br label %28

82:                                               ; preds = %28
  %83 = load i32, ptr %5, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [512 x i32], ptr addrspace(3) @bitonic.s, i64 0, i64 %84
  %86 = load i32, ptr addrspace(3) %85, align 4
  %87 = load ptr addrspace(1), ptr %3, align 8
  %88 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %89 = trunc i64 %88 to i32
  %90 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %91 = trunc i64 %90 to i32
  %92 = mul nsw i32 %89, %91
  %93 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %94 = trunc i64 %93 to i32
  %95 = add nsw i32 %92, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i32, ptr addrspace(1) %87, i64 %96
  store i32 %86, ptr addrspace(1) %97, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

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
!4 = !{i32 1, i32 0}
!5 = !{!"none", !"none"}
!6 = !{!"int*", !"int"}
!7 = !{!"", !""}
