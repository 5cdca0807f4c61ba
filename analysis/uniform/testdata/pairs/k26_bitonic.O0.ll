; ModuleID = 'k26_bitonic.cl'
source_filename = "k26_bitonic.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@bitonic.s = internal addrspace(3) global [512 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @bitonic(ptr addrspace(1) noundef align 4 %o, i32 noundef %n) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %o.addr = alloca ptr addrspace(1), align 8
  %n.addr = alloca i32, align 4
  store ptr addrspace(1) %o, ptr %o.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  %0 = load ptr addrspace(1), ptr %o.addr, align 8
  %1 = load i32, ptr %n.addr, align 4
  call void @__clang_ocl_kern_imp_bitonic(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_bitonic(ptr addrspace(1) noundef align 4 %o, i32 noundef %n) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %o.addr = alloca ptr addrspace(1), align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %k = alloca i32, align 4
  %j = alloca i32, align 4
  %x = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  store ptr addrspace(1) %o, ptr %o.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %0, ptr %t, align 4
  %1 = load ptr addrspace(1), ptr %o.addr, align 8
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul nsw i32 %2, %3
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add nsw i32 %mul, %4
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %idxprom
  %5 = load i32, ptr addrspace(1) %arrayidx, align 4
  %6 = load i32, ptr %t, align 4
  %idxprom1 = sext i32 %6 to i64
  %arrayidx2 = getelementptr inbounds [512 x i32], ptr addrspace(3) @bitonic.s, i64 0, i64 %idxprom1
  store i32 %5, ptr addrspace(3) %arrayidx2, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 2, ptr %k, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc23, %entry
  %7 = load i32, ptr %k, align 4
  %8 = load i32, ptr %n.addr, align 4
  %cmp = icmp sle i32 %7, %8
  br i1 %cmp, label %for.body, label %for.end24

for.body:                                         ; preds = %for.cond
  %9 = load i32, ptr %k, align 4
  %shr = ashr i32 %9, 1
  store i32 %shr, ptr %j, align 4
  br label %for.cond3

for.cond3:                                        ; preds = %for.inc, %for.body
  %10 = load i32, ptr %j, align 4
  %cmp4 = icmp sgt i32 %10, 0
  br i1 %cmp4, label %for.body5, label %for.end

for.body5:                                        ; preds = %for.cond3
  %11 = load i32, ptr %t, align 4
  %12 = load i32, ptr %j, align 4
  %xor = xor i32 %11, %12
  store i32 %xor, ptr %x, align 4
  %13 = load i32, ptr %x, align 4
  %14 = load i32, ptr %t, align 4
  %cmp6 = icmp sgt i32 %13, %14
  br i1 %cmp6, label %if.then, label %if.end21

if.then:                                          ; preds = %for.body5
  %15 = load i32, ptr %t, align 4
  %idxprom7 = sext i32 %15 to i64
  %arrayidx8 = getelementptr inbounds [512 x i32], ptr addrspace(3) @bitonic.s, i64 0, i64 %idxprom7
  %16 = load i32, ptr addrspace(3) %arrayidx8, align 4
  store i32 %16, ptr %a, align 4
  %17 = load i32, ptr %x, align 4
  %idxprom9 = sext i32 %17 to i64
  %arrayidx10 = getelementptr inbounds [512 x i32], ptr addrspace(3) @bitonic.s, i64 0, i64 %idxprom9
  %18 = load i32, ptr addrspace(3) %arrayidx10, align 4
  store i32 %18, ptr %b, align 4
  %19 = load i32, ptr %a, align 4
  %20 = load i32, ptr %b, align 4
  %cmp11 = icmp sgt i32 %19, %20
  %conv = zext i1 %cmp11 to i32
  %21 = load i32, ptr %t, align 4
  %22 = load i32, ptr %k, align 4
  %and = and i32 %21, %22
  %cmp12 = icmp eq i32 %and, 0
  %conv13 = zext i1 %cmp12 to i32
  %cmp14 = icmp eq i32 %conv, %conv13
  br i1 %cmp14, label %if.then16, label %if.end

if.then16:                                        ; preds = %if.then
  %23 = load i32, ptr %b, align 4
  %24 = load i32, ptr %t, align 4
  %idxprom17 = sext i32 %24 to i64
  %arrayidx18 = getelementptr inbounds [512 x i32], ptr addrspace(3) @bitonic.s, i64 0, i64 %idxprom17
  store i32 %23, ptr addrspace(3) %arrayidx18, align 4
  %25 = load i32, ptr %a, align 4
  %26 = load i32, ptr %x, align 4
  %idxprom19 = sext i32 %26 to i64
  %arrayidx20 = getelementptr inbounds [512 x i32], ptr addrspace(3) @bitonic.s, i64 0, i64 %idxprom19
  store i32 %25, ptr addrspace(3) %arrayidx20, align 4
  br label %if.end

if.end:                                           ; preds = %if.then16, %if.then
  br label %if.end21

if.end21:                                         ; preds = %if.end, %for.body5
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %for.inc

for.inc:                                          ; preds = %if.end21
  %27 = load i32, ptr %j, align 4
  %shr22 = ashr i32 %27, 1
  store i32 %shr22, ptr %j, align 4
  br label %for.cond3

for.end:                                          ; preds = %for.cond3
  br label %for.inc23

for.inc23:                                        ; preds = %for.end
  %28 = load i32, ptr %k, align 4
  %shl = shl i32 %28, 1
  store i32 %shl, ptr %k, align 4
  br label %for.cond

for.end24:                                        ; preds = %for.cond
  %29 = load i32, ptr %t, align 4
  %idxprom25 = sext i32 %29 to i64
  %arrayidx26 = getelementptr inbounds [512 x i32], ptr addrspace(3) @bitonic.s, i64 0, i64 %idxprom25
  %30 = load i32, ptr addrspace(3) %arrayidx26, align 4
  %31 = load ptr addrspace(1), ptr %o.addr, align 8
  %32 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %33 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul27 = mul nsw i32 %32, %33
  %34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add28 = add nsw i32 %mul27, %34
  %idxprom29 = sext i32 %add28 to i64
  %arrayidx30 = getelementptr inbounds i32, ptr addrspace(1) %31, i64 %idxprom29
  store i32 %30, ptr addrspace(1) %arrayidx30, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{i32 1, i32 0}
!5 = !{!"none", !"none"}
!6 = !{!"int*", !"int"}
!7 = !{!"", !""}
