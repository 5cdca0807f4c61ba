; ModuleID = 'k17_shortcircuit.cl'
source_filename = "k17_shortcircuit.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @sc(ptr addrspace(1) noundef align 4 %out, ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, i32 noundef %n) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %n.addr = alloca i32, align 4
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %1 = load ptr addrspace(1), ptr %a.addr, align 8
  %2 = load ptr addrspace(1), ptr %b.addr, align 8
  %3 = load i32, ptr %n.addr, align 4
  call void @__clang_ocl_kern_imp_sc(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_sc(ptr addrspace(1) noundef align 4 %out, ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, i32 noundef %n) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %a.addr = alloca ptr addrspace(1), align 8
  %b.addr = alloca ptr addrspace(1), align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store ptr addrspace(1) %a, ptr %a.addr, align 8
  store ptr addrspace(1) %b, ptr %b.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul nsw i32 %0, %1
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add nsw i32 %mul, %2
  store i32 %add, ptr %t, align 4
  %3 = load i32, ptr %t, align 4
  %4 = load i32, ptr %n.addr, align 4
  %cmp = icmp slt i32 %3, %4
  br i1 %cmp, label %land.lhs.true, label %lor.lhs.false

land.lhs.true:                                    ; preds = %entry
  %5 = load ptr addrspace(1), ptr %a.addr, align 8
  %6 = load i32, ptr %t, align 4
  %idxprom = sext i32 %6 to i64
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %idxprom
  %7 = load i32, ptr addrspace(1) %arrayidx, align 4
  %cmp1 = icmp sgt i32 %7, 0
  br i1 %cmp1, label %land.lhs.true2, label %lor.lhs.false

land.lhs.true2:                                   ; preds = %land.lhs.true
  %8 = load ptr addrspace(1), ptr %b.addr, align 8
  %9 = load ptr addrspace(1), ptr %a.addr, align 8
  %10 = load i32, ptr %t, align 4
  %idxprom3 = sext i32 %10 to i64
  %arrayidx4 = getelementptr inbounds i32, ptr addrspace(1) %9, i64 %idxprom3
  %11 = load i32, ptr addrspace(1) %arrayidx4, align 4
  %idxprom5 = sext i32 %11 to i64
  %arrayidx6 = getelementptr inbounds i32, ptr addrspace(1) %8, i64 %idxprom5
  %12 = load i32, ptr addrspace(1) %arrayidx6, align 4
  %13 = load i32, ptr %t, align 4
  %cmp7 = icmp ne i32 %12, %13
  br i1 %cmp7, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true2, %land.lhs.true, %entry
  %14 = load i32, ptr %t, align 4
  %15 = load i32, ptr %n.addr, align 4
  %mul8 = mul nsw i32 2, %15
  %cmp9 = icmp sge i32 %14, %mul8
  br i1 %cmp9, label %land.lhs.true10, label %if.else

land.lhs.true10:                                  ; preds = %lor.lhs.false
  %16 = load ptr addrspace(1), ptr %b.addr, align 8
  %17 = load i32, ptr %t, align 4
  %idxprom11 = sext i32 %17 to i64
  %arrayidx12 = getelementptr inbounds i32, ptr addrspace(1) %16, i64 %idxprom11
  %18 = load i32, ptr addrspace(1) %arrayidx12, align 4
  %and = and i32 %18, 3
  %cmp13 = icmp eq i32 %and, 2
  br i1 %cmp13, label %if.then, label %if.else

if.then:                                          ; preds = %land.lhs.true10, %land.lhs.true2
  %19 = load ptr addrspace(1), ptr %out.addr, align 8
  %20 = load i32, ptr %t, align 4
  %idxprom14 = sext i32 %20 to i64
  %arrayidx15 = getelementptr inbounds i32, ptr addrspace(1) %19, i64 %idxprom14
  store i32 1, ptr addrspace(1) %arrayidx15, align 4
  br label %if.end20

if.else:                                          ; preds = %land.lhs.true10, %lor.lhs.false
  %21 = load i32, ptr %t, align 4
  %and16 = and i32 %21, 4
  %tobool = icmp ne i32 %and16, 0
  br i1 %tobool, label %if.then17, label %if.end

if.then17:                                        ; preds = %if.else
  %22 = load ptr addrspace(1), ptr %out.addr, align 8
  %23 = load i32, ptr %t, align 4
  %idxprom18 = sext i32 %23 to i64
  %arrayidx19 = getelementptr inbounds i32, ptr addrspace(1) %22, i64 %idxprom18
  store i32 2, ptr addrspace(1) %arrayidx19, align 4
  br label %if.end

if.end:                                           ; preds = %if.then17, %if.else
  br label %if.end20

if.end20:                                         ; preds = %if.end, %if.then
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
!4 = !{i32 1, i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"int*", !"int*", !"int*", !"int"}
!7 = !{!"", !"const", !"const", !""}
