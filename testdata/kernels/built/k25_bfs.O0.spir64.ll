; ModuleID = 'k25_bfs.cl'
source_filename = "k25_bfs.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @bfs(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, i32 noundef %6) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(1) %3, ptr %11, align 8
  store ptr addrspace(1) %4, ptr %12, align 8
  store ptr addrspace(1) %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  %15 = load ptr addrspace(1), ptr %8, align 8
  %16 = load ptr addrspace(1), ptr %9, align 8
  %17 = load ptr addrspace(1), ptr %10, align 8
  %18 = load ptr addrspace(1), ptr %11, align 8
  %19 = load ptr addrspace(1), ptr %12, align 8
  %20 = load ptr addrspace(1), ptr %13, align 8
  %21 = load i32, ptr %14, align 4
  call spir_func void @__clang_ocl_kern_imp_bfs(ptr addrspace(1) noundef align 4 %15, ptr addrspace(1) noundef align 4 %16, ptr addrspace(1) noundef align 4 %17, ptr addrspace(1) noundef align 4 %18, ptr addrspace(1) noundef align 4 %19, ptr addrspace(1) noundef align 4 %20, i32 noundef %21) #2
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_bfs(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, i32 noundef %6) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store ptr addrspace(1) %2, ptr %10, align 8
  store ptr addrspace(1) %3, ptr %11, align 8
  store ptr addrspace(1) %4, ptr %12, align 8
  store ptr addrspace(1) %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  %18 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %19 = trunc i64 %18 to i32
  %20 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %21 = trunc i64 %20 to i32
  %22 = mul nsw i32 %19, %21
  %23 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %24 = trunc i64 %23 to i32
  %25 = add nsw i32 %22, %24
  store i32 %25, ptr %15, align 4
  %26 = load i32, ptr %15, align 4
  %27 = load i32, ptr %14, align 4
  %28 = icmp slt i32 %26, %27
  br i1 %28, label %29, label %88

29:                                               ; preds = %7
  %30 = load ptr addrspace(1), ptr %10, align 8
  %31 = load i32, ptr %15, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr addrspace(1) %30, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %88

36:                                               ; preds = %29
  %37 = load ptr addrspace(1), ptr %10, align 8
  %38 = load i32, ptr %15, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr addrspace(1) %37, i64 %39
  store i32 0, ptr addrspace(1) %40, align 4
  %41 = load ptr addrspace(1), ptr %8, align 8
  %42 = load i32, ptr %15, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr addrspace(1) %41, i64 %43
  %45 = load i32, ptr addrspace(1) %44, align 4
  store i32 %45, ptr %16, align 4
  br label %46

46:                                               ; preds = %84, %36
  %47 = load i32, ptr %16, align 4
  %48 = load ptr addrspace(1), ptr %8, align 8
  %49 = load i32, ptr %15, align 4
  %50 = add nsw i32 %49, 1
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr addrspace(1) %48, i64 %51
  %53 = load i32, ptr addrspace(1) %52, align 4
  %54 = icmp slt i32 %47, %53
  br i1 %54, label %55, label %87

55:                                               ; preds = %46
  %56 = load ptr addrspace(1), ptr %9, align 8
  %57 = load i32, ptr %16, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr addrspace(1) %56, i64 %58
  %60 = load i32, ptr addrspace(1) %59, align 4
  store i32 %60, ptr %17, align 4
  %61 = load ptr addrspace(1), ptr %12, align 8
  %62 = load i32, ptr %17, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr addrspace(1) %61, i64 %63
  %65 = load i32, ptr addrspace(1) %64, align 4
  %66 = icmp eq i32 %65, -1
  br i1 %66, label %67, label %83

67:                                               ; preds = %55
  %68 = load ptr addrspace(1), ptr %12, align 8
  %69 = load i32, ptr %15, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i32, ptr addrspace(1) %68, i64 %70
  %72 = load i32, ptr addrspace(1) %71, align 4
  %73 = add nsw i32 %72, 1
  %74 = load ptr addrspace(1), ptr %12, align 8
  %75 = load i32, ptr %17, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i32, ptr addrspace(1) %74, i64 %76
  store i32 %73, ptr addrspace(1) %77, align 4
  %78 = load ptr addrspace(1), ptr %11, align 8
  %79 = load i32, ptr %17, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr addrspace(1) %78, i64 %80
  store i32 1, ptr addrspace(1) %81, align 4
  %82 = load ptr addrspace(1), ptr %13, align 8
  store i32 1, ptr addrspace(1) %82, align 4
  br label %83

83:                                               ; preds = %67, %55
  br label %84

84:                                               ; preds = %83
  %85 = load i32, ptr %16, align 4
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %16, align 4
  br label %46

87:                                               ; preds = %46
  br label %88

88:                                               ; preds = %87, %29, %7
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
!4 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!6 = !{!"int*", !"int*", !"int*", !"int*", !"int*", !"int*", !"int"}
!7 = !{!"const", !"const", !"", !"", !"", !"", !""}
