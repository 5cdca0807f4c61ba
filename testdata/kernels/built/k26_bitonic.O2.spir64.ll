; ModuleID = 'k26_bitonic.cl'
source_filename = "k26_bitonic.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@bitonic.s = internal unnamed_addr addrspace(3) global [512 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @bitonic(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %8 = trunc i64 %7 to i32
  %9 = mul nsw i32 %8, %6
  %10 = add nsw i32 %9, %4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  %14 = sext i32 %4 to i64
  %15 = getelementptr inbounds i32, ptr addrspace(3) @bitonic.s, i64 %14
  store i32 %13, ptr addrspace(3) %15, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %16 = icmp slt i32 %1, 2
  br i1 %16, label %42, label %17

17:                                               ; preds = %2, %24
  %18 = phi i32 [ %25, %24 ], [ 2, %2 ]
  %19 = ashr exact i32 %18, 1
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %21, label %24

21:                                               ; preds = %17
  %22 = and i32 %18, %4
  %23 = icmp ne i32 %22, 0
  br label %27

24:                                               ; preds = %39, %17
  %25 = shl i32 %18, 1
  %26 = icmp sgt i32 %25, %1
  br i1 %26, label %42, label %17

27:                                               ; preds = %21, %39
  %28 = phi i32 [ %19, %21 ], [ %40, %39 ]
  %29 = xor i32 %28, %4
  %30 = icmp sgt i32 %29, %4
  br i1 %30, label %31, label %39

31:                                               ; preds = %27
  %32 = load i32, ptr addrspace(3) %15, align 4, !tbaa !4
  %33 = sext i32 %29 to i64
  %34 = getelementptr inbounds i32, ptr addrspace(3) @bitonic.s, i64 %33
  %35 = load i32, ptr addrspace(3) %34, align 4, !tbaa !4
  %36 = icmp sgt i32 %32, %35
  %37 = xor i1 %23, %36
  br i1 %37, label %38, label %39

38:                                               ; preds = %31
  store i32 %35, ptr addrspace(3) %15, align 4, !tbaa !4
  store i32 %32, ptr addrspace(3) %34, align 4, !tbaa !4
  br label %39

39:                                               ; preds = %38, %31, %27
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %40 = lshr i32 %28, 1
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %24, label %27

42:                                               ; preds = %24, %2
  %43 = load i32, ptr addrspace(3) %15, align 4, !tbaa !4
  %44 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %45 = trunc i64 %44 to i32
  %46 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %47 = trunc i64 %46 to i32
  %48 = mul nsw i32 %47, %45
  %49 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %50 = trunc i64 %49 to i32
  %51 = add nsw i32 %48, %50
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %52
  store i32 %43, ptr addrspace(1) %53, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_bitonic(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %8 = trunc i64 %7 to i32
  %9 = mul nsw i32 %8, %6
  %10 = add nsw i32 %9, %4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  %14 = sext i32 %4 to i64
  %15 = getelementptr inbounds i32, ptr addrspace(3) @bitonic.s, i64 %14
  store i32 %13, ptr addrspace(3) %15, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %16 = icmp slt i32 %1, 2
  br i1 %16, label %17, label %29

17:                                               ; preds = %36, %2
  %18 = load i32, ptr addrspace(3) %15, align 4, !tbaa !4
  %19 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %20 = trunc i64 %19 to i32
  %21 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %22 = trunc i64 %21 to i32
  %23 = mul nsw i32 %22, %20
  %24 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %25 = trunc i64 %24 to i32
  %26 = add nsw i32 %23, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %27
  store i32 %18, ptr addrspace(1) %28, align 4, !tbaa !4
  ret void

29:                                               ; preds = %2, %36
  %30 = phi i32 [ %37, %36 ], [ 2, %2 ]
  %31 = ashr exact i32 %30, 1
  %32 = icmp sgt i32 %31, 0
  br i1 %32, label %33, label %36

33:                                               ; preds = %29
  %34 = and i32 %30, %4
  %35 = icmp ne i32 %34, 0
  br label %39

36:                                               ; preds = %51, %29
  %37 = shl i32 %30, 1
  %38 = icmp sgt i32 %37, %1
  br i1 %38, label %17, label %29

39:                                               ; preds = %33, %51
  %40 = phi i32 [ %31, %33 ], [ %52, %51 ]
  %41 = xor i32 %40, %4
  %42 = icmp sgt i32 %41, %4
  br i1 %42, label %43, label %51

43:                                               ; preds = %39
  %44 = load i32, ptr addrspace(3) %15, align 4, !tbaa !4
  %45 = sext i32 %41 to i64
  %46 = getelementptr inbounds i32, ptr addrspace(3) @bitonic.s, i64 %45
  %47 = load i32, ptr addrspace(3) %46, align 4, !tbaa !4
  %48 = icmp sgt i32 %44, %47
  %49 = xor i1 %35, %48
  br i1 %49, label %50, label %51

50:                                               ; preds = %43
  store i32 %47, ptr addrspace(3) %15, align 4, !tbaa !4
  store i32 %44, ptr addrspace(3) %46, align 4, !tbaa !4
  br label %51

51:                                               ; preds = %43, %50, %39
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %52 = lshr i32 %40, 1
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %36, label %39
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 0}
!9 = !{!"none", !"none"}
!10 = !{!"int*", !"int"}
!11 = !{!"", !""}
