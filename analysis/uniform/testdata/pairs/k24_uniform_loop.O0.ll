; ModuleID = 'k24_uniform_loop.cl'
source_filename = "k24_uniform_loop.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @uni(ptr addrspace(1) noundef align 4 %o, ptr addrspace(1) noundef align 4 %a, i32 noundef %n, ptr addrspace(4) noundef align 4 %c) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %o.addr = alloca ptr addrspace(1), align 8
  %a.addr = alloca ptr addrspace(1), align 8
  %n.addr = alloca i32, align 4
  %c.addr = alloca ptr addrspace(4), align 8
  store ptr addrspace(1) %o, ptr %o.addr, align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  store ptr addrspace(4) %c, ptr %c.addr, align 8
  %0 = load ptr addrspace(1), ptr %o.addr, align 8
  %1 = load ptr addrspace(1), ptr %a.addr, align 8
  %2 = load i32, ptr %n.addr, align 4
  %3 = load ptr addrspace(4), ptr %c.addr, align 8
  call void @__clang_ocl_kern_imp_uni(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, ptr addrspace(4) noundef align 4 %3) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_uni(ptr addrspace(1) noundef align 4 %o, ptr addrspace(1) noundef align 4 %a, i32 noundef %n, ptr addrspace(4) noundef align 4 %c) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %o.addr = alloca ptr addrspace(1), align 8
  %a.addr = alloca ptr addrspace(1), align 8
  %n.addr = alloca i32, align 4
  %c.addr = alloca ptr addrspace(4), align 8
  %s = alloca float, align 4
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr addrspace(1) %o, ptr %o.addr, align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  store ptr addrspace(4) %c, ptr %c.addr, align 8
  store float 0.000000e+00, ptr %s, align 4
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul nsw i32 %0, %1
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add nsw i32 %mul, %2
  store i32 %add, ptr %t, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %i, align 4
  %4 = load i32, ptr %n.addr, align 4
  %cmp = icmp slt i32 %3, %4
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %5 = load ptr addrspace(4), ptr %c.addr, align 8
  %6 = load i32, ptr %i, align 4
  %idxprom = sext i32 %6 to i64
  %arrayidx = getelementptr inbounds float, ptr addrspace(4) %5, i64 %idxprom
  %7 = load float, ptr addrspace(4) %arrayidx, align 4
  %cmp1 = fcmp ogt float %7, 0.000000e+00
  br i1 %cmp1, label %if.then, label %if.else

if.then:                                          ; preds = %for.body
  %8 = load ptr addrspace(1), ptr %a.addr, align 8
  %9 = load i32, ptr %t, align 4
  %idxprom2 = sext i32 %9 to i64
  %arrayidx3 = getelementptr inbounds float, ptr addrspace(1) %8, i64 %idxprom2
  %10 = load float, ptr addrspace(1) %arrayidx3, align 4
  %11 = load ptr addrspace(4), ptr %c.addr, align 8
  %12 = load i32, ptr %i, align 4
  %idxprom4 = sext i32 %12 to i64
  %arrayidx5 = getelementptr inbounds float, ptr addrspace(4) %11, i64 %idxprom4
  %13 = load float, ptr addrspace(4) %arrayidx5, align 4
  %14 = load float, ptr %s, align 4
  %15 = call float @llvm.fmuladd.f32(float %10, float %13, float %14)
  store float %15, ptr %s, align 4
  br label %if.end

if.else:                                          ; preds = %for.body
  %16 = load ptr addrspace(4), ptr %c.addr, align 8
  %17 = load i32, ptr %i, align 4
  %idxprom7 = sext i32 %17 to i64
  %arrayidx8 = getelementptr inbounds float, ptr addrspace(4) %16, i64 %idxprom7
  %18 = load float, ptr addrspace(4) %arrayidx8, align 4
  %19 = load float, ptr %s, align 4
  %sub = fsub float %19, %18
  store float %sub, ptr %s, align 4
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %20 = load i32, ptr %i, align 4
  %inc = add nsw i32 %20, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %21 = load float, ptr %s, align 4
  %22 = load ptr addrspace(1), ptr %o.addr, align 8
  %23 = load i32, ptr %t, align 4
  %idxprom9 = sext i32 %23 to i64
  %arrayidx10 = getelementptr inbounds float, ptr addrspace(1) %22, i64 %idxprom9
  store float %21, ptr addrspace(1) %arrayidx10, align 4
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
!4 = !{i32 1, i32 1, i32 0, i32 2}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"float*", !"float*", !"int", !"float*"}
!7 = !{!"", !"const", !"", !"const"}
