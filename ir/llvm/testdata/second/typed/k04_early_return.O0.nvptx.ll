; ModuleID = 'k04_early_return.cl'
source_filename = "k04_early_return.cl"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @early(float addrspace(1)* noundef align 4 %0, float addrspace(1)* noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %4 = alloca float addrspace(1)*, align 8
  %5 = alloca float addrspace(1)*, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  store float addrspace(1)* %0, float addrspace(1)** %4, align 8
  store float addrspace(1)* %1, float addrspace(1)** %5, align 8
  store i32 %2, i32* %6, align 4
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul nsw i32 %11, %12
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add nsw i32 %13, %14
  store i32 %15, i32* %7, align 4
  %16 = load i32, i32* %7, align 4
  %17 = load i32, i32* %6, align 4
  %18 = icmp sge i32 %16, %17
  br i1 %18, label %19, label %20

19:                                               ; preds = %3
  br label %59

20:                                               ; preds = %3
  store float 0.000000e+00, float* %8, align 4
  store i32 0, i32* %9, align 4
  br label %21

21:                                               ; preds = %50, %20
  %22 = load i32, i32* %9, align 4
  %23 = load i32, i32* %6, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %53

25:                                               ; preds = %21
  %26 = load float addrspace(1)*, float addrspace(1)** %5, align 8
  %27 = load i32, i32* %7, align 4
  %28 = load i32, i32* %6, align 4
  %29 = mul nsw i32 %27, %28
  %30 = load i32, i32* %9, align 4
  %31 = add nsw i32 %29, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, float addrspace(1)* %26, i64 %32
  %34 = load float, float addrspace(1)* %33, align 4
  store float %34, float* %10, align 4
  %35 = load float, float* %10, align 4
  %36 = fcmp olt float %35, 0.000000e+00
  br i1 %36, label %37, label %42

37:                                               ; preds = %25
  %38 = load float addrspace(1)*, float addrspace(1)** %4, align 8
  %39 = load i32, i32* %7, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, float addrspace(1)* %38, i64 %40
  store float -1.000000e+00, float addrspace(1)* %41, align 4
  br label %59

42:                                               ; preds = %25
  %43 = load float, float* %10, align 4
  %44 = fcmp ogt float %43, 1.000000e+02
  br i1 %44, label %45, label %46

45:                                               ; preds = %42
  br label %53

46:                                               ; preds = %42
  %47 = load float, float* %10, align 4
  %48 = load float, float* %8, align 4
  %49 = fadd float %48, %47
  store float %49, float* %8, align 4
  br label %50

50:                                               ; preds = %46
  %51 = load i32, i32* %9, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, i32* %9, align 4
  br label %21

53:                                               ; preds = %45, %21
  %54 = load float, float* %8, align 4
  %55 = load float addrspace(1)*, float addrspace(1)** %4, align 8
  %56 = load i32, i32* %7, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, float addrspace(1)* %55, i64 %57
  store float %54, float addrspace(1)* %58, align 4
  br label %59

59:                                               ; preds = %53, %37, %19
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx75,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}

!0 = !{void (float addrspace(1)*, float addrspace(1)*, i32)* @early, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 15.0.6"}
!5 = !{i32 1, i32 1, i32 0}
!6 = !{!"none", !"none", !"none"}
!7 = !{!"float*", !"float*", !"int"}
!8 = !{!"", !"const", !""}
