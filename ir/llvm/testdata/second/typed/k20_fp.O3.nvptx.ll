; ModuleID = 'k20_fp.cl'
source_filename = "k20_fp.cl"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: argmemonly mustprogress nofree noinline norecurse nosync nounwind willreturn
define dso_local spir_kernel void @fp(float addrspace(1)* nocapture noundef writeonly align 4 %0, double addrspace(1)* nocapture noundef writeonly align 8 %1, float addrspace(1)* nocapture noundef readonly align 4 %2, double addrspace(1)* nocapture noundef readonly align 8 %3) local_unnamed_addr #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul nsw i32 %5, %6
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add nsw i32 %7, %8
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds float, float addrspace(1)* %2, i64 %10
  %12 = load float, float addrspace(1)* %11, align 4, !tbaa !9
  %13 = getelementptr inbounds double, double addrspace(1)* %3, i64 %10
  %14 = load double, double addrspace(1)* %13, align 8, !tbaa !13
  %15 = tail call float @llvm.fma.f32(float %12, float %12, float 1.000000e+00)
  %16 = fdiv float %15, %12, !fpmath !15
  %17 = tail call float @llvm.sqrt.f32(float %12)
  %18 = fadd float %17, %16
  %19 = fptosi float %12 to i32
  %20 = sitofp i32 %19 to float
  %21 = fadd float %18, %20
  %22 = fpext float %12 to double
  %23 = fcmp ogt double %14, %22
  %24 = select i1 %23, float 1.000000e+00, float 2.000000e+00
  %25 = fadd float %24, %21
  %26 = getelementptr inbounds float, float addrspace(1)* %0, i64 %10
  store float %25, float addrspace(1)* %26, align 4, !tbaa !9
  %27 = fmul double %14, %14
  %28 = fadd double %14, 1.000000e+00
  %29 = fdiv double %27, %28
  %30 = fptosi double %14 to i64
  %31 = sitofp i64 %30 to double
  %32 = fadd double %29, %31
  %33 = tail call double @llvm.fabs.f64(double %14)
  %34 = fadd double %33, %32
  %35 = fdiv double 1.000000e+00, %14
  %36 = fadd double %35, %34
  %37 = getelementptr inbounds double, double addrspace(1)* %1, i64 %10
  store double %36, double addrspace(1)* %37, align 8, !tbaa !13
  %38 = tail call float @llvm.nvvm.ex2.approx.f(float %12)
  %39 = tail call float @llvm.nvvm.lg2.approx.f(float %12)
  %40 = fadd float %38, %39
  %41 = tail call float @llvm.nvvm.sin.approx.f(float %12)
  %42 = fadd float %40, %41
  %43 = tail call float @llvm.nvvm.rsqrt.approx.f(float %12)
  %44 = fadd float %42, %43
  %45 = add nsw i32 %9, 1
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, float addrspace(1)* %0, i64 %46
  store float %44, float addrspace(1)* %47, align 4, !tbaa !9
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone willreturn
declare float @llvm.nvvm.ex2.approx.f(float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone willreturn
declare float @llvm.nvvm.lg2.approx.f(float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone willreturn
declare float @llvm.nvvm.sin.approx.f(float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone willreturn
declare float @llvm.nvvm.rsqrt.approx.f(float) #2

attributes #0 = { argmemonly mustprogress nofree noinline norecurse nosync nounwind willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx75,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { mustprogress nocallback nofree nosync nounwind readnone willreturn }

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
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = !{!14, !14, i64 0}
!14 = !{!"double", !11, i64 0}
!15 = !{float 2.500000e+00}
