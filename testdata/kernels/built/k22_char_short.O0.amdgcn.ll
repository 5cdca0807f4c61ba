; ModuleID = 'k22_char_short.cl'
source_filename = "k22_char_short.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @small(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 2 %2, ptr addrspace(1) noundef align 2 %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
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
  call void @__clang_ocl_kern_imp_small(ptr addrspace(1) noundef align 1 %13, ptr addrspace(1) noundef align 1 %14, ptr addrspace(1) noundef align 2 %15, ptr addrspace(1) noundef align 2 %16) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_small(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 2 %2, ptr addrspace(1) noundef align 2 %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i8, align 1, addrspace(5)
  %11 = alloca i16, align 2, addrspace(5)
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
  %19 = load i16, ptr addrspace(4) %18, align 2, !range !10, !invariant.load !11, !noundef !11
  %20 = zext i16 %19 to i32
  %21 = mul i32 %16, %20
  %22 = call i32 @llvm.amdgcn.workitem.id.x()
  %23 = add i32 %21, %22
  store i32 %23, ptr addrspace(5) %9, align 4
  %24 = load ptr addrspace(1), ptr %13, align 8
  %25 = load i32, ptr addrspace(5) %9, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i8, ptr addrspace(1) %24, i64 %26
  %28 = load i8, ptr addrspace(1) %27, align 1
  store i8 %28, ptr addrspace(5) %10, align 1
  %29 = load ptr addrspace(1), ptr %14, align 8
  %30 = load i32, ptr addrspace(5) %9, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i16, ptr addrspace(1) %29, i64 %31
  %33 = load i16, ptr addrspace(1) %32, align 2
  store i16 %33, ptr addrspace(5) %11, align 2
  %34 = load i8, ptr addrspace(5) %10, align 1
  %35 = sext i8 %34 to i32
  %36 = load i16, ptr addrspace(5) %11, align 2
  %37 = sext i16 %36 to i32
  %38 = mul nsw i32 %35, %37
  %39 = trunc i32 %38 to i8
  %40 = zext i8 %39 to i32
  %41 = load i8, ptr addrspace(5) %10, align 1
  %42 = sext i8 %41 to i32
  %43 = ashr i32 %42, 1
  %44 = trunc i32 %43 to i8
  %45 = zext i8 %44 to i32
  %46 = add nsw i32 %40, %45
  %47 = load i8, ptr addrspace(5) %10, align 1
  %48 = sext i8 %47 to i32
  %49 = load i16, ptr addrspace(5) %11, align 2
  %50 = sext i16 %49 to i32
  %51 = icmp slt i32 %48, %50
  %52 = zext i1 %51 to i32
  %53 = add nsw i32 %46, %52
  %54 = trunc i32 %53 to i8
  %55 = load ptr addrspace(1), ptr %12, align 8
  %56 = load i32, ptr addrspace(5) %9, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i8, ptr addrspace(1) %55, i64 %57
  store i8 %54, ptr addrspace(1) %58, align 1
  %59 = load i16, ptr addrspace(5) %11, align 2
  %60 = zext i16 %59 to i32
  %61 = sdiv i32 %60, 3
  %62 = trunc i32 %61 to i8
  %63 = load ptr addrspace(1), ptr %12, align 8
  %64 = load i32, ptr addrspace(5) %9, align 4
  %65 = add nsw i32 %64, 64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr addrspace(1) %63, i64 %66
  store i8 %62, ptr addrspace(1) %67, align 1
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
!6 = !{i32 1, i32 1, i32 1, i32 1}
!7 = !{!"none", !"none", !"none", !"none"}
!8 = !{!"uchar*", !"char*", !"short*", !"half*"}
!9 = !{!"", !"const", !"const", !""}
!10 = !{i16 1, i16 1025}
!11 = !{}
