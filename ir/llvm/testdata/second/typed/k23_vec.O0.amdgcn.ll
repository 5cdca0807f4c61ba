; ModuleID = 'k23_vec.cl'
source_filename = "k23_vec.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @vec(<4 x float> addrspace(1)* noundef align 16 %0, <4 x float> addrspace(1)* noundef align 16 %1, <2 x i32> addrspace(1)* noundef align 8 %2, <16 x i8> addrspace(1)* noundef align 16 %3) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca <4 x float> addrspace(1)*, align 8, addrspace(5)
  %6 = alloca <4 x float> addrspace(1)*, align 8, addrspace(5)
  %7 = alloca <2 x i32> addrspace(1)*, align 8, addrspace(5)
  %8 = alloca <16 x i8> addrspace(1)*, align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca <4 x float>, align 16, addrspace(5)
  %11 = alloca <2 x i32>, align 8, addrspace(5)
  store <4 x float> addrspace(1)* %0, <4 x float> addrspace(1)* addrspace(5)* %5, align 8
  store <4 x float> addrspace(1)* %1, <4 x float> addrspace(1)* addrspace(5)* %6, align 8
  store <2 x i32> addrspace(1)* %2, <2 x i32> addrspace(1)* addrspace(5)* %7, align 8
  store <16 x i8> addrspace(1)* %3, <16 x i8> addrspace(1)* addrspace(5)* %8, align 8
  %12 = call i32 @llvm.amdgcn.workgroup.id.x()
  %13 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr()
  %14 = getelementptr i8, i8 addrspace(4)* %13, i32 4
  %15 = bitcast i8 addrspace(4)* %14 to i16 addrspace(4)*
  %16 = load i16, i16 addrspace(4)* %15, align 2, !range !10, !invariant.load !11
  %17 = zext i16 %16 to i32
  %18 = mul i32 %12, %17
  %19 = call i32 @llvm.amdgcn.workitem.id.x(), !range !12
  %20 = add i32 %18, %19
  store i32 %20, i32 addrspace(5)* %9, align 4
  %21 = load <4 x float> addrspace(1)*, <4 x float> addrspace(1)* addrspace(5)* %6, align 8
  %22 = load i32, i32 addrspace(5)* %9, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %21, i64 %23
  %25 = load <4 x float>, <4 x float> addrspace(1)* %24, align 16
  store <4 x float> %25, <4 x float> addrspace(5)* %10, align 16
  %26 = load <2 x i32> addrspace(1)*, <2 x i32> addrspace(1)* addrspace(5)* %7, align 8
  %27 = load i32, i32 addrspace(5)* %9, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds <2 x i32>, <2 x i32> addrspace(1)* %26, i64 %28
  %30 = load <2 x i32>, <2 x i32> addrspace(1)* %29, align 8
  store <2 x i32> %30, <2 x i32> addrspace(5)* %11, align 8
  %31 = load <4 x float>, <4 x float> addrspace(5)* %10, align 16
  %32 = shufflevector <4 x float> %31, <4 x float> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %33 = load <2 x i32>, <2 x i32> addrspace(5)* %11, align 8
  %34 = extractelement <2 x i32> %33, i64 0
  %35 = sitofp i32 %34 to float
  %36 = insertelement <4 x float> poison, float %35, i32 0
  %37 = shufflevector <4 x float> %36, <4 x float> poison, <4 x i32> zeroinitializer
  %38 = load <4 x float>, <4 x float> addrspace(5)* %10, align 16
  %39 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %32, <4 x float> %37, <4 x float> %38)
  %40 = load <4 x float> addrspace(1)*, <4 x float> addrspace(1)* addrspace(5)* %5, align 8
  %41 = load i32, i32 addrspace(5)* %9, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %40, i64 %42
  store <4 x float> %39, <4 x float> addrspace(1)* %43, align 16
  %44 = load <2 x i32>, <2 x i32> addrspace(5)* %11, align 8
  %45 = extractelement <2 x i32> %44, i64 1
  %46 = icmp sgt i32 %45, 3
  br i1 %46, label %47, label %54

47:                                               ; preds = %4
  %48 = load <4 x float>, <4 x float> addrspace(5)* %10, align 16
  %49 = load <4 x float> addrspace(1)*, <4 x float> addrspace(1)* addrspace(5)* %5, align 8
  %50 = load i32, i32 addrspace(5)* %9, align 4
  %51 = add nsw i32 %50, 1
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %49, i64 %52
  store <4 x float> %48, <4 x float> addrspace(1)* %53, align 16
  br label %54

54:                                               ; preds = %47, %4
  %55 = load <16 x i8> addrspace(1)*, <16 x i8> addrspace(1)* addrspace(5)* %8, align 8
  %56 = load i32, i32 addrspace(5)* %9, align 4
  %57 = add nsw i32 %56, 1
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds <16 x i8>, <16 x i8> addrspace(1)* %55, i64 %58
  %60 = load <16 x i8>, <16 x i8> addrspace(1)* %59, align 16
  %61 = shufflevector <16 x i8> %60, <16 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %62 = load <16 x i8> addrspace(1)*, <16 x i8> addrspace(1)* addrspace(5)* %8, align 8
  %63 = load i32, i32 addrspace(5)* %9, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds <16 x i8>, <16 x i8> addrspace(1)* %62, i64 %64
  store <16 x i8> %61, <16 x i8> addrspace(1)* %65, align 16
  ret void
}

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+mai-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { nounwind readnone speculatable willreturn }
attributes #2 = { nocallback nofree nosync nounwind readnone speculatable willreturn }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 15.0.6"}
!5 = !{i32 1, i32 1, i32 1, i32 1}
!6 = !{!"none", !"none", !"none", !"none"}
!7 = !{!"float4*", !"float4*", !"int2*", !"uchar16*"}
!8 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(2)))*", !"uchar __attribute__((ext_vector_type(16)))*"}
!9 = !{!"", !"const", !"const", !""}
!10 = !{i16 1, i16 1025}
!11 = !{}
!12 = !{i32 0, i32 1024}
