; ModuleID = 'k05_reduce_shared.cl'
source_filename = "k05_reduce_shared.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@reduce.s = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @reduce(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %8 = trunc i64 %7 to i32
  %9 = mul nsw i32 %8, %6
  %10 = add nsw i32 %9, %4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  %14 = sext i32 %4 to i64
  %15 = getelementptr inbounds i32, ptr addrspace(3) @reduce.s, i64 %14
  store i32 %13, ptr addrspace(3) %15, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %16 = icmp sgt i32 %8, 1
  br i1 %16, label %17, label %19

17:                                               ; preds = %2
  %18 = lshr i32 %8, 1
  br label %21

19:                                               ; preds = %31, %2
  %20 = icmp eq i32 %4, 0
  br i1 %20, label %34, label %40

21:                                               ; preds = %17, %31
  %22 = phi i32 [ %32, %31 ], [ %18, %17 ]
  %23 = icmp sgt i32 %22, %4
  br i1 %23, label %24, label %31

24:                                               ; preds = %21
  %25 = add nsw i32 %22, %4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr addrspace(3) @reduce.s, i64 %26
  %28 = load i32, ptr addrspace(3) %27, align 4, !tbaa !4
  %29 = load i32, ptr addrspace(3) %15, align 4, !tbaa !4
  %30 = add nsw i32 %29, %28
  store i32 %30, ptr addrspace(3) %15, align 4, !tbaa !4
  br label %31

31:                                               ; preds = %24, %21
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %32 = lshr i32 %22, 1
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %19, label %21

34:                                               ; preds = %19
  %35 = load i32, ptr addrspace(3) @reduce.s, align 4, !tbaa !4
  %36 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %37 = shl i64 %36, 32
  %38 = ashr exact i64 %37, 30
  %39 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %38
  store i32 %35, ptr addrspace(1) %39, align 4, !tbaa !4
  br label %40

40:                                               ; preds = %19, %34
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_reduce(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %8 = trunc i64 %7 to i32
  %9 = mul nsw i32 %8, %6
  %10 = add nsw i32 %9, %4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  %14 = sext i32 %4 to i64
  %15 = getelementptr inbounds i32, ptr addrspace(3) @reduce.s, i64 %14
  store i32 %13, ptr addrspace(3) %15, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %16 = icmp sgt i32 %8, 1
  br i1 %16, label %17, label %19

17:                                               ; preds = %2
  %18 = lshr i32 %8, 1
  br label %21

19:                                               ; preds = %31, %2
  %20 = icmp eq i32 %4, 0
  br i1 %20, label %34, label %40

21:                                               ; preds = %17, %31
  %22 = phi i32 [ %32, %31 ], [ %18, %17 ]
  %23 = icmp sgt i32 %22, %4
  br i1 %23, label %24, label %31

24:                                               ; preds = %21
  %25 = add nsw i32 %22, %4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr addrspace(3) @reduce.s, i64 %26
  %28 = load i32, ptr addrspace(3) %27, align 4, !tbaa !4
  %29 = load i32, ptr addrspace(3) %15, align 4, !tbaa !4
  %30 = add nsw i32 %29, %28
  store i32 %30, ptr addrspace(3) %15, align 4, !tbaa !4
  br label %31

31:                                               ; preds = %24, %21
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %32 = lshr i32 %22, 1
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %19, label %21

34:                                               ; preds = %19
  %35 = load i32, ptr addrspace(3) @reduce.s, align 4, !tbaa !4
  %36 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %37 = shl i64 %36, 32
  %38 = ashr exact i64 %37, 30
  %39 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %38
  store i32 %35, ptr addrspace(1) %39, align 4, !tbaa !4
  br label %40

40:                                               ; preds = %34, %19
  ret void
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
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"int*", !"int*"}
!11 = !{!"", !"const"}
