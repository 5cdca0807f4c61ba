; ModuleID = 'k22_char_short.cl'
source_filename = "k22_char_short.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @small(ptr addrspace(1) noundef writeonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef readonly align 2 captures(none) %2, ptr addrspace(1) noundef readnone align 2 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %8 = trunc i64 %7 to i32
  %9 = mul nsw i32 %8, %6
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %11 = trunc i64 %10 to i32
  %12 = add nsw i32 %9, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %13
  %15 = load i8, ptr addrspace(1) %14, align 1, !tbaa !12
  %16 = getelementptr inbounds i16, ptr addrspace(1) %2, i64 %13
  %17 = load i16, ptr addrspace(1) %16, align 2, !tbaa !13
  %18 = trunc i16 %17 to i8
  %19 = mul i8 %15, %18
  %20 = ashr i8 %15, 1
  %21 = add i8 %19, %20
  %22 = sext i8 %15 to i16
  %23 = icmp sgt i16 %17, %22
  %24 = zext i1 %23 to i8
  %25 = add i8 %21, %24
  %26 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %13
  store i8 %25, ptr addrspace(1) %26, align 1, !tbaa !12
  %27 = udiv i16 %17, 3
  %28 = trunc i16 %27 to i8
  %29 = getelementptr i8, ptr addrspace(1) %26, i64 64
  store i8 %28, ptr addrspace(1) %29, align 1, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_small(ptr addrspace(1) noundef writeonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef readonly align 2 captures(none) %2, ptr addrspace(1) noundef readnone align 2 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %8 = trunc i64 %7 to i32
  %9 = mul nsw i32 %8, %6
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %11 = trunc i64 %10 to i32
  %12 = add nsw i32 %9, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %13
  %15 = load i8, ptr addrspace(1) %14, align 1, !tbaa !12
  %16 = getelementptr inbounds i16, ptr addrspace(1) %2, i64 %13
  %17 = load i16, ptr addrspace(1) %16, align 2, !tbaa !13
  %18 = trunc i16 %17 to i8
  %19 = mul i8 %15, %18
  %20 = ashr i8 %15, 1
  %21 = add i8 %19, %20
  %22 = sext i8 %15 to i16
  %23 = icmp sgt i16 %17, %22
  %24 = zext i1 %23 to i8
  %25 = add i8 %21, %24
  %26 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %13
  store i8 %25, ptr addrspace(1) %26, align 1, !tbaa !12
  %27 = udiv i16 %17, 3
  %28 = trunc i16 %27 to i8
  %29 = getelementptr i8, ptr addrspace(1) %26, i64 64
  store i8 %28, ptr addrspace(1) %29, align 1, !tbaa !12
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
!8 = !{i32 1, i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"uchar*", !"char*", !"short*", !"half*"}
!11 = !{!"", !"const", !"const", !""}
!12 = !{!6, !6, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !6, i64 0}
