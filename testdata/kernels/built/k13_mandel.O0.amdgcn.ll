; ModuleID = 'k13_mandel.cl'
source_filename = "k13_mandel.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @mandel(ptr addrspace(1) noundef align 4 %0, float noundef %1, float noundef %2, float noundef %3, i32 noundef %4, i32 noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca float, align 4, addrspace(5)
  %9 = alloca float, align 4, addrspace(5)
  %10 = alloca float, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = addrspacecast ptr addrspace(5) %7 to ptr
  %14 = addrspacecast ptr addrspace(5) %8 to ptr
  %15 = addrspacecast ptr addrspace(5) %9 to ptr
  %16 = addrspacecast ptr addrspace(5) %10 to ptr
  %17 = addrspacecast ptr addrspace(5) %11 to ptr
  %18 = addrspacecast ptr addrspace(5) %12 to ptr
  store ptr addrspace(1) %0, ptr %13, align 8
  store float %1, ptr %14, align 4
  store float %2, ptr %15, align 4
  store float %3, ptr %16, align 4
  store i32 %4, ptr %17, align 4
  store i32 %5, ptr %18, align 4
  %19 = load ptr addrspace(1), ptr %13, align 8
  %20 = load float, ptr %14, align 4
  %21 = load float, ptr %15, align 4
  %22 = load float, ptr %16, align 4
  %23 = load i32, ptr %17, align 4
  %24 = load i32, ptr %18, align 4
  call void @__clang_ocl_kern_imp_mandel(ptr addrspace(1) noundef align 4 %19, float noundef %20, float noundef %21, float noundef %22, i32 noundef %23, i32 noundef %24) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_mandel(ptr addrspace(1) noundef align 4 %0, float noundef %1, float noundef %2, float noundef %3, i32 noundef %4, i32 noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca float, align 4, addrspace(5)
  %9 = alloca float, align 4, addrspace(5)
  %10 = alloca float, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca float, align 4, addrspace(5)
  %16 = alloca float, align 4, addrspace(5)
  %17 = alloca float, align 4, addrspace(5)
  %18 = alloca float, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca float, align 4, addrspace(5)
  %21 = addrspacecast ptr addrspace(5) %7 to ptr
  %22 = addrspacecast ptr addrspace(5) %8 to ptr
  %23 = addrspacecast ptr addrspace(5) %9 to ptr
  %24 = addrspacecast ptr addrspace(5) %10 to ptr
  %25 = addrspacecast ptr addrspace(5) %11 to ptr
  %26 = addrspacecast ptr addrspace(5) %12 to ptr
  store ptr addrspace(1) %0, ptr %21, align 8
  store float %1, ptr %22, align 4
  store float %2, ptr %23, align 4
  store float %3, ptr %24, align 4
  store i32 %4, ptr %25, align 4
  store i32 %5, ptr %26, align 4
  %27 = call i32 @llvm.amdgcn.workgroup.id.x()
  %28 = call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %29 = getelementptr i8, ptr addrspace(4) %28, i32 12
  %30 = load i16, ptr addrspace(4) %29, align 2, !range !10, !invariant.load !11, !noundef !11
  %31 = zext i16 %30 to i32
  %32 = mul i32 %27, %31
  %33 = call i32 @llvm.amdgcn.workitem.id.x()
  %34 = add i32 %32, %33
  %35 = load i32, ptr %25, align 4
  %36 = urem i32 %34, %35
  store i32 %36, ptr addrspace(5) %13, align 4
  %37 = call i32 @llvm.amdgcn.workgroup.id.x()
  %38 = call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %39 = getelementptr i8, ptr addrspace(4) %38, i32 12
  %40 = load i16, ptr addrspace(4) %39, align 2, !range !10, !invariant.load !11, !noundef !11
  %41 = zext i16 %40 to i32
  %42 = mul i32 %37, %41
  %43 = call i32 @llvm.amdgcn.workitem.id.x()
  %44 = add i32 %42, %43
  %45 = load i32, ptr %25, align 4
  %46 = udiv i32 %44, %45
  store i32 %46, ptr addrspace(5) %14, align 4
  %47 = load float, ptr %22, align 4
  %48 = load i32, ptr addrspace(5) %13, align 4
  %49 = sitofp i32 %48 to float
  %50 = load float, ptr %24, align 4
  %51 = call float @llvm.fmuladd.f32(float %49, float %50, float %47)
  store float %51, ptr addrspace(5) %15, align 4
  %52 = load float, ptr %23, align 4
  %53 = load i32, ptr addrspace(5) %14, align 4
  %54 = sitofp i32 %53 to float
  %55 = load float, ptr %24, align 4
  %56 = call float @llvm.fmuladd.f32(float %54, float %55, float %52)
  store float %56, ptr addrspace(5) %16, align 4
  store float 0.000000e+00, ptr addrspace(5) %17, align 4
  store float 0.000000e+00, ptr addrspace(5) %18, align 4
  store i32 0, ptr addrspace(5) %19, align 4
  br label %57

57:                                               ; preds = %87, %6
  %58 = load i32, ptr addrspace(5) %19, align 4
  %59 = load i32, ptr %26, align 4
  %60 = icmp slt i32 %58, %59
  br i1 %60, label %61, label %69

61:                                               ; preds = %57
  %62 = load float, ptr addrspace(5) %17, align 4
  %63 = load float, ptr addrspace(5) %17, align 4
  %64 = load float, ptr addrspace(5) %18, align 4
  %65 = load float, ptr addrspace(5) %18, align 4
  %66 = fmul float %64, %65
  %67 = call float @llvm.fmuladd.f32(float %62, float %63, float %66)
  %68 = fcmp olt float %67, 4.000000e+00
  br label %69

69:                                               ; preds = %61, %57
  %70 = phi i1 [ false, %57 ], [ %68, %61 ]
  br i1 %70, label %71, label %90

71:                                               ; preds = %69
  %72 = load float, ptr addrspace(5) %17, align 4
  %73 = load float, ptr addrspace(5) %17, align 4
  %74 = load float, ptr addrspace(5) %18, align 4
  %75 = load float, ptr addrspace(5) %18, align 4
  %76 = fmul float %74, %75
  %77 = fneg float %76
  %78 = call float @llvm.fmuladd.f32(float %72, float %73, float %77)
  %79 = load float, ptr addrspace(5) %15, align 4
  %80 = fadd float %78, %79
  store float %80, ptr addrspace(5) %20, align 4
  %81 = load float, ptr addrspace(5) %17, align 4
  %82 = fmul float 2.000000e+00, %81
  %83 = load float, ptr addrspace(5) %18, align 4
  %84 = load float, ptr addrspace(5) %16, align 4
  %85 = call float @llvm.fmuladd.f32(float %82, float %83, float %84)
  store float %85, ptr addrspace(5) %18, align 4
  %86 = load float, ptr addrspace(5) %20, align 4
  store float %86, ptr addrspace(5) %17, align 4
  br label %87

87:                                               ; preds = %71
  %88 = load i32, ptr addrspace(5) %19, align 4
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr addrspace(5) %19, align 4
  br label %57

90:                                               ; preds = %69
  %91 = load i32, ptr addrspace(5) %19, align 4
  %92 = load ptr addrspace(1), ptr %21, align 8
  %93 = call i32 @llvm.amdgcn.workgroup.id.x()
  %94 = call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %95 = getelementptr i8, ptr addrspace(4) %94, i32 12
  %96 = load i16, ptr addrspace(4) %95, align 2, !range !10, !invariant.load !11, !noundef !11
  %97 = zext i16 %96 to i32
  %98 = mul i32 %93, %97
  %99 = call i32 @llvm.amdgcn.workitem.id.x()
  %100 = add i32 %98, %99
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw i32, ptr addrspace(1) %92, i64 %101
  store i32 %91, ptr addrspace(1) %102, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

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
!6 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"int*", !"float", !"float", !"float", !"int", !"int"}
!9 = !{!"", !"", !"", !"", !"", !""}
!10 = !{i16 1, i16 1025}
!11 = !{}
