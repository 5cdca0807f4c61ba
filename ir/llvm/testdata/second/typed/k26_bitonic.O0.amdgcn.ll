; ModuleID = 'k26_bitonic.cl'
source_filename = "k26_bitonic.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

@bitonic.s = internal addrspace(3) global [512 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @bitonic(i32 addrspace(1)* noundef align 4 %0, i32 noundef %1) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %3 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  store i32 addrspace(1)* %0, i32 addrspace(1)* addrspace(5)* %3, align 8
  store i32 %1, i32 addrspace(5)* %4, align 4
  %11 = call i32 @llvm.amdgcn.workitem.id.x(), !range !9
  store i32 %11, i32 addrspace(5)* %5, align 4
  %12 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %3, align 8
  %13 = call i32 @llvm.amdgcn.workgroup.id.x()
  %14 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr()
  %15 = getelementptr i8, i8 addrspace(4)* %14, i32 4
  %16 = bitcast i8 addrspace(4)* %15 to i16 addrspace(4)*
  %17 = load i16, i16 addrspace(4)* %16, align 2, !range !10, !invariant.load !11
  %18 = zext i16 %17 to i32
  %19 = mul i32 %13, %18
  %20 = call i32 @llvm.amdgcn.workitem.id.x(), !range !9
  %21 = add i32 %19, %20
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds i32, i32 addrspace(1)* %12, i64 %22
  %24 = load i32, i32 addrspace(1)* %23, align 4
  %25 = load i32, i32 addrspace(5)* %5, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic.s, i64 0, i64 %26
  store i32 %24, i32 addrspace(3)* %27, align 4
  call void @llvm.amdgcn.s.barrier()
  store i32 2, i32 addrspace(5)* %6, align 4
  br label %28

28:                                               ; preds = %79, %2
  %29 = load i32, i32 addrspace(5)* %6, align 4
  %30 = load i32, i32 addrspace(5)* %4, align 4
  %31 = icmp sle i32 %29, %30
  br i1 %31, label %32, label %82

32:                                               ; preds = %28
  %33 = load i32, i32 addrspace(5)* %6, align 4
  %34 = ashr i32 %33, 1
  store i32 %34, i32 addrspace(5)* %7, align 4
  br label %35

35:                                               ; preds = %75, %32
  %36 = load i32, i32 addrspace(5)* %7, align 4
  %37 = icmp sgt i32 %36, 0
  br i1 %37, label %38, label %78

38:                                               ; preds = %35
  %39 = load i32, i32 addrspace(5)* %5, align 4
  %40 = load i32, i32 addrspace(5)* %7, align 4
  %41 = xor i32 %39, %40
  store i32 %41, i32 addrspace(5)* %8, align 4
  %42 = load i32, i32 addrspace(5)* %8, align 4
  %43 = load i32, i32 addrspace(5)* %5, align 4
  %44 = icmp sgt i32 %42, %43
  br i1 %44, label %45, label %74

45:                                               ; preds = %38
  %46 = load i32, i32 addrspace(5)* %5, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic.s, i64 0, i64 %47
  %49 = load i32, i32 addrspace(3)* %48, align 4
  store i32 %49, i32 addrspace(5)* %9, align 4
  %50 = load i32, i32 addrspace(5)* %8, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic.s, i64 0, i64 %51
  %53 = load i32, i32 addrspace(3)* %52, align 4
  store i32 %53, i32 addrspace(5)* %10, align 4
  %54 = load i32, i32 addrspace(5)* %9, align 4
  %55 = load i32, i32 addrspace(5)* %10, align 4
  %56 = icmp sgt i32 %54, %55
  %57 = zext i1 %56 to i32
  %58 = load i32, i32 addrspace(5)* %5, align 4
  %59 = load i32, i32 addrspace(5)* %6, align 4
  %60 = and i32 %58, %59
  %61 = icmp eq i32 %60, 0
  %62 = zext i1 %61 to i32
  %63 = icmp eq i32 %57, %62
  br i1 %63, label %64, label %73

64:                                               ; preds = %45
  %65 = load i32, i32 addrspace(5)* %10, align 4
  %66 = load i32, i32 addrspace(5)* %5, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic.s, i64 0, i64 %67
  store i32 %65, i32 addrspace(3)* %68, align 4
  %69 = load i32, i32 addrspace(5)* %9, align 4
  %70 = load i32, i32 addrspace(5)* %8, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic.s, i64 0, i64 %71
  store i32 %69, i32 addrspace(3)* %72, align 4
  br label %73

73:                                               ; preds = %64, %45
  br label %74

74:                                               ; preds = %73, %38
  call void @llvm.amdgcn.s.barrier()
  br label %75

75:                                               ; preds = %74
  %76 = load i32, i32 addrspace(5)* %7, align 4
  %77 = ashr i32 %76, 1
  store i32 %77, i32 addrspace(5)* %7, align 4
  br label %35

78:                                               ; preds = %35
  br label %79

79:                                               ; preds = %78
  %80 = load i32, i32 addrspace(5)* %6, align 4
  %81 = shl i32 %80, 1
  store i32 %81, i32 addrspace(5)* %6, align 4
  br label %28

82:                                               ; preds = %28
  %83 = load i32, i32 addrspace(5)* %5, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic.s, i64 0, i64 %84
  %86 = load i32, i32 addrspace(3)* %85, align 4
  %87 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %3, align 8
  %88 = call i32 @llvm.amdgcn.workgroup.id.x()
  %89 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr()
  %90 = getelementptr i8, i8 addrspace(4)* %89, i32 4
  %91 = bitcast i8 addrspace(4)* %90 to i16 addrspace(4)*
  %92 = load i16, i16 addrspace(4)* %91, align 2, !range !10, !invariant.load !11
  %93 = zext i16 %92 to i32
  %94 = mul i32 %88, %93
  %95 = call i32 @llvm.amdgcn.workitem.id.x(), !range !9
  %96 = add i32 %94, %95
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds i32, i32 addrspace(1)* %87, i64 %97
  store i32 %86, i32 addrspace(1)* %98, align 4
  ret void
}

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+mai-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { nounwind readnone speculatable willreturn }
attributes #2 = { convergent nounwind willreturn }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 15.0.6"}
!5 = !{i32 1, i32 0}
!6 = !{!"none", !"none"}
!7 = !{!"int*", !"int"}
!8 = !{!"", !""}
!9 = !{i32 0, i32 1024}
!10 = !{i16 1, i16 1025}
!11 = !{}
