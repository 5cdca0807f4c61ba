; ModuleID = 'k25_bfs.cl'
source_filename = "k25_bfs.cl"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: argmemonly nofree noinline norecurse nosync nounwind
define dso_local spir_kernel void @bfs(i32 addrspace(1)* nocapture noundef readonly align 4 %0, i32 addrspace(1)* nocapture noundef readonly align 4 %1, i32 addrspace(1)* nocapture noundef align 4 %2, i32 addrspace(1)* nocapture noundef writeonly align 4 %3, i32 addrspace(1)* nocapture noundef align 4 %4, i32 addrspace(1)* nocapture noundef writeonly align 4 %5, i32 noundef %6) local_unnamed_addr #0 !dbg !9 !kernel_arg_addr_space !32 !kernel_arg_access_qual !33 !kernel_arg_type !34 !kernel_arg_base_type !34 !kernel_arg_type_qual !35 {
  call void @llvm.dbg.value(metadata i32 addrspace(1)* %0, metadata !17, metadata !DIExpression()), !dbg !36
  call void @llvm.dbg.value(metadata i32 addrspace(1)* %1, metadata !18, metadata !DIExpression()), !dbg !36
  call void @llvm.dbg.value(metadata i32 addrspace(1)* %2, metadata !19, metadata !DIExpression()), !dbg !36
  call void @llvm.dbg.value(metadata i32 addrspace(1)* %3, metadata !20, metadata !DIExpression()), !dbg !36
  call void @llvm.dbg.value(metadata i32 addrspace(1)* %4, metadata !21, metadata !DIExpression()), !dbg !36
  call void @llvm.dbg.value(metadata i32 addrspace(1)* %5, metadata !22, metadata !DIExpression()), !dbg !36
  call void @llvm.dbg.value(metadata i32 %6, metadata !23, metadata !DIExpression()), !dbg !36
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !37
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !37
  %10 = mul nsw i32 %8, %9, !dbg !37
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37
  %12 = add nsw i32 %10, %11, !dbg !37
  call void @llvm.dbg.value(metadata i32 %12, metadata !24, metadata !DIExpression()), !dbg !36
  %13 = icmp slt i32 %12, %6, !dbg !38
  br i1 %13, label %14, label %48, !dbg !39

14:                                               ; preds = %7
  %15 = sext i32 %12 to i64, !dbg !40
  %16 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %15, !dbg !40
  %17 = load i32, i32 addrspace(1)* %16, align 4, !dbg !40, !tbaa !41
  %18 = icmp eq i32 %17, 0, !dbg !40
  br i1 %18, label %48, label %19, !dbg !45

19:                                               ; preds = %14
  store i32 0, i32 addrspace(1)* %16, align 4, !dbg !46, !tbaa !41
  %20 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %15, !dbg !47
  %21 = load i32, i32 addrspace(1)* %20, align 4, !dbg !47, !tbaa !41
  call void @llvm.dbg.value(metadata i32 %21, metadata !25, metadata !DIExpression()), !dbg !48
  %22 = add nsw i32 %12, 1
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %23
  call void @llvm.dbg.value(metadata i32 %21, metadata !25, metadata !DIExpression()), !dbg !48
  %25 = load i32, i32 addrspace(1)* %24, align 4, !dbg !49, !tbaa !41
  %26 = icmp slt i32 %21, %25, !dbg !50
  br i1 %26, label %27, label %48, !dbg !51

27:                                               ; preds = %19
  %28 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 %15
  br label %29, !dbg !51

29:                                               ; preds = %27, %44
  %30 = phi i32 [ %25, %27 ], [ %45, %44 ]
  %31 = phi i32 [ %21, %27 ], [ %46, %44 ]
  call void @llvm.dbg.value(metadata i32 %31, metadata !25, metadata !DIExpression()), !dbg !48
  %32 = sext i32 %31 to i64, !dbg !52
  %33 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %32, !dbg !52
  %34 = load i32, i32 addrspace(1)* %33, align 4, !dbg !52, !tbaa !41
  call void @llvm.dbg.value(metadata i32 %34, metadata !29, metadata !DIExpression()), !dbg !53
  %35 = sext i32 %34 to i64, !dbg !54
  %36 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 %35, !dbg !54
  %37 = load i32, i32 addrspace(1)* %36, align 4, !dbg !54, !tbaa !41
  %38 = icmp eq i32 %37, -1, !dbg !56
  br i1 %38, label %39, label %44, !dbg !57

39:                                               ; preds = %29
  %40 = load i32, i32 addrspace(1)* %28, align 4, !dbg !58, !tbaa !41
  %41 = add nsw i32 %40, 1, !dbg !60
  store i32 %41, i32 addrspace(1)* %36, align 4, !dbg !61, !tbaa !41
  %42 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %35, !dbg !62
  store i32 1, i32 addrspace(1)* %42, align 4, !dbg !63, !tbaa !41
  store i32 1, i32 addrspace(1)* %5, align 4, !dbg !64, !tbaa !41
  %43 = load i32, i32 addrspace(1)* %24, align 4, !dbg !49, !tbaa !41
  br label %44, !dbg !65

44:                                               ; preds = %39, %29
  %45 = phi i32 [ %43, %39 ], [ %30, %29 ], !dbg !49
  %46 = add nsw i32 %31, 1, !dbg !66
  call void @llvm.dbg.value(metadata i32 %46, metadata !25, metadata !DIExpression()), !dbg !48
  %47 = icmp slt i32 %46, %45, !dbg !50
  br i1 %47, label %29, label %48, !dbg !51, !llvm.loop !67

