; ModuleID = 'k03_switch.cl'
source_filename = "k03_switch.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @sw(i32 addrspace(1)* noundef align 4 %0, i32 addrspace(1)* noundef align 4 %1) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %3 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %4 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  store i32 addrspace(1)* %0, i32 addrspace(1)* addrspace(5)* %3, align 8
  store i32 addrspace(1)* %1, i32 addrspace(1)* addrspace(5)* %4, align 8
  %7 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %4, align 8
  %8 = call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr i8, i8 addrspace(4)* %9, i32 4
  %11 = bitcast i8 addrspace(4)* %10 to i16 addrspace(4)*
  %12 = load i16, i16 addrspace(4)* %11, align 2, !range !9, !invariant.load !10
  %13 = zext i16 %12 to i32
  %14 = mul i32 %8, %13
  %15 = call i32 @llvm.amdgcn.workitem.id.x(), !range !11
  %16 = add i32 %14, %15
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds i32, i32 addrspace(1)* %7, i64 %17
  %19 = load i32, i32 addrspace(1)* %18, align 4
  store i32 %19, i32 addrspace(5)* %5, align 4
  %20 = load i32, i32 addrspace(5)* %5, align 4
  %21 = and i32 %20, 15
  switch i32 %21, label %62 [
    i32 0, label %22
    i32 1, label %25
    i32 2, label %29
    i32 3, label %32
    i32 4, label %35
    i32 5, label %38
    i32 6, label %41
    i32 7, label %44
    i32 9, label %47
  ]

22:                                               ; preds = %2
  %23 = load i32, i32 addrspace(5)* %5, align 4
  %24 = add nsw i32 %23, 1
  store i32 %24, i32 addrspace(5)* %6, align 4
  br label %63

25:                                               ; preds = %2
  %26 = load i32, i32 addrspace(5)* %5, align 4
  %27 = load i32, i32 addrspace(5)* %5, align 4
  %28 = mul nsw i32 %26, %27
  store i32 %28, i32 addrspace(5)* %6, align 4
  br label %63

29:                                               ; preds = %2
  %30 = load i32, i32 addrspace(5)* %5, align 4
  %31 = xor i32 %30, 85
  store i32 %31, i32 addrspace(5)* %6, align 4
  br label %63

32:                                               ; preds = %2
  %33 = load i32, i32 addrspace(5)* %5, align 4
  %34 = sdiv i32 %33, 3
  store i32 %34, i32 addrspace(5)* %6, align 4
  br label %63

35:                                               ; preds = %2
  %36 = load i32, i32 addrspace(5)* %5, align 4
  %37 = sub nsw i32 0, %36
  store i32 %37, i32 addrspace(5)* %6, align 4
  br label %63

38:                                               ; preds = %2
  %39 = load i32, i32 addrspace(5)* %5, align 4
  %40 = srem i32 %39, 7
  store i32 %40, i32 addrspace(5)* %6, align 4
  br label %63

41:                                               ; preds = %2
  %42 = load i32, i32 addrspace(5)* %5, align 4
  %43 = xor i32 %42, -1
  store i32 %43, i32 addrspace(5)* %6, align 4
  br label %44

44:                                               ; preds = %2, %41
  %45 = load i32, i32 addrspace(5)* %6, align 4
  %46 = add nsw i32 %45, 9
  store i32 %46, i32 addrspace(5)* %6, align 4
  br label %63

47:                                               ; preds = %2
  %48 = load i32, i32 addrspace(5)* %5, align 4
  %49 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %3, align 8
  %50 = call i32 @llvm.amdgcn.workgroup.id.x()
  %51 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr()
  %52 = getelementptr i8, i8 addrspace(4)* %51, i32 4
  %53 = bitcast i8 addrspace(4)* %52 to i16 addrspace(4)*
  %54 = load i16, i16 addrspace(4)* %53, align 2, !range !9, !invariant.load !10
  %55 = zext i16 %54 to i32
  %56 = mul i32 %50, %55
  %57 = call i32 @llvm.amdgcn.workitem.id.x(), !range !11
  %58 = add i32 %56, %57
  %59 = add i32 %58, 1
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds i32, i32 addrspace(1)* %49, i64 %60
  store i32 %48, i32 addrspace(1)* %61, align 4
  store i32 1, i32 addrspace(5)* %6, align 4
  br label %63

62:                                               ; preds = %2
  store i32 0, i32 addrspace(5)* %6, align 4
  br label %63

63:                                               ; preds = %62, %47, %44, %38, %35, %32, %29, %25, %22
  %64 = load i32, i32 addrspace(5)* %6, align 4
  %65 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %3, align 8
  %66 = call i32 @llvm.amdgcn.workgroup.id.x()
  %67 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr()
  %68 = getelementptr i8, i8 addrspace(4)* %67, i32 4
  %69 = bitcast i8 addrspace(4)* %68 to i16 addrspace(4)*
  %70 = load i16, i16 addrspace(4)* %69, align 2, !range !9, !invariant.load !10
  %71 = zext i16 %70 to i32
  %72 = mul i32 %66, %71
  %73 = call i32 @llvm.amdgcn.workitem.id.x(), !range !11
  %74 = add i32 %72, %73
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds i32, i32 addrspace(1)* %65, i64 %75
  store i32 %64, i32 addrspace(1)* %76, align 4
  ret void
}

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+mai-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { nounwind readnone speculatable willreturn }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 15.0.6"}
!5 = !{i32 1, i32 1}
!6 = !{!"none", !"none"}
!7 = !{!"int*", !"int*"}
!8 = !{!"", !"const"}
!9 = !{i16 1, i16 1025}
!10 = !{}
!11 = !{i32 0, i32 1024}
