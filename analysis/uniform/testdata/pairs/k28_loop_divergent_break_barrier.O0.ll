; ModuleID = 'k28_loop_divergent_break_barrier.cl'
source_filename = "k28_loop_divergent_break_barrier.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@lbb.flag = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @lbb(ptr addrspace(1) noundef align 4 %o, ptr addrspace(1) noundef align 4 %a, i32 noundef %n) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %o.addr = alloca ptr addrspace(1), align 8
  %a.addr = alloca ptr addrspace(1), align 8
  %n.addr = alloca i32, align 4
  store ptr addrspace(1) %o, ptr %o.addr, align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  %0 = load ptr addrspace(1), ptr %o.addr, align 8
  %1 = load ptr addrspace(1), ptr %a.addr, align 8
  %2 = load i32, ptr %n.addr, align 4
  call void @__clang_ocl_kern_imp_lbb(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_lbb(ptr addrspace(1) noundef align 4 %o, ptr addrspace(1) noundef align 4 %a, i32 noundef %n) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %o.addr = alloca ptr addrspace(1), align 8
  %a.addr = alloca ptr addrspace(1), align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %acc = alloca i32, align 4
  %i = alloca i32, align 4
  %f = alloca i32, align 4
  store ptr addrspace(1) %o, ptr %o.addr, align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %0, ptr %t, align 4
  store i32 0, ptr %acc, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4
  %2 = load i32, ptr %n.addr, align 4
  %cmp = icmp slt i32 %1, %2
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %3 = load i32, ptr %t, align 4
  %cmp1 = icmp eq i32 %3, 0
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %4 = load ptr addrspace(1), ptr %a.addr, align 8
  %5 = load i32, ptr %i, align 4
  %idxprom = sext i32 %5 to i64
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %4, i64 %idxprom
  %6 = load i32, ptr addrspace(1) %arrayidx, align 4
  store i32 %6, ptr addrspace(3) @lbb.flag, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %7 = load i32, ptr addrspace(3) @lbb.flag, align 4
  store i32 %7, ptr %f, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %8 = load i32, ptr %f, align 4
  %cmp2 = icmp slt i32 %8, 0
  br i1 %cmp2, label %if.then3, label %if.end4

if.then3:                                         ; preds = %if.end
  br label %for.end

if.end4:                                          ; preds = %if.end
  %9 = load i32, ptr %f, align 4
  %10 = load i32, ptr %t, align 4
  %mul = mul nsw i32 %9, %10
  %11 = load i32, ptr %acc, align 4
  %add = add nsw i32 %11, %mul
  store i32 %add, ptr %acc, align 4
  br label %for.inc

for.inc:                                          ; preds = %if.end4
  %12 = load i32, ptr %i, align 4
  %inc = add nsw i32 %12, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond

for.end:                                          ; preds = %if.then3, %for.cond
  %13 = load i32, ptr %acc, align 4
  %14 = load ptr addrspace(1), ptr %o.addr, align 8
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul5 = mul nsw i32 %15, %16
  %17 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add6 = add nsw i32 %mul5, %17
  %idxprom7 = sext i32 %add6 to i64
  %arrayidx8 = getelementptr inbounds i32, ptr addrspace(1) %14, i64 %idxprom7
  store i32 %13, ptr addrspace(1) %arrayidx8, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

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
!4 = !{i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none"}
!6 = !{!"int*", !"int*", !"int"}
!7 = !{!"", !"const", !""}
