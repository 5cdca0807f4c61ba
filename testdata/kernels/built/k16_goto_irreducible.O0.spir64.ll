; ModuleID = 'k16_goto_irreducible.cl'
source_filename = "k16_goto_irreducible.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @irr(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_irr(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_irr(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
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
  store i32 0, ptr %6, align 4
  %19 = load i32, ptr %5, align 4
  %20 = and i32 %19, 1
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %23

22:                                               ; preds = %2
  br label %34

23:                                               ; preds = %2
  br label %24

24:                                               ; preds = %42, %23
  %25 = load i32, ptr %5, align 4
  %26 = mul nsw i32 %25, 3
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %5, align 4
  %28 = load i32, ptr %6, align 4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %6, align 4
  %30 = load i32, ptr %6, align 4
  %31 = icmp sgt i32 %30, 50
  br i1 %31, label %32, label %33

32:                                               ; preds = %24
  br label %48

33:                                               ; preds = %24
  br label %34

34:                                               ; preds = %46, %33, %22
  %35 = load i32, ptr %5, align 4
  %36 = ashr i32 %35, 1
  store i32 %36, ptr %5, align 4
  %37 = load i32, ptr %6, align 4
  %38 = add nsw i32 %37, 2
  store i32 %38, ptr %6, align 4
  %39 = load i32, ptr %5, align 4
  %40 = and i32 %39, 2
  %41 = icmp ne i32 %40, 0
  br i1 %41, label %42, label %43

42:                                               ; preds = %34
  br label %24

43:                                               ; preds = %34
  %44 = load i32, ptr %6, align 4
  %45 = icmp slt i32 %44, 40
  br i1 %45, label %46, label %47

46:                                               ; preds = %43
  br label %34

47:                                               ; preds = %43
  br label %48

48:                                               ; preds = %47, %32
  %49 = load i32, ptr %5, align 4
  %50 = load i32, ptr %6, align 4
  %51 = add nsw i32 %49, %50
  %52 = load ptr addrspace(1), ptr %3, align 8
  %53 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %54 = trunc i64 %53 to i32
  %55 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %56 = trunc i64 %55 to i32
  %57 = mul nsw i32 %54, %56
  %58 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %59 = trunc i64 %58 to i32
  %60 = add nsw i32 %57, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr addrspace(1) %52, i64 %61
  store i32 %51, ptr addrspace(1) %62, align 4
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
