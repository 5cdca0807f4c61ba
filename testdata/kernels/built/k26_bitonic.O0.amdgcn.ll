; ModuleID = 'k26_bitonic.cl'
source_filename = "k26_bitonic.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@bitonic.s = internal addrspace(3) global [512 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @bitonic(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  %6 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr addrspace(1) %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %5, align 8
  %8 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_bitonic(ptr addrspace(1) noundef align 4 %7, i32 noundef %8) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_bitonic(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = addrspacecast ptr addrspace(5) %3 to ptr
  %12 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr addrspace(1) %0, ptr %11, align 8
  store i32 %1, ptr %12, align 4
  %13 = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %13, ptr addrspace(5) %5, align 4
  %14 = load ptr addrspace(1), ptr %11, align 8
  %15 = call i32 @llvm.amdgcn.workgroup.id.x()
  %16 = call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %17 = getelementptr i8, ptr addrspace(4) %16, i32 12
  %18 = load i16, ptr addrspace(4) %17, align 2, !range !10, !invariant.load !11, !noundef !11
  %19 = zext i16 %18 to i32
  %20 = mul i32 %15, %19
  %21 = call i32 @llvm.amdgcn.workitem.id.x()
  %22 = add i32 %20, %21
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %14, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4
  %26 = load i32, ptr addrspace(5) %5, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [512 x i32], ptr addrspace(3) @bitonic.s, i64 0, i64 %27
  store i32 %25, ptr addrspace(3) %28, align 4
  call void @llvm.amdgcn.s.barrier()
  store i32 2, ptr addrspace(5) %6, align 4
  br label %29

29:                                               ; preds = %80, %2
  %30 = load i32, ptr addrspace(5) %6, align 4
  %31 = load i32, ptr %12, align 4
  %32 = icmp sle i32 %30, %31
  br i1 %32, label %33, label %83

33:                                               ; preds = %29
  %34 = load i32, ptr addrspace(5) %6, align 4
  %35 = ashr i32 %34, 1
  store i32 %35, ptr addrspace(5) %7, align 4
  br label %36

36:                                               ; preds = %76, %33
  %37 = load i32, ptr addrspace(5) %7, align 4
  %38 = icmp sgt i32 %37, 0
  br i1 %38, label %39, label %79

39:                                               ; preds = %36
  %40 = load i32, ptr addrspace(5) %5, align 4
  %41 = load i32, ptr addrspace(5) %7, align 4
  %42 = xor i32 %40, %41
  store i32 %42, ptr addrspace(5) %8, align 4
  %43 = load i32, ptr addrspace(5) %8, align 4
  %44 = load i32, ptr addrspace(5) %5, align 4
  %45 = icmp sgt i32 %43, %44
  br i1 %45, label %46, label %75

46:                                               ; preds = %39
  %47 = load i32, ptr addrspace(5) %5, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [512 x i32], ptr addrspace(3) @bitonic.s, i64 0, i64 %48
  %50 = load i32, ptr addrspace(3) %49, align 4
  store i32 %50, ptr addrspace(5) %9, align 4
  %51 = load i32, ptr addrspace(5) %8, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [512 x i32], ptr addrspace(3) @bitonic.s, i64 0, i64 %52
  %54 = load i32, ptr addrspace(3) %53, align 4
  store i32 %54, ptr addrspace(5) %10, align 4
  %55 = load i32, ptr addrspace(5) %9, align 4
  %56 = load i32, ptr addrspace(5) %10, align 4
  %57 = icmp sgt i32 %55, %56
  %58 = zext i1 %57 to i32
  %59 = load i32, ptr addrspace(5) %5, align 4
  %60 = load i32, ptr addrspace(5) %6, align 4
  %61 = and i32 %59, %60
  %62 = icmp eq i32 %61, 0
  %63 = zext i1 %62 to i32
  %64 = icmp eq i32 %58, %63
  br i1 %64, label %65, label %74

65:                                               ; preds = %46
  %66 = load i32, ptr addrspace(5) %10, align 4
  %67 = load i32, ptr addrspace(5) %5, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [512 x i32], ptr addrspace(3) @bitonic.s, i64 0, i64 %68
  store i32 %66, ptr addrspace(3) %69, align 4
  %70 = load i32, ptr addrspace(5) %9, align 4
  %71 = load i32, ptr addrspace(5) %8, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [512 x i32], ptr addrspace(3) @bitonic.s, i64 0, i64 %72
  store i32 %70, ptr addrspace(3) %73, align 4
  br label %74

74:                                               ; preds = %65, %46
  br label %75

75:                                               ; preds = %74, %39
  call void @llvm.amdgcn.s.barrier()
  br label %76

76:                                               ; preds = %75
  %77 = load i32, ptr addrspace(5) %7, align 4
  %78 = ashr i32 %77, 1
  store i32 %78, ptr addrspace(5) %7, align 4
  br label %36

79:                                               ; preds = %36
  br label %80

80:                                               ; preds = %79
  %81 = load i32, ptr addrspace(5) %6, align 4
  %82 = shl i32 %81, 1
  store i32 %82, ptr addrspace(5) %6, align 4
  br label %29

83:                                               ; preds = %29
  %84 = load i32, ptr addrspace(5) %5, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [512 x i32], ptr addrspace(3) @bitonic.s, i64 0, i64 %85
  %87 = load i32, ptr addrspace(3) %86, align 4
  %88 = load ptr addrspace(1), ptr %11, align 8
  %89 = call i32 @llvm.amdgcn.workgroup.id.x()
  %90 = call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %91 = getelementptr i8, ptr addrspace(4) %90, i32 12
  %92 = load i16, ptr addrspace(4) %91, align 2, !range !10, !invariant.load !11, !noundef !11
  %93 = zext i16 %92 to i32
  %94 = mul i32 %89, %93
  %95 = call i32 @llvm.amdgcn.workitem.id.x()
  %96 = add i32 %94, %95
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw i32, ptr addrspace(1) %88, i64 %97
  store i32 %87, ptr addrspace(1) %98, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #2

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nofree nounwind willreturn }
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
!6 = !{i32 1, i32 0}
!7 = !{!"none", !"none"}
!8 = !{!"int*", !"int"}
!9 = !{!"", !""}
!10 = !{i16 1, i16 1025}
!11 = !{}
