; ModuleID = 'k25_bfs.cl'
source_filename = "k25_bfs.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @bfs(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %11 = trunc i64 %10 to i32
  %12 = mul nsw i32 %11, %9
  %13 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %14 = trunc i64 %13 to i32
  %15 = add nsw i32 %12, %14
  %16 = icmp slt i32 %15, %6
  br i1 %16, label %17, label %49

17:                                               ; preds = %7
  %18 = sext i32 %15 to i64
  %19 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %49, label %22

22:                                               ; preds = %17
  store i32 0, ptr addrspace(1) %19, align 4, !tbaa !4
  %23 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %18
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !4
  %25 = getelementptr i8, ptr addrspace(1) %23, i64 4
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !4
  %27 = icmp slt i32 %24, %26
  br i1 %27, label %28, label %49

28:                                               ; preds = %22
  %29 = getelementptr inbounds i32, ptr addrspace(1) %4, i64 %18
  br label %30

30:                                               ; preds = %28, %45
  %31 = phi i32 [ %26, %28 ], [ %46, %45 ]
  %32 = phi i32 [ %24, %28 ], [ %47, %45 ]
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %33
  %35 = load i32, ptr addrspace(1) %34, align 4, !tbaa !4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr addrspace(1) %4, i64 %36
  %38 = load i32, ptr addrspace(1) %37, align 4, !tbaa !4
  %39 = icmp eq i32 %38, -1
  br i1 %39, label %40, label %45

40:                                               ; preds = %30
  %41 = load i32, ptr addrspace(1) %29, align 4, !tbaa !4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr addrspace(1) %37, align 4, !tbaa !4
  %43 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %36
  store i32 1, ptr addrspace(1) %43, align 4, !tbaa !4
  store i32 1, ptr addrspace(1) %5, align 4, !tbaa !4
  %44 = load i32, ptr addrspace(1) %25, align 4, !tbaa !4
  br label %45

45:                                               ; preds = %40, %30
  %46 = phi i32 [ %44, %40 ], [ %31, %30 ]
  %47 = add nsw i32 %32, 1
  %48 = icmp slt i32 %47, %46
  br i1 %48, label %30, label %49

49:                                               ; preds = %45, %22, %7, %17
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_bfs(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %11 = trunc i64 %10 to i32
  %12 = mul nsw i32 %11, %9
  %13 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %14 = trunc i64 %13 to i32
  %15 = add nsw i32 %12, %14
  %16 = icmp slt i32 %15, %6
  br i1 %16, label %17, label %49

17:                                               ; preds = %7
  %18 = sext i32 %15 to i64
  %19 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %49, label %22

22:                                               ; preds = %17
  store i32 0, ptr addrspace(1) %19, align 4, !tbaa !4
  %23 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %18
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !4
  %25 = getelementptr i8, ptr addrspace(1) %23, i64 4
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !4
  %27 = icmp slt i32 %24, %26
  br i1 %27, label %28, label %49

28:                                               ; preds = %22
  %29 = getelementptr inbounds i32, ptr addrspace(1) %4, i64 %18
  br label %30

30:                                               ; preds = %28, %45
  %31 = phi i32 [ %26, %28 ], [ %46, %45 ]
  %32 = phi i32 [ %24, %28 ], [ %47, %45 ]
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %33
  %35 = load i32, ptr addrspace(1) %34, align 4, !tbaa !4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr addrspace(1) %4, i64 %36
  %38 = load i32, ptr addrspace(1) %37, align 4, !tbaa !4
  %39 = icmp eq i32 %38, -1
  br i1 %39, label %40, label %45

40:                                               ; preds = %30
  %41 = load i32, ptr addrspace(1) %29, align 4, !tbaa !4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr addrspace(1) %37, align 4, !tbaa !4
  %43 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %36
  store i32 1, ptr addrspace(1) %43, align 4, !tbaa !4
  store i32 1, ptr addrspace(1) %5, align 4, !tbaa !4
  %44 = load i32, ptr addrspace(1) %25, align 4, !tbaa !4
  br label %45

45:                                               ; preds = %40, %30
  %46 = phi i32 [ %44, %40 ], [ %31, %30 ]
  %47 = add nsw i32 %32, 1
  %48 = icmp slt i32 %47, %46
  br i1 %48, label %30, label %49

49:                                               ; preds = %45, %22, %17, %7
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
!8 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"int*", !"int*", !"int*", !"int*", !"int*", !"int*", !"int"}
!11 = !{!"const", !"const", !"", !"", !"", !"", !""}
