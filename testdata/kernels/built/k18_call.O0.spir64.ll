; ModuleID = 'k18_call.cl'
source_filename = "k18_call.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @f(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  %8 = load i32, ptr %4, align 4
  %9 = load i32, ptr %5, align 4
  %10 = icmp sgt i32 %8, %9
  br i1 %10, label %11, label %15

11:                                               ; preds = %2
  %12 = load i32, ptr %4, align 4
  %13 = load i32, ptr %5, align 4
  %14 = mul nsw i32 %12, %13
  store i32 %14, ptr %3, align 4
  br label %32

15:                                               ; preds = %2
  store i32 0, ptr %6, align 4
  %16 = load i32, ptr %4, align 4
  store i32 %16, ptr %7, align 4
  br label %17

17:                                               ; preds = %27, %15
  %18 = load i32, ptr %7, align 4
  %19 = load i32, ptr %5, align 4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %30

21:                                               ; preds = %17
  %22 = load i32, ptr %7, align 4
  %23 = load i32, ptr %7, align 4
  %24 = mul nsw i32 %22, %23
  %25 = load i32, ptr %6, align 4
  %26 = add nsw i32 %25, %24
  store i32 %26, ptr %6, align 4
  br label %27

27:                                               ; preds = %21
  %28 = load i32, ptr %7, align 4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %7, align 4
  br label %17

30:                                               ; preds = %17
  %31 = load i32, ptr %6, align 4
  store i32 %31, ptr %3, align 4
  br label %32

32:                                               ; preds = %30, %11
  %33 = load i32, ptr %3, align 4
  ret i32 %33
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func <4 x float> @g(<4 x float> noundef %0, float noundef %1) #0 {
  %3 = alloca <4 x float>, align 16
  %4 = alloca float, align 4
  store <4 x float> %0, ptr %3, align 16
  store float %1, ptr %4, align 4
  %5 = load <4 x float>, ptr %3, align 16
  %6 = load float, ptr %4, align 4
  %7 = insertelement <4 x float> poison, float %6, i64 0
  %8 = shufflevector <4 x float> %7, <4 x float> poison, <4 x i32> zeroinitializer
  %9 = load <4 x float>, ptr %3, align 16
  %10 = shufflevector <4 x float> %9, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %11 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %5, <4 x float> %8, <4 x float> %10)
  ret <4 x float> %11
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @callk(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 %2) #2 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_callk(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 16 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_callk(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 %2) #2 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %5, align 8
  %8 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %9 = trunc i64 %8 to i32
  %10 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %11 = trunc i64 %10 to i32
  %12 = mul nsw i32 %9, %11
  %13 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %14 = trunc i64 %13 to i32
  %15 = add nsw i32 %12, %14
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr addrspace(1) %7, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4
  %19 = load ptr addrspace(1), ptr %5, align 8
  %20 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %21 = trunc i64 %20 to i32
  %22 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %23 = trunc i64 %22 to i32
  %24 = mul nsw i32 %21, %23
  %25 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %26 = trunc i64 %25 to i32
  %27 = add nsw i32 %24, %26
  %28 = add nsw i32 %27, 1
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr addrspace(1) %19, i64 %29
  %31 = load i32, ptr addrspace(1) %30, align 4
  %32 = call spir_func i32 @f(i32 noundef %18, i32 noundef %31) #6
  %33 = call spir_func i32 @f(i32 noundef 3, i32 noundef 7) #6
  %34 = add nsw i32 %32, %33
  %35 = load ptr addrspace(1), ptr %4, align 8
  %36 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %37 = trunc i64 %36 to i32
  %38 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %39 = trunc i64 %38 to i32
  %40 = mul nsw i32 %37, %39
  %41 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %42 = trunc i64 %41 to i32
  %43 = add nsw i32 %40, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr addrspace(1) %35, i64 %44
  store i32 %34, ptr addrspace(1) %45, align 4
  %46 = load ptr addrspace(1), ptr %6, align 8
  %47 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %48 = trunc i64 %47 to i32
  %49 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %50 = trunc i64 %49 to i32
  %51 = mul nsw i32 %48, %50
  %52 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %53 = trunc i64 %52 to i32
  %54 = add nsw i32 %51, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds <4 x float>, ptr addrspace(1) %46, i64 %55
  %57 = load <4 x float>, ptr addrspace(1) %56, align 16
  %58 = call spir_func <4 x float> @g(<4 x float> noundef %57, float noundef 2.500000e+00) #6
  %59 = load ptr addrspace(1), ptr %6, align 8
  %60 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %61 = trunc i64 %60 to i32
  %62 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %63 = trunc i64 %62 to i32
  %64 = mul nsw i32 %61, %63
  %65 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %66 = trunc i64 %65 to i32
  %67 = add nsw i32 %64, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds <4 x float>, ptr addrspace(1) %59, i64 %68
  store <4 x float> %58, ptr addrspace(1) %69, align 16
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{i32 1, i32 1, i32 1}
!5 = !{!"none", !"none", !"none"}
!6 = !{!"int*", !"int*", !"float4*"}
!7 = !{!"int*", !"int*", !"float __attribute__((ext_vector_type(4)))*"}
!8 = !{!"", !"const", !""}
