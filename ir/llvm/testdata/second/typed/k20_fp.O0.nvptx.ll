; ModuleID = 'k20_fp.cl'
source_filename = "k20_fp.cl"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @fp(float addrspace(1)* noundef align 4 %0, double addrspace(1)* noundef align 8 %1, float addrspace(1)* noundef align 4 %2, double addrspace(1)* noundef align 8 %3) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %5 = alloca float addrspace(1)*, align 8
  %6 = alloca double addrspace(1)*, align 8
  %7 = alloca float addrspace(1)*, align 8
  %8 = alloca double addrspace(1)*, align 8
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca double, align 8
  store float addrspace(1)* %0, float addrspace(1)** %5, align 8
  store double addrspace(1)* %1, double addrspace(1)** %6, align 8
  store float addrspace(1)* %2, float addrspace(1)** %7, align 8
  store double addrspace(1)* %3, double addrspace(1)** %8, align 8
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul nsw i32 %12, %13
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add nsw i32 %14, %15
  store i32 %16, i32* %9, align 4
  %17 = load float addrspace(1)*, float addrspace(1)** %7, align 8
  %18 = load i32, i32* %9, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, float addrspace(1)* %17, i64 %19
  %21 = load float, float addrspace(1)* %20, align 4
  store float %21, float* %10, align 4
  %22 = load double addrspace(1)*, double addrspace(1)** %8, align 8
  %23 = load i32, i32* %9, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds double, double addrspace(1)* %22, i64 %24
  %26 = load double, double addrspace(1)* %25, align 8
  store double %26, double* %11, align 8
  %27 = load float, float* %10, align 4
  %28 = load float, float* %10, align 4
  %29 = call float @llvm.fma.f32(float %27, float %28, float 1.000000e+00)
  %30 = load float, float* %10, align 4
  %31 = fdiv float %29, %30, !fpmath !9
  %32 = load float, float* %10, align 4
  %33 = call float @llvm.sqrt.f32(float %32)
  %34 = fadd float %31, %33
  %35 = load float, float* %10, align 4
  %36 = fptosi float %35 to i32
  %37 = sitofp i32 %36 to float
  %38 = fadd float %34, %37
  %39 = load float, float* %10, align 4
  %40 = fpext float %39 to double
  %41 = load double, double* %11, align 8
  %42 = fcmp olt double %40, %41
  %43 = zext i1 %42 to i64
  %44 = select i1 %42, float 1.000000e+00, float 2.000000e+00
  %45 = fadd float %38, %44
  %46 = load float addrspace(1)*, float addrspace(1)** %5, align 8
  %47 = load i32, i32* %9, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, float addrspace(1)* %46, i64 %48
  store float %45, float addrspace(1)* %49, align 4
  %50 = load double, double* %11, align 8
  %51 = load double, double* %11, align 8
  %52 = fmul double %50, %51
  %53 = load double, double* %11, align 8
  %54 = fadd double %53, 1.000000e+00
  %55 = fdiv double %52, %54
  %56 = load double, double* %11, align 8
  %57 = fptosi double %56 to i64
  %58 = sitofp i64 %57 to double
  %59 = fadd double %55, %58
  %60 = load double, double* %11, align 8
  %61 = call double @llvm.fabs.f64(double %60)
  %62 = fadd double %59, %61
  %63 = load double, double* %11, align 8
  %64 = call double @llvm.nvvm.rcp.rn.d(double %63)
  %65 = fadd double %62, %64
  %66 = load double addrspace(1)*, double addrspace(1)** %6, align 8
  %67 = load i32, i32* %9, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds double, double addrspace(1)* %66, i64 %68
  store double %65, double addrspace(1)* %69, align 8
  %70 = load float, float* %10, align 4
  %71 = call float @llvm.nvvm.ex2.approx.f(float %70)
  %72 = load float, float* %10, align 4
  %73 = call float @llvm.nvvm.lg2.approx.f(float %72)
  %74 = fadd float %71, %73
  %75 = load float, float* %10, align 4
  %76 = call float @llvm.nvvm.sin.approx.f(float %75)
  %77 = fadd float %74, %76
  %78 = load float, float* %10, align 4
  %79 = call float @llvm.nvvm.rsqrt.approx.f(float %78)
  %80 = fadd float %77, %79
  %81 = load float addrspace(1)*, float addrspace(1)** %5, align 8
  %82 = load i32, i32* %9, align 4
  %83 = add nsw i32 %82, 1
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, float addrspace(1)* %81, i64 %84
  store float %80, float addrspace(1)* %85, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #1

; Function Attrs: nocallback nofree nosync nounwind readnone willreturn
declare double @llvm.nvvm.rcp.rn.d(double) #2

; Function Attrs: nocallback nofree nosync nounwind readnone willreturn
declare float @llvm.nvvm.ex2.approx.f(float) #2

; Function Attrs: nocallback nofree nosync nounwind readnone willreturn
declare float @llvm.nvvm.lg2.approx.f(float) #2

; Function Attrs: nocallback nofree nosync nounwind readnone willreturn
declare float @llvm.nvvm.sin.approx.f(float) #2

; Function Attrs: nocallback nofree nosync nounwind readnone willreturn
declare float @llvm.nvvm.rsqrt.approx.f(float) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx75,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nocallback nofree nosync nounwind readnone willreturn }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}

!0 = !{void (float addrspace(1)*, double addrspace(1)*, float addrspace(1)*, double addrspace(1)*)* @fp, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 15.0.6"}
!5 = !{i32 1, i32 1, i32 1, i32 1}
!6 = !{!"none", !"none", !"none", !"none"}
!7 = !{!"float*", !"double*", !"float*", !"double*"}
!8 = !{!"", !"", !"const", !"const"}
!9 = !{float 2.500000e+00}
