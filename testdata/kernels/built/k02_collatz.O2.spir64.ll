; ModuleID = 'k02_collatz.cl'
source_filename = "k02_collatz.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @collatz(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
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
  %14 = icmp ugt i32 %13, 1
  br i1 %14, label %15, label %26

15:                                               ; preds = %2, %15
  %16 = phi i32 [ %24, %15 ], [ 0, %2 ]
  %17 = phi i32 [ %23, %15 ], [ %13, %2 ]
  %18 = and i32 %17, 1
  %19 = icmp eq i32 %18, 0
  %20 = mul i32 %17, 3
  %21 = add i32 %20, 1
  %22 = lshr exact i32 %17, 1
  %23 = select i1 %19, i32 %22, i32 %21
  %24 = add nuw nsw i32 %16, 1
  %25 = icmp ugt i32 %23, 1
  br i1 %25, label %15, label %26

26:                                               ; preds = %15, %2
  %27 = phi i32 [ 0, %2 ], [ %24, %15 ]
  %28 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %29 = trunc i64 %28 to i32
  %30 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %31 = trunc i64 %30 to i32
  %32 = mul nsw i32 %31, %29
  %33 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %34 = trunc i64 %33 to i32
  %35 = add nsw i32 %32, %34
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %36
  store i32 %27, ptr addrspace(1) %37, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_collatz(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
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
  %14 = icmp ugt i32 %13, 1
  br i1 %14, label %15, label %26

15:                                               ; preds = %2, %15
  %16 = phi i32 [ %24, %15 ], [ 0, %2 ]
  %17 = phi i32 [ %23, %15 ], [ %13, %2 ]
  %18 = and i32 %17, 1
  %19 = icmp eq i32 %18, 0
  %20 = mul i32 %17, 3
  %21 = add i32 %20, 1
  %22 = lshr exact i32 %17, 1
  %23 = select i1 %19, i32 %22, i32 %21
  %24 = add nuw nsw i32 %16, 1
  %25 = icmp ugt i32 %23, 1
  br i1 %25, label %15, label %26

26:                                               ; preds = %15, %2
  %27 = phi i32 [ 0, %2 ], [ %24, %15 ]
  %28 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %29 = trunc i64 %28 to i32
  %30 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %31 = trunc i64 %30 to i32
  %32 = mul nsw i32 %31, %29
  %33 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %34 = trunc i64 %33 to i32
  %35 = add nsw i32 %32, %34
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %36
  store i32 %27, ptr addrspace(1) %37, align 4, !tbaa !4
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
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"int*", !"uint*"}
!11 = !{!"", !"const"}
