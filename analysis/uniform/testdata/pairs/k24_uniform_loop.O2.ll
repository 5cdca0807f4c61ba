; ModuleID = 'k24_uniform_loop.cl'
source_filename = "k24_uniform_loop.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @uni(ptr addrspace(1) noundef writeonly align 4 captures(none) %o, ptr addrspace(1) noundef readonly align 4 captures(none) %a, i32 noundef %n, ptr addrspace(4) noundef readonly align 4 captures(none) %c) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  tail call void @__clang_ocl_kern_imp_uni(ptr addrspace(1) noundef align 4 %o, ptr addrspace(1) noundef align 4 %a, i32 noundef %n, ptr addrspace(4) noundef align 4 %c) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_uni(ptr addrspace(1) noundef writeonly align 4 captures(none) %o, ptr addrspace(1) noundef readonly align 4 captures(none) %a, i32 noundef %n, ptr addrspace(4) noundef readonly align 4 captures(none) %c) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul nuw nsw i32 %0, %1
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add nuw nsw i32 %mul, %2
  %cmp20 = icmp sgt i32 %n, 0
  %idxprom2 = zext nneg i32 %add to i64
  br i1 %cmp20, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %arrayidx3 = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %idxprom2
  %xtraiter = and i32 %n, 1
  %3 = icmp eq i32 %n, 1
  br i1 %3, label %for.body.epil.preheader, label %for.body.lr.ph.new

for.body.lr.ph.new:                               ; preds = %for.body.lr.ph
  %unroll_iter = and i32 %n, 2147483646
  br label %for.body

for.cond.cleanup.loopexit.unr-lcssa:              ; preds = %for.inc.1
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.cond.cleanup, label %for.body.epil.preheader

for.body.epil.preheader:                          ; preds = %for.cond.cleanup.loopexit.unr-lcssa, %for.body.lr.ph
  %i.022.epil.init = phi i32 [ 0, %for.body.lr.ph ], [ %inc.1, %for.cond.cleanup.loopexit.unr-lcssa ]
  %s.021.epil.init = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %s.1.1, %for.cond.cleanup.loopexit.unr-lcssa ]
  %lcmp.mod24 = icmp ne i32 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod24)
  %idxprom.epil = zext nneg i32 %i.022.epil.init to i64
  %arrayidx.epil = getelementptr inbounds nuw float, ptr addrspace(4) %c, i64 %idxprom.epil
  %4 = load float, ptr addrspace(4) %arrayidx.epil, align 4, !tbaa !12
  %cmp1.epil = fcmp ogt float %4, 0.000000e+00
  br i1 %cmp1.epil, label %if.then.epil, label %if.else.epil

if.else.epil:                                     ; preds = %for.body.epil.preheader
  %sub.epil = fsub float %s.021.epil.init, %4
  br label %for.cond.cleanup

if.then.epil:                                     ; preds = %for.body.epil.preheader
  %5 = load float, ptr addrspace(1) %arrayidx3, align 4, !tbaa !12
  %6 = tail call float @llvm.fmuladd.f32(float %5, float %4, float %s.021.epil.init)
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit.unr-lcssa, %if.then.epil, %if.else.epil, %entry
  %s.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %s.1.1, %for.cond.cleanup.loopexit.unr-lcssa ], [ %6, %if.then.epil ], [ %sub.epil, %if.else.epil ]
  %arrayidx10 = getelementptr inbounds nuw float, ptr addrspace(1) %o, i64 %idxprom2
  store float %s.0.lcssa, ptr addrspace(1) %arrayidx10, align 4, !tbaa !12
  ret void

for.body:                                         ; preds = %for.inc.1, %for.body.lr.ph.new
  %i.022 = phi i32 [ 0, %for.body.lr.ph.new ], [ %inc.1, %for.inc.1 ]
  %s.021 = phi float [ 0.000000e+00, %for.body.lr.ph.new ], [ %s.1.1, %for.inc.1 ]
  %niter = phi i32 [ 0, %for.body.lr.ph.new ], [ %niter.next.1, %for.inc.1 ]
  %idxprom = zext nneg i32 %i.022 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(4) %c, i64 %idxprom
  %7 = load float, ptr addrspace(4) %arrayidx, align 4, !tbaa !12
  %cmp1 = fcmp ogt float %7, 0.000000e+00
  br i1 %cmp1, label %if.then, label %if.else

if.then:                                          ; preds = %for.body
  %8 = load float, ptr addrspace(1) %arrayidx3, align 4, !tbaa !12
  %9 = tail call float @llvm.fmuladd.f32(float %8, float %7, float %s.021)
  br label %for.inc

if.else:                                          ; preds = %for.body
  %sub = fsub float %s.021, %7
  br label %for.inc

for.inc:                                          ; preds = %if.then, %if.else
  %s.1 = phi float [ %9, %if.then ], [ %sub, %if.else ]
  %10 = zext nneg i32 %i.022 to i64
  %11 = getelementptr inbounds nuw float, ptr addrspace(4) %c, i64 %10
  %arrayidx.1 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 4
  %12 = load float, ptr addrspace(4) %arrayidx.1, align 4, !tbaa !12
  %cmp1.1 = fcmp ogt float %12, 0.000000e+00
  br i1 %cmp1.1, label %if.then.1, label %if.else.1

if.else.1:                                        ; preds = %for.inc
  %sub.1 = fsub float %s.1, %12
  br label %for.inc.1

if.then.1:                                        ; preds = %for.inc
  %13 = load float, ptr addrspace(1) %arrayidx3, align 4, !tbaa !12
  %14 = tail call float @llvm.fmuladd.f32(float %13, float %12, float %s.1)
  br label %for.inc.1

for.inc.1:                                        ; preds = %if.then.1, %if.else.1
  %s.1.1 = phi float [ %14, %if.then.1 ], [ %sub.1, %if.else.1 ]
  %inc.1 = add nuw nsw i32 %i.022, 2
  %niter.next.1 = add i32 %niter, 2
  %niter.ncmp.1 = icmp eq i32 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body
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
