; ModuleID = 'k12_bar_divergent.cl'
source_filename = "k12_bar_divergent.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@bard.s = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @bard(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %2 = alloca ptr addrspace(1), align 8, addrspace(5)
  %3 = addrspacecast ptr addrspace(5) %2 to ptr
  store ptr addrspace(1) %0, ptr %3, align 8
  %4 = load ptr addrspace(1), ptr %3, align 8
  call void @__clang_ocl_kern_imp_bard(ptr addrspace(1) noundef align 4 %4) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_bard(ptr addrspace(1) noundef align 4 %0) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %2 = alloca ptr addrspace(1), align 8, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  store ptr addrspace(1) %0, ptr %4, align 8
  %5 = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %5, ptr addrspace(5) %3, align 4
  %6 = load i32, ptr addrspace(5) %3, align 4
  %7 = load i32, ptr addrspace(5) %3, align 4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [64 x i32], ptr addrspace(3) @bard.s, i64 0, i64 %8
  store i32 %6, ptr addrspace(3) %9, align 4
  %10 = load i32, ptr addrspace(5) %3, align 4
  %11 = icmp slt i32 %10, 32
  br i1 %11, label %12, label %22

12:                                               ; preds = %1
  call void @llvm.amdgcn.s.barrier()
  %13 = load i32, ptr addrspace(5) %3, align 4
  %14 = sub nsw i32 63, %13
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [64 x i32], ptr addrspace(3) @bard.s, i64 0, i64 %15
  %17 = load i32, ptr addrspace(3) %16, align 4
  %18 = load ptr addrspace(1), ptr %4, align 8
  %19 = load i32, ptr addrspace(5) %3, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr addrspace(1) %18, i64 %20
  store i32 %17, ptr addrspace(1) %21, align 4
  br label %37

22:                                               ; preds = %1
  %23 = load i32, ptr addrspace(5) %3, align 4
  %24 = mul nsw i32 %23, 2
  %25 = load i32, ptr addrspace(5) %3, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [64 x i32], ptr addrspace(3) @bard.s, i64 0, i64 %26
  store i32 %24, ptr addrspace(3) %27, align 4
  call void @llvm.amdgcn.s.barrier()
  %28 = load i32, ptr addrspace(5) %3, align 4
  %29 = sub nsw i32 63, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [64 x i32], ptr addrspace(3) @bard.s, i64 0, i64 %30
  %32 = load i32, ptr addrspace(3) %31, align 4
  %33 = load ptr addrspace(1), ptr %4, align 8
  %34 = load i32, ptr addrspace(5) %3, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr addrspace(1) %33, i64 %35
  store i32 %32, ptr addrspace(1) %36, align 4
  br label %37

37:                                               ; preds = %22, %12
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

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
!6 = !{i32 1}
!7 = !{!"none"}
!8 = !{!"int*"}
!9 = !{!""}
