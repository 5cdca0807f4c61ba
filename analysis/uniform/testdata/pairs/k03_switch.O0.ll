; ModuleID = 'k03_switch.cl'
source_filename = "k03_switch.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @sw(ptr addrspace(1) noundef align 4 %out, ptr addrspace(1) noundef align 4 %in) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %in.addr = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %out, ptr %out.addr, align 8
  store ptr addrspace(1) %in, ptr %in.addr, align 8
  %0 = load ptr addrspace(1), ptr %out.addr, align 8
  %1 = load ptr addrspace(1), ptr %in.addr, align 8
  call void @__clang_ocl_kern_imp_sw(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_sw(ptr addrspace(1) noundef align 4 %out, ptr addrspace(1) noundef align 4 %in) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8
  %in.addr = alloca ptr addrspace(1), align 8
  %x = alloca i32, align 4
  %r = alloca i32, align 4
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
  %5 = load i32, ptr %x, align 4
  %and = and i32 %5, 15
  switch i32 %and, label %sw.default [
    i32 0, label %sw.bb
    i32 1, label %sw.bb2
    i32 2, label %sw.bb4
    i32 3, label %sw.bb5
    i32 4, label %sw.bb6
    i32 5, label %sw.bb7
    i32 6, label %sw.bb8
    i32 7, label %sw.bb9
    i32 9, label %sw.bb11
  ]

sw.bb:                                            ; preds = %entry
  %6 = load i32, ptr %x, align 4
  %add1 = add nsw i32 %6, 1
  store i32 %add1, ptr %r, align 4
  br label %sw.epilog

sw.bb2:                                           ; preds = %entry
  %7 = load i32, ptr %x, align 4
  %8 = load i32, ptr %x, align 4
  %mul3 = mul nsw i32 %7, %8
  store i32 %mul3, ptr %r, align 4
  br label %sw.epilog

sw.bb4:                                           ; preds = %entry
  %9 = load i32, ptr %x, align 4
  %xor = xor i32 %9, 85
  store i32 %xor, ptr %r, align 4
  br label %sw.epilog

sw.bb5:                                           ; preds = %entry
  %10 = load i32, ptr %x, align 4
  %div = sdiv i32 %10, 3
  store i32 %div, ptr %r, align 4
  br label %sw.epilog

sw.bb6:                                           ; preds = %entry
  %11 = load i32, ptr %x, align 4
  %sub = sub nsw i32 0, %11
  store i32 %sub, ptr %r, align 4
  br label %sw.epilog

sw.bb7:                                           ; preds = %entry
  %12 = load i32, ptr %x, align 4
  %rem = srem i32 %12, 7
  store i32 %rem, ptr %r, align 4
  br label %sw.epilog

sw.bb8:                                           ; preds = %entry
  %13 = load i32, ptr %x, align 4
  %not = xor i32 %13, -1
  store i32 %not, ptr %r, align 4
  br label %sw.bb9

sw.bb9:                                           ; preds = %entry, %sw.bb8
  %14 = load i32, ptr %r, align 4
  %add10 = add nsw i32 %14, 9
  store i32 %add10, ptr %r, align 4
  br label %sw.epilog

sw.bb11:                                          ; preds = %entry
  %15 = load i32, ptr %x, align 4
  %16 = load ptr addrspace(1), ptr %out.addr, align 8
  %17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul12 = mul nsw i32 %17, %18
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add13 = add nsw i32 %mul12, %19
  %add14 = add nsw i32 %add13, 1
  %idxprom15 = sext i32 %add14 to i64
  %arrayidx16 = getelementptr inbounds i32, ptr addrspace(1) %16, i64 %idxprom15
  store i32 %15, ptr addrspace(1) %arrayidx16, align 4
  store i32 1, ptr %r, align 4
  br label %sw.epilog

sw.default:                                       ; preds = %entry
  store i32 0, ptr %r, align 4
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.default, %sw.bb11, %sw.bb9, %sw.bb7, %sw.bb6, %sw.bb5, %sw.bb4, %sw.bb2, %sw.bb
  %20 = load i32, ptr %r, align 4
  %21 = load ptr addrspace(1), ptr %out.addr, align 8
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul17 = mul nsw i32 %22, %23
  %24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add18 = add nsw i32 %mul17, %24
  %idxprom19 = sext i32 %add18 to i64
  %arrayidx20 = getelementptr inbounds i32, ptr addrspace(1) %21, i64 %idxprom19
  store i32 %20, ptr addrspace(1) %arrayidx20, align 4
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
