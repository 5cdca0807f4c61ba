; ModuleID = 'k26_bitonic.cl'
source_filename = "k26_bitonic.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@bitonic.s = internal unnamed_addr addrspace(3) global [512 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @bitonic(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  tail call void @__clang_ocl_kern_imp_bitonic(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_bitonic(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul nuw nsw i32 %4, %5
  %7 = add nuw nsw i32 %6, %3
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = zext nneg i32 %3 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic.s, i64 %11
  store i32 %10, ptr addrspace(3) %12, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %13 = icmp slt i32 %1, 2
  br i1 %13, label %14, label %16

14:                                               ; preds = %23, %2
  %15 = load i32, ptr addrspace(3) %12, align 4, !tbaa !4
  store i32 %15, ptr addrspace(1) %9, align 4, !tbaa !4
  ret void

16:                                               ; preds = %2, %23
  %17 = phi i32 [ %24, %23 ], [ 2, %2 ]
  %18 = ashr exact i32 %17, 1
  %19 = icmp sgt i32 %18, 0
  br i1 %19, label %20, label %23

20:                                               ; preds = %16
  %21 = and i32 %17, %3
  %22 = icmp ne i32 %21, 0
  br label %26

23:                                               ; preds = %38, %16
  %24 = shl i32 %17, 1
  %25 = icmp sgt i32 %24, %1
  br i1 %25, label %14, label %16

26:                                               ; preds = %20, %38
  %27 = phi i32 [ %18, %20 ], [ %39, %38 ]
  %28 = xor i32 %27, %3
  %29 = icmp sgt i32 %28, %3
  br i1 %29, label %30, label %38

30:                                               ; preds = %26
  %31 = load i32, ptr addrspace(3) %12, align 4, !tbaa !4
  %32 = zext nneg i32 %28 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic.s, i64 %32
  %34 = load i32, ptr addrspace(3) %33, align 4, !tbaa !4
  %35 = icmp sgt i32 %31, %34
  %36 = xor i1 %22, %35
  br i1 %36, label %37, label %38

37:                                               ; preds = %30
  store i32 %34, ptr addrspace(3) %12, align 4, !tbaa !4
  store i32 %31, ptr addrspace(3) %33, align 4, !tbaa !4
  br label %38

38:                                               ; preds = %30, %37, %26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %39 = lshr i32 %27, 1
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %23, label %26
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nounwind }

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
!8 = !{i32 1, i32 0}
!9 = !{!"none", !"none"}
!10 = !{!"int*", !"int"}
!11 = !{!"", !""}
