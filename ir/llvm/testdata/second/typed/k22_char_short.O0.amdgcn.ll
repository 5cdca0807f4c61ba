; ModuleID = 'k22_char_short.cl'
source_filename = "k22_char_short.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @small(i8 addrspace(1)* noundef align 1 %0, i8 addrspace(1)* noundef align 1 %1, i16 addrspace(1)* noundef align 2 %2, half addrspace(1)* noundef align 2 %3) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %5 = alloca i8 addrspace(1)*, align 8, addrspace(5)
  %6 = alloca i8 addrspace(1)*, align 8, addrspace(5)
  %7 = alloca i16 addrspace(1)*, align 8, addrspace(5)
  %8 = alloca half addrspace(1)*, align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i8, align 1, addrspace(5)
  %11 = alloca i16, align 2, addrspace(5)
  store i8 addrspace(1)* %0, i8 addrspace(1)* addrspace(5)* %5, align 8
  store i8 addrspace(1)* %1, i8 addrspace(1)* addrspace(5)* %6, align 8
  store i16 addrspace(1)* %2, i16 addrspace(1)* addrspace(5)* %7, align 8
  store half addrspace(1)* %3, half addrspace(1)* addrspace(5)* %8, align 8
  %12 = call i32 @llvm.amdgcn.workgroup.id.x()
  %13 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr()
  %14 = getelementptr i8, i8 addrspace(4)* %13, i32 4
  %15 = bitcast i8 addrspace(4)* %14 to i16 addrspace(4)*
  %16 = load i16, i16 addrspace(4)* %15, align 2, !range !9, !invariant.load !10
  %17 = zext i16 %16 to i32
  %18 = mul i32 %12, %17
  %19 = call i32 @llvm.amdgcn.workitem.id.x(), !range !11
  %20 = add i32 %18, %19
  store i32 %20, i32 addrspace(5)* %9, align 4
  %21 = load i8 addrspace(1)*, i8 addrspace(1)* addrspace(5)* %6, align 8
  %22 = load i32, i32 addrspace(5)* %9, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i8, i8 addrspace(1)* %21, i64 %23
  %25 = load i8, i8 addrspace(1)* %24, align 1
  store i8 %25, i8 addrspace(5)* %10, align 1
  %26 = load i16 addrspace(1)*, i16 addrspace(1)* addrspace(5)* %7, align 8
  %27 = load i32, i32 addrspace(5)* %9, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i16, i16 addrspace(1)* %26, i64 %28
  %30 = load i16, i16 addrspace(1)* %29, align 2
  store i16 %30, i16 addrspace(5)* %11, align 2
  %31 = load i8, i8 addrspace(5)* %10, align 1
  %32 = sext i8 %31 to i32
  %33 = load i16, i16 addrspace(5)* %11, align 2
  %34 = sext i16 %33 to i32
  %35 = mul nsw i32 %32, %34
  %36 = trunc i32 %35 to i8
  %37 = zext i8 %36 to i32
  %38 = load i8, i8 addrspace(5)* %10, align 1
  %39 = sext i8 %38 to i32
  %40 = ashr i32 %39, 1
  %41 = trunc i32 %40 to i8
  %42 = zext i8 %41 to i32
  %43 = add nsw i32 %37, %42
  %44 = load i8, i8 addrspace(5)* %10, align 1
  %45 = sext i8 %44 to i32
  %46 = load i16, i16 addrspace(5)* %11, align 2
  %47 = sext i16 %46 to i32
  %48 = icmp slt i32 %45, %47
  %49 = zext i1 %48 to i32
  %50 = add nsw i32 %43, %49
  %51 = trunc i32 %50 to i8
  %52 = load i8 addrspace(1)*, i8 addrspace(1)* addrspace(5)* %5, align 8
  %53 = load i32, i32 addrspace(5)* %9, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i8, i8 addrspace(1)* %52, i64 %54
  store i8 %51, i8 addrspace(1)* %55, align 1
  %56 = load i16, i16 addrspace(5)* %11, align 2
  %57 = zext i16 %56 to i32
  %58 = sdiv i32 %57, 3
  %59 = trunc i32 %58 to i8
  %60 = load i8 addrspace(1)*, i8 addrspace(1)* addrspace(5)* %5, align 8
  %61 = load i32, i32 addrspace(5)* %9, align 4
  %62 = add nsw i32 %61, 64
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i8, i8 addrspace(1)* %60, i64 %63
  store i8 %59, i8 addrspace(1)* %64, align 1
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
!5 = !{i32 1, i32 1, i32 1, i32 1}
!6 = !{!"none", !"none", !"none", !"none"}
!7 = !{!"uchar*", !"char*", !"short*", !"half*"}
!8 = !{!"", !"const", !"const", !""}
!9 = !{i16 1, i16 1025}
!10 = !{}
!11 = !{i32 0, i32 1024}
