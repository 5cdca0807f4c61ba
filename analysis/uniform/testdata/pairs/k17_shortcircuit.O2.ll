; ModuleID = 'k17_shortcircuit.cl'
source_filename = "k17_shortcircuit.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @sc(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(1) noundef readonly align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %b, i32 noundef %n) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  tail call void @__clang_ocl_kern_imp_sc(ptr addrspace(1) noundef align 4 %out, ptr addrspace(1) noundef align 4 %a, ptr addrspace(1) noundef align 4 %b, i32 noundef %n) #3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_sc(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(1) noundef readonly align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %b, i32 noundef %n) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul nuw nsw i32 %0, %1
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add nuw nsw i32 %mul, %2
  %cmp = icmp slt i32 %add, %n
  br i1 %cmp, label %land.lhs.true, label %lor.lhs.false

land.lhs.true:                                    ; preds = %entry
  %idxprom = zext nneg i32 %add to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %a, i64 %idxprom
  %3 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !4
  %cmp1 = icmp sgt i32 %3, 0
  br i1 %cmp1, label %land.lhs.true2, label %lor.lhs.false

land.lhs.true2:                                   ; preds = %land.lhs.true
  %idxprom5 = zext nneg i32 %3 to i64
  %arrayidx6 = getelementptr inbounds nuw i32, ptr addrspace(1) %b, i64 %idxprom5
  %4 = load i32, ptr addrspace(1) %arrayidx6, align 4, !tbaa !4
  %cmp7.not = icmp eq i32 %4, %add
  br i1 %cmp7.not, label %lor.lhs.false, label %if.end20.sink.split

lor.lhs.false:                                    ; preds = %land.lhs.true2, %land.lhs.true, %entry
  %mul8 = shl nsw i32 %n, 1
  %cmp9.not = icmp slt i32 %add, %mul8
  br i1 %cmp9.not, label %if.else, label %land.lhs.true10

land.lhs.true10:                                  ; preds = %lor.lhs.false
  %idxprom11 = zext nneg i32 %add to i64
  %arrayidx12 = getelementptr inbounds nuw i32, ptr addrspace(1) %b, i64 %idxprom11
  %5 = load i32, ptr addrspace(1) %arrayidx12, align 4, !tbaa !4
  %and = and i32 %5, 3
  %cmp13 = icmp eq i32 %and, 2
  br i1 %cmp13, label %if.end20.sink.split, label %if.else

if.else:                                          ; preds = %land.lhs.true10, %lor.lhs.false
  %and16 = and i32 %add, 4
  %tobool.not = icmp eq i32 %and16, 0
  br i1 %tobool.not, label %if.end20, label %if.then17

if.then17:                                        ; preds = %if.else
  %idxprom18 = zext nneg i32 %add to i64
  br label %if.end20.sink.split

if.end20.sink.split:                              ; preds = %land.lhs.true2, %land.lhs.true10, %if.then17
  %idxprom18.sink = phi i64 [ %idxprom18, %if.then17 ], [ %idxprom11, %land.lhs.true10 ], [ %idxprom, %land.lhs.true2 ]
  %.sink = phi i32 [ 2, %if.then17 ], [ 1, %land.lhs.true10 ], [ 1, %land.lhs.true2 ]
  %arrayidx19 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %idxprom18.sink
  store i32 %.sink, ptr addrspace(1) %arrayidx19, align 4, !tbaa !4
  br label %if.end20

if.end20:                                         ; preds = %if.end20.sink.split, %if.else
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" }
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
!8 = !{i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"int*", !"int*", !"int*", !"int"}
!11 = !{!"", !"const", !"const", !""}
