; ModuleID = 'k13_mandel.cl'
source_filename = "k13_mandel.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @mandel(ptr addrspace(1) noundef align 4 %out, float noundef %x0, float noundef %y0, float noundef %d, i32 noundef %w, i32 noundef %maxit) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %x0.addr = alloca float, align 4
  %y0.addr = alloca float, align 4
  %d.addr = alloca float, align 4
  %w.addr = alloca i32, align 4
  %maxit.addr = alloca i32, align 4
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store float %x0, ptr %x0.addr, align 4
  store float %y0, ptr %y0.addr, align 4
  store float %d, ptr %d.addr, align 4
  store i32 %w, ptr %w.addr, align 4
  store i32 %maxit, ptr %maxit.addr, align 4
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %1 = load float, ptr %x0.addr, align 4
  %2 = load float, ptr %y0.addr, align 4
  %3 = load float, ptr %d.addr, align 4
  %4 = load i32, ptr %w.addr, align 4
  %5 = load i32, ptr %maxit.addr, align 4
  call void @__clang_ocl_kern_imp_mandel(ptr addrspace(1) noundef align 4 %0, float noundef %1, float noundef %2, float noundef %3, i32 noundef %4, i32 noundef %5) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_mandel(ptr addrspace(1) noundef align 4 %out, float noundef %x0, float noundef %y0, float noundef %d, i32 noundef %w, i32 noundef %maxit) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %x0.addr = alloca float, align 4
  %y0.addr = alloca float, align 4
  %d.addr = alloca float, align 4
  %w.addr = alloca i32, align 4
  %maxit.addr = alloca i32, align 4
  %px = alloca i32, align 4
  %py = alloca i32, align 4
  %cx = alloca float, align 4
  %cy = alloca float, align 4
  %x = alloca float, align 4
  %y = alloca float, align 4
  %i = alloca i32, align 4
  %t = alloca float, align 4
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store float %x0, ptr %x0.addr, align 4
  store float %y0, ptr %y0.addr, align 4
  store float %d, ptr %d.addr, align 4
  store i32 %w, ptr %w.addr, align 4
  store i32 %maxit, ptr %maxit.addr, align 4
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul nsw i32 %0, %1
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add nsw i32 %mul, %2
  %3 = load i32, ptr %w.addr, align 4
  %rem = srem i32 %add, %3
  store i32 %rem, ptr %px, align 4
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul1 = mul nsw i32 %4, %5
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add2 = add nsw i32 %mul1, %6
  %7 = load i32, ptr %w.addr, align 4
  %div = sdiv i32 %add2, %7
  store i32 %div, ptr %py, align 4
  %8 = load float, ptr %x0.addr, align 4
  %9 = load i32, ptr %px, align 4
  %conv = sitofp i32 %9 to float
  %10 = load float, ptr %d.addr, align 4
  %11 = call float @llvm.fmuladd.f32(float %conv, float %10, float %8)
  store float %11, ptr %cx, align 4
  %12 = load float, ptr %y0.addr, align 4
  %13 = load i32, ptr %py, align 4
  %conv4 = sitofp i32 %13 to float
  %14 = load float, ptr %d.addr, align 4
  %15 = call float @llvm.fmuladd.f32(float %conv4, float %14, float %12)
  store float %15, ptr %cy, align 4
  store float 0.000000e+00, ptr %x, align 4
  store float 0.000000e+00, ptr %y, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %16 = load i32, ptr %i, align 4
  %17 = load i32, ptr %maxit.addr, align 4
  %cmp = icmp slt i32 %16, %17
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %18 = load float, ptr %x, align 4
  %19 = load float, ptr %x, align 4
  %20 = load float, ptr %y, align 4
  %21 = load float, ptr %y, align 4
  %mul8 = fmul float %20, %21
  %22 = call float @llvm.fmuladd.f32(float %18, float %19, float %mul8)
  %cmp9 = fcmp olt float %22, 4.000000e+00
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %23 = phi i1 [ false, %for.cond ], [ %cmp9, %land.rhs ]
  br i1 %23, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  %24 = load float, ptr %x, align 4
  %25 = load float, ptr %x, align 4
  %26 = load float, ptr %y, align 4
  %27 = load float, ptr %y, align 4
  %mul12 = fmul float %26, %27
  %neg = fneg float %mul12
  %28 = call float @llvm.fmuladd.f32(float %24, float %25, float %neg)
  %29 = load float, ptr %cx, align 4
  %add13 = fadd float %28, %29
  store float %add13, ptr %t, align 4
  %30 = load float, ptr %x, align 4
  %mul14 = fmul float 2.000000e+00, %30
  %31 = load float, ptr %y, align 4
  %32 = load float, ptr %cy, align 4
  %33 = call float @llvm.fmuladd.f32(float %mul14, float %31, float %32)
  store float %33, ptr %y, align 4
  %34 = load float, ptr %t, align 4
  store float %34, ptr %x, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %35 = load i32, ptr %i, align 4
  %inc = add nsw i32 %35, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond

for.end:                                          ; preds = %land.end
  %36 = load i32, ptr %i, align 4
  %37 = load ptr addrspace(1), ptr %out.addr, align 8
  %38 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %39 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul16 = mul nsw i32 %38, %39
  %40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add17 = add nsw i32 %mul16, %40
  %idxprom = sext i32 %add17 to i64
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %37, i64 %idxprom
  store i32 %36, ptr addrspace(1) %arrayidx, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!5 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!6 = !{!"int*", !"float", !"float", !"float", !"int", !"int"}
!7 = !{!"", !"", !"", !"", !"", !""}
