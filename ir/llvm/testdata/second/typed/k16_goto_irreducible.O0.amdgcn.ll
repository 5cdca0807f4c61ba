; ModuleID = 'k16_goto_irreducible.cl'
source_filename = "k16_goto_irreducible.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @irr(i32 addrspace(1)* noundef align 4 %0, i32 addrspace(1)* noundef align 4 %1) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
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
  store i32 0, i32 addrspace(5)* %6, align 4
  %20 = load i32, i32 addrspace(5)* %5, align 4
  %21 = and i32 %20, 1
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %23, label %24

23:                                               ; preds = %2
  br label %35

24:                                               ; preds = %2
  br label %25

25:                                               ; preds = %43, %24
  %26 = load i32, i32 addrspace(5)* %5, align 4
  %27 = mul nsw i32 %26, 3
  %28 = add nsw i32 %27, 1
  store i32 %28, i32 addrspace(5)* %5, align 4
  %29 = load i32, i32 addrspace(5)* %6, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, i32 addrspace(5)* %6, align 4
  %31 = load i32, i32 addrspace(5)* %6, align 4
  %32 = icmp sgt i32 %31, 50
  br i1 %32, label %33, label %34

33:                                               ; preds = %25
  br label %49

34:                                               ; preds = %25
  br label %35

35:                                               ; preds = %47, %34, %23
  %36 = load i32, i32 addrspace(5)* %5, align 4
  %37 = ashr i32 %36, 1
  store i32 %37, i32 addrspace(5)* %5, align 4
  %38 = load i32, i32 addrspace(5)* %6, align 4
  %39 = add nsw i32 %38, 2
  store i32 %39, i32 addrspace(5)* %6, align 4
  %40 = load i32, i32 addrspace(5)* %5, align 4
  %41 = and i32 %40, 2
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %43, label %44

43:                                               ; preds = %35
  br label %25

44:                                               ; preds = %35
  %45 = load i32, i32 addrspace(5)* %6, align 4
  %46 = icmp slt i32 %45, 40
  br i1 %46, label %47, label %48

47:                                               ; preds = %44
  br label %35

48:                                               ; preds = %44
  br label %49

49:                                               ; preds = %48, %33
  %50 = load i32, i32 addrspace(5)* %5, align 4
  %51 = load i32, i32 addrspace(5)* %6, align 4
  %52 = add nsw i32 %50, %51
  %53 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %3, align 8
  %54 = call i32 @llvm.amdgcn.workgroup.id.x()
  %55 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr()
  %56 = getelementptr i8, i8 addrspace(4)* %55, i32 4
  %57 = bitcast i8 addrspace(4)* %56 to i16 addrspace(4)*
  %58 = load i16, i16 addrspace(4)* %57, align 2, !range !9, !invariant.load !10
  %59 = zext i16 %58 to i32
  %60 = mul i32 %54, %59
  %61 = call i32 @llvm.amdgcn.workitem.id.x(), !range !11
  %62 = add i32 %60, %61
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds i32, i32 addrspace(1)* %53, i64 %63
  store i32 %52, i32 addrspace(1)* %64, align 4
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
