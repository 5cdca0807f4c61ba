; ModuleID = 'k25_bfs.cl'
source_filename = "k25_bfs.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @bfs(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, i32 noundef %6) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = addrspacecast ptr addrspace(5) %8 to ptr
  %16 = addrspacecast ptr addrspace(5) %9 to ptr
  %17 = addrspacecast ptr addrspace(5) %10 to ptr
  %18 = addrspacecast ptr addrspace(5) %11 to ptr
  %19 = addrspacecast ptr addrspace(5) %12 to ptr
  %20 = addrspacecast ptr addrspace(5) %13 to ptr
  %21 = addrspacecast ptr addrspace(5) %14 to ptr
  store ptr addrspace(1) %0, ptr %15, align 8
  store ptr addrspace(1) %1, ptr %16, align 8
  store ptr addrspace(1) %2, ptr %17, align 8
  store ptr addrspace(1) %3, ptr %18, align 8
  store ptr addrspace(1) %4, ptr %19, align 8
  store ptr addrspace(1) %5, ptr %20, align 8
  store i32 %6, ptr %21, align 4
  %22 = load ptr addrspace(1), ptr %15, align 8
  %23 = load ptr addrspace(1), ptr %16, align 8
  %24 = load ptr addrspace(1), ptr %17, align 8
  %25 = load ptr addrspace(1), ptr %18, align 8
  %26 = load ptr addrspace(1), ptr %19, align 8
  %27 = load ptr addrspace(1), ptr %20, align 8
  %28 = load i32, ptr %21, align 4
  call void @__clang_ocl_kern_imp_bfs(ptr addrspace(1) noundef align 4 %22, ptr addrspace(1) noundef align 4 %23, ptr addrspace(1) noundef align 4 %24, ptr addrspace(1) noundef align 4 %25, ptr addrspace(1) noundef align 4 %26, ptr addrspace(1) noundef align 4 %27, i32 noundef %28) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_bfs(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, i32 noundef %6) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = addrspacecast ptr addrspace(5) %8 to ptr
  %19 = addrspacecast ptr addrspace(5) %9 to ptr
  %20 = addrspacecast ptr addrspace(5) %10 to ptr
  %21 = addrspacecast ptr addrspace(5) %11 to ptr
  %22 = addrspacecast ptr addrspace(5) %12 to ptr
  %23 = addrspacecast ptr addrspace(5) %13 to ptr
  %24 = addrspacecast ptr addrspace(5) %14 to ptr
  store ptr addrspace(1) %0, ptr %18, align 8
  store ptr addrspace(1) %1, ptr %19, align 8
  store ptr addrspace(1) %2, ptr %20, align 8
  store ptr addrspace(1) %3, ptr %21, align 8
  store ptr addrspace(1) %4, ptr %22, align 8
  store ptr addrspace(1) %5, ptr %23, align 8
  store i32 %6, ptr %24, align 4
  %25 = call i32 @llvm.amdgcn.workgroup.id.x()
  %26 = call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %27 = getelementptr i8, ptr addrspace(4) %26, i32 12
  %28 = load i16, ptr addrspace(4) %27, align 2, !range !10, !invariant.load !11, !noundef !11
  %29 = zext i16 %28 to i32
  %30 = mul i32 %25, %29
  %31 = call i32 @llvm.amdgcn.workitem.id.x()
  %32 = add i32 %30, %31
  store i32 %32, ptr addrspace(5) %15, align 4
  %33 = load i32, ptr addrspace(5) %15, align 4
  %34 = load i32, ptr %24, align 4
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %36, label %95

36:                                               ; preds = %7
  %37 = load ptr addrspace(1), ptr %20, align 8
  %38 = load i32, ptr addrspace(5) %15, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr addrspace(1) %37, i64 %39
  %41 = load i32, ptr addrspace(1) %40, align 4
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %43, label %95

43:                                               ; preds = %36
  %44 = load ptr addrspace(1), ptr %20, align 8
  %45 = load i32, ptr addrspace(5) %15, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr addrspace(1) %44, i64 %46
  store i32 0, ptr addrspace(1) %47, align 4
  %48 = load ptr addrspace(1), ptr %18, align 8
  %49 = load i32, ptr addrspace(5) %15, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr addrspace(1) %48, i64 %50
  %52 = load i32, ptr addrspace(1) %51, align 4
  store i32 %52, ptr addrspace(5) %16, align 4
  br label %53

53:                                               ; preds = %91, %43
  %54 = load i32, ptr addrspace(5) %16, align 4
  %55 = load ptr addrspace(1), ptr %18, align 8
  %56 = load i32, ptr addrspace(5) %15, align 4
  %57 = add nsw i32 %56, 1
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr addrspace(1) %55, i64 %58
  %60 = load i32, ptr addrspace(1) %59, align 4
  %61 = icmp slt i32 %54, %60
  br i1 %61, label %62, label %94

62:                                               ; preds = %53
  %63 = load ptr addrspace(1), ptr %19, align 8
  %64 = load i32, ptr addrspace(5) %16, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i32, ptr addrspace(1) %63, i64 %65
  %67 = load i32, ptr addrspace(1) %66, align 4
  store i32 %67, ptr addrspace(5) %17, align 4
  %68 = load ptr addrspace(1), ptr %22, align 8
  %69 = load i32, ptr addrspace(5) %17, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i32, ptr addrspace(1) %68, i64 %70
  %72 = load i32, ptr addrspace(1) %71, align 4
  %73 = icmp eq i32 %72, -1
  br i1 %73, label %74, label %90

74:                                               ; preds = %62
  %75 = load ptr addrspace(1), ptr %22, align 8
  %76 = load i32, ptr addrspace(5) %15, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i32, ptr addrspace(1) %75, i64 %77
  %79 = load i32, ptr addrspace(1) %78, align 4
  %80 = add nsw i32 %79, 1
  %81 = load ptr addrspace(1), ptr %22, align 8
  %82 = load i32, ptr addrspace(5) %17, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i32, ptr addrspace(1) %81, i64 %83
  store i32 %80, ptr addrspace(1) %84, align 4
  %85 = load ptr addrspace(1), ptr %21, align 8
  %86 = load i32, ptr addrspace(5) %17, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i32, ptr addrspace(1) %85, i64 %87
  store i32 1, ptr addrspace(1) %88, align 4
  %89 = load ptr addrspace(1), ptr %23, align 8
  store i32 1, ptr addrspace(1) %89, align 4
  br label %90

90:                                               ; preds = %74, %62
  br label %91

91:                                               ; preds = %90
  %92 = load i32, ptr addrspace(5) %16, align 4
  %93 = add nsw i32 %92, 1
  store i32 %93, ptr addrspace(5) %16, align 4
  br label %53

94:                                               ; preds = %53
  br label %95

95:                                               ; preds = %94, %36, %7
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
!6 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"int*", !"int*", !"int*", !"int*", !"int*", !"int*", !"int"}
!9 = !{!"const", !"const", !"", !"", !"", !"", !""}
!10 = !{i16 1, i16 1025}
!11 = !{}
