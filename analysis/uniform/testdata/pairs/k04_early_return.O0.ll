; ModuleID = 'k04_early_return.cl'
source_filename = "k04_early_return.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @early(ptr addrspace(1) noundef align 4 %out, ptr addrspace(1) noundef align 4 %in, i32 noundef %n) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %in.addr = alloca ptr addrspace(1), align 8
  %n.addr = alloca i32, align 4
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %1 = load ptr addrspace(1), ptr %in.addr, align 8
  %2 = load i32, ptr %n.addr, align 4
  call void @__clang_ocl_kern_imp_early(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_early(ptr addrspace(1) noundef align 4 %out, ptr addrspace(1) noundef align 4 %in, i32 noundef %n) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %in.addr = alloca ptr addrspace(1), align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %s = alloca float, align 4
  %i = alloca i32, align 4
  %v = alloca float, align 4
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul nsw i32 %0, %1
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add nsw i32 %mul, %2
  store i32 %add, ptr %t, align 4
  %3 = load i32, ptr %t, align 4
  %4 = load i32, ptr %n.addr, align 4
  %cmp = icmp sge i32 %3, %4
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  store float 0.000000e+00, ptr %s, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %5 = load i32, ptr %i, align 4
  %6 = load i32, ptr %n.addr, align 4
  %cmp1 = icmp slt i32 %5, %6
  br i1 %cmp1, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %7 = load ptr addrspace(1), ptr %in.addr, align 8
  %8 = load i32, ptr %t, align 4
  %9 = load i32, ptr %n.addr, align 4
  %mul2 = mul nsw i32 %8, %9
  %10 = load i32, ptr %i, align 4
  %add3 = add nsw i32 %mul2, %10
  %idxprom = sext i32 %add3 to i64
  %arrayidx = getelementptr inbounds float, ptr addrspace(1) %7, i64 %idxprom
  %11 = load float, ptr addrspace(1) %arrayidx, align 4
  store float %11, ptr %v, align 4
  %12 = load float, ptr %v, align 4
  %cmp4 = fcmp olt float %12, 0.000000e+00
  br i1 %cmp4, label %if.then5, label %if.end8

if.then5:                                         ; preds = %for.body
  %13 = load ptr addrspace(1), ptr %out.addr, align 8
  %14 = load i32, ptr %t, align 4
  %idxprom6 = sext i32 %14 to i64
  %arrayidx7 = getelementptr inbounds float, ptr addrspace(1) %13, i64 %idxprom6
  store float -1.000000e+00, ptr addrspace(1) %arrayidx7, align 4
  br label %return

if.end8:                                          ; preds = %for.body
  %15 = load float, ptr %v, align 4
  %cmp9 = fcmp ogt float %15, 1.000000e+02
  br i1 %cmp9, label %if.then10, label %if.end11

if.then10:                                        ; preds = %if.end8
  br label %for.end

if.end11:                                         ; preds = %if.end8
  %16 = load float, ptr %v, align 4
  %17 = load float, ptr %s, align 4
  %add12 = fadd float %17, %16
  store float %add12, ptr %s, align 4
  br label %for.inc

for.inc:                                          ; preds = %if.end11
  %18 = load i32, ptr %i, align 4
  %inc = add nsw i32 %18, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond

for.end:                                          ; preds = %if.then10, %for.cond
  %19 = load float, ptr %s, align 4
  %20 = load ptr addrspace(1), ptr %out.addr, align 8
  %21 = load i32, ptr %t, align 4
  %idxprom13 = sext i32 %21 to i64
  %arrayidx14 = getelementptr inbounds float, ptr addrspace(1) %20, i64 %idxprom13
  store float %19, ptr addrspace(1) %arrayidx14, align 4
  br label %return

return:                                           ; preds = %for.end, %if.then5, %if.then
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none"}
!6 = !{!"float*", !"float*", !"int"}
!7 = !{!"", !"const", !""}
