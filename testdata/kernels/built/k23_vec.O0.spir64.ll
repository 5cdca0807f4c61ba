; ModuleID = 'k23_vec.cl'
source_filename = "k23_vec.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @vec(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  call spir_func void @__clang_ocl_kern_imp_vec(ptr addrspace(1) noundef align 16 %9, ptr addrspace(1) noundef align 16 %10, ptr addrspace(1) noundef align 8 %11, ptr addrspace(1) noundef align 16 %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_vec(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca <4 x float>, align 16
  %11 = alloca <2 x i32>, align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %12 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %13 = trunc i64 %12 to i32
  %14 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %15 = trunc i64 %14 to i32
  %16 = mul nsw i32 %13, %15
  %17 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %18 = trunc i64 %17 to i32
  %19 = add nsw i32 %16, %18
  store i32 %19, ptr %9, align 4
  %20 = load ptr addrspace(1), ptr %6, align 8
  %21 = load i32, ptr %9, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds <4 x float>, ptr addrspace(1) %20, i64 %22
  %24 = load <4 x float>, ptr addrspace(1) %23, align 16
  store <4 x float> %24, ptr %10, align 16
  %25 = load ptr addrspace(1), ptr %7, align 8
  %26 = load i32, ptr %9, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %25, i64 %27
  %29 = load <2 x i32>, ptr addrspace(1) %28, align 8
  store <2 x i32> %29, ptr %11, align 8
  %30 = load <4 x float>, ptr %10, align 16
  %31 = shufflevector <4 x float> %30, <4 x float> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %32 = load <2 x i32>, ptr %11, align 8
  %33 = extractelement <2 x i32> %32, i64 0
  %34 = sitofp i32 %33 to float
  %35 = insertelement <4 x float> poison, float %34, i64 0
  %36 = shufflevector <4 x float> %35, <4 x float> poison, <4 x i32> zeroinitializer
  %37 = load <4 x float>, ptr %10, align 16
  %38 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %31, <4 x float> %36, <4 x float> %37)
  %39 = load ptr addrspace(1), ptr %5, align 8
  %40 = load i32, ptr %9, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds <4 x float>, ptr addrspace(1) %39, i64 %41
  store <4 x float> %38, ptr addrspace(1) %42, align 16
  %43 = load <2 x i32>, ptr %11, align 8
  %44 = extractelement <2 x i32> %43, i64 1
  %45 = icmp sgt i32 %44, 3
  br i1 %45, label %46, label %53

46:                                               ; preds = %4
  %47 = load <4 x float>, ptr %10, align 16
  %48 = load ptr addrspace(1), ptr %5, align 8
  %49 = load i32, ptr %9, align 4
  %50 = add nsw i32 %49, 1
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds <4 x float>, ptr addrspace(1) %48, i64 %51
  store <4 x float> %47, ptr addrspace(1) %52, align 16
  br label %53

53:                                               ; preds = %46, %4
  %54 = load ptr addrspace(1), ptr %8, align 8
  %55 = load i32, ptr %9, align 4
  %56 = add nsw i32 %55, 1
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds <16 x i8>, ptr addrspace(1) %54, i64 %57
  %59 = load <16 x i8>, ptr addrspace(1) %58, align 16
  %60 = shufflevector <16 x i8> %59, <16 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %61 = load ptr addrspace(1), ptr %8, align 8
  %62 = load i32, ptr %9, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds <16 x i8>, ptr addrspace(1) %61, i64 %63
  store <16 x i8> %60, ptr addrspace(1) %64, align 16
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

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
!4 = !{i32 1, i32 1, i32 1, i32 1}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"float4*", !"float4*", !"int2*", !"uchar16*"}
!7 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(2)))*", !"uchar __attribute__((ext_vector_type(16)))*"}
!8 = !{!"", !"const", !"const", !""}
