; ModuleID = 'k22_char_short.cl'
source_filename = "k22_char_short.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @small(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 2 %2, ptr addrspace(1) noundef align 2 %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
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
  call spir_func void @__clang_ocl_kern_imp_small(ptr addrspace(1) noundef align 1 %9, ptr addrspace(1) noundef align 1 %10, ptr addrspace(1) noundef align 2 %11, ptr addrspace(1) noundef align 2 %12) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_small(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 2 %2, ptr addrspace(1) noundef align 2 %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca i8, align 1
  %11 = alloca i16, align 2
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  %12 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %13 = trunc i64 %12 to i32
  %14 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %15 = trunc i64 %14 to i32
  %16 = mul nsw i32 %13, %15
  %17 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %18 = trunc i64 %17 to i32
  %19 = add nsw i32 %16, %18
  store i32 %19, ptr %9, align 4
  %20 = load ptr addrspace(1), ptr %6, align 8
  %21 = load i32, ptr %9, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i8, ptr addrspace(1) %20, i64 %22
  %24 = load i8, ptr addrspace(1) %23, align 1
  store i8 %24, ptr %10, align 1
  %25 = load ptr addrspace(1), ptr %7, align 8
  %26 = load i32, ptr %9, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i16, ptr addrspace(1) %25, i64 %27
  %29 = load i16, ptr addrspace(1) %28, align 2
  store i16 %29, ptr %11, align 2
  %30 = load i8, ptr %10, align 1
  %31 = sext i8 %30 to i32
  %32 = load i16, ptr %11, align 2
  %33 = sext i16 %32 to i32
  %34 = mul nsw i32 %31, %33
  %35 = trunc i32 %34 to i8
  %36 = zext i8 %35 to i32
  %37 = load i8, ptr %10, align 1
  %38 = sext i8 %37 to i32
  %39 = ashr i32 %38, 1
  %40 = trunc i32 %39 to i8
  %41 = zext i8 %40 to i32
  %42 = add nsw i32 %36, %41
  %43 = load i8, ptr %10, align 1
  %44 = sext i8 %43 to i32
  %45 = load i16, ptr %11, align 2
  %46 = sext i16 %45 to i32
  %47 = icmp slt i32 %44, %46
  %48 = zext i1 %47 to i32
  %49 = add nsw i32 %42, %48
  %50 = trunc i32 %49 to i8
  %51 = load ptr addrspace(1), ptr %5, align 8
  %52 = load i32, ptr %9, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i8, ptr addrspace(1) %51, i64 %53
  store i8 %50, ptr addrspace(1) %54, align 1
  %55 = load i16, ptr %11, align 2
  %56 = zext i16 %55 to i32
  %57 = sdiv i32 %56, 3
  %58 = trunc i32 %57 to i8
  %59 = load ptr addrspace(1), ptr %5, align 8
  %60 = load i32, ptr %9, align 4
  %61 = add nsw i32 %60, 64
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i8, ptr addrspace(1) %59, i64 %62
  store i8 %58, ptr addrspace(1) %63, align 1
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
!4 = !{i32 1, i32 1, i32 1, i32 1}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"uchar*", !"char*", !"short*", !"half*"}
!7 = !{!"", !"const", !"const", !""}
