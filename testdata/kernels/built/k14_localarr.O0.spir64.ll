; ModuleID = 'k14_localarr.cl'
source_filename = "k14_localarr.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @locarr(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call spir_func void @__clang_ocl_kern_imp_locarr(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_locarr(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca [32 x i32], align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %8, align 4
  br label %11

11:                                               ; preds = %34, %3
  %12 = load i32, ptr %8, align 4
  %13 = icmp slt i32 %12, 32
  br i1 %13, label %14, label %37

14:                                               ; preds = %11
  %15 = load ptr addrspace(1), ptr %5, align 8
  %16 = load i32, ptr %8, align 4
  %17 = load i32, ptr %6, align 4
  %18 = mul nsw i32 %16, %17
  %19 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %20 = trunc i64 %19 to i32
  %21 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %22 = trunc i64 %21 to i32
  %23 = mul nsw i32 %20, %22
  %24 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %25 = trunc i64 %24 to i32
  %26 = add nsw i32 %23, %25
  %27 = add nsw i32 %18, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr addrspace(1) %15, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4
  %31 = load i32, ptr %8, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 %32
  store i32 %30, ptr %33, align 4
  br label %34

34:                                               ; preds = %14
  %35 = load i32, ptr %8, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %8, align 4
  br label %11

37:                                               ; preds = %11
  %38 = load ptr addrspace(1), ptr %5, align 8
  %39 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %40 = trunc i64 %39 to i32
  %41 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %42 = trunc i64 %41 to i32
  %43 = mul nsw i32 %40, %42
  %44 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %45 = trunc i64 %44 to i32
  %46 = add nsw i32 %43, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr addrspace(1) %38, i64 %47
  %49 = load i32, ptr addrspace(1) %48, align 4
  %50 = and i32 %49, 31
  store i32 %50, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %51

51:                                               ; preds = %73, %37
  %52 = load i32, ptr %10, align 4
  %53 = load i32, ptr %6, align 4
  %54 = icmp slt i32 %52, %53
  br i1 %54, label %55, label %76

55:                                               ; preds = %51
  %56 = load i32, ptr %9, align 4
  %57 = mul nsw i32 %56, 7
  %58 = add nsw i32 %57, 1
  %59 = and i32 %58, 31
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 %60
  %62 = load i32, ptr %61, align 4
  %63 = load i32, ptr %10, align 4
  %64 = add nsw i32 %62, %63
  %65 = load i32, ptr %9, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 %66
  store i32 %64, ptr %67, align 4
  %68 = load i32, ptr %9, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 %69
  %71 = load i32, ptr %70, align 4
  %72 = and i32 %71, 31
  store i32 %72, ptr %9, align 4
  br label %73

73:                                               ; preds = %55
  %74 = load i32, ptr %10, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %10, align 4
  br label %51

76:                                               ; preds = %51
  %77 = load i32, ptr %9, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 %78
  %80 = load i32, ptr %79, align 4
  %81 = load ptr addrspace(1), ptr %4, align 8
  %82 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %83 = trunc i64 %82 to i32
  %84 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %85 = trunc i64 %84 to i32
  %86 = mul nsw i32 %83, %85
  %87 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %88 = trunc i64 %87 to i32
  %89 = add nsw i32 %86, %88
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i32, ptr addrspace(1) %81, i64 %90
  store i32 %80, ptr addrspace(1) %91, align 4
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
!4 = !{i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none"}
!6 = !{!"int*", !"int*", !"int"}
!7 = !{!"", !"const", !""}
