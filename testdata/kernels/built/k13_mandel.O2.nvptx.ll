; ModuleID = 'k13_mandel.cl'
source_filename = "k13_mandel.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @mandel(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1, float noundef %2, float noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  tail call void @__clang_ocl_kern_imp_mandel(ptr addrspace(1) noundef align 4 %0, float noundef %1, float noundef %2, float noundef %3, i32 noundef %4, i32 noundef %5) #4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local void @__clang_ocl_kern_imp_mandel(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1, float noundef %2, float noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul nuw nsw i32 %7, %8
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add nuw nsw i32 %9, %10
  %12 = sdiv i32 %11, %4
  %13 = mul i32 %12, %4
  %14 = sub i32 %11, %13
  %15 = uitofp nneg i32 %14 to float
  %16 = tail call float @llvm.fmuladd.f32(float %15, float %3, float %1)
  %17 = sitofp i32 %12 to float
  %18 = tail call float @llvm.fmuladd.f32(float %17, float %3, float %2)
  %19 = icmp sgt i32 %5, 0
  br i1 %19, label %20, label %35

20:                                               ; preds = %6, %27
  %21 = phi float [ %30, %27 ], [ 0.000000e+00, %6 ]
  %22 = phi i32 [ %33, %27 ], [ 0, %6 ]
  %23 = phi float [ %32, %27 ], [ 0.000000e+00, %6 ]
  %24 = fmul float %23, %23
  %25 = tail call float @llvm.fmuladd.f32(float %21, float %21, float %24)
  %26 = fcmp olt float %25, 4.000000e+00
  br i1 %26, label %27, label %35

27:                                               ; preds = %20
  %28 = fneg float %24
  %29 = tail call float @llvm.fmuladd.f32(float %21, float %21, float %28)
  %30 = fadd float %16, %29
  %31 = fmul float %21, 2.000000e+00
  %32 = tail call float @llvm.fmuladd.f32(float %31, float %23, float %18)
  %33 = add nuw nsw i32 %22, 1
  %34 = icmp eq i32 %33, %5
  br i1 %34, label %35, label %20

35:                                               ; preds = %20, %27, %6
  %36 = phi i32 [ 0, %6 ], [ %22, %20 ], [ %5, %27 ]
  %37 = zext nneg i32 %11 to i64
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %37
  store i32 %36, ptr addrspace(1) %38, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

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
!8 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"int*", !"float", !"float", !"float", !"int", !"int"}
!11 = !{!"", !"", !"", !"", !"", !""}
