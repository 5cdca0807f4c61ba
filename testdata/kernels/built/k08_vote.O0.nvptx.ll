; ModuleID = 'k08_vote.cl'
source_filename = "k08_vote.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @votek(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_votek(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_votek(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %4, align 8
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul nsw i32 %9, %10
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add nsw i32 %11, %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr addrspace(1) %8, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4
  store i32 %16, ptr %5, align 4
  %17 = load i32, ptr %5, align 4
  %18 = icmp sgt i32 %17, 0
  %19 = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %18)
  store i32 %19, ptr %6, align 4
  %20 = load i32, ptr %6, align 4
  store i32 %20, ptr %7, align 4
  %21 = load i32, ptr %5, align 4
  %22 = icmp ne i32 %21, 7
  %23 = call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %22)
  br i1 %23, label %24, label %27

24:                                               ; preds = %2
  %25 = load i32, ptr %7, align 4
  %26 = xor i32 %25, -2147483648
  store i32 %26, ptr %7, align 4
  br label %27

27:                                               ; preds = %24, %2
  %28 = load i32, ptr %5, align 4
  %29 = icmp eq i32 %28, 42
  %30 = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %29)
  br i1 %30, label %31, label %34

31:                                               ; preds = %27
  %32 = load i32, ptr %7, align 4
  %33 = add i32 %32, 3
  store i32 %33, ptr %7, align 4
  br label %34

34:                                               ; preds = %31, %27
  %35 = load i32, ptr %5, align 4
  %36 = and i32 %35, 1
  %37 = icmp ne i32 %36, 0
  %38 = call i1 @llvm.nvvm.vote.uni.sync(i32 -1, i1 %37)
  br i1 %38, label %39, label %42

39:                                               ; preds = %34
  %40 = load i32, ptr %7, align 4
  %41 = or i32 %40, 256
  store i32 %41, ptr %7, align 4
  br label %42

42:                                               ; preds = %39, %34
  %43 = load i32, ptr %7, align 4
  %44 = load ptr addrspace(1), ptr %3, align 8
  %45 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %46 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %47 = mul nsw i32 %45, %46
  %48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %49 = add nsw i32 %47, %48
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr addrspace(1) %44, i64 %50
  store i32 %43, ptr addrspace(1) %51, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.uni.sync(i32, i1) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
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
!6 = !{!"uint*", !"int*"}
!7 = !{!"", !"const"}
