; ModuleID = 'k09_atomics.cl'
source_filename = "k09_atomics.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@atom.h = internal addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @atom(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  tail call void @__clang_ocl_kern_imp_atom(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_atom(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul nuw nsw i32 %4, %5
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add nuw nsw i32 %6, %7
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %9
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !4
  %12 = icmp samesign ult i32 %7, 16
  br i1 %12, label %13, label %16

13:                                               ; preds = %3
  %14 = zext nneg i32 %7 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) @atom.h, i64 %14
  store i32 0, ptr addrspace(3) %15, align 4, !tbaa !4
  br label %16

16:                                               ; preds = %13, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %17 = and i32 %11, 15
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspace(3) @atom.h, i64 %18
  %20 = addrspacecast ptr addrspace(3) %19 to ptr
  %21 = atomicrmw add ptr %20, i32 1 seq_cst, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %22 = addrspacecast ptr addrspace(1) %0 to ptr
  %23 = atomicrmw max ptr %22, i32 %11 seq_cst, align 4
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %25 = addrspacecast ptr addrspace(1) %24 to ptr
  %26 = cmpxchg ptr %25, i32 0, i32 %11 seq_cst seq_cst, align 4
  br i1 %12, label %27, label %35

27:                                               ; preds = %16
  %28 = zext nneg i32 %7 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(3) @atom.h, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %30, i64 %28
  %32 = addrspacecast ptr addrspace(1) %31 to ptr
  %33 = load i32, ptr addrspace(3) %29, align 4, !tbaa !4
  %34 = atomicrmw add ptr %32, i32 %33 seq_cst, align 4
  br label %35

35:                                               ; preds = %27, %16
  %36 = extractvalue { i32, i1 } %26, 0
  %37 = xor i32 %36, %23
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %9
  store i32 %37, ptr addrspace(1) %38, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

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
!8 = !{i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"int*", !"int*", !"int*"}
!11 = !{!"", !"", !"const"}
