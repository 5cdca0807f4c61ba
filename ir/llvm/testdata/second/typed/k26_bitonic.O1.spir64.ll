; ModuleID = 'k26_bitonic.cl'
source_filename = "k26_bitonic.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir64-unknown-unknown"

@bitonic.s = internal unnamed_addr addrspace(3) global [512 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @bitonic(i32 addrspace(1)* nocapture noundef align 4 %0, i32 noundef %1) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %8 = trunc i64 %7 to i32
  %9 = mul nsw i32 %8, %6
  %10 = add nsw i32 %9, %4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %11
  %13 = load i32, i32 addrspace(1)* %12, align 4, !tbaa !8
  %14 = sext i32 %4 to i64
  %15 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic.s, i64 0, i64 %14
  store i32 %13, i32 addrspace(3)* %15, align 4, !tbaa !8
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4
  %16 = icmp slt i32 %1, 2
  br i1 %16, label %23, label %17

17:                                               ; preds = %2, %25
  %18 = phi i32 [ %26, %25 ], [ 2, %2 ]
  %19 = icmp sgt i32 %18, 1
  br i1 %19, label %20, label %25

20:                                               ; preds = %17
  %21 = and i32 %18, %4
  %22 = icmp eq i32 %21, 0
  br label %28

23:                                               ; preds = %25, %2
  %24 = load i32, i32 addrspace(3)* %15, align 4, !tbaa !8
  store i32 %24, i32 addrspace(1)* %12, align 4, !tbaa !8
  ret void

25:                                               ; preds = %41, %17
  %26 = shl i32 %18, 1
  %27 = icmp sgt i32 %26, %1
  br i1 %27, label %23, label %17, !llvm.loop !12

28:                                               ; preds = %20, %41
  %29 = phi i32 [ %18, %20 ], [ %30, %41 ]
  %30 = ashr i32 %29, 1
  %31 = xor i32 %30, %4
  %32 = icmp sgt i32 %31, %4
  br i1 %32, label %33, label %41

33:                                               ; preds = %28
  %34 = load i32, i32 addrspace(3)* %15, align 4, !tbaa !8
  %35 = sext i32 %31 to i64
  %36 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic.s, i64 0, i64 %35
  %37 = load i32, i32 addrspace(3)* %36, align 4, !tbaa !8
  %38 = icmp sle i32 %34, %37
  %39 = xor i1 %22, %38
  br i1 %39, label %40, label %41

40:                                               ; preds = %33
  store i32 %37, i32 addrspace(3)* %15, align 4, !tbaa !8
  store i32 %34, i32 addrspace(3)* %36, align 4, !tbaa !8
  br label %41

41:                                               ; preds = %33, %40, %28
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4
  %42 = icmp sgt i32 %29, 3
  br i1 %42, label %28, label %25, !llvm.loop !14
}

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent mustprogress nofree nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind readnone willreturn }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 15.0.6"}
!4 = !{i32 1, i32 0}
!5 = !{!"none", !"none"}
!6 = !{!"int*", !"int"}
!7 = !{!"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !13}
