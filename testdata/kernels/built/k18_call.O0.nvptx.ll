; ModuleID = 'k18_call.cl'
source_filename = "k18_call.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local i32 @f(i32 noundef %0, i32 noundef %1) #0 {
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
define dso_local <4 x float> @g(<4 x float> noundef %0, float noundef %1) #0 {
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
define dso_local ptx_kernel void @callk(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 %2) #2 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_callk(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 16 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_callk(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %5, align 8
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul nsw i32 %8, %9
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add nsw i32 %10, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr addrspace(1) %7, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4
  %16 = load ptr addrspace(1), ptr %5, align 8
  %17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = mul nsw i32 %17, %18
  %20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = add nsw i32 %19, %20
  %22 = add nsw i32 %21, 1
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr addrspace(1) %16, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4
  %26 = call i32 @f(i32 noundef %15, i32 noundef %25) #4
  %27 = call i32 @f(i32 noundef 3, i32 noundef 7) #4
  %28 = add nsw i32 %26, %27
  %29 = load ptr addrspace(1), ptr %4, align 8
  %30 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %32 = mul nsw i32 %30, %31
  %33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %34 = add nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr addrspace(1) %29, i64 %35
  store i32 %28, ptr addrspace(1) %36, align 4
  %37 = load ptr addrspace(1), ptr %6, align 8
  %38 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %39 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %40 = mul nsw i32 %38, %39
  %41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %42 = add nsw i32 %40, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds <4 x float>, ptr addrspace(1) %37, i64 %43
  %45 = load <4 x float>, ptr addrspace(1) %44, align 16
  %46 = call <4 x float> @g(<4 x float> noundef %45, float noundef 2.500000e+00) #4
  %47 = load ptr addrspace(1), ptr %6, align 8
  %48 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %49 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %50 = mul nsw i32 %48, %49
  %51 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %52 = add nsw i32 %50, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds <4 x float>, ptr addrspace(1) %47, i64 %53
  store <4 x float> %46, ptr addrspace(1) %54, align 16
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" "uniform-work-group-size"="false" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
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
