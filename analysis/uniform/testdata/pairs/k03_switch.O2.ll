; ModuleID = 'k03_switch.cl'
source_filename = "k03_switch.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @sw(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(1) noundef readonly align 4 captures(none) %in) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  tail call void @__clang_ocl_kern_imp_sw(ptr addrspace(1) noundef align 4 %out, ptr addrspace(1) noundef align 4 %in) #3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_sw(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(1) noundef readonly align 4 captures(none) %in) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul nuw nsw i32 %0, %1
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add nuw nsw i32 %mul, %2
  %idxprom = zext nneg i32 %add to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %idxprom
  %3 = load i32, ptr addrspace(1) %arrayidx, align 4, !tbaa !4
  %and = and i32 %3, 15
  switch i32 %and, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb2
    i32 2, label %sw.bb4
    i32 3, label %sw.bb5
    i32 4, label %sw.bb6
    i32 5, label %sw.bb7
    i32 6, label %sw.bb8
    i32 9, label %sw.bb11
  ]

sw.bb:                                            ; preds = %entry
  %add1 = add nsw i32 %3, 1
  br label %sw.epilog

sw.bb2:                                           ; preds = %entry
  %mul3 = mul nsw i32 %3, %3
  br label %sw.epilog

sw.bb4:                                           ; preds = %entry
  %xor = xor i32 %3, 85
  br label %sw.epilog

sw.bb5:                                           ; preds = %entry
  %div = sdiv i32 %3, 3
  br label %sw.epilog

sw.bb6:                                           ; preds = %entry
  %sub = sub nsw i32 0, %3
  br label %sw.epilog

sw.bb7:                                           ; preds = %entry
  %rem = srem i32 %3, 7
  br label %sw.epilog

sw.bb8:                                           ; preds = %entry
  %4 = sub nsw i32 8, %3
  br label %sw.epilog

sw.bb11:                                          ; preds = %entry
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %idxprom
  %arrayidx16 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 4
  store i32 %3, ptr addrspace(1) %arrayidx16, align 4, !tbaa !4
  br label %sw.epilog

sw.epilog:                                        ; preds = %entry, %sw.bb8, %sw.bb11, %sw.bb7, %sw.bb6, %sw.bb5, %sw.bb4, %sw.bb2, %sw.bb
  %r.1 = phi i32 [ 0, %entry ], [ %add1, %sw.bb ], [ %mul3, %sw.bb2 ], [ %xor, %sw.bb4 ], [ %div, %sw.bb5 ], [ %sub, %sw.bb6 ], [ %rem, %sw.bb7 ], [ 1, %sw.bb11 ], [ %4, %sw.bb8 ]
  %arrayidx20 = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %idxprom
  store i32 %r.1, ptr addrspace(1) %arrayidx20, align 4, !tbaa !4
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
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"int*", !"int*"}
!11 = !{!"", !"const"}
