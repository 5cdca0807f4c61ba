; ModuleID = 'k13_mandel.cl'
source_filename = "k13_mandel.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @mandel(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, float noundef %x0, float noundef %y0, float noundef %d, i32 noundef %w, i32 noundef %maxit) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  tail call void @__clang_ocl_kern_imp_mandel(ptr addrspace(1) noundef align 4 %out, float noundef %x0, float noundef %y0, float noundef %d, i32 noundef %w, i32 noundef %maxit) #4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local void @__clang_ocl_kern_imp_mandel(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, float noundef %x0, float noundef %y0, float noundef %d, i32 noundef %w, i32 noundef %maxit) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul nuw nsw i32 %0, %1
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add nuw nsw i32 %mul, %2
  %div = sdiv i32 %add, %w
  %3 = mul i32 %div, %w
  %rem.decomposed = sub i32 %add, %3
  %conv = uitofp nneg i32 %rem.decomposed to float
  %4 = tail call float @llvm.fmuladd.f32(float %conv, float %d, float %x0)
  %conv4 = sitofp i32 %div to float
  %5 = tail call float @llvm.fmuladd.f32(float %conv4, float %d, float %y0)
  %cmp30 = icmp sgt i32 %maxit, 0
  br i1 %cmp30, label %land.rhs, label %for.end

land.rhs:                                         ; preds = %entry, %for.body
  %x.033 = phi float [ %add13, %for.body ], [ 0.000000e+00, %entry ]
  %i.032 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %y.031 = phi float [ %8, %for.body ], [ 0.000000e+00, %entry ]
  %mul8 = fmul float %y.031, %y.031
  %6 = tail call float @llvm.fmuladd.f32(float %x.033, float %x.033, float %mul8)
  %cmp9 = fcmp olt float %6, 4.000000e+00
  br i1 %cmp9, label %for.body, label %for.end

for.body:                                         ; preds = %land.rhs
  %neg = fneg float %mul8
  %7 = tail call float @llvm.fmuladd.f32(float %x.033, float %x.033, float %neg)
  %add13 = fadd float %4, %7
  %mul14 = fmul float %x.033, 2.000000e+00
  %8 = tail call float @llvm.fmuladd.f32(float %mul14, float %y.031, float %5)
  %inc = add nuw nsw i32 %i.032, 1
  %exitcond.not = icmp eq i32 %inc, %maxit
  br i1 %exitcond.not, label %for.end, label %land.rhs

for.end:                                          ; preds = %land.rhs, %for.body, %entry
  %i.0.lcssa = phi i32 [ 0, %entry ], [ %i.032, %land.rhs ], [ %maxit, %for.body ]
  %idxprom = zext nneg i32 %add to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %idxprom
  store i32 %i.0.lcssa, ptr addrspace(1) %arrayidx, align 4, !tbaa !4
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
