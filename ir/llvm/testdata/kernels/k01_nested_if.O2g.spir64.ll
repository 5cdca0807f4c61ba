; ModuleID = 'k01_nested_if.cl'
source_filename = "k01_nested_if.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @nested_if(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !14 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
    #dbg_value(ptr addrspace(1) %0, !22, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !29)
    #dbg_value(ptr addrspace(1) %1, !23, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !29)
    #dbg_value(i32 %2, !24, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !29)
    #dbg_value(ptr addrspace(1) %0, !30, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !39)
    #dbg_value(ptr addrspace(1) %1, !33, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !39)
    #dbg_value(i32 %2, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !39)
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3, !dbg !41
  %5 = trunc i64 %4 to i32, !dbg !41
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !41
  %7 = trunc i64 %6 to i32, !dbg !41
  %8 = mul nsw i32 %7, %5, !dbg !41
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !41
  %10 = trunc i64 %9 to i32, !dbg !41
  %11 = add nsw i32 %8, %10, !dbg !41
    #dbg_value(i32 %11, !35, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !39)
  %12 = icmp slt i32 %11, %2, !dbg !42
  br i1 %12, label %13, label %33, !dbg !42

13:                                               ; preds = %3
  %14 = sext i32 %11 to i64, !dbg !43
  %15 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %14, !dbg !43
  %16 = load i32, ptr addrspace(1) %15, align 4, !dbg !43, !tbaa !10
    #dbg_value(i32 %16, !36, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !44)
  %17 = icmp sgt i32 %16, 0, !dbg !45
  br i1 %17, label %18, label %26, !dbg !45

18:                                               ; preds = %13
  %19 = and i32 %16, 1, !dbg !47
  %20 = icmp eq i32 %19, 0, !dbg !47
  br i1 %20, label %24, label %21, !dbg !47

21:                                               ; preds = %18
  %22 = mul nuw nsw i32 %16, 3, !dbg !50
  %23 = add nuw nsw i32 %22, 1, !dbg !51
  br label %30, !dbg !52

24:                                               ; preds = %18
  %25 = lshr exact i32 %16, 1, !dbg !53
  br label %30

26:                                               ; preds = %13
  %27 = icmp slt i32 %16, -100, !dbg !54
  %28 = sub nsw i32 0, %16
  %29 = select i1 %27, i32 %28, i32 0, !dbg !54
  br label %30, !dbg !54

30:                                               ; preds = %26, %24, %21
  %31 = phi i32 [ %23, %21 ], [ %25, %24 ], [ %29, %26 ]
  %32 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %14, !dbg !57
  store i32 %31, ptr addrspace(1) %32, align 4, !dbg !57, !tbaa !10
  br label %33, !dbg !58

