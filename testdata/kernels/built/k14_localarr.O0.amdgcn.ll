; ModuleID = 'k14_localarr.cl'
source_filename = "k14_localarr.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @locarr(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load i32, ptr %9, align 4
  call void @__clang_ocl_kern_imp_locarr(ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_locarr(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca [32 x i32], align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = addrspacecast ptr addrspace(5) %4 to ptr
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %11, align 8
  store ptr addrspace(1) %1, ptr %12, align 8
  store i32 %2, ptr %13, align 4
  store i32 0, ptr addrspace(5) %8, align 4
  br label %14

14:                                               ; preds = %37, %3
  %15 = load i32, ptr addrspace(5) %8, align 4
  %16 = icmp slt i32 %15, 32
  br i1 %16, label %17, label %40

17:                                               ; preds = %14
  %18 = load ptr addrspace(1), ptr %12, align 8
  %19 = load i32, ptr addrspace(5) %8, align 4
  %20 = load i32, ptr %13, align 4
  %21 = mul nsw i32 %19, %20
  %22 = call i32 @llvm.amdgcn.workgroup.id.x()
  %23 = call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %24 = getelementptr i8, ptr addrspace(4) %23, i32 12
  %25 = load i16, ptr addrspace(4) %24, align 2, !range !10, !invariant.load !11, !noundef !11
  %26 = zext i16 %25 to i32
  %27 = mul i32 %22, %26
  %28 = call i32 @llvm.amdgcn.workitem.id.x()
  %29 = add i32 %27, %28
  %30 = add i32 %21, %29
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4
  %34 = load i32, ptr addrspace(5) %8, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [32 x i32], ptr addrspace(5) %7, i64 0, i64 %35
  store i32 %33, ptr addrspace(5) %36, align 4
  br label %37

37:                                               ; preds = %17
  %38 = load i32, ptr addrspace(5) %8, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr addrspace(5) %8, align 4
  br label %14

40:                                               ; preds = %14
  %41 = load ptr addrspace(1), ptr %12, align 8
  %42 = call i32 @llvm.amdgcn.workgroup.id.x()
  %43 = call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %44 = getelementptr i8, ptr addrspace(4) %43, i32 12
  %45 = load i16, ptr addrspace(4) %44, align 2, !range !10, !invariant.load !11, !noundef !11
  %46 = zext i16 %45 to i32
  %47 = mul i32 %42, %46
  %48 = call i32 @llvm.amdgcn.workitem.id.x()
  %49 = add i32 %47, %48
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr addrspace(1) %41, i64 %50
  %52 = load i32, ptr addrspace(1) %51, align 4
  %53 = and i32 %52, 31
  store i32 %53, ptr addrspace(5) %9, align 4
  store i32 0, ptr addrspace(5) %10, align 4
  br label %54

54:                                               ; preds = %76, %40
  %55 = load i32, ptr addrspace(5) %10, align 4
  %56 = load i32, ptr %13, align 4
  %57 = icmp slt i32 %55, %56
  br i1 %57, label %58, label %79

58:                                               ; preds = %54
  %59 = load i32, ptr addrspace(5) %9, align 4
  %60 = mul nsw i32 %59, 7
  %61 = add nsw i32 %60, 1
  %62 = and i32 %61, 31
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [32 x i32], ptr addrspace(5) %7, i64 0, i64 %63
  %65 = load i32, ptr addrspace(5) %64, align 4
  %66 = load i32, ptr addrspace(5) %10, align 4
  %67 = add nsw i32 %65, %66
  %68 = load i32, ptr addrspace(5) %9, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [32 x i32], ptr addrspace(5) %7, i64 0, i64 %69
  store i32 %67, ptr addrspace(5) %70, align 4
  %71 = load i32, ptr addrspace(5) %9, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [32 x i32], ptr addrspace(5) %7, i64 0, i64 %72
  %74 = load i32, ptr addrspace(5) %73, align 4
  %75 = and i32 %74, 31
  store i32 %75, ptr addrspace(5) %9, align 4
  br label %76

76:                                               ; preds = %58
  %77 = load i32, ptr addrspace(5) %10, align 4
  %78 = add nsw i32 %77, 1
  store i32 %78, ptr addrspace(5) %10, align 4
  br label %54

79:                                               ; preds = %54
  %80 = load i32, ptr addrspace(5) %9, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [32 x i32], ptr addrspace(5) %7, i64 0, i64 %81
  %83 = load i32, ptr addrspace(5) %82, align 4
  %84 = load ptr addrspace(1), ptr %11, align 8
  %85 = call i32 @llvm.amdgcn.workgroup.id.x()
  %86 = call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %87 = getelementptr i8, ptr addrspace(4) %86, i32 12
  %88 = load i16, ptr addrspace(4) %87, align 2, !range !10, !invariant.load !11, !noundef !11
  %89 = zext i16 %88 to i32
  %90 = mul i32 %85, %89
  %91 = call i32 @llvm.amdgcn.workitem.id.x()
  %92 = add i32 %90, %91
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw i32, ptr addrspace(1) %84, i64 %93
  store i32 %83, ptr addrspace(1) %94, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none"}
!8 = !{!"int*", !"int*", !"int"}
!9 = !{!"", !"const", !""}
!10 = !{i16 1, i16 1025}
!11 = !{}
