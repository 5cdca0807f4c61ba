; ModuleID = 'k18_call.cl'
source_filename = "k18_call.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define hidden i32 @f(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  store i32 %0, i32 addrspace(5)* %4, align 4
  store i32 %1, i32 addrspace(5)* %5, align 4
  %8 = load i32, i32 addrspace(5)* %4, align 4
  %9 = load i32, i32 addrspace(5)* %5, align 4
  %10 = icmp sgt i32 %8, %9
  br i1 %10, label %11, label %15

11:                                               ; preds = %2
  %12 = load i32, i32 addrspace(5)* %4, align 4
  %13 = load i32, i32 addrspace(5)* %5, align 4
  %14 = mul nsw i32 %12, %13
  store i32 %14, i32 addrspace(5)* %3, align 4
  br label %32

15:                                               ; preds = %2
  store i32 0, i32 addrspace(5)* %6, align 4
  %16 = load i32, i32 addrspace(5)* %4, align 4
  store i32 %16, i32 addrspace(5)* %7, align 4
  br label %17

17:                                               ; preds = %27, %15
  %18 = load i32, i32 addrspace(5)* %7, align 4
  %19 = load i32, i32 addrspace(5)* %5, align 4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %30

21:                                               ; preds = %17
  %22 = load i32, i32 addrspace(5)* %7, align 4
  %23 = load i32, i32 addrspace(5)* %7, align 4
  %24 = mul nsw i32 %22, %23
  %25 = load i32, i32 addrspace(5)* %6, align 4
  %26 = add nsw i32 %25, %24
  store i32 %26, i32 addrspace(5)* %6, align 4
  br label %27

27:                                               ; preds = %21
  %28 = load i32, i32 addrspace(5)* %7, align 4
  %29 = add nsw i32 %28, 1
  store i32 %29, i32 addrspace(5)* %7, align 4
  br label %17

30:                                               ; preds = %17
  %31 = load i32, i32 addrspace(5)* %6, align 4
  store i32 %31, i32 addrspace(5)* %3, align 4
  br label %32

