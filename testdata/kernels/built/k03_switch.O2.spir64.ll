; ModuleID = 'k03_switch.cl'
source_filename = "k03_switch.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @sw(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %6 = trunc i64 %5 to i32
  %7 = mul nsw i32 %6, %4
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %9 = trunc i64 %8 to i32
  %10 = add nsw i32 %7, %9
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  %14 = and i32 %13, 15
  switch i32 %14, label %41 [
    i32 0, label %15
    i32 1, label %17
    i32 2, label %19
    i32 3, label %21
    i32 4, label %23
    i32 5, label %25
    i32 6, label %27
    i32 9, label %29
  ]

15:                                               ; preds = %2
  %16 = add nsw i32 %13, 1
  br label %41

17:                                               ; preds = %2
  %18 = mul nsw i32 %13, %13
  br label %41

19:                                               ; preds = %2
  %20 = xor i32 %13, 85
  br label %41

21:                                               ; preds = %2
  %22 = sdiv i32 %13, 3
  br label %41

23:                                               ; preds = %2
  %24 = sub nsw i32 0, %13
  br label %41

25:                                               ; preds = %2
  %26 = srem i32 %13, 7
  br label %41

27:                                               ; preds = %2
  %28 = sub nsw i32 8, %13
  br label %41

29:                                               ; preds = %2
  %30 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %31 = trunc i64 %30 to i32
  %32 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %33 = trunc i64 %32 to i32
  %34 = mul nsw i32 %33, %31
  %35 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %36 = trunc i64 %35 to i32
  %37 = add nsw i32 %34, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr i32, ptr addrspace(1) %0, i64 %38
  %40 = getelementptr i8, ptr addrspace(1) %39, i64 4
  store i32 %13, ptr addrspace(1) %40, align 4, !tbaa !4
  br label %41

41:                                               ; preds = %2, %15, %17, %19, %21, %23, %25, %27, %29
  %42 = phi i32 [ 0, %2 ], [ %16, %15 ], [ %18, %17 ], [ %20, %19 ], [ %22, %21 ], [ %24, %23 ], [ %26, %25 ], [ 1, %29 ], [ %28, %27 ]
  %43 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %44 = trunc i64 %43 to i32
  %45 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %46 = trunc i64 %45 to i32
  %47 = mul nsw i32 %46, %44
  %48 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %49 = trunc i64 %48 to i32
  %50 = add nsw i32 %47, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %51
  store i32 %42, ptr addrspace(1) %52, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_sw(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %6 = trunc i64 %5 to i32
  %7 = mul nsw i32 %6, %4
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %9 = trunc i64 %8 to i32
  %10 = add nsw i32 %7, %9
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  %14 = and i32 %13, 15
  switch i32 %14, label %41 [
    i32 0, label %15
    i32 1, label %17
    i32 2, label %19
    i32 3, label %21
    i32 4, label %23
    i32 5, label %25
    i32 6, label %27
    i32 9, label %29
  ]

15:                                               ; preds = %2
  %16 = add nsw i32 %13, 1
  br label %41

17:                                               ; preds = %2
  %18 = mul nsw i32 %13, %13
  br label %41

19:                                               ; preds = %2
  %20 = xor i32 %13, 85
  br label %41

21:                                               ; preds = %2
  %22 = sdiv i32 %13, 3
  br label %41

23:                                               ; preds = %2
  %24 = sub nsw i32 0, %13
  br label %41

25:                                               ; preds = %2
  %26 = srem i32 %13, 7
  br label %41

27:                                               ; preds = %2
  %28 = sub nsw i32 8, %13
  br label %41

29:                                               ; preds = %2
  %30 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %31 = trunc i64 %30 to i32
  %32 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %33 = trunc i64 %32 to i32
  %34 = mul nsw i32 %33, %31
  %35 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %36 = trunc i64 %35 to i32
  %37 = add nsw i32 %34, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr i32, ptr addrspace(1) %0, i64 %38
  %40 = getelementptr i8, ptr addrspace(1) %39, i64 4
  store i32 %13, ptr addrspace(1) %40, align 4, !tbaa !4
  br label %41

41:                                               ; preds = %2, %27, %29, %25, %23, %21, %19, %17, %15
  %42 = phi i32 [ 0, %2 ], [ %16, %15 ], [ %18, %17 ], [ %20, %19 ], [ %22, %21 ], [ %24, %23 ], [ %26, %25 ], [ 1, %29 ], [ %28, %27 ]
  %43 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %44 = trunc i64 %43 to i32
  %45 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %46 = trunc i64 %45 to i32
  %47 = mul nsw i32 %46, %44
  %48 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %49 = trunc i64 %48 to i32
  %50 = add nsw i32 %47, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %51
  store i32 %42, ptr addrspace(1) %52, align 4, !tbaa !4
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
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"int*", !"int*"}
!11 = !{!"", !"const"}
