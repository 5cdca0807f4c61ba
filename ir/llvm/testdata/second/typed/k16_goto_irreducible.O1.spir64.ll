; ModuleID = 'k16_goto_irreducible.cl'
source_filename = "k16_goto_irreducible.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir64-unknown-unknown"

; Function Attrs: argmemonly convergent nofree norecurse nounwind
define dso_local spir_kernel void @irr(i32 addrspace(1)* nocapture noundef writeonly align 4 %0, i32 addrspace(1)* nocapture noundef readonly align 4 %1) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #2
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #2
  %6 = trunc i64 %5 to i32
  %7 = mul nsw i32 %6, %4
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #2
  %9 = trunc i64 %8 to i32
  %10 = add nsw i32 %7, %9
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %11
  %13 = load i32, i32 addrspace(1)* %12, align 4, !tbaa !8
  %14 = and i32 %13, 1
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %23

16:                                               ; preds = %26, %2
  %17 = phi i32 [ %13, %2 ], [ %29, %26 ]
  %18 = phi i32 [ 0, %2 ], [ %30, %26 ]
  %19 = mul nsw i32 %17, 3
  %20 = add nsw i32 %19, 1
  %21 = add nsw i32 %18, 1
  %22 = icmp sgt i32 %18, 49
  br i1 %22, label %35, label %23

23:                                               ; preds = %2, %16
  %24 = phi i32 [ %13, %2 ], [ %20, %16 ]
  %25 = phi i32 [ 0, %2 ], [ %21, %16 ]
  br label %26

26:                                               ; preds = %23, %33
  %27 = phi i32 [ %29, %33 ], [ %24, %23 ]
  %28 = phi i32 [ %30, %33 ], [ %25, %23 ]
  %29 = ashr i32 %27, 1
  %30 = add nsw i32 %28, 2
  %31 = and i32 %27, 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %16

33:                                               ; preds = %26
  %34 = icmp slt i32 %28, 38
  br i1 %34, label %26, label %35

35:                                               ; preds = %33, %16
  %36 = phi i32 [ %20, %16 ], [ %29, %33 ]
  %37 = phi i32 [ %21, %16 ], [ %30, %33 ]
  %38 = add nsw i32 %37, %36
  %39 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %11
  store i32 %38, i32 addrspace(1)* %39, align 4, !tbaa !8
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

attributes #0 = { argmemonly convergent nofree norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent mustprogress nofree nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind readnone willreturn }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 15.0.6"}
!4 = !{i32 1, i32 1}
!5 = !{!"none", !"none"}
!6 = !{!"int*", !"int*"}
!7 = !{!"", !"const"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
