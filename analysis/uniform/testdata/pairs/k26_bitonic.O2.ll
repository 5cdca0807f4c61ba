; ModuleID = 'k26_bitonic.cl'
source_filename = "k26_bitonic.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@bitonic.s = internal unnamed_addr addrspace(3) global [512 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @bitonic(ptr addrspace(1) noundef align 4 captures(none) %o, i32 noundef %n) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  tail call void @__clang_ocl_kern_imp_bitonic(ptr addrspace(1) noundef align 4 %o, i32 noundef %n) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_bitonic(ptr addrspace(1) noundef align 4 captures(none) %o, i32 noundef %n) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul nuw nsw i32 %1, %2
  %add = add nuw nsw i32 %mul, %0
  %idxprom = zext nneg i32 %add to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %o, i64 %idxprom
  %3 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !4
  %idxprom1 = zext nneg i32 %0 to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic.s, i64 %idxprom1
  store i32 %3, ptr addrspace(3) %arrayidx2, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp.not50 = icmp slt i32 %n, 2
  br i1 %cmp.not50, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup5, %entry
  %4 = load i32, ptr addrspace(3) %arrayidx2, align 4, !tbaa !4
  store i32 %4, ptr addrspace(1) %arrayidx, align 4, !tbaa !4
  ret void

for.body:                                         ; preds = %entry, %for.cond.cleanup5
  %k.051 = phi i32 [ %shl, %for.cond.cleanup5 ], [ 2, %entry ]
  %shr = ashr exact i32 %k.051, 1
  %cmp448 = icmp sgt i32 %shr, 0
  br i1 %cmp448, label %for.body6.lr.ph, label %for.cond.cleanup5

for.body6.lr.ph:                                  ; preds = %for.body
  %and = and i32 %k.051, %0
  %5 = icmp ne i32 %and, 0
  br label %for.body6

for.cond.cleanup5:                                ; preds = %if.end22, %for.body
  %shl = shl i32 %k.051, 1
  %cmp.not = icmp sgt i32 %shl, %n
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body

for.body6:                                        ; preds = %for.body6.lr.ph, %if.end22
  %j.049 = phi i32 [ %shr, %for.body6.lr.ph ], [ %shr23, %if.end22 ]
  %xor = xor i32 %j.049, %0
  %cmp7 = icmp sgt i32 %xor, %0
  br i1 %cmp7, label %if.then, label %if.end22

if.then:                                          ; preds = %for.body6
  %6 = load i32, ptr addrspace(3) %arrayidx2, align 4, !tbaa !4
  %idxprom10 = zext nneg i32 %xor to i64
  %arrayidx11 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic.s, i64 %idxprom10
  %7 = load i32, ptr addrspace(3) %arrayidx11, align 4, !tbaa !4
  %cmp12 = icmp sgt i32 %6, %7
  %cmp15 = xor i1 %5, %cmp12
  br i1 %cmp15, label %if.then17, label %if.end22

if.then17:                                        ; preds = %if.then
  store i32 %7, ptr addrspace(3) %arrayidx2, align 4, !tbaa !4
  store i32 %6, ptr addrspace(3) %arrayidx11, align 4, !tbaa !4
  br label %if.end22

if.end22:                                         ; preds = %if.then, %if.then17, %for.body6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %shr23 = lshr i32 %j.049, 1
  %cmp4.not = icmp eq i32 %shr23, 0
  br i1 %cmp4.not, label %for.cond.cleanup5, label %for.body6
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
