; ModuleID = 'k14_localarr.cl'
source_filename = "k14_localarr.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @locarr(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  tail call void @__clang_ocl_kern_imp_locarr(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_locarr(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca [32 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul nuw nsw i32 %5, %6
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add nuw nsw i32 %7, %8
  br label %21

10:                                               ; preds = %21
  %11 = zext nneg i32 %9 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  %14 = and i32 %13, 31
  %15 = icmp sgt i32 %2, 0
  br i1 %15, label %16, label %57

16:                                               ; preds = %10
  %17 = and i32 %2, 1
  %18 = icmp eq i32 %2, 1
  br i1 %18, label %42, label %19

19:                                               ; preds = %16
  %20 = and i32 %2, 2147483646
  br label %63

21:                                               ; preds = %21, %3
  %22 = phi i32 [ 0, %3 ], [ %38, %21 ]
  %23 = mul nsw i32 %22, %2
  %24 = add nsw i32 %9, %23
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !4
  %28 = zext nneg i32 %22 to i64
  %29 = getelementptr inbounds nuw i32, ptr %4, i64 %28
  store i32 %27, ptr %29, align 4, !tbaa !4
  %30 = or disjoint i32 %22, 1
  %31 = mul nsw i32 %30, %2
  %32 = add nsw i32 %9, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %33
  %35 = load i32, ptr addrspace(1) %34, align 4, !tbaa !4
  %36 = zext nneg i32 %30 to i64
  %37 = getelementptr inbounds nuw i32, ptr %4, i64 %36
  store i32 %35, ptr %37, align 4, !tbaa !4
  %38 = add nuw nsw i32 %22, 2
  %39 = icmp eq i32 %38, 32
  br i1 %39, label %10, label %21

40:                                               ; preds = %63
  %41 = icmp eq i32 %17, 0
  br i1 %41, label %57, label %42

42:                                               ; preds = %40, %16
  %43 = phi i32 [ %14, %16 ], [ %89, %40 ]
  %44 = phi i32 [ 0, %16 ], [ %88, %40 ]
  %45 = phi i32 [ %13, %16 ], [ %85, %40 ]
  %46 = icmp ne i32 %17, 0
  tail call void @llvm.assume(i1 %46)
  %47 = mul i32 %45, 7
  %48 = add i32 %47, 1
  %49 = and i32 %48, 31
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr %4, i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !4
  %53 = add nsw i32 %52, %44
  %54 = zext nneg i32 %43 to i64
  %55 = getelementptr inbounds nuw i32, ptr %4, i64 %54
  store i32 %53, ptr %55, align 4, !tbaa !4
  %56 = and i32 %53, 31
  br label %57

57:                                               ; preds = %42, %40, %10
  %58 = phi i32 [ %14, %10 ], [ %89, %40 ], [ %56, %42 ]
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw i32, ptr %4, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !4
  %62 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11
  store i32 %61, ptr addrspace(1) %62, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret void

63:                                               ; preds = %63, %19
  %64 = phi i32 [ %14, %19 ], [ %89, %63 ]
  %65 = phi i32 [ 0, %19 ], [ %88, %63 ]
  %66 = phi i32 [ %13, %19 ], [ %85, %63 ]
  %67 = phi i32 [ 0, %19 ], [ %90, %63 ]
  %68 = mul i32 %66, 7
  %69 = add i32 %68, 1
  %70 = and i32 %69, 31
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw i32, ptr %4, i64 %71
  %73 = load i32, ptr %72, align 4, !tbaa !4
  %74 = add nsw i32 %73, %65
  %75 = zext nneg i32 %64 to i64
  %76 = getelementptr inbounds nuw i32, ptr %4, i64 %75
  store i32 %74, ptr %76, align 4, !tbaa !4
  %77 = or disjoint i32 %65, 1
  %78 = and i32 %74, 31
  %79 = mul i32 %74, 7
  %80 = add i32 %79, 1
  %81 = and i32 %80, 31
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw i32, ptr %4, i64 %82
  %84 = load i32, ptr %83, align 4, !tbaa !4
  %85 = add nsw i32 %84, %77
  %86 = zext nneg i32 %78 to i64
  %87 = getelementptr inbounds nuw i32, ptr %4, i64 %86
  store i32 %85, ptr %87, align 4, !tbaa !4
  %88 = add nuw nsw i32 %65, 2
  %89 = and i32 %85, 31
  %90 = add i32 %67, 2
  %91 = icmp eq i32 %90, %20
  br i1 %91, label %40, label %63
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
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
