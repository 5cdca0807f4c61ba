; ModuleID = 'k23_vec.cl'
source_filename = "k23_vec.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @vec(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 16 %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store ptr addrspace(1) %2, ptr %11, align 8
  store ptr addrspace(1) %3, ptr %12, align 8
  %13 = load ptr addrspace(1), ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %10, align 8
  %15 = load ptr addrspace(1), ptr %11, align 8
  %16 = load ptr addrspace(1), ptr %12, align 8
  call void @__clang_ocl_kern_imp_vec(ptr addrspace(1) noundef align 16 %13, ptr addrspace(1) noundef align 16 %14, ptr addrspace(1) noundef align 8 %15, ptr addrspace(1) noundef align 16 %16) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_vec(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 16 %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca <4 x float>, align 16, addrspace(5)
  %11 = alloca <2 x i32>, align 8, addrspace(5)
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = addrspacecast ptr addrspace(5) %6 to ptr
  %14 = addrspacecast ptr addrspace(5) %7 to ptr
  %15 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %12, align 8
  store ptr addrspace(1) %1, ptr %13, align 8
  store ptr addrspace(1) %2, ptr %14, align 8
  store ptr addrspace(1) %3, ptr %15, align 8
  %16 = call i32 @llvm.amdgcn.workgroup.id.x()
  %17 = call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %18 = getelementptr i8, ptr addrspace(4) %17, i32 12
  %19 = load i16, ptr addrspace(4) %18, align 2, !range !11, !invariant.load !12, !noundef !12
  %20 = zext i16 %19 to i32
  %21 = mul i32 %16, %20
  %22 = call i32 @llvm.amdgcn.workitem.id.x()
  %23 = add i32 %21, %22
  store i32 %23, ptr addrspace(5) %9, align 4
  %24 = load ptr addrspace(1), ptr %13, align 8
  %25 = load i32, ptr addrspace(5) %9, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds <4 x float>, ptr addrspace(1) %24, i64 %26
  %28 = load <4 x float>, ptr addrspace(1) %27, align 16
  store <4 x float> %28, ptr addrspace(5) %10, align 16
  %29 = load ptr addrspace(1), ptr %14, align 8
  %30 = load i32, ptr addrspace(5) %9, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %29, i64 %31
  %33 = load <2 x i32>, ptr addrspace(1) %32, align 8
  store <2 x i32> %33, ptr addrspace(5) %11, align 8
  %34 = load <4 x float>, ptr addrspace(5) %10, align 16
  %35 = shufflevector <4 x float> %34, <4 x float> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %36 = load <2 x i32>, ptr addrspace(5) %11, align 8
  %37 = extractelement <2 x i32> %36, i64 0
  %38 = sitofp i32 %37 to float
  %39 = insertelement <4 x float> poison, float %38, i64 0
  %40 = shufflevector <4 x float> %39, <4 x float> poison, <4 x i32> zeroinitializer
  %41 = load <4 x float>, ptr addrspace(5) %10, align 16
  %42 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %35, <4 x float> %40, <4 x float> %41)
  %43 = load ptr addrspace(1), ptr %12, align 8
  %44 = load i32, ptr addrspace(5) %9, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds <4 x float>, ptr addrspace(1) %43, i64 %45
  store <4 x float> %42, ptr addrspace(1) %46, align 16
  %47 = load <2 x i32>, ptr addrspace(5) %11, align 8
  %48 = extractelement <2 x i32> %47, i64 1
  %49 = icmp sgt i32 %48, 3
  br i1 %49, label %50, label %57

50:                                               ; preds = %4
  %51 = load <4 x float>, ptr addrspace(5) %10, align 16
  %52 = load ptr addrspace(1), ptr %12, align 8
  %53 = load i32, ptr addrspace(5) %9, align 4
  %54 = add nsw i32 %53, 1
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds <4 x float>, ptr addrspace(1) %52, i64 %55
  store <4 x float> %51, ptr addrspace(1) %56, align 16
  br label %57

57:                                               ; preds = %50, %4
  %58 = load ptr addrspace(1), ptr %15, align 8
  %59 = load i32, ptr addrspace(5) %9, align 4
  %60 = add nsw i32 %59, 1
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds <16 x i8>, ptr addrspace(1) %58, i64 %61
  %63 = load <16 x i8>, ptr addrspace(1) %62, align 16
  %64 = shufflevector <16 x i8> %63, <16 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %65 = load ptr addrspace(1), ptr %15, align 8
  %66 = load i32, ptr addrspace(5) %9, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds <16 x i8>, ptr addrspace(1) %65, i64 %67
  store <16 x i8> %64, ptr addrspace(1) %68, align 16
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 1, i32 1}
!7 = !{!"none", !"none", !"none", !"none"}
!8 = !{!"float4*", !"float4*", !"int2*", !"uchar16*"}
!9 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(2)))*", !"uchar __attribute__((ext_vector_type(16)))*"}
!10 = !{!"", !"const", !"const", !""}
!11 = !{i16 1, i16 1025}
!12 = !{}
