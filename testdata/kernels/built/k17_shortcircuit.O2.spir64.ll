; ModuleID = 'k17_shortcircuit.cl'
source_filename = "k17_shortcircuit.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @sc(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %8 = trunc i64 %7 to i32
  %9 = mul nsw i32 %8, %6
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %11 = trunc i64 %10 to i32
  %12 = add nsw i32 %9, %11
  %13 = icmp slt i32 %12, %3
  br i1 %13, label %14, label %24

14:                                               ; preds = %4
  %15 = sext i32 %12 to i64
  %16 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !4
  %18 = icmp sgt i32 %17, 0
  br i1 %18, label %19, label %24

19:                                               ; preds = %14
  %20 = zext nneg i32 %17 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !4
  %23 = icmp eq i32 %22, %12
  br i1 %23, label %24, label %38

24:                                               ; preds = %19, %14, %4
  %25 = shl nsw i32 %3, 1
  %26 = icmp slt i32 %12, %25
  br i1 %26, label %33, label %27

27:                                               ; preds = %24
  %28 = sext i32 %12 to i64
  %29 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !4
  %31 = and i32 %30, 3
  %32 = icmp eq i32 %31, 2
  br i1 %32, label %38, label %33

33:                                               ; preds = %27, %24
  %34 = and i32 %12, 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %42, label %36

36:                                               ; preds = %33
  %37 = sext i32 %12 to i64
  br label %38

38:                                               ; preds = %19, %27, %36
  %39 = phi i64 [ %37, %36 ], [ %28, %27 ], [ %15, %19 ]
  %40 = phi i32 [ 2, %36 ], [ 1, %27 ], [ 1, %19 ]
  %41 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %39
  store i32 %40, ptr addrspace(1) %41, align 4, !tbaa !4
  br label %42

42:                                               ; preds = %38, %33
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_sc(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %8 = trunc i64 %7 to i32
  %9 = mul nsw i32 %8, %6
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %11 = trunc i64 %10 to i32
  %12 = add nsw i32 %9, %11
  %13 = icmp slt i32 %12, %3
  br i1 %13, label %14, label %24

14:                                               ; preds = %4
  %15 = sext i32 %12 to i64
  %16 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !4
  %18 = icmp sgt i32 %17, 0
  br i1 %18, label %19, label %24

19:                                               ; preds = %14
  %20 = zext nneg i32 %17 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !4
  %23 = icmp eq i32 %22, %12
  br i1 %23, label %24, label %38

24:                                               ; preds = %19, %14, %4
  %25 = shl nsw i32 %3, 1
  %26 = icmp slt i32 %12, %25
  br i1 %26, label %33, label %27

27:                                               ; preds = %24
  %28 = sext i32 %12 to i64
  %29 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !4
  %31 = and i32 %30, 3
  %32 = icmp eq i32 %31, 2
  br i1 %32, label %38, label %33

33:                                               ; preds = %27, %24
  %34 = and i32 %12, 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %42, label %36

36:                                               ; preds = %33
  %37 = sext i32 %12 to i64
  br label %38

38:                                               ; preds = %19, %27, %36
  %39 = phi i64 [ %37, %36 ], [ %28, %27 ], [ %15, %19 ]
  %40 = phi i32 [ 2, %36 ], [ 1, %27 ], [ 1, %19 ]
  %41 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %39
  store i32 %40, ptr addrspace(1) %41, align 4, !tbaa !4
  br label %42

42:                                               ; preds = %38, %33
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"int*", !"int*", !"int*", !"int"}
!11 = !{!"", !"const", !"const", !""}
