; ModuleID = 'k13_mandel.cl'
source_filename = "k13_mandel.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @mandel(ptr addrspace(1) noundef align 4 %0, float noundef %1, float noundef %2, float noundef %3, i32 noundef %4, i32 noundef %5) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %7, align 8
  store float %1, ptr %8, align 4
  store float %2, ptr %9, align 4
  store float %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %13 = load ptr addrspace(1), ptr %7, align 8
  %14 = load float, ptr %8, align 4
  %15 = load float, ptr %9, align 4
  %16 = load float, ptr %10, align 4
  %17 = load i32, ptr %11, align 4
  %18 = load i32, ptr %12, align 4
  call spir_func void @__clang_ocl_kern_imp_mandel(ptr addrspace(1) noundef align 4 %13, float noundef %14, float noundef %15, float noundef %16, i32 noundef %17, i32 noundef %18) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_mandel(ptr addrspace(1) noundef align 4 %0, float noundef %1, float noundef %2, float noundef %3, i32 noundef %4, i32 noundef %5) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %7, align 8
  store float %1, ptr %8, align 4
  store float %2, ptr %9, align 4
  store float %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %21 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %22 = trunc i64 %21 to i32
  %23 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %24 = trunc i64 %23 to i32
  %25 = mul nsw i32 %22, %24
  %26 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %27 = trunc i64 %26 to i32
  %28 = add nsw i32 %25, %27
  %29 = load i32, ptr %11, align 4
  %30 = srem i32 %28, %29
  store i32 %30, ptr %13, align 4
  %31 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %32 = trunc i64 %31 to i32
  %33 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %34 = trunc i64 %33 to i32
  %35 = mul nsw i32 %32, %34
  %36 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %37 = trunc i64 %36 to i32
  %38 = add nsw i32 %35, %37
  %39 = load i32, ptr %11, align 4
  %40 = sdiv i32 %38, %39
  store i32 %40, ptr %14, align 4
  %41 = load float, ptr %8, align 4
  %42 = load i32, ptr %13, align 4
  %43 = sitofp i32 %42 to float
  %44 = load float, ptr %10, align 4
  %45 = call float @llvm.fmuladd.f32(float %43, float %44, float %41)
  store float %45, ptr %15, align 4
  %46 = load float, ptr %9, align 4
  %47 = load i32, ptr %14, align 4
  %48 = sitofp i32 %47 to float
  %49 = load float, ptr %10, align 4
  %50 = call float @llvm.fmuladd.f32(float %48, float %49, float %46)
  store float %50, ptr %16, align 4
  store float 0.000000e+00, ptr %17, align 4
  store float 0.000000e+00, ptr %18, align 4
  store i32 0, ptr %19, align 4
  br label %51

51:                                               ; preds = %81, %6
  %52 = load i32, ptr %19, align 4
  %53 = load i32, ptr %12, align 4
  %54 = icmp slt i32 %52, %53
  br i1 %54, label %55, label %63

55:                                               ; preds = %51
  %56 = load float, ptr %17, align 4
  %57 = load float, ptr %17, align 4
  %58 = load float, ptr %18, align 4
  %59 = load float, ptr %18, align 4
  %60 = fmul float %58, %59
  %61 = call float @llvm.fmuladd.f32(float %56, float %57, float %60)
  %62 = fcmp olt float %61, 4.000000e+00
  br label %63

63:                                               ; preds = %55, %51
  %64 = phi i1 [ false, %51 ], [ %62, %55 ]
  br i1 %64, label %65, label %84

65:                                               ; preds = %63
  %66 = load float, ptr %17, align 4
  %67 = load float, ptr %17, align 4
  %68 = load float, ptr %18, align 4
  %69 = load float, ptr %18, align 4
  %70 = fmul float %68, %69
  %71 = fneg float %70
  %72 = call float @llvm.fmuladd.f32(float %66, float %67, float %71)
  %73 = load float, ptr %15, align 4
  %74 = fadd float %72, %73
  store float %74, ptr %20, align 4
  %75 = load float, ptr %17, align 4
  %76 = fmul float 2.000000e+00, %75
  %77 = load float, ptr %18, align 4
  %78 = load float, ptr %16, align 4
  %79 = call float @llvm.fmuladd.f32(float %76, float %77, float %78)
  store float %79, ptr %18, align 4
  %80 = load float, ptr %20, align 4
  store float %80, ptr %17, align 4
  br label %81

81:                                               ; preds = %65
  %82 = load i32, ptr %19, align 4
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %19, align 4
  br label %51

84:                                               ; preds = %63
  %85 = load i32, ptr %19, align 4
  %86 = load ptr addrspace(1), ptr %7, align 8
  %87 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %88 = trunc i64 %87 to i32
  %89 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %90 = trunc i64 %89 to i32
  %91 = mul nsw i32 %88, %90
  %92 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %93 = trunc i64 %92 to i32
  %94 = add nsw i32 %91, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i32, ptr addrspace(1) %86, i64 %95
  store i32 %85, ptr addrspace(1) %96, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!5 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!6 = !{!"int*", !"float", !"float", !"float", !"int", !"int"}
!7 = !{!"", !"", !"", !"", !"", !""}
