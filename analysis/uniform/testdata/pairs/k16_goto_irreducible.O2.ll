; ModuleID = 'k16_goto_irreducible.cl'
source_filename = "k16_goto_irreducible.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @irr(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(1) noundef readonly align 4 captures(none) %in) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  tail call void @__clang_ocl_kern_imp_irr(ptr addrspace(1) noundef align 4 %out, ptr addrspace(1) noundef align 4 %in) #3
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_irr(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(1) noundef readonly align 4 captures(none) %in) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul nuw nsw i32 %0, %1
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add nuw nsw i32 %mul, %2
  %idxprom = zext nneg i32 %add to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %idxprom
  %3 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !4
  %and = and i32 %3, 1
  %tobool.not = icmp eq i32 %and, 0
  br i1 %tobool.not, label %A, label %B.preheader

A:                                                ; preds = %B, %entry
  %x.0 = phi i32 [ %3, %entry ], [ %shr, %B ]
  %c.0 = phi i32 [ 0, %entry ], [ %add5, %B ]
  %mul1 = mul nsw i32 %x.0, 3
  %add2 = add nsw i32 %mul1, 1
  %inc = add nsw i32 %c.0, 1
  %cmp = icmp sgt i32 %c.0, 49
  br i1 %cmp, label %E, label %B.preheader

B.preheader:                                      ; preds = %entry, %A
  %x.1.ph = phi i32 [ %3, %entry ], [ %add2, %A ]
  %c.1.ph = phi i32 [ 0, %entry ], [ %inc, %A ]
  br label %B

B:                                                ; preds = %B.preheader, %if.end9
  %x.1 = phi i32 [ %shr, %if.end9 ], [ %x.1.ph, %B.preheader ]
  %c.1 = phi i32 [ %add5, %if.end9 ], [ %c.1.ph, %B.preheader ]
  %shr = ashr i32 %x.1, 1
  %add5 = add nsw i32 %c.1, 2
  %4 = and i32 %x.1, 4
  %tobool7.not = icmp eq i32 %4, 0
  br i1 %tobool7.not, label %if.end9, label %A

if.end9:                                          ; preds = %B
  %cmp10 = icmp slt i32 %c.1, 38
  br i1 %cmp10, label %B, label %E

E:                                                ; preds = %if.end9, %A
  %x.2 = phi i32 [ %add2, %A ], [ %shr, %if.end9 ]
  %c.2 = phi i32 [ %inc, %A ], [ %add5, %if.end9 ]
  %add13 = add nsw i32 %c.2, %x.2
  %arrayidx17 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %idxprom
  store i32 %add13, ptr addrspace(1) %arrayidx17, align 4, !tbaa !4
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
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"int*", !"int*"}
!11 = !{!"", !"const"}
