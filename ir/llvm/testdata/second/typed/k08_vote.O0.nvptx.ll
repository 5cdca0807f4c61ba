; ModuleID = 'k08_vote.cl'
source_filename = "k08_vote.cl"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @votek(i32 addrspace(1)* noundef align 4 %0, i32 addrspace(1)* noundef align 4 %1) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %3 = alloca i32 addrspace(1)*, align 8
  %4 = alloca i32 addrspace(1)*, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 addrspace(1)* %0, i32 addrspace(1)** %3, align 8
  store i32 addrspace(1)* %1, i32 addrspace(1)** %4, align 8
  %8 = load i32 addrspace(1)*, i32 addrspace(1)** %4, align 8
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul nsw i32 %9, %10
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add nsw i32 %11, %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, i32 addrspace(1)* %8, i64 %14
  %16 = load i32, i32 addrspace(1)* %15, align 4
  store i32 %16, i32* %5, align 4
  %17 = load i32, i32* %5, align 4
  %18 = icmp sgt i32 %17, 0
  %19 = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %18)
  store i32 %19, i32* %6, align 4
  %20 = load i32, i32* %6, align 4
  store i32 %20, i32* %7, align 4
  %21 = load i32, i32* %5, align 4
  %22 = icmp ne i32 %21, 7
  %23 = call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %22)
  br i1 %23, label %24, label %27

24:                                               ; preds = %2
  %25 = load i32, i32* %7, align 4
  %26 = xor i32 %25, -2147483648
  store i32 %26, i32* %7, align 4
  br label %27

27:                                               ; preds = %24, %2
  %28 = load i32, i32* %5, align 4
  %29 = icmp eq i32 %28, 42
  %30 = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %29)
  br i1 %30, label %31, label %34

31:                                               ; preds = %27
  %32 = load i32, i32* %7, align 4
  %33 = add i32 %32, 3
  store i32 %33, i32* %7, align 4
  br label %34

34:                                               ; preds = %31, %27
  %35 = load i32, i32* %5, align 4
  %36 = and i32 %35, 1
  %37 = icmp ne i32 %36, 0
  %38 = call i1 @llvm.nvvm.vote.uni.sync(i32 -1, i1 %37)
  br i1 %38, label %39, label %42

39:                                               ; preds = %34
  %40 = load i32, i32* %7, align 4
  %41 = or i32 %40, 256
  store i32 %41, i32* %7, align 4
  br label %42

42:                                               ; preds = %39, %34
  %43 = load i32, i32* %7, align 4
  %44 = load i32 addrspace(1)*, i32 addrspace(1)** %3, align 8
  %45 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %46 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %47 = mul nsw i32 %45, %46
  %48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %49 = add nsw i32 %47, %48
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, i32 addrspace(1)* %44, i64 %50
  store i32 %43, i32 addrspace(1)* %51, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent inaccessiblememonly nocallback nounwind
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #2

; Function Attrs: convergent inaccessiblememonly nocallback nounwind
declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #2

; Function Attrs: convergent inaccessiblememonly nocallback nounwind
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #2

; Function Attrs: convergent inaccessiblememonly nocallback nounwind
declare i1 @llvm.nvvm.vote.uni.sync(i32, i1) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx75,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { convergent inaccessiblememonly nocallback nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}

!0 = !{void (i32 addrspace(1)*, i32 addrspace(1)*)* @votek, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 15.0.6"}
!5 = !{i32 1, i32 1}
!6 = !{!"none", !"none"}
!7 = !{!"uint*", !"int*"}
!8 = !{!"", !"const"}
