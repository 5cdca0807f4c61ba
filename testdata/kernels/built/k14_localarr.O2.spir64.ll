; ModuleID = 'k14_localarr.cl'
source_filename = "k14_localarr.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @locarr(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca [32 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4
  br label %19

5:                                                ; preds = %19
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %9 = trunc i64 %8 to i32
  %10 = mul nsw i32 %9, %7
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %12 = trunc i64 %11 to i32
  %13 = add nsw i32 %10, %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !4
  %17 = and i32 %16, 31
  %18 = icmp sgt i32 %2, 0
  br i1 %18, label %38, label %54

19:                                               ; preds = %3, %19
  %20 = phi i32 [ 0, %3 ], [ %36, %19 ]
  %21 = mul nsw i32 %20, %2
  %22 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %23 = trunc i64 %22 to i32
  %24 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %25 = trunc i64 %24 to i32
  %26 = mul nsw i32 %25, %23
  %27 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %28 = trunc i64 %27 to i32
  %29 = add i32 %21, %28
  %30 = add i32 %29, %26
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !4
  %34 = zext nneg i32 %20 to i64
  %35 = getelementptr inbounds nuw i32, ptr %4, i64 %34
  store i32 %33, ptr %35, align 4, !tbaa !4
  %36 = add nuw nsw i32 %20, 1
  %37 = icmp samesign ult i32 %20, 31
  br i1 %37, label %19, label %5

38:                                               ; preds = %5, %38
  %39 = phi i32 [ %52, %38 ], [ %17, %5 ]
  %40 = phi i32 [ %51, %38 ], [ 0, %5 ]
  %41 = phi i32 [ %48, %38 ], [ %16, %5 ]
  %42 = mul i32 %41, 7
  %43 = add i32 %42, 1
  %44 = and i32 %43, 31
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr %4, i64 %45
  %47 = load i32, ptr %46, align 4, !tbaa !4
  %48 = add nsw i32 %47, %40
  %49 = zext nneg i32 %39 to i64
  %50 = getelementptr inbounds nuw i32, ptr %4, i64 %49
  store i32 %48, ptr %50, align 4, !tbaa !4
  %51 = add nuw nsw i32 %40, 1
  %52 = and i32 %48, 31
  %53 = icmp slt i32 %51, %2
  br i1 %53, label %38, label %54

54:                                               ; preds = %38, %5
  %55 = phi i32 [ %17, %5 ], [ %52, %38 ]
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw i32, ptr %4, i64 %56
  %58 = load i32, ptr %57, align 4, !tbaa !4
  %59 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %60 = trunc i64 %59 to i32
  %61 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %62 = trunc i64 %61 to i32
  %63 = mul nsw i32 %62, %60
  %64 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %65 = trunc i64 %64 to i32
  %66 = add nsw i32 %63, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %67
  store i32 %58, ptr addrspace(1) %68, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_locarr(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca [32 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4
  br label %19

5:                                                ; preds = %19
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %9 = trunc i64 %8 to i32
  %10 = mul nsw i32 %9, %7
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %12 = trunc i64 %11 to i32
  %13 = add nsw i32 %10, %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !4
  %17 = and i32 %16, 31
  %18 = icmp sgt i32 %2, 0
  br i1 %18, label %53, label %38

19:                                               ; preds = %3, %19
  %20 = phi i32 [ 0, %3 ], [ %36, %19 ]
  %21 = mul nsw i32 %20, %2
  %22 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %23 = trunc i64 %22 to i32
  %24 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %25 = trunc i64 %24 to i32
  %26 = mul nsw i32 %25, %23
  %27 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %28 = trunc i64 %27 to i32
  %29 = add i32 %21, %28
  %30 = add i32 %29, %26
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !4
  %34 = zext nneg i32 %20 to i64
  %35 = getelementptr inbounds nuw i32, ptr %4, i64 %34
  store i32 %33, ptr %35, align 4, !tbaa !4
  %36 = add nuw nsw i32 %20, 1
  %37 = icmp samesign ult i32 %20, 31
  br i1 %37, label %19, label %5

38:                                               ; preds = %53, %5
  %39 = phi i32 [ %17, %5 ], [ %67, %53 ]
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr %4, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %44 = trunc i64 %43 to i32
  %45 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %46 = trunc i64 %45 to i32
  %47 = mul nsw i32 %46, %44
  %48 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %49 = trunc i64 %48 to i32
  %50 = add nsw i32 %47, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %51
  store i32 %42, ptr addrspace(1) %52, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4
  ret void

53:                                               ; preds = %5, %53
  %54 = phi i32 [ %67, %53 ], [ %17, %5 ]
  %55 = phi i32 [ %66, %53 ], [ 0, %5 ]
  %56 = phi i32 [ %63, %53 ], [ %16, %5 ]
  %57 = mul i32 %56, 7
  %58 = add i32 %57, 1
  %59 = and i32 %58, 31
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw i32, ptr %4, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !4
  %63 = add nsw i32 %62, %55
  %64 = zext nneg i32 %54 to i64
  %65 = getelementptr inbounds nuw i32, ptr %4, i64 %64
  store i32 %63, ptr %65, align 4, !tbaa !4
  %66 = add nuw nsw i32 %55, 1
  %67 = and i32 %63, 31
  %68 = icmp slt i32 %66, %2
  br i1 %68, label %53, label %38
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind willreturn memory(none) }

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
