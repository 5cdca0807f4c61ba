; ModuleID = 'k13_mandel.cl'
source_filename = "k13_mandel.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @mandel(ptr addrspace(1) noundef align 4 %0, float noundef %1, float noundef %2, float noundef %3, i32 noundef %4, i32 noundef %5) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
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
  call void @__clang_ocl_kern_imp_mandel(ptr addrspace(1) noundef align 4 %13, float noundef %14, float noundef %15, float noundef %16, i32 noundef %17, i32 noundef %18) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_mandel(ptr addrspace(1) noundef align 4 %0, float noundef %1, float noundef %2, float noundef %3, i32 noundef %4, i32 noundef %5) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
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
  %21 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %23 = mul nsw i32 %21, %22
  %24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = add nsw i32 %23, %24
  %26 = load i32, ptr %11, align 4
  %27 = srem i32 %25, %26
  store i32 %27, ptr %13, align 4
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %30 = mul nsw i32 %28, %29
  %31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %32 = add nsw i32 %30, %31
  %33 = load i32, ptr %11, align 4
  %34 = sdiv i32 %32, %33
  store i32 %34, ptr %14, align 4
  %35 = load float, ptr %8, align 4
  %36 = load i32, ptr %13, align 4
  %37 = sitofp i32 %36 to float
  %38 = load float, ptr %10, align 4
  %39 = call float @llvm.fmuladd.f32(float %37, float %38, float %35)
  store float %39, ptr %15, align 4
  %40 = load float, ptr %9, align 4
  %41 = load i32, ptr %14, align 4
  %42 = sitofp i32 %41 to float
  %43 = load float, ptr %10, align 4
  %44 = call float @llvm.fmuladd.f32(float %42, float %43, float %40)
  store float %44, ptr %16, align 4
  store float 0.000000e+00, ptr %17, align 4
  store float 0.000000e+00, ptr %18, align 4
  store i32 0, ptr %19, align 4
  br label %45

45:                                               ; preds = %75, %6
  %46 = load i32, ptr %19, align 4
  %47 = load i32, ptr %12, align 4
  %48 = icmp slt i32 %46, %47
  br i1 %48, label %49, label %57

49:                                               ; preds = %45
  %50 = load float, ptr %17, align 4
  %51 = load float, ptr %17, align 4
  %52 = load float, ptr %18, align 4
  %53 = load float, ptr %18, align 4
  %54 = fmul float %52, %53
  %55 = call float @llvm.fmuladd.f32(float %50, float %51, float %54)
  %56 = fcmp olt float %55, 4.000000e+00
  br label %57

57:                                               ; preds = %49, %45
  %58 = phi i1 [ false, %45 ], [ %56, %49 ]
  br i1 %58, label %59, label %78

59:                                               ; preds = %57
  %60 = load float, ptr %17, align 4
  %61 = load float, ptr %17, align 4
  %62 = load float, ptr %18, align 4
  %63 = load float, ptr %18, align 4
  %64 = fmul float %62, %63
  %65 = fneg float %64
  %66 = call float @llvm.fmuladd.f32(float %60, float %61, float %65)
  %67 = load float, ptr %15, align 4
  %68 = fadd float %66, %67
  store float %68, ptr %20, align 4
  %69 = load float, ptr %17, align 4
  %70 = fmul float 2.000000e+00, %69
  %71 = load float, ptr %18, align 4
  %72 = load float, ptr %16, align 4
  %73 = call float @llvm.fmuladd.f32(float %70, float %71, float %72)
  store float %73, ptr %18, align 4
  %74 = load float, ptr %20, align 4
  store float %74, ptr %17, align 4
  br label %75

75:                                               ; preds = %59
  %76 = load i32, ptr %19, align 4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %19, align 4
  br label %45

78:                                               ; preds = %57
  %79 = load i32, ptr %19, align 4
  %80 = load ptr addrspace(1), ptr %7, align 8
  %81 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %82 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %83 = mul nsw i32 %81, %82
  %84 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %85 = add nsw i32 %83, %84
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i32, ptr addrspace(1) %80, i64 %86
  store i32 %79, ptr addrspace(1) %87, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!5 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!6 = !{!"int*", !"float", !"float", !"float", !"int", !"int"}
!7 = !{!"", !"", !"", !"", !"", !""}