32:                                               ; preds = %30, %11
  %33 = load i32, i32 addrspace(5)* %3, align 4
  ret i32 %33
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define hidden <4 x float> @g(<4 x float> noundef %0, float noundef %1) #1 {
  %3 = alloca <4 x float>, align 16, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  store <4 x float> %0, <4 x float> addrspace(5)* %3, align 16
  store float %1, float addrspace(5)* %4, align 4
  %5 = load <4 x float>, <4 x float> addrspace(5)* %3, align 16
  %6 = load float, float addrspace(5)* %4, align 4
  %7 = insertelement <4 x float> poison, float %6, i32 0
  %8 = shufflevector <4 x float> %7, <4 x float> poison, <4 x i32> zeroinitializer
  %9 = load <4 x float>, <4 x float> addrspace(5)* %3, align 16
  %10 = shufflevector <4 x float> %9, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %11 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %5, <4 x float> %8, <4 x float> %10)
  ret <4 x float> %11
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @callk(i32 addrspace(1)* noundef align 4 %0, i32 addrspace(1)* noundef align 4 %1, <4 x float> addrspace(1)* noundef align 16 %2) #3 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %4 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %5 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %6 = alloca <4 x float> addrspace(1)*, align 8, addrspace(5)
  store i32 addrspace(1)* %0, i32 addrspace(1)* addrspace(5)* %4, align 8
  store i32 addrspace(1)* %1, i32 addrspace(1)* addrspace(5)* %5, align 8
  store <4 x float> addrspace(1)* %2, <4 x float> addrspace(1)* addrspace(5)* %6, align 8
  %7 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %5, align 8
  %8 = call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr i8, i8 addrspace(4)* %9, i32 4
  %11 = bitcast i8 addrspace(4)* %10 to i16 addrspace(4)*
  %12 = load i16, i16 addrspace(4)* %11, align 2, !range !10, !invariant.load !11
  %13 = zext i16 %12 to i32
  %14 = mul i32 %8, %13
  %15 = call i32 @llvm.amdgcn.workitem.id.x(), !range !12
  %16 = add i32 %14, %15
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds i32, i32 addrspace(1)* %7, i64 %17
  %19 = load i32, i32 addrspace(1)* %18, align 4
  %20 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %5, align 8
  %21 = call i32 @llvm.amdgcn.workgroup.id.x()
  %22 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr()
  %23 = getelementptr i8, i8 addrspace(4)* %22, i32 4
  %24 = bitcast i8 addrspace(4)* %23 to i16 addrspace(4)*
  %25 = load i16, i16 addrspace(4)* %24, align 2, !range !10, !invariant.load !11
  %26 = zext i16 %25 to i32
  %27 = mul i32 %21, %26
  %28 = call i32 @llvm.amdgcn.workitem.id.x(), !range !12
  %29 = add i32 %27, %28
  %30 = add i32 %29, 1
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds i32, i32 addrspace(1)* %20, i64 %31
  %33 = load i32, i32 addrspace(1)* %32, align 4
  %34 = call i32 @f(i32 noundef %19, i32 noundef %33) #5
  %35 = call i32 @f(i32 noundef 3, i32 noundef 7) #5
  %36 = add nsw i32 %34, %35
  %37 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %4, align 8
  %38 = call i32 @llvm.amdgcn.workgroup.id.x()
  %39 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr()
  %40 = getelementptr i8, i8 addrspace(4)* %39, i32 4
  %41 = bitcast i8 addrspace(4)* %40 to i16 addrspace(4)*
  %42 = load i16, i16 addrspace(4)* %41, align 2, !range !10, !invariant.load !11
  %43 = zext i16 %42 to i32
  %44 = mul i32 %38, %43
  %45 = call i32 @llvm.amdgcn.workitem.id.x(), !range !12
  %46 = add i32 %44, %45
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds i32, i32 addrspace(1)* %37, i64 %47
  store i32 %36, i32 addrspace(1)* %48, align 4
  %49 = load <4 x float> addrspace(1)*, <4 x float> addrspace(1)* addrspace(5)* %6, align 8
  %50 = call i32 @llvm.amdgcn.workgroup.id.x()
  %51 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr()
  %52 = getelementptr i8, i8 addrspace(4)* %51, i32 4
  %53 = bitcast i8 addrspace(4)* %52 to i16 addrspace(4)*
  %54 = load i16, i16 addrspace(4)* %53, align 2, !range !10, !invariant.load !11
  %55 = zext i16 %54 to i32
  %56 = mul i32 %50, %55
  %57 = call i32 @llvm.amdgcn.workitem.id.x(), !range !12
  %58 = add i32 %56, %57
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %49, i64 %59
  %61 = load <4 x float>, <4 x float> addrspace(1)* %60, align 16
  %62 = call <4 x float> @g(<4 x float> noundef %61, float noundef 2.500000e+00) #5
  %63 = load <4 x float> addrspace(1)*, <4 x float> addrspace(1)* addrspace(5)* %6, align 8
  %64 = call i32 @llvm.amdgcn.workgroup.id.x()
  %65 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr()
  %66 = getelementptr i8, i8 addrspace(4)* %65, i32 4
  %67 = bitcast i8 addrspace(4)* %66 to i16 addrspace(4)*
  %68 = load i16, i16 addrspace(4)* %67, align 2, !range !10, !invariant.load !11
  %69 = zext i16 %68 to i32
  %70 = mul i32 %64, %69
  %71 = call i32 @llvm.amdgcn.workitem.id.x(), !range !12
  %72 = add i32 %70, %71
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %63, i64 %73
  store <4 x float> %62, <4 x float> addrspace(1)* %74, align 16
  ret void
}

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #4

; Function Attrs: nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #4

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #4

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+mai-insts,+s-memrealtime,+s-memtime-inst" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+mai-insts,+s-memrealtime,+s-memtime-inst" }
attributes #2 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+mai-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #4 = { nounwind readnone speculatable willreturn }
attributes #5 = { convergent }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 15.0.6"}
!5 = !{i32 1, i32 1, i32 1}
!6 = !{!"none", !"none", !"none"}
!7 = !{!"int*", !"int*", !"float4*"}
!8 = !{!"int*", !"int*", !"float __attribute__((ext_vector_type(4)))*"}
!9 = !{!"", !"const", !""}
!10 = !{i16 1, i16 1025}
!11 = !{}
!12 = !{i32 0, i32 1024}
