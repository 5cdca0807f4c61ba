; ModuleID = 'k21_int64.cl'
source_filename = "k21_int64.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @i64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_i64(ptr addrspace(1) noundef align 8 %7, ptr addrspace(1) noundef align 8 %8, ptr addrspace(1) noundef align 8 %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_i64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul nsw i32 %10, %11
  %13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add nsw i32 %12, %13
  store i32 %14, ptr %7, align 4
  %15 = load ptr addrspace(1), ptr %5, align 8
  %16 = load i32, ptr %7, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i64, ptr addrspace(1) %15, i64 %17
  %19 = load i64, ptr addrspace(1) %18, align 8
  store i64 %19, ptr %8, align 8
  %20 = load ptr addrspace(1), ptr %6, align 8
  %21 = load i32, ptr %7, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i64, ptr addrspace(1) %20, i64 %22
  %24 = load i64, ptr addrspace(1) %23, align 8
  store i64 %24, ptr %9, align 8
  %25 = load i64, ptr %8, align 8
  %26 = load i64, ptr %8, align 8
  %27 = mul nsw i64 %25, %26
  %28 = load i64, ptr %8, align 8
  %29 = sdiv i64 %28, 3
  %30 = add nsw i64 %27, %29
  %31 = load i64, ptr %8, align 8
  %32 = srem i64 %31, 5
  %33 = add nsw i64 %30, %32
  %34 = load i64, ptr %9, align 8
  %35 = udiv i64 %34, 7
  %36 = add nsw i64 %33, %35
  %37 = load i64, ptr %9, align 8
  %38 = urem i64 %37, 11
  %39 = add nsw i64 %36, %38
  %40 = load i64, ptr %8, align 8
  %41 = load i64, ptr %9, align 8
  %42 = and i64 %41, 63
  %43 = and i64 %42, 63
  %44 = ashr i64 %40, %43
  %45 = add nsw i64 %39, %44
  %46 = load i64, ptr %8, align 8
  %47 = load i64, ptr %9, align 8
  %48 = and i64 %47, 63
  %49 = and i64 %48, 63
  %50 = shl i64 %46, %49
  %51 = add nsw i64 %45, %50
  %52 = load i64, ptr %9, align 8
  %53 = call i64 @llvm.ctpop.i64(i64 %52)
  %54 = trunc i64 %53 to i32
  %55 = sext i32 %54 to i64
  %56 = add nsw i64 %51, %55
  %57 = load i64, ptr %9, align 8
  %58 = or i64 %57, 1
  %59 = call i64 @llvm.ctlz.i64(i64 %58, i1 true)
  %60 = trunc i64 %59 to i32
  %61 = sext i32 %60 to i64
  %62 = add nsw i64 %56, %61
  %63 = load ptr addrspace(1), ptr %4, align 8
  %64 = load i32, ptr %7, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i64, ptr addrspace(1) %63, i64 %65
  store i64 %62, ptr addrspace(1) %66, align 8
  %67 = load i64, ptr %8, align 8
  %68 = sext i64 %67 to i128
  %69 = bitcast i128 %68 to i64
  %70 = load i64, ptr %9, align 8
  %71 = sext i64 %70 to i128
  %72 = bitcast i128 %71 to i64
  %73 = call i64 @llvm.nvvm.mulhi.ll(i64 %69, i64 %72)
  %74 = bitcast i64 %73 to i128
  %75 = trunc i128 %74 to i64
  %76 = load ptr addrspace(1), ptr %4, align 8
  %77 = load i32, ptr %7, align 4
  %78 = add nsw i32 %77, 1
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i64, ptr addrspace(1) %76, i64 %79
  store i64 %75, ptr addrspace(1) %80, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.nvvm.mulhi.ll(i64, i64) #2

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
!4 = !{i32 1, i32 1, i32 1}
!5 = !{!"none", !"none", !"none"}
!6 = !{!"long*", !"long*", !"ulong*"}
!7 = !{!"", !"const", !"const"}
