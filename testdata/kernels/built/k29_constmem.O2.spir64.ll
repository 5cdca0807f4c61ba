; ModuleID = 'k29_constmem.cl'
source_filename = "k29_constmem.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@tab = dso_local local_unnamed_addr addrspace(2) constant [8 x i32] [i32 3, i32 1, i32 4, i32 1, i32 5, i32 9, i32 2, i32 6], align 4
@ftab = dso_local local_unnamed_addr addrspace(2) constant [4 x float] [float 1.500000e+00, float -0.000000e+00, float 0x47EC363CC0000000, float 0x7FF0000000000000], align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define dso_local spir_kernel void @cm(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %6 = trunc i64 %5 to i32
  %7 = mul nsw i32 %6, %4
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %9 = trunc i64 %8 to i32
  %10 = add nsw i32 %7, %9
  %11 = and i32 %10, 7
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(2) @tab, i64 %12
  %14 = load i32, ptr addrspace(2) %13, align 4, !tbaa !4
  %15 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %16 = and i64 %15, 7
  %17 = getelementptr inbounds nuw i32, ptr addrspace(2) @tab, i64 %16
  %18 = load i32, ptr addrspace(2) %17, align 4, !tbaa !4
  %19 = add nsw i32 %18, %14
  %20 = sext i32 %10 to i64
  %21 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %20
  store i32 %19, ptr addrspace(1) %21, align 4, !tbaa !4
  %22 = and i32 %10, 3
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw float, ptr addrspace(2) @ftab, i64 %23
  %25 = load float, ptr addrspace(2) %24, align 4, !tbaa !12
  %26 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %20
  store float %25, ptr addrspace(1) %26, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define dso_local spir_func void @__clang_ocl_kern_imp_cm(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %6 = trunc i64 %5 to i32
  %7 = mul nsw i32 %6, %4
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %9 = trunc i64 %8 to i32
  %10 = add nsw i32 %7, %9
  %11 = and i32 %10, 7
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(2) @tab, i64 %12
  %14 = load i32, ptr addrspace(2) %13, align 4, !tbaa !4
  %15 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %16 = and i64 %15, 7
  %17 = getelementptr inbounds nuw i32, ptr addrspace(2) @tab, i64 %16
  %18 = load i32, ptr addrspace(2) %17, align 4, !tbaa !4
  %19 = add nsw i32 %18, %14
  %20 = sext i32 %10 to i64
  %21 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %20
  store i32 %19, ptr addrspace(1) %21, align 4, !tbaa !4
  %22 = and i32 %10, 3
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw float, ptr addrspace(2) @ftab, i64 %23
  %25 = load float, ptr addrspace(2) %24, align 4, !tbaa !12
  %26 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %20
  store float %25, ptr addrspace(1) %26, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
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
!10 = !{!"int*", !"float*"}
!11 = !{!"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