33:                                               ; preds = %30, %3
  ret void, !dbg !58
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_nested_if(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !31 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
    #dbg_value(ptr addrspace(1) %0, !30, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !59)
    #dbg_value(ptr addrspace(1) %1, !33, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !59)
    #dbg_value(i32 %2, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !59)
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3, !dbg !60
  %5 = trunc i64 %4 to i32, !dbg !60
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !60
  %7 = trunc i64 %6 to i32, !dbg !60
  %8 = mul nsw i32 %7, %5, !dbg !60
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !60
  %10 = trunc i64 %9 to i32, !dbg !60
  %11 = add nsw i32 %8, %10, !dbg !60
    #dbg_value(i32 %11, !35, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !59)
  %12 = icmp slt i32 %11, %2, !dbg !61
  br i1 %12, label %13, label %33, !dbg !61

13:                                               ; preds = %3
  %14 = sext i32 %11 to i64, !dbg !62
  %15 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %14, !dbg !62
  %16 = load i32, ptr addrspace(1) %15, align 4, !dbg !62, !tbaa !10
    #dbg_value(i32 %16, !36, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !63)
  %17 = icmp sgt i32 %16, 0, !dbg !64
  br i1 %17, label %18, label %26, !dbg !64

18:                                               ; preds = %13
  %19 = and i32 %16, 1, !dbg !65
  %20 = icmp eq i32 %19, 0, !dbg !65
  br i1 %20, label %24, label %21, !dbg !65

21:                                               ; preds = %18
  %22 = mul nuw nsw i32 %16, 3, !dbg !66
  %23 = add nuw nsw i32 %22, 1, !dbg !67
  br label %30, !dbg !68

24:                                               ; preds = %18
  %25 = lshr exact i32 %16, 1, !dbg !69
  br label %30

26:                                               ; preds = %13
  %27 = icmp slt i32 %16, -100, !dbg !70
  %28 = sub nsw i32 0, %16
  %29 = select i1 %27, i32 %28, i32 0, !dbg !70
  br label %30, !dbg !70

30:                                               ; preds = %26, %21, %24
  %31 = phi i32 [ %25, %24 ], [ %23, %21 ], [ %29, %26 ]
  %32 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %14, !dbg !71
  store i32 %31, ptr addrspace(1) %32, align 4, !dbg !71, !tbaa !10
  br label %33, !dbg !72

33:                                               ; preds = %30, %3
  ret void, !dbg !72
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !73 dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !78 dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !79 dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7}
!opencl.ocl.version = !{!8}
!opencl.spir.version = !{!8}
!llvm.ident = !{!9}
!llvm.errno.tbaa = !{!10}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "./k01_nested_if.cl", directory: ".", checksumkind: CSK_MD5, checksum: "459f669e56771ac8087877c8600e5e76")
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
!14 = distinct !DISubprogram(name: "nested_if", scope: !15, file: !15, line: 2, type: !16, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !21)
!15 = !DIFile(filename: "./k01_nested_if.cl", directory: "", checksumkind: CSK_MD5, checksum: "459f669e56771ac8087877c8600e5e76")
!16 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !17)
!17 = !{null, !18, !19, !3}
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64, dwarfAddressSpace: 1)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64, dwarfAddressSpace: 1)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
!21 = !{!22, !23, !24}
!22 = !DILocalVariable(name: "out", arg: 1, scope: !14, file: !15, line: 2, type: !18)
!23 = !DILocalVariable(name: "in", arg: 2, scope: !14, file: !15, line: 2, type: !19)
!24 = !DILocalVariable(name: "n", arg: 3, scope: !14, file: !15, line: 2, type: !3)
!25 = !{i32 1, i32 1, i32 0}
!26 = !{!"none", !"none", !"none"}
!27 = !{!"int*", !"int*", !"int"}
!28 = !{!"", !"const", !""}
!29 = !DILocation(line: 0, scope: !14)
!30 = !DILocalVariable(name: "out", arg: 1, scope: !31, file: !15, line: 2, type: !18)
!31 = distinct !DISubprogram(name: "nested_if", linkageName: "__clang_ocl_kern_imp_nested_if", scope: !15, file: !15, line: 2, type: !16, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !32)
!32 = !{!30, !33, !34, !35, !36}
!33 = !DILocalVariable(name: "in", arg: 2, scope: !31, file: !15, line: 2, type: !19)
!34 = !DILocalVariable(name: "n", arg: 3, scope: !31, file: !15, line: 2, type: !3)
!35 = !DILocalVariable(name: "t", scope: !31, file: !15, line: 3, type: !3)
!36 = !DILocalVariable(name: "v", scope: !37, file: !15, line: 4, type: !3)
!37 = distinct !DILexicalBlock(scope: !38, file: !15, line: 4, column: 14)
!38 = distinct !DILexicalBlock(scope: !31, file: !15, line: 4, column: 7)
!39 = !DILocation(line: 0, scope: !31, inlinedAt: !40)
!40 = distinct !DILocation(line: 2, column: 69, scope: !14)
!41 = !DILocation(line: 3, column: 11, scope: !31, inlinedAt: !40)
!42 = !DILocation(line: 4, column: 9, scope: !38, inlinedAt: !40)
!43 = !DILocation(line: 4, column: 24, scope: !37, inlinedAt: !40)
!44 = !DILocation(line: 0, scope: !37, inlinedAt: !40)
!45 = !DILocation(line: 5, column: 11, scope: !46, inlinedAt: !40)
!46 = distinct !DILexicalBlock(scope: !37, file: !15, line: 5, column: 9)
!47 = !DILocation(line: 5, column: 24, scope: !48, inlinedAt: !40)
!48 = distinct !DILexicalBlock(scope: !49, file: !15, line: 5, column: 22)
!49 = distinct !DILexicalBlock(scope: !46, file: !15, line: 5, column: 16)
!50 = !DILocation(line: 5, column: 40, scope: !48, inlinedAt: !40)
!51 = !DILocation(line: 5, column: 44, scope: !48, inlinedAt: !40)
!52 = !DILocation(line: 5, column: 29, scope: !48, inlinedAt: !40)
!53 = !DILocation(line: 5, column: 65, scope: !48, inlinedAt: !40)
!54 = !DILocation(line: 6, column: 18, scope: !55, inlinedAt: !40)
!55 = distinct !DILexicalBlock(scope: !56, file: !15, line: 6, column: 16)
!56 = distinct !DILexicalBlock(scope: !46, file: !15, line: 6, column: 10)
!57 = !DILocation(line: 0, scope: !46, inlinedAt: !40)
!58 = !DILocation(line: 7, column: 1, scope: !14)
!59 = !DILocation(line: 0, scope: !31)
!60 = !DILocation(line: 3, column: 11, scope: !31)
!61 = !DILocation(line: 4, column: 9, scope: !38)
!62 = !DILocation(line: 4, column: 24, scope: !37)
!63 = !DILocation(line: 0, scope: !37)
!64 = !DILocation(line: 5, column: 11, scope: !46)
!65 = !DILocation(line: 5, column: 24, scope: !48)
!66 = !DILocation(line: 5, column: 40, scope: !48)
!67 = !DILocation(line: 5, column: 44, scope: !48)
!68 = !DILocation(line: 5, column: 29, scope: !48)
!69 = !DILocation(line: 5, column: 65, scope: !48)
!70 = !DILocation(line: 6, column: 18, scope: !55)
!71 = !DILocation(line: 0, scope: !46)
!72 = !DILocation(line: 7, column: 1, scope: !31)
!73 = !DISubprogram(name: "get_group_id", linkageName: "_Z12get_group_idj", scope: !15, file: !15, line: 3, type: !74, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!74 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !75)
!75 = !{!76, !77}
!76 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!77 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!78 = !DISubprogram(name: "get_local_size", linkageName: "_Z14get_local_sizej", scope: !15, file: !15, line: 3, type: !74, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!79 = !DISubprogram(name: "get_local_id", linkageName: "_Z12get_local_idj", scope: !15, file: !15, line: 3, type: !74, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
