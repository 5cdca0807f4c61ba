; ModuleID = 'k01_nested_if.cl'
source_filename = "k01_nested_if.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @nested_if(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %7 = trunc i64 %6 to i32
  %8 = mul nsw i32 %7, %5
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %10 = trunc i64 %9 to i32
  %11 = add nsw i32 %8, %10
  %12 = icmp slt i32 %11, %2
  br i1 %12, label %13, label %33

13:                                               ; preds = %3
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !4
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %26

18:                                               ; preds = %13
  %19 = and i32 %16, 1
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %24, label %21

21:                                               ; preds = %18
  %22 = mul nuw nsw i32 %16, 3
  %23 = add nuw nsw i32 %22, 1
  br label %30

24:                                               ; preds = %18
  %25 = lshr exact i32 %16, 1
  br label %30

26:                                               ; preds = %13
  %27 = icmp slt i32 %16, -100
  %28 = sub nsw i32 0, %16
  %29 = select i1 %27, i32 %28, i32 0
  br label %30

30:                                               ; preds = %26, %24, %21
  %31 = phi i32 [ %23, %21 ], [ %25, %24 ], [ %29, %26 ]
  %32 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %14
  store i32 %31, ptr addrspace(1) %32, align 4, !tbaa !4
  br label %33

33:                                               ; preds = %30, %3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_nested_if(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %7 = trunc i64 %6 to i32
  %8 = mul nsw i32 %7, %5
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %10 = trunc i64 %9 to i32
  %11 = add nsw i32 %8, %10
  %12 = icmp slt i32 %11, %2
  br i1 %12, label %13, label %33

13:                                               ; preds = %3
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !4
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %26

18:                                               ; preds = %13
  %19 = and i32 %16, 1
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %24, label %21

21:                                               ; preds = %18
  %22 = mul nuw nsw i32 %16, 3
  %23 = add nuw nsw i32 %22, 1
  br label %30

24:                                               ; preds = %18
  %25 = lshr exact i32 %16, 1
  br label %30

26:                                               ; preds = %13
  %27 = icmp slt i32 %16, -100
  %28 = sub nsw i32 0, %16
  %29 = select i1 %27, i32 %28, i32 0
  br label %30

30:                                               ; preds = %26, %21, %24
  %31 = phi i32 [ %25, %24 ], [ %23, %21 ], [ %29, %26 ]
  %32 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %14
  store i32 %31, ptr addrspace(1) %32, align 4, !tbaa !4
  br label %33

33:                                               ; preds = %30, %3
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
!8 = !{i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"int*", !"int*", !"int"}
!11 = !{!"", !"const", !""}
