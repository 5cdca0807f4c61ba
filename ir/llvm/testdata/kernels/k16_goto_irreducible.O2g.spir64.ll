; ModuleID = 'k16_goto_irreducible.cl'
source_filename = "k16_goto_irreducible.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @irr(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #0 !dbg !14 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
    #dbg_value(ptr addrspace(1) %0, !22, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !28)
    #dbg_value(ptr addrspace(1) %1, !23, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !28)
    #dbg_value(ptr addrspace(1) %0, !29, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !38)
    #dbg_value(ptr addrspace(1) %1, !32, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !38)
  %3 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3, !dbg !40
  %4 = trunc i64 %3 to i32, !dbg !40
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !40
  %6 = trunc i64 %5 to i32, !dbg !40
  %7 = mul nsw i32 %6, %4, !dbg !40
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !40
  %9 = trunc i64 %8 to i32, !dbg !40
  %10 = add nsw i32 %7, %9, !dbg !40
  %11 = sext i32 %10 to i64, !dbg !41
  %12 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %11, !dbg !41
  %13 = load i32, ptr addrspace(1) %12, align 4, !dbg !41, !tbaa !10
    #dbg_value(i32 %13, !33, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !38)
    #dbg_value(i32 0, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !38)
  %14 = and i32 %13, 1, !dbg !42
  %15 = icmp eq i32 %14, 0, !dbg !42
  br i1 %15, label %16, label %23, !dbg !42

16:                                               ; preds = %26, %2
  %17 = phi i32 [ %13, %2 ], [ %29, %26 ], !dbg !38
  %18 = phi i32 [ 0, %2 ], [ %30, %26 ], !dbg !38
    #dbg_value(i32 %18, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !38)
    #dbg_value(i32 %17, !33, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !38)
    #dbg_label(!35, !44)
  %19 = mul nsw i32 %17, 3, !dbg !45
  %20 = add nsw i32 %19, 1, !dbg !46
    #dbg_value(i32 %20, !33, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !38)
  %21 = add nsw i32 %18, 1, !dbg !47
    #dbg_value(i32 %21, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !38)
  %22 = icmp sgt i32 %18, 49, !dbg !48
  br i1 %22, label %35, label %23, !dbg !48

23:                                               ; preds = %2, %16
  %24 = phi i32 [ %13, %2 ], [ %20, %16 ]
  %25 = phi i32 [ 0, %2 ], [ %21, %16 ]
  br label %26, !dbg !50

26:                                               ; preds = %23, %33
  %27 = phi i32 [ %29, %33 ], [ %24, %23 ], !dbg !38
  %28 = phi i32 [ %30, %33 ], [ %25, %23 ], !dbg !38
    #dbg_value(i32 %28, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !38)
    #dbg_value(i32 %27, !33, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !38)
    #dbg_label(!36, !52)
  %29 = ashr i32 %27, 1, !dbg !53
    #dbg_value(i32 %29, !33, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !38)
  %30 = add nsw i32 %28, 2, !dbg !54
    #dbg_value(i32 %30, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !38)
  %31 = and i32 %27, 4, !dbg !50
  %32 = icmp eq i32 %31, 0, !dbg !50
  br i1 %32, label %33, label %16, !dbg !50

33:                                               ; preds = %26
  %34 = icmp slt i32 %28, 38, !dbg !55
  br i1 %34, label %26, label %35, !dbg !55

