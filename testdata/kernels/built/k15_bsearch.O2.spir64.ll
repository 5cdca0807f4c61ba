; ModuleID = 'k15_bsearch.cl'
source_filename = "k15_bsearch.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @bsearch(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %8 = trunc i64 %7 to i32
  %9 = mul nsw i32 %8, %6
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %11 = trunc i64 %10 to i32
  %12 = add nsw i32 %9, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !4
  %16 = icmp slt i32 %3, 1
  br i1 %16, label %35, label %17

17:                                               ; preds = %4
  %18 = add nsw i32 %3, -1
  br label %19

19:                                               ; preds = %17, %28
  %20 = phi i32 [ %33, %28 ], [ 0, %17 ]
  %21 = phi i32 [ %32, %28 ], [ %18, %17 ]
  %22 = add nuw nsw i32 %20, %21
  %23 = lshr i32 %22, 1
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !4
  %27 = icmp eq i32 %26, %15
  br i1 %27, label %35, label %28

28:                                               ; preds = %19
  %29 = icmp slt i32 %26, %15
  %30 = add nuw nsw i32 %23, 1
  %31 = add nsw i32 %23, -1
  %32 = select i1 %29, i32 %21, i32 %31
  %33 = select i1 %29, i32 %30, i32 %20
  %34 = icmp sgt i32 %33, %32
  br i1 %34, label %35, label %19

35:                                               ; preds = %28, %19, %4
  %36 = phi i32 [ -1, %4 ], [ %23, %19 ], [ -1, %28 ]
  %37 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %38 = trunc i64 %37 to i32
  %39 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %40 = trunc i64 %39 to i32
  %41 = mul nsw i32 %40, %38
  %42 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %43 = trunc i64 %42 to i32
  %44 = add nsw i32 %41, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %45
  store i32 %36, ptr addrspace(1) %46, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_bsearch(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %8 = trunc i64 %7 to i32
  %9 = mul nsw i32 %8, %6
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %11 = trunc i64 %10 to i32
  %12 = add nsw i32 %9, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !4
  %16 = icmp slt i32 %3, 1
  br i1 %16, label %35, label %17

17:                                               ; preds = %4
  %18 = add nsw i32 %3, -1
  br label %19

19:                                               ; preds = %17, %28
  %20 = phi i32 [ %33, %28 ], [ 0, %17 ]
  %21 = phi i32 [ %32, %28 ], [ %18, %17 ]
  %22 = add nuw nsw i32 %20, %21
  %23 = lshr i32 %22, 1
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !4
  %27 = icmp eq i32 %26, %15
  br i1 %27, label %35, label %28

28:                                               ; preds = %19
  %29 = icmp slt i32 %26, %15
  %30 = add nuw nsw i32 %23, 1
  %31 = add nsw i32 %23, -1
  %32 = select i1 %29, i32 %21, i32 %31
  %33 = select i1 %29, i32 %30, i32 %20
  %34 = icmp sgt i32 %33, %32
  br i1 %34, label %35, label %19

35:                                               ; preds = %28, %19, %4
  %36 = phi i32 [ -1, %4 ], [ %23, %19 ], [ -1, %28 ]
  %37 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %38 = trunc i64 %37 to i32
  %39 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %40 = trunc i64 %39 to i32
  %41 = mul nsw i32 %40, %38
  %42 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %43 = trunc i64 %42 to i32
  %44 = add nsw i32 %41, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %45
  store i32 %36, ptr addrspace(1) %46, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
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
