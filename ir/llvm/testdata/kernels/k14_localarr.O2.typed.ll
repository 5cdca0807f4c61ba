; ModuleID = 'k14_localarr.cl'
source_filename = "k14_localarr.cl"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: argmemonly nofree noinline norecurse nosync nounwind
define dso_local spir_kernel void @locarr(i32 addrspace(1)* nocapture noundef writeonly align 4 %0, i32 addrspace(1)* nocapture noundef readonly align 4 %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %4 = alloca [32 x i32], align 4
  %5 = bitcast [32 x i32]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 128, i8* nonnull %5) #3
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul nsw i32 %6, %7
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add nsw i32 %8, %9
  br label %22

11:                                               ; preds = %22
  %12 = sext i32 %10 to i64
  %13 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %12
  %14 = load i32, i32 addrspace(1)* %13, align 4, !tbaa !9
  %15 = and i32 %14, 31
  %16 = icmp sgt i32 %2, 0
  br i1 %16, label %17, label %58

17:                                               ; preds = %11
  %18 = and i32 %2, 1
  %19 = icmp eq i32 %2, 1
  br i1 %19, label %41, label %20

20:                                               ; preds = %17
  %21 = and i32 %2, -2
  br label %64

22:                                               ; preds = %22, %3
  %23 = phi i32 [ 0, %3 ], [ %39, %22 ]
  %24 = mul nsw i32 %23, %2
  %25 = add nsw i32 %10, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %26
  %28 = load i32, i32 addrspace(1)* %27, align 4, !tbaa !9
  %29 = zext i32 %23 to i64
  %30 = getelementptr inbounds [32 x i32], [32 x i32]* %4, i64 0, i64 %29
  store i32 %28, i32* %30, align 4, !tbaa !9
  %31 = or i32 %23, 1
  %32 = mul nsw i32 %31, %2
  %33 = add nsw i32 %10, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %34
  %36 = load i32, i32 addrspace(1)* %35, align 4, !tbaa !9
  %37 = zext i32 %31 to i64
  %38 = getelementptr inbounds [32 x i32], [32 x i32]* %4, i64 0, i64 %37
  store i32 %36, i32* %38, align 4, !tbaa !9
  %39 = add nuw nsw i32 %23, 2
  %40 = icmp eq i32 %39, 32
  br i1 %40, label %11, label %22

41:                                               ; preds = %64, %17
  %42 = phi i32 [ undef, %17 ], [ %90, %64 ]
  %43 = phi i32 [ %15, %17 ], [ %90, %64 ]
  %44 = phi i32 [ 0, %17 ], [ %89, %64 ]
  %45 = phi i32 [ %14, %17 ], [ %86, %64 ]
  %46 = icmp eq i32 %18, 0
  br i1 %46, label %58, label %47

47:                                               ; preds = %41
  %48 = mul i32 %45, 7
  %49 = add i32 %48, 1
  %50 = and i32 %49, 31
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds [32 x i32], [32 x i32]* %4, i64 0, i64 %51
  %53 = load i32, i32* %52, align 4, !tbaa !9
  %54 = add nsw i32 %53, %44
  %55 = zext i32 %43 to i64
  %56 = getelementptr inbounds [32 x i32], [32 x i32]* %4, i64 0, i64 %55
  store i32 %54, i32* %56, align 4, !tbaa !9
  %57 = and i32 %54, 31
  br label %58

58:                                               ; preds = %47, %41, %11
  %59 = phi i32 [ %15, %11 ], [ %42, %41 ], [ %57, %47 ]
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds [32 x i32], [32 x i32]* %4, i64 0, i64 %60
  %62 = load i32, i32* %61, align 4, !tbaa !9
  %63 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %12
  store i32 %62, i32 addrspace(1)* %63, align 4, !tbaa !9
  call void @llvm.lifetime.end.p0i8(i64 128, i8* nonnull %5) #3
  ret void

64:                                               ; preds = %64, %20
  %65 = phi i32 [ %15, %20 ], [ %90, %64 ]
  %66 = phi i32 [ 0, %20 ], [ %89, %64 ]
  %67 = phi i32 [ %14, %20 ], [ %86, %64 ]
  %68 = phi i32 [ 0, %20 ], [ %91, %64 ]
  %69 = mul i32 %67, 7
  %70 = add i32 %69, 1
  %71 = and i32 %70, 31
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds [32 x i32], [32 x i32]* %4, i64 0, i64 %72
  %74 = load i32, i32* %73, align 4, !tbaa !9
  %75 = add nsw i32 %74, %66
  %76 = zext i32 %65 to i64
  %77 = getelementptr inbounds [32 x i32], [32 x i32]* %4, i64 0, i64 %76
  store i32 %75, i32* %77, align 4, !tbaa !9
  %78 = or i32 %66, 1
  %79 = and i32 %75, 31
  %80 = mul i32 %75, 7
  %81 = add i32 %80, 1
  %82 = and i32 %81, 31
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds [32 x i32], [32 x i32]* %4, i64 0, i64 %83
  %85 = load i32, i32* %84, align 4, !tbaa !9
  %86 = add nsw i32 %85, %78
  %87 = zext i32 %79 to i64
  %88 = getelementptr inbounds [32 x i32], [32 x i32]* %4, i64 0, i64 %87
  store i32 %86, i32* %88, align 4, !tbaa !9
  %89 = add nuw nsw i32 %66, 2
  %90 = and i32 %86, 31
  %91 = add i32 %68, 2
  %92 = icmp eq i32 %91, %21
  br i1 %92, label %41, label %64
}

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

attributes #0 = { argmemonly nofree noinline norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { argmemonly mustprogress nocallback nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}

!0 = !{void (i32 addrspace(1)*, i32 addrspace(1)*, i32)* @locarr, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 15.0.6"}
!5 = !{i32 1, i32 1, i32 0}
!6 = !{!"none", !"none", !"none"}
!7 = !{!"int*", !"int*", !"int"}
!8 = !{!"", !"const", !""}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
