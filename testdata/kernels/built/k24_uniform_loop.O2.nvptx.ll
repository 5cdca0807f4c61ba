; ModuleID = 'k24_uniform_loop.cl'
source_filename = "k24_uniform_loop.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @uni(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, ptr addrspace(4) noundef readonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  tail call void @__clang_ocl_kern_imp_uni(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, ptr addrspace(4) noundef align 4 %3) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_uni(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, ptr addrspace(4) noundef readonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul nuw nsw i32 %5, %6
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add nuw nsw i32 %7, %8
  %10 = icmp sgt i32 %2, 0
  %11 = zext nneg i32 %9 to i64
  br i1 %10, label %12, label %33

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %11
  %14 = and i32 %2, 1
  %15 = icmp eq i32 %2, 1
  br i1 %15, label %20, label %16

16:                                               ; preds = %12
  %17 = and i32 %2, 2147483646
  br label %36

18:                                               ; preds = %61
  %19 = icmp eq i32 %14, 0
  br i1 %19, label %33, label %20

20:                                               ; preds = %18, %12
  %21 = phi i32 [ 0, %12 ], [ %63, %18 ]
  %22 = phi float [ 0.000000e+00, %12 ], [ %62, %18 ]
  %23 = icmp ne i32 %14, 0
  tail call void @llvm.assume(i1 %23)
  %24 = zext nneg i32 %21 to i64
  %25 = getelementptr inbounds nuw float, ptr addrspace(4) %3, i64 %24
  %26 = load float, ptr addrspace(4) %25, align 4, !tbaa !12
  %27 = fcmp ogt float %26, 0.000000e+00
  br i1 %27, label %30, label %28

28:                                               ; preds = %20
  %29 = fsub float %22, %26
  br label %33

30:                                               ; preds = %20
  %31 = load float, ptr addrspace(1) %13, align 4, !tbaa !12
  %32 = tail call float @llvm.fmuladd.f32(float %31, float %26, float %22)
  br label %33

33:                                               ; preds = %18, %30, %28, %4
  %34 = phi float [ 0.000000e+00, %4 ], [ %62, %18 ], [ %32, %30 ], [ %29, %28 ]
  %35 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %11
  store float %34, ptr addrspace(1) %35, align 4, !tbaa !12
  ret void

36:                                               ; preds = %61, %16
  %37 = phi i32 [ 0, %16 ], [ %63, %61 ]
  %38 = phi float [ 0.000000e+00, %16 ], [ %62, %61 ]
  %39 = phi i32 [ 0, %16 ], [ %64, %61 ]
  %40 = zext nneg i32 %37 to i64
  %41 = getelementptr inbounds nuw float, ptr addrspace(4) %3, i64 %40
  %42 = load float, ptr addrspace(4) %41, align 4, !tbaa !12
  %43 = fcmp ogt float %42, 0.000000e+00
  br i1 %43, label %44, label %47

44:                                               ; preds = %36
  %45 = load float, ptr addrspace(1) %13, align 4, !tbaa !12
  %46 = tail call float @llvm.fmuladd.f32(float %45, float %42, float %38)
  br label %49

47:                                               ; preds = %36
  %48 = fsub float %38, %42
  br label %49

49:                                               ; preds = %44, %47
  %50 = phi float [ %46, %44 ], [ %48, %47 ]
  %51 = zext nneg i32 %37 to i64
  %52 = getelementptr inbounds nuw float, ptr addrspace(4) %3, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr addrspace(4) %52, i64 4
  %54 = load float, ptr addrspace(4) %53, align 4, !tbaa !12
  %55 = fcmp ogt float %54, 0.000000e+00
  br i1 %55, label %58, label %56

56:                                               ; preds = %49
  %57 = fsub float %50, %54
  br label %61

58:                                               ; preds = %49
  %59 = load float, ptr addrspace(1) %13, align 4, !tbaa !12
  %60 = tail call float @llvm.fmuladd.f32(float %59, float %54, float %50)
  br label %61

61:                                               ; preds = %58, %56
  %62 = phi float [ %60, %58 ], [ %57, %56 ]
  %63 = add nuw nsw i32 %37, 2
  %64 = add i32 %39, 2
  %65 = icmp eq i32 %64, %17
  br i1 %65, label %18, label %36
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = !{i32 1, i32 1, i32 0, i32 2}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"int", !"float*"}
!11 = !{!"", !"const", !"", !"const"}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
