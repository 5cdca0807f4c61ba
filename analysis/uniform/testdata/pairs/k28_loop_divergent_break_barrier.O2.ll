; ModuleID = 'k28_loop_divergent_break_barrier.cl'
source_filename = "k28_loop_divergent_break_barrier.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@lbb.flag = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @lbb(ptr addrspace(1) noundef writeonly align 4 captures(none) %o, ptr addrspace(1) noundef readonly align 4 captures(none) %a, i32 noundef %n) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  tail call void @__clang_ocl_kern_imp_lbb(ptr addrspace(1) noundef align 4 %o, ptr addrspace(1) noundef align 4 %a, i32 noundef %n) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_lbb(ptr addrspace(1) noundef writeonly align 4 captures(none) %o, ptr addrspace(1) noundef readonly align 4 captures(none) %a, i32 noundef %n) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp15 = icmp sgt i32 %n, 0
  br i1 %cmp15, label %for.body.lr.ph, label %cleanup5

for.body.lr.ph:                                   ; preds = %entry
  %cmp1 = icmp eq i32 %0, 0
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %for.inc
  %acc.017 = phi i32 [ 0, %for.body.lr.ph ], [ %add, %for.inc ]
  %i.016 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.inc ]
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %idxprom = zext nneg i32 %i.016 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %a, i64 %idxprom
  %1 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !4
  store i32 %1, ptr addrspace(3) @lbb.flag, align 4, !tbaa !4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %2 = load i32, ptr addrspace(3) @lbb.flag, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp2 = icmp sgt i32 %2, -1
  br i1 %cmp2, label %for.inc, label %cleanup5

for.inc:                                          ; preds = %if.end
  %mul = mul nuw nsw i32 %2, %0
  %add = add nuw nsw i32 %mul, %acc.017
  %inc = add nuw nsw i32 %i.016, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %cleanup5, label %for.body

cleanup5:                                         ; preds = %if.end, %for.inc, %entry
  %acc.0.lcssa = phi i32 [ 0, %entry ], [ %acc.017, %if.end ], [ %add, %for.inc ]
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul6 = mul nuw nsw i32 %3, %4
  %add7 = add nuw nsw i32 %mul6, %0
  %idxprom8 = zext nneg i32 %add7 to i64
  %arrayidx9 = getelementptr inbounds nuw i32, ptr addrspace(1) %o, i64 %idxprom8
  store i32 %acc.0.lcssa, ptr addrspace(1) %arrayidx9, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

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
!8 = !{i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"int*", !"int*", !"int"}
!11 = !{!"", !"const", !""}
