; ModuleID = 'k16_goto_irreducible.cl'
source_filename = "k16_goto_irreducible.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @irr(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  tail call void @__clang_ocl_kern_imp_irr(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #3, !dbg !20
  ret void, !dbg !21
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_irr(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #1 !dbg !22 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !23
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !23
  %5 = mul nuw nsw i32 %3, %4, !dbg !23
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !23
  %7 = add nuw nsw i32 %5, %6, !dbg !23
  %8 = zext nneg i32 %7 to i64, !dbg !24
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %8, !dbg !24
  %10 = load i32, ptr addrspace(1) %9, align 4, !dbg !24, !tbaa !8
  %11 = and i32 %10, 1, !dbg !25
  %12 = icmp eq i32 %11, 0, !dbg !25
  br i1 %12, label %13, label %20, !dbg !25

13:                                               ; preds = %23, %2
  %14 = phi i32 [ %10, %2 ], [ %26, %23 ], !dbg !26
  %15 = phi i32 [ 0, %2 ], [ %27, %23 ], !dbg !26
  %16 = mul nsw i32 %14, 3, !dbg !27
  %17 = add nsw i32 %16, 1, !dbg !28
  %18 = add nsw i32 %15, 1, !dbg !29
  %19 = icmp sgt i32 %15, 49, !dbg !30
  br i1 %19, label %32, label %20, !dbg !30

20:                                               ; preds = %2, %13
  %21 = phi i32 [ %10, %2 ], [ %17, %13 ]
  %22 = phi i32 [ 0, %2 ], [ %18, %13 ]
  br label %23, !dbg !31

23:                                               ; preds = %20, %30
  %24 = phi i32 [ %26, %30 ], [ %21, %20 ], !dbg !26
  %25 = phi i32 [ %27, %30 ], [ %22, %20 ], !dbg !26
  %26 = ashr i32 %24, 1, !dbg !32
  %27 = add nsw i32 %25, 2, !dbg !33
  %28 = and i32 %24, 4, !dbg !31
  %29 = icmp eq i32 %28, 0, !dbg !31
  br i1 %29, label %30, label %13, !dbg !31

30:                                               ; preds = %23
  %31 = icmp slt i32 %25, 38, !dbg !34
  br i1 %31, label %23, label %32, !dbg !34

32:                                               ; preds = %30, %13
  %33 = phi i32 [ %17, %13 ], [ %26, %30 ], !dbg !26
  %34 = phi i32 [ %18, %13 ], [ %27, %30 ], !dbg !26
  %35 = add nsw i32 %34, %33, !dbg !35
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8, !dbg !36
  store i32 %35, ptr addrspace(1) %36, align 4, !dbg !37, !tbaa !8
  ret void, !dbg !38
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

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "./k16_goto_irreducible.cl", directory: ".")
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
!12 = distinct !DISubprogram(name: "irr", scope: !13, file: !13, line: 2, type: !14, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DIFile(filename: "./k16_goto_irreducible.cl", directory: "")
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !{i32 1, i32 1}
!17 = !{!"none", !"none"}
!18 = !{!"int*", !"int*"}
!19 = !{!"", !"const"}
!20 = !DILocation(line: 2, column: 56, scope: !12)
!21 = !DILocation(line: 7, column: 1, scope: !12)
!22 = distinct !DISubprogram(name: "irr", scope: !13, file: !13, line: 2, type: !14, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = !DILocation(line: 3, column: 14, scope: !22)
!24 = !DILocation(line: 3, column: 11, scope: !22)
!25 = !DILocation(line: 3, column: 31, scope: !22)
!26 = !DILocation(line: 0, scope: !22)
!27 = !DILocation(line: 4, column: 9, scope: !22)
!28 = !DILocation(line: 4, column: 11, scope: !22)
!29 = !DILocation(line: 4, column: 16, scope: !22)
!30 = !DILocation(line: 4, column: 26, scope: !22)
!31 = !DILocation(line: 5, column: 27, scope: !22)
!32 = !DILocation(line: 5, column: 6, scope: !22)
!33 = !DILocation(line: 5, column: 15, scope: !22)
!34 = !DILocation(line: 5, column: 46, scope: !22)
!35 = !DILocation(line: 6, column: 17, scope: !22)
!36 = !DILocation(line: 6, column: 4, scope: !22)
!37 = !DILocation(line: 6, column: 13, scope: !22)
!38 = !DILocation(line: 7, column: 1, scope: !22)
