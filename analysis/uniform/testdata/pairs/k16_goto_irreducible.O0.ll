; ModuleID = 'k16_goto_irreducible.cl'
source_filename = "k16_goto_irreducible.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @irr(ptr addrspace(1) noundef align 4 %out, ptr addrspace(1) noundef align 4 %in) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %in.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %1 = load ptr addrspace(1), ptr %in.addr, align 8
  call void @__clang_ocl_kern_imp_irr(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_irr(ptr addrspace(1) noundef align 4 %out, ptr addrspace(1) noundef align 4 %in) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %in.addr = alloca ptr addrspace(1), align 8
  %x = alloca i32, align 4
  %c = alloca i32, align 4
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  %0 = load ptr addrspace(1), ptr %in.addr, align 8
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul nsw i32 %1, %2
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add nsw i32 %mul, %3
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %idxprom
  %4 = load i32, ptr addrspace(1) %arrayidx, align 4
  store i32 %4, ptr %x, align 4
  store i32 0, ptr %c, align 4
  %5 = load i32, ptr %x, align 4
  %and = and i32 %5, 1
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %B

if.end:                                           ; preds = %entry
  br label %A

A:                                                ; preds = %if.then8, %if.end
  %6 = load i32, ptr %x, align 4
  %mul1 = mul nsw i32 %6, 3
  %add2 = add nsw i32 %mul1, 1
  store i32 %add2, ptr %x, align 4
  %7 = load i32, ptr %c, align 4
  %inc = add nsw i32 %7, 1
  store i32 %inc, ptr %c, align 4
  %8 = load i32, ptr %c, align 4
  %cmp = icmp sgt i32 %8, 50
  br i1 %cmp, label %if.then3, label %if.end4

if.then3:                                         ; preds = %A
  br label %E

if.end4:                                          ; preds = %A
  br label %B

B:                                                ; preds = %if.then11, %if.end4, %if.then
  %9 = load i32, ptr %x, align 4
  %shr = ashr i32 %9, 1
  store i32 %shr, ptr %x, align 4
  %10 = load i32, ptr %c, align 4
  %add5 = add nsw i32 %10, 2
  store i32 %add5, ptr %c, align 4
  %11 = load i32, ptr %x, align 4
  %and6 = and i32 %11, 2
  %tobool7 = icmp ne i32 %and6, 0
  br i1 %tobool7, label %if.then8, label %if.end9

if.then8:                                         ; preds = %B
  br label %A

if.end9:                                          ; preds = %B
  %12 = load i32, ptr %c, align 4
  %cmp10 = icmp slt i32 %12, 40
  br i1 %cmp10, label %if.then11, label %if.end12

if.then11:                                        ; preds = %if.end9
  br label %B

if.end12:                                         ; preds = %if.end9
  br label %E

E:                                                ; preds = %if.end12, %if.then3
  %13 = load i32, ptr %x, align 4
  %14 = load i32, ptr %c, align 4
  %add13 = add nsw i32 %13, %14
  %15 = load ptr addrspace(1), ptr %out.addr, align 8
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul14 = mul nsw i32 %16, %17
  %18 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add15 = add nsw i32 %mul14, %18
  %idxprom16 = sext i32 %add15 to i64
  %arrayidx17 = getelementptr inbounds i32, ptr addrspace(1) %15, i64 %idxprom16
  store i32 %add13, ptr addrspace(1) %arrayidx17, align 4
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
!4 = !{i32 1, i32 1}
!5 = !{!"none", !"none"}
!6 = !{!"int*", !"int*"}
!7 = !{!"", !"const"}
