; ModuleID = 'k05_reduce_shared.cl'
source_filename = "k05_reduce_shared.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@reduce.s = internal addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @reduce(ptr addrspace(1) noundef align 4 %out, ptr addrspace(1) noundef align 4 %in) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %in.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %1 = load ptr addrspace(1), ptr %in.addr, align 8
  call void @__clang_ocl_kern_imp_reduce(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_reduce(ptr addrspace(1) noundef align 4 %out, ptr addrspace(1) noundef align 4 %in) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %in.addr = alloca ptr addrspace(1), align 8
  %t = alloca i32, align 4
  %k = alloca i32, align 4
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %0, ptr %t, align 4
  %1 = load ptr addrspace(1), ptr %in.addr, align 8
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
  %arrayidx2 = getelementptr inbounds [256 x i32], ptr addrspace(3) @reduce.s, i64 0, i64 %idxprom1
  store i32 %5, ptr addrspace(3) %arrayidx2, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %div = sdiv i32 %7, 2
  store i32 %div, ptr %k, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %8 = load i32, ptr %k, align 4
  %cmp = icmp sgt i32 %8, 0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %9 = load i32, ptr %t, align 4
  %10 = load i32, ptr %k, align 4
  %cmp3 = icmp slt i32 %9, %10
  br i1 %cmp3, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %11 = load i32, ptr %t, align 4
  %12 = load i32, ptr %k, align 4
  %add4 = add nsw i32 %11, %12
  %idxprom5 = sext i32 %add4 to i64
  %arrayidx6 = getelementptr inbounds [256 x i32], ptr addrspace(3) @reduce.s, i64 0, i64 %idxprom5
  %13 = load i32, ptr addrspace(3) %arrayidx6, align 4
  %14 = load i32, ptr %t, align 4
  %idxprom7 = sext i32 %14 to i64
  %arrayidx8 = getelementptr inbounds [256 x i32], ptr addrspace(3) @reduce.s, i64 0, i64 %idxprom7
  %15 = load i32, ptr addrspace(3) %arrayidx8, align 4
  %add9 = add nsw i32 %15, %13
  store i32 %add9, ptr addrspace(3) %arrayidx8, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %16 = load i32, ptr %k, align 4
  %shr = ashr i32 %16, 1
  store i32 %shr, ptr %k, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %17 = load i32, ptr %t, align 4
  %cmp10 = icmp eq i32 %17, 0
  br i1 %cmp10, label %if.then11, label %if.end14

if.then11:                                        ; preds = %for.end
  %18 = load i32, ptr addrspace(3) @reduce.s, align 4
  %19 = load ptr addrspace(1), ptr %out.addr, align 8
  %20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %idxprom12 = sext i32 %20 to i64
  %arrayidx13 = getelementptr inbounds i32, ptr addrspace(1) %19, i64 %idxprom12
  store i32 %18, ptr addrspace(1) %arrayidx13, align 4
  br label %if.end14

if.end14:                                         ; preds = %if.then11, %for.end
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
!4 = !{i32 1, i32 1}
!5 = !{!"none", !"none"}
!6 = !{!"int*", !"int*"}
!7 = !{!"", !"const"}
