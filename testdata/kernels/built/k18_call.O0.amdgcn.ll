; ModuleID = 'k18_call.cl'
source_filename = "k18_call.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define hidden i32 @f(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %3 to ptr
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 %0, ptr %9, align 4
  store i32 %1, ptr %10, align 4
  %11 = load i32, ptr %9, align 4
  %12 = load i32, ptr %10, align 4
  %13 = icmp sgt i32 %11, %12
  br i1 %13, label %14, label %18

14:                                               ; preds = %2
  %15 = load i32, ptr %9, align 4
  %16 = load i32, ptr %10, align 4
  %17 = mul nsw i32 %15, %16
  store i32 %17, ptr %8, align 4
  br label %35

18:                                               ; preds = %2
  store i32 0, ptr addrspace(5) %6, align 4
  %19 = load i32, ptr %9, align 4
  store i32 %19, ptr addrspace(5) %7, align 4
  br label %20

20:                                               ; preds = %30, %18
  %21 = load i32, ptr addrspace(5) %7, align 4
  %22 = load i32, ptr %10, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %33

24:                                               ; preds = %20
  %25 = load i32, ptr addrspace(5) %7, align 4
  %26 = load i32, ptr addrspace(5) %7, align 4
  %27 = mul nsw i32 %25, %26
  %28 = load i32, ptr addrspace(5) %6, align 4
  %29 = add nsw i32 %28, %27
  store i32 %29, ptr addrspace(5) %6, align 4
  br label %30

30:                                               ; preds = %24
  %31 = load i32, ptr addrspace(5) %7, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr addrspace(5) %7, align 4
  br label %20

33:                                               ; preds = %20
  %34 = load i32, ptr addrspace(5) %6, align 4
  store i32 %34, ptr %8, align 4
  br label %35

35:                                               ; preds = %33, %14
  %36 = load i32, ptr %8, align 4
  ret i32 %36
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define hidden <4 x float> @g(<4 x float> noundef %0, float noundef %1) #0 {
  %3 = alloca <4 x float>, align 16, addrspace(5)
  %4 = alloca <4 x float>, align 16, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store <4 x float> %0, ptr %7, align 16
  store float %1, ptr %8, align 4
  %9 = load <4 x float>, ptr %7, align 16
  %10 = load float, ptr %8, align 4
  %11 = insertelement <4 x float> poison, float %10, i64 0
  %12 = shufflevector <4 x float> %11, <4 x float> poison, <4 x i32> zeroinitializer
  %13 = load <4 x float>, ptr %7, align 16
  %14 = shufflevector <4 x float> %13, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %15 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %9, <4 x float> %12, <4 x float> %14)
  ret <4 x float> %15
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @callk(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 %2) #2 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load ptr addrspace(1), ptr %9, align 8
  call void @__clang_ocl_kern_imp_callk(ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 16 %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_callk(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 %2) #3 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  %10 = load ptr addrspace(1), ptr %8, align 8
  %11 = call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %13 = getelementptr i8, ptr addrspace(4) %12, i32 12
  %14 = load i16, ptr addrspace(4) %13, align 2, !range !11, !invariant.load !12, !noundef !12
  %15 = zext i16 %14 to i32
  %16 = mul i32 %11, %15
  %17 = call i32 @llvm.amdgcn.workitem.id.x()
  %18 = add i32 %16, %17
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4
  %22 = load ptr addrspace(1), ptr %8, align 8
  %23 = call i32 @llvm.amdgcn.workgroup.id.x()
  %24 = call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %25 = getelementptr i8, ptr addrspace(4) %24, i32 12
  %26 = load i16, ptr addrspace(4) %25, align 2, !range !11, !invariant.load !12, !noundef !12
  %27 = zext i16 %26 to i32
  %28 = mul i32 %23, %27
  %29 = call i32 @llvm.amdgcn.workitem.id.x()
  %30 = add i32 %28, %29
  %31 = add i32 %30, 1
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4
  %35 = call i32 @f(i32 noundef %21, i32 noundef %34) #5
  %36 = call i32 @f(i32 noundef 3, i32 noundef 7) #5
  %37 = add nsw i32 %35, %36
  %38 = load ptr addrspace(1), ptr %7, align 8
  %39 = call i32 @llvm.amdgcn.workgroup.id.x()
  %40 = call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %41 = getelementptr i8, ptr addrspace(4) %40, i32 12
  %42 = load i16, ptr addrspace(4) %41, align 2, !range !11, !invariant.load !12, !noundef !12
  %43 = zext i16 %42 to i32
  %44 = mul i32 %39, %43
  %45 = call i32 @llvm.amdgcn.workitem.id.x()
  %46 = add i32 %44, %45
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr addrspace(1) %38, i64 %47
  store i32 %37, ptr addrspace(1) %48, align 4
  %49 = load ptr addrspace(1), ptr %9, align 8
  %50 = call i32 @llvm.amdgcn.workgroup.id.x()
  %51 = call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %52 = getelementptr i8, ptr addrspace(4) %51, i32 12
  %53 = load i16, ptr addrspace(4) %52, align 2, !range !11, !invariant.load !12, !noundef !12
  %54 = zext i16 %53 to i32
  %55 = mul i32 %50, %54
  %56 = call i32 @llvm.amdgcn.workitem.id.x()
  %57 = add i32 %55, %56
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %49, i64 %58
  %60 = load <4 x float>, ptr addrspace(1) %59, align 16
  %61 = call <4 x float> @g(<4 x float> noundef %60, float noundef 2.500000e+00) #5
  %62 = load ptr addrspace(1), ptr %9, align 8
  %63 = call i32 @llvm.amdgcn.workgroup.id.x()
  %64 = call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %65 = getelementptr i8, ptr addrspace(4) %64, i32 12
  %66 = load i16, ptr addrspace(4) %65, align 2, !range !11, !invariant.load !12, !noundef !12
  %67 = zext i16 %66 to i32
  %68 = mul i32 %63, %67
  %69 = call i32 @llvm.amdgcn.workitem.id.x()
  %70 = add i32 %68, %69
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %62, i64 %71
  store <4 x float> %61, ptr addrspace(1) %72, align 16
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #4

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #3 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 1}
!7 = !{!"none", !"none", !"none"}
!8 = !{!"int*", !"int*", !"float4*"}
!9 = !{!"int*", !"int*", !"float __attribute__((ext_vector_type(4)))*"}
!10 = !{!"", !"const", !""}
!11 = !{i16 1, i16 1025}
!12 = !{}
