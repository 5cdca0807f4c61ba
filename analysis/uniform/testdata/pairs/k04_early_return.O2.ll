; ModuleID = 'k04_early_return.cl'
source_filename = "k04_early_return.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @early(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(1) noundef readonly align 4 captures(none) %in, i32 noundef %n) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  tail call void @__clang_ocl_kern_imp_early(ptr addrspace(1) noundef align 4 %out, ptr addrspace(1) noundef align 4 %in, i32 noundef %n) #3
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_early(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(1) noundef readonly align 4 captures(none) %in, i32 noundef %n) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul nuw nsw i32 %0, %1
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add nuw nsw i32 %mul, %2
  %cmp.not = icmp slt i32 %add, %n
  br i1 %cmp.not, label %for.body.lr.ph, label %cleanup18

for.body.lr.ph:                                   ; preds = %entry
  %mul2 = mul nuw nsw i32 %n, %add
  %idxprom6 = zext nneg i32 %add to i64
  %arrayidx7 = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %idxprom6
  br label %for.body

for.cond:                                         ; preds = %cleanup
  %inc = add nuw nsw i32 %i.036, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %cleanup13, label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %for.cond
  %i.036 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.cond ]
  %s.035 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %s.1, %for.cond ]
  %add3 = add nsw i32 %i.036, %mul2
  %idxprom = sext i32 %add3 to i64
  %arrayidx = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom
  %3 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !12
  %cmp4 = fcmp olt float %3, 0.000000e+00
  br i1 %cmp4, label %if.then5, label %if.end8

if.then5:                                         ; preds = %for.body
  store float -1.000000e+00, ptr addrspace(1) %arrayidx7, align 4, !tbaa !12
  br label %cleanup

if.end8:                                          ; preds = %for.body
  %cmp9 = fcmp ogt float %3, 1.000000e+02
  br i1 %cmp9, label %cleanup, label %if.end11

if.end11:                                         ; preds = %if.end8
  %add12 = fadd float %s.035, %3
  br label %cleanup

cleanup:                                          ; preds = %if.end8, %if.end11, %if.then5
  %s.1 = phi float [ %s.035, %if.then5 ], [ %add12, %if.end11 ], [ %s.035, %if.end8 ]
  %cond21 = phi i1 [ false, %if.then5 ], [ true, %if.end11 ], [ false, %if.end8 ]
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then5 ], [ 0, %if.end11 ], [ 2, %if.end8 ]
  br i1 %cond21, label %for.cond, label %cleanup13

cleanup13:                                        ; preds = %cleanup, %for.cond
  %cleanup.dest.slot.1.ph = phi i32 [ %cleanup.dest.slot.0, %cleanup ], [ 2, %for.cond ]
  %cond = icmp eq i32 %cleanup.dest.slot.1.ph, 2
  br i1 %cond, label %for.end, label %cleanup18

for.end:                                          ; preds = %cleanup13
  %idxprom15 = zext nneg i32 %add to i64
  %arrayidx16 = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %idxprom15
  store float %s.1, ptr addrspace(1) %arrayidx16, align 4, !tbaa !12
  br label %cleanup18

cleanup18:                                        ; preds = %for.end, %cleanup13, %entry
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

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
!10 = !{!"float*", !"float*", !"int"}
!11 = !{!"", !"const", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