48:                                               ; preds = %44, %19, %14, %7
  ret void, !dbg !69
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #2

attributes #0 = { argmemonly nofree noinline norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx75,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nocallback nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!2}
!llvm.module.flags = !{!3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 15.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "k25_bfs.cl", directory: ".", checksumkind: CSK_MD5, checksum: "f6ee4a8a9e2866967f20abafc99f1d10")
!2 = !{void (i32 addrspace(1)*, i32 addrspace(1)*, i32 addrspace(1)*, i32 addrspace(1)*, i32 addrspace(1)*, i32 addrspace(1)*, i32)* @bfs, !"kernel", i32 1}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{i32 2, i32 0}
!8 = !{!"Debian clang version 15.0.6"}
!9 = distinct !DISubprogram(name: "bfs", scope: !1, file: !1, line: 2, type: !10, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!10 = !DISubroutineType(cc: DW_CC_LLVM_OpenCLKernel, types: !11)
!11 = !{null, !12, !12, !15, !15, !15, !15, !14}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64, dwarfAddressSpace: 5)
!13 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64, dwarfAddressSpace: 5)
!16 = !{!17, !18, !19, !20, !21, !22, !23, !24, !25, !29}
!17 = !DILocalVariable(name: "off", arg: 1, scope: !9, file: !1, line: 2, type: !12)
!18 = !DILocalVariable(name: "edg", arg: 2, scope: !9, file: !1, line: 2, type: !12)
!19 = !DILocalVariable(name: "front", arg: 3, scope: !9, file: !1, line: 2, type: !15)
!20 = !DILocalVariable(name: "next", arg: 4, scope: !9, file: !1, line: 2, type: !15)
!21 = !DILocalVariable(name: "cost", arg: 5, scope: !9, file: !1, line: 2, type: !15)
!22 = !DILocalVariable(name: "chg", arg: 6, scope: !9, file: !1, line: 2, type: !15)
!23 = !DILocalVariable(name: "n", arg: 7, scope: !9, file: !1, line: 2, type: !14)
!24 = !DILocalVariable(name: "t", scope: !9, file: !1, line: 3, type: !14)
!25 = !DILocalVariable(name: "i", scope: !26, file: !1, line: 3, type: !14)
!26 = distinct !DILexicalBlock(scope: !27, file: !1, line: 3, column: 49)
!27 = distinct !DILexicalBlock(scope: !28, file: !1, line: 3, column: 35)
!28 = distinct !DILexicalBlock(scope: !9, file: !1, line: 3, column: 18)
!29 = !DILocalVariable(name: "e", scope: !30, file: !1, line: 3, type: !14)
!30 = distinct !DILexicalBlock(scope: !31, file: !1, line: 3, column: 84)
!31 = distinct !DILexicalBlock(scope: !26, file: !1, line: 3, column: 49)
!32 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!33 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!34 = !{!"int*", !"int*", !"int*", !"int*", !"int*", !"int*", !"int"}
!35 = !{!"const", !"const", !"", !"", !"", !"", !""}
!36 = !DILocation(line: 0, scope: !9)
!37 = !DILocation(line: 3, column: 9, scope: !9)
!38 = !DILocation(line: 3, column: 19, scope: !28)
!39 = !DILocation(line: 3, column: 22, scope: !28)
!40 = !DILocation(line: 3, column: 25, scope: !28)
!41 = !{!42, !42, i64 0}
!42 = !{!"int", !43, i64 0}
!43 = !{!"omnipotent char", !44, i64 0}
!44 = !{!"Simple C/C++ TBAA"}
!45 = !DILocation(line: 3, column: 18, scope: !9)
!46 = !DILocation(line: 3, column: 45, scope: !27)
!47 = !DILocation(line: 3, column: 60, scope: !26)
!48 = !DILocation(line: 0, scope: !26)
!49 = !DILocation(line: 3, column: 70, scope: !31)
!50 = !DILocation(line: 3, column: 69, scope: !31)
!51 = !DILocation(line: 3, column: 49, scope: !26)
!52 = !DILocation(line: 3, column: 92, scope: !30)
!53 = !DILocation(line: 0, scope: !30)
!54 = !DILocation(line: 3, column: 104, scope: !55)
!55 = distinct !DILexicalBlock(scope: !30, file: !1, line: 3, column: 104)
!56 = !DILocation(line: 3, column: 111, scope: !55)
!57 = !DILocation(line: 3, column: 104, scope: !30)
!58 = !DILocation(line: 3, column: 126, scope: !59)
!59 = distinct !DILexicalBlock(scope: !55, file: !1, line: 3, column: 116)
!60 = !DILocation(line: 3, column: 133, scope: !59)
!61 = !DILocation(line: 3, column: 125, scope: !59)
!62 = !DILocation(line: 3, column: 137, scope: !59)
!63 = !DILocation(line: 3, column: 144, scope: !59)
!64 = !DILocation(line: 3, column: 152, scope: !59)
!65 = !DILocation(line: 3, column: 156, scope: !59)
!66 = !DILocation(line: 3, column: 81, scope: !31)
!67 = distinct !{!67, !51, !68}
!68 = !DILocation(line: 3, column: 158, scope: !26)
!69 = !DILocation(line: 4, column: 1, scope: !9)
