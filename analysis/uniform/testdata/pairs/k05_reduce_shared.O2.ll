; ModuleID = 'k05_reduce_shared.cl'
source_filename = "k05_reduce_shared.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@reduce.s = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @reduce(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(1) noundef readonly align 4 captures(none) %in) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  tail call void @__clang_ocl_kern_imp_reduce(ptr addrspace(1) noundef align 4 %out, ptr addrspace(1) noundef align 4 %in) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_reduce(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(1) noundef readonly align 4 captures(none) %in) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul nuw nsw i32 %1, %2
  %add = add nuw nsw i32 %mul, %0
  %idxprom = zext nneg i32 %add to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %idxprom
  %3 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !4
  %idxprom1 = zext nneg i32 %0 to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspace(3) @reduce.s, i64 %idxprom1
  store i32 %3, ptr addrspace(3) %arrayidx2, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %k.023 = lshr i32 %2, 1
  %cmp.not24 = icmp eq i32 %k.023, 0
  br i1 %cmp.not24, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %if.end, %entry
  %cmp10 = icmp eq i32 %0, 0
  br i1 %cmp10, label %if.then11, label %if.end14

for.body:                                         ; preds = %entry, %if.end
  %k.025 = phi i32 [ %k.0, %if.end ], [ %k.023, %entry ]
  %cmp3 = icmp samesign ult i32 %0, %k.025
  br i1 %cmp3, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %add4 = add nuw nsw i32 %k.025, %0
  %idxprom5 = zext nneg i32 %add4 to i64
  %arrayidx6 = getelementptr inbounds nuw i32, ptr addrspace(3) @reduce.s, i64 %idxprom5
  %4 = load i32, ptr addrspace(3) %arrayidx6, align 4, !tbaa !4
  %5 = load i32, ptr addrspace(3) %arrayidx2, align 4, !tbaa !4
  %add9 = add nsw i32 %5, %4
  store i32 %add9, ptr addrspace(3) %arrayidx2, align 4, !tbaa !4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %k.0 = lshr i32 %k.025, 1
  %cmp.not = icmp eq i32 %k.0, 0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body

if.then11:                                        ; preds = %for.cond.cleanup
  %idxprom12 = zext nneg i32 %1 to i64
  %arrayidx13 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %idxprom12
  %6 = load i32, ptr addrspace(3) @reduce.s, align 4, !tbaa !4
  store i32 %6, ptr addrspace(1) %arrayidx13, align 4, !tbaa !4
  br label %if.end14

if.end14:                                         ; preds = %if.then11, %for.cond.cleanup
  ret void
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
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"int*", !"int*"}
!11 = !{!"", !"const"}
