; ModuleID = 'k22_char_short.cl'
source_filename = "k22_char_short.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir64-unknown-unknown"

; Function Attrs: argmemonly convergent mustprogress nofree norecurse nounwind willreturn
define dso_local spir_kernel void @small(i8 addrspace(1)* nocapture noundef writeonly align 1 %0, i8 addrspace(1)* nocapture noundef readonly align 1 %1, i16 addrspace(1)* nocapture noundef readonly align 2 %2, half addrspace(1)* nocapture noundef readnone align 2 %3) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #2
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #2
  %8 = trunc i64 %7 to i32
  %9 = mul nsw i32 %8, %6
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #2
  %11 = trunc i64 %10 to i32
  %12 = add nsw i32 %9, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %13
  %15 = load i8, i8 addrspace(1)* %14, align 1, !tbaa !8
  %16 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %13
  %17 = load i16, i16 addrspace(1)* %16, align 2, !tbaa !11
  %18 = trunc i16 %17 to i8
  %19 = mul i8 %15, %18
  %20 = ashr i8 %15, 1
  %21 = add i8 %19, %20
  %22 = sext i8 %15 to i16
  %23 = icmp sgt i16 %17, %22
  %24 = zext i1 %23 to i8
  %25 = add i8 %21, %24
  %26 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %13
  store i8 %25, i8 addrspace(1)* %26, align 1, !tbaa !8
  %27 = udiv i16 %17, 3
  %28 = trunc i16 %27 to i8
  %29 = add nsw i32 %12, 64
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %30
  store i8 %28, i8 addrspace(1)* %31, align 1, !tbaa !8
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

attributes #0 = { argmemonly convergent mustprogress nofree norecurse nounwind willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
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
!4 = !{i32 1, i32 1, i32 1, i32 1}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"uchar*", !"char*", !"short*", !"half*"}
!7 = !{!"", !"const", !"const", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C/C++ TBAA"}
!11 = !{!12, !12, i64 0}
!12 = !{!"short", !9, i64 0}
