; ModuleID = 'k09_atomics.cl'
source_filename = "k09_atomics.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@atom.h = internal addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @atom(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  tail call void @__clang_ocl_kern_imp_atom(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #4, !dbg !20
  ret void, !dbg !21
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_atom(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2) local_unnamed_addr #1 !dbg !22 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !23
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !23
  %6 = mul nuw nsw i32 %4, %5, !dbg !23
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !23
  %8 = add nuw nsw i32 %6, %7, !dbg !23
  %9 = zext nneg i32 %8 to i64, !dbg !24
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %9, !dbg !24
  %11 = load i32, ptr addrspace(1) %10, align 4, !dbg !24, !tbaa !8
  %12 = icmp samesign ult i32 %7, 16, !dbg !25
  br i1 %12, label %13, label %16, !dbg !25

13:                                               ; preds = %3
  %14 = zext nneg i32 %7 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) @atom.h, i64 %14
  store i32 0, ptr addrspace(3) %15, align 4, !dbg !26, !tbaa !8
  br label %16, !dbg !27

16:                                               ; preds = %13, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !28
  %17 = and i32 %11, 15, !dbg !29
  %18 = zext nneg i32 %17 to i64, !dbg !30
  %19 = getelementptr inbounds nuw i32, ptr addrspace(3) @atom.h, i64 %18, !dbg !30
  %20 = addrspacecast ptr addrspace(3) %19 to ptr, !dbg !31
  %21 = atomicrmw add ptr %20, i32 1 seq_cst, align 4, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  %22 = addrspacecast ptr addrspace(1) %0 to ptr, !dbg !33
  %23 = atomicrmw max ptr %22, i32 %11 seq_cst, align 4, !dbg !33
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4, !dbg !34
  %25 = addrspacecast ptr addrspace(1) %24 to ptr, !dbg !34
  %26 = cmpxchg ptr %25, i32 0, i32 %11 seq_cst seq_cst, align 4, !dbg !34
  br i1 %12, label %27, label %35, !dbg !35

27:                                               ; preds = %16
  %28 = zext nneg i32 %7 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(3) @atom.h, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %30, i64 %28
  %32 = addrspacecast ptr addrspace(1) %31 to ptr
  %33 = load i32, ptr addrspace(3) %29, align 4, !dbg !36, !tbaa !8
  %34 = atomicrmw add ptr %32, i32 %33 seq_cst, align 4, !dbg !37
  br label %35, !dbg !37

35:                                               ; preds = %27, %16
  %36 = extractvalue { i32, i1 } %26, 0, !dbg !34
  %37 = xor i32 %36, %23, !dbg !38
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %9, !dbg !39
  store i32 %37, ptr addrspace(1) %38, align 4, !dbg !40, !tbaa !8
  ret void, !dbg !41
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

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "./k09_atomics.cl", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = !{i32 2, i32 0}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = distinct !DISubprogram(name: "atom", scope: !13, file: !13, line: 2, type: !14, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DIFile(filename: "./k09_atomics.cl", directory: "")
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !{i32 1, i32 1, i32 1}
!17 = !{!"none", !"none", !"none"}
!18 = !{!"int*", !"int*", !"int*"}
!19 = !{!"", !"", !"const"}
!20 = !DILocation(line: 2, column: 74, scope: !12)
!21 = !DILocation(line: 8, column: 1, scope: !12)
!22 = distinct !DISubprogram(name: "atom", scope: !13, file: !13, line: 2, type: !14, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = !DILocation(line: 3, column: 14, scope: !22)
!24 = !DILocation(line: 3, column: 11, scope: !22)
!25 = !DILocation(line: 3, column: 46, scope: !22)
!26 = !DILocation(line: 3, column: 60, scope: !22)
!27 = !DILocation(line: 3, column: 52, scope: !22)
!28 = !DILocation(line: 3, column: 65, scope: !22)
!29 = !DILocation(line: 4, column: 36, scope: !22)
!30 = !DILocation(line: 4, column: 32, scope: !22)
!31 = !DILocation(line: 4, column: 25, scope: !22)
!32 = !DILocation(line: 4, column: 47, scope: !22)
!33 = !DILocation(line: 5, column: 35, scope: !22)
!34 = !DILocation(line: 5, column: 81, scope: !22)
!35 = !DILocation(line: 6, column: 12, scope: !22)
!36 = !DILocation(line: 6, column: 60, scope: !22)
!37 = !DILocation(line: 6, column: 40, scope: !22)
!38 = !DILocation(line: 7, column: 18, scope: !22)
!39 = !DILocation(line: 7, column: 3, scope: !22)
!40 = !DILocation(line: 7, column: 12, scope: !22)
!41 = !DILocation(line: 8, column: 1, scope: !22)