35:                                               ; preds = %33, %16
  %36 = phi i32 [ %20, %16 ], [ %29, %33 ], !dbg !38
  %37 = phi i32 [ %21, %16 ], [ %30, %33 ], !dbg !38
    #dbg_value(i32 %37, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !38)
    #dbg_value(i32 %36, !33, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !38)
    #dbg_label(!37, !57)
  %38 = add nsw i32 %37, %36, !dbg !58
  %39 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3, !dbg !59
  %40 = trunc i64 %39 to i32, !dbg !59
  %41 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !59
  %42 = trunc i64 %41 to i32, !dbg !59
  %43 = mul nsw i32 %42, %40, !dbg !59
  %44 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !59
  %45 = trunc i64 %44 to i32, !dbg !59
  %46 = add nsw i32 %43, %45, !dbg !59
  %47 = sext i32 %46 to i64, !dbg !60
  %48 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %47, !dbg !60
  store i32 %38, ptr addrspace(1) %48, align 4, !dbg !61, !tbaa !10
  ret void, !dbg !62
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_irr(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #1 !dbg !30 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
    #dbg_value(ptr addrspace(1) %0, !29, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !63)
    #dbg_value(ptr addrspace(1) %1, !32, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !63)
  %3 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3, !dbg !64
  %4 = trunc i64 %3 to i32, !dbg !64
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !64
  %6 = trunc i64 %5 to i32, !dbg !64
  %7 = mul nsw i32 %6, %4, !dbg !64
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !64
  %9 = trunc i64 %8 to i32, !dbg !64
  %10 = add nsw i32 %7, %9, !dbg !64
  %11 = sext i32 %10 to i64, !dbg !65
  %12 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %11, !dbg !65
  %13 = load i32, ptr addrspace(1) %12, align 4, !dbg !65, !tbaa !10
    #dbg_value(i32 %13, !33, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !63)
    #dbg_value(i32 0, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !63)
  %14 = and i32 %13, 1, !dbg !66
  %15 = icmp eq i32 %14, 0, !dbg !66
  br i1 %15, label %16, label %23, !dbg !66

16:                                               ; preds = %26, %2
  %17 = phi i32 [ %13, %2 ], [ %29, %26 ], !dbg !63
  %18 = phi i32 [ 0, %2 ], [ %30, %26 ], !dbg !63
    #dbg_value(i32 %18, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !63)
    #dbg_value(i32 %17, !33, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !63)
    #dbg_label(!35, !67)
  %19 = mul nsw i32 %17, 3, !dbg !68
  %20 = add nsw i32 %19, 1, !dbg !69
    #dbg_value(i32 %20, !33, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !63)
  %21 = add nsw i32 %18, 1, !dbg !70
    #dbg_value(i32 %21, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !63)
  %22 = icmp sgt i32 %18, 49, !dbg !71
  br i1 %22, label %35, label %23, !dbg !71

23:                                               ; preds = %2, %16
  %24 = phi i32 [ %13, %2 ], [ %20, %16 ]
  %25 = phi i32 [ 0, %2 ], [ %21, %16 ]
  br label %26, !dbg !72

26:                                               ; preds = %23, %33
  %27 = phi i32 [ %29, %33 ], [ %24, %23 ], !dbg !63
  %28 = phi i32 [ %30, %33 ], [ %25, %23 ], !dbg !63
    #dbg_value(i32 %28, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !63)
    #dbg_value(i32 %27, !33, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !63)
    #dbg_label(!36, !73)
  %29 = ashr i32 %27, 1, !dbg !74
    #dbg_value(i32 %29, !33, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !63)
  %30 = add nsw i32 %28, 2, !dbg !75
    #dbg_value(i32 %30, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !63)
  %31 = and i32 %27, 4, !dbg !72
  %32 = icmp eq i32 %31, 0, !dbg !72
  br i1 %32, label %33, label %16, !dbg !72

33:                                               ; preds = %26
  %34 = icmp slt i32 %28, 38, !dbg !76
  br i1 %34, label %26, label %35, !dbg !76

35:                                               ; preds = %33, %16
  %36 = phi i32 [ %20, %16 ], [ %29, %33 ], !dbg !63
  %37 = phi i32 [ %21, %16 ], [ %30, %33 ], !dbg !63
    #dbg_value(i32 %37, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !63)
    #dbg_value(i32 %36, !33, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !63)
    #dbg_label(!37, !77)
  %38 = add nsw i32 %37, %36, !dbg !78
  %39 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3, !dbg !79
  %40 = trunc i64 %39 to i32, !dbg !79
  %41 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !79
  %42 = trunc i64 %41 to i32, !dbg !79
  %43 = mul nsw i32 %42, %40, !dbg !79
  %44 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !79
  %45 = trunc i64 %44 to i32, !dbg !79
  %46 = add nsw i32 %43, %45, !dbg !79
  %47 = sext i32 %46 to i64, !dbg !80
  %48 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %47, !dbg !80
  store i32 %38, ptr addrspace(1) %48, align 4, !dbg !81, !tbaa !10
  ret void, !dbg !82
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !83 dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !88 dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !89 dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7}
!opencl.ocl.version = !{!8}
!opencl.spir.version = !{!8}
!llvm.ident = !{!9}
!llvm.errno.tbaa = !{!10}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "./k16_goto_irreducible.cl", directory: ".", checksumkind: CSK_MD5, checksum: "6a560043d02607ee8fd999d14fdd3330")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"frame-pointer", i32 2}
!8 = !{i32 2, i32 0}
!9 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C/C++ TBAA"}
!14 = distinct !DISubprogram(name: "irr", scope: !15, file: !15, line: 2, type: !16, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !21)
!15 = !DIFile(filename: "./k16_goto_irreducible.cl", directory: "", checksumkind: CSK_MD5, checksum: "6a560043d02607ee8fd999d14fdd3330")
!16 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !17)
!17 = !{null, !18, !19}
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64, dwarfAddressSpace: 1)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64, dwarfAddressSpace: 1)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
!21 = !{!22, !23}
!22 = !DILocalVariable(name: "out", arg: 1, scope: !14, file: !15, line: 2, type: !18)
!23 = !DILocalVariable(name: "in", arg: 2, scope: !14, file: !15, line: 2, type: !19)
!24 = !{i32 1, i32 1}
!25 = !{!"none", !"none"}
!26 = !{!"int*", !"int*"}
!27 = !{!"", !"const"}
!28 = !DILocation(line: 0, scope: !14)
!29 = !DILocalVariable(name: "out", arg: 1, scope: !30, file: !15, line: 2, type: !18)
!30 = distinct !DISubprogram(name: "irr", linkageName: "__clang_ocl_kern_imp_irr", scope: !15, file: !15, line: 2, type: !16, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !31)
!31 = !{!29, !32, !33, !34, !35, !36, !37}
!32 = !DILocalVariable(name: "in", arg: 2, scope: !30, file: !15, line: 2, type: !19)
!33 = !DILocalVariable(name: "x", scope: !30, file: !15, line: 3, type: !3)
!34 = !DILocalVariable(name: "c", scope: !30, file: !15, line: 3, type: !3)
!35 = !DILabel(scope: !30, name: "A", file: !15, line: 4, column: 1)
!36 = !DILabel(scope: !30, name: "B", file: !15, line: 5, column: 1)
!37 = !DILabel(scope: !30, name: "E", file: !15, line: 6, column: 1)
!38 = !DILocation(line: 0, scope: !30, inlinedAt: !39)
!39 = distinct !DILocation(line: 2, column: 56, scope: !14)
!40 = !DILocation(line: 3, column: 14, scope: !30, inlinedAt: !39)
!41 = !DILocation(line: 3, column: 11, scope: !30, inlinedAt: !39)
!42 = !DILocation(line: 3, column: 31, scope: !43, inlinedAt: !39)
!43 = distinct !DILexicalBlock(scope: !30, file: !15, line: 3, column: 29)
!44 = !DILocation(line: 4, column: 1, scope: !30, inlinedAt: !39)
!45 = !DILocation(line: 4, column: 9, scope: !30, inlinedAt: !39)
!46 = !DILocation(line: 4, column: 11, scope: !30, inlinedAt: !39)
!47 = !DILocation(line: 4, column: 16, scope: !30, inlinedAt: !39)
!48 = !DILocation(line: 4, column: 26, scope: !49, inlinedAt: !39)
!49 = distinct !DILexicalBlock(scope: !30, file: !15, line: 4, column: 24)
!50 = !DILocation(line: 5, column: 27, scope: !51, inlinedAt: !39)
!51 = distinct !DILexicalBlock(scope: !30, file: !15, line: 5, column: 25)
!52 = !DILocation(line: 5, column: 1, scope: !30, inlinedAt: !39)
!53 = !DILocation(line: 5, column: 6, scope: !30, inlinedAt: !39)
!54 = !DILocation(line: 5, column: 15, scope: !30, inlinedAt: !39)
!55 = !DILocation(line: 5, column: 46, scope: !56, inlinedAt: !39)
!56 = distinct !DILexicalBlock(scope: !30, file: !15, line: 5, column: 44)
!57 = !DILocation(line: 6, column: 1, scope: !30, inlinedAt: !39)
!58 = !DILocation(line: 6, column: 17, scope: !30, inlinedAt: !39)
!59 = !DILocation(line: 6, column: 8, scope: !30, inlinedAt: !39)
!60 = !DILocation(line: 6, column: 4, scope: !30, inlinedAt: !39)
!61 = !DILocation(line: 6, column: 13, scope: !30, inlinedAt: !39)
!62 = !DILocation(line: 7, column: 1, scope: !14)
!63 = !DILocation(line: 0, scope: !30)
!64 = !DILocation(line: 3, column: 14, scope: !30)
!65 = !DILocation(line: 3, column: 11, scope: !30)
!66 = !DILocation(line: 3, column: 31, scope: !43)
!67 = !DILocation(line: 4, column: 1, scope: !30)
!68 = !DILocation(line: 4, column: 9, scope: !30)
!69 = !DILocation(line: 4, column: 11, scope: !30)
!70 = !DILocation(line: 4, column: 16, scope: !30)
!71 = !DILocation(line: 4, column: 26, scope: !49)
!72 = !DILocation(line: 5, column: 27, scope: !51)
!73 = !DILocation(line: 5, column: 1, scope: !30)
!74 = !DILocation(line: 5, column: 6, scope: !30)
!75 = !DILocation(line: 5, column: 15, scope: !30)
!76 = !DILocation(line: 5, column: 46, scope: !56)
!77 = !DILocation(line: 6, column: 1, scope: !30)
!78 = !DILocation(line: 6, column: 17, scope: !30)
!79 = !DILocation(line: 6, column: 8, scope: !30)
!80 = !DILocation(line: 6, column: 4, scope: !30)
!81 = !DILocation(line: 6, column: 13, scope: !30)
!82 = !DILocation(line: 7, column: 1, scope: !30)
!83 = !DISubprogram(name: "get_group_id", linkageName: "_Z12get_group_idj", scope: !15, file: !15, line: 3, type: !84, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!84 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !85)
!85 = !{!86, !87}
!86 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!87 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!88 = !DISubprogram(name: "get_local_size", linkageName: "_Z14get_local_sizej", scope: !15, file: !15, line: 3, type: !84, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!89 = !DISubprogram(name: "get_local_id", linkageName: "_Z12get_local_idj", scope: !15, file: !15, line: 3, type: !84, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
