; ModuleID = 'k05_reduce_shared.cl'
source_filename = "k05_reduce_shared.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@reduce.s = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4, !dbg !0

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @reduce(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #0 !dbg !33 !kernel_arg_addr_space !37 !kernel_arg_access_qual !38 !kernel_arg_type !39 !kernel_arg_base_type !39 !kernel_arg_type_qual !40 {
    #dbg_value(ptr addrspace(1) %0, !35, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !41)
    #dbg_value(ptr addrspace(1) %1, !36, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !41)
    #dbg_value(ptr addrspace(1) %0, !15, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !42)
    #dbg_value(ptr addrspace(1) %1, !16, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !42)
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !44
  %4 = trunc i64 %3 to i32, !dbg !44
    #dbg_value(i32 %4, !17, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !42)
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !45
  %6 = trunc i64 %5 to i32, !dbg !45
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4, !dbg !45
  %8 = trunc i64 %7 to i32, !dbg !45
  %9 = mul nsw i32 %8, %6, !dbg !45
  %10 = add nsw i32 %9, %4, !dbg !45
  %11 = sext i32 %10 to i64, !dbg !46
  %12 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %11, !dbg !46
  %13 = load i32, ptr addrspace(1) %12, align 4, !dbg !46, !tbaa !29
  %14 = sext i32 %4 to i64, !dbg !47
  %15 = getelementptr inbounds i32, ptr addrspace(3) @reduce.s, i64 %14, !dbg !47
  store i32 %13, ptr addrspace(3) %15, align 4, !dbg !48, !tbaa !29
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !49
    #dbg_value(i32 %8, !18, !DIExpression(DW_OP_constu, 2, DW_OP_div, DW_OP_lit0, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !50)
  %16 = icmp sgt i32 %8, 1, !dbg !51
  br i1 %16, label %17, label %19, !dbg !53

17:                                               ; preds = %2
  %18 = lshr i32 %8, 1, !dbg !54
    #dbg_value(i32 %18, !18, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !50)
  br label %21, !dbg !53

19:                                               ; preds = %31, %2
  %20 = icmp eq i32 %4, 0, !dbg !55
  br i1 %20, label %34, label %40, !dbg !55

21:                                               ; preds = %17, %31
  %22 = phi i32 [ %32, %31 ], [ %18, %17 ]
    #dbg_value(i32 %22, !18, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !50)
  %23 = icmp sgt i32 %22, %4, !dbg !57
  br i1 %23, label %24, label %31, !dbg !57

24:                                               ; preds = %21
  %25 = add nsw i32 %22, %4, !dbg !60
  %26 = sext i32 %25 to i64, !dbg !61
  %27 = getelementptr inbounds i32, ptr addrspace(3) @reduce.s, i64 %26, !dbg !61
  %28 = load i32, ptr addrspace(3) %27, align 4, !dbg !61, !tbaa !29
  %29 = load i32, ptr addrspace(3) %15, align 4, !dbg !62, !tbaa !29
  %30 = add nsw i32 %29, %28, !dbg !62
  store i32 %30, ptr addrspace(3) %15, align 4, !dbg !62, !tbaa !29
  br label %31, !dbg !63

31:                                               ; preds = %24, %21
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !64
  %32 = lshr i32 %22, 1, !dbg !65
    #dbg_value(i32 %32, !18, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !50)
  %33 = icmp eq i32 %32, 0, !dbg !51
  br i1 %33, label %19, label %21, !dbg !53, !llvm.loop !66

34:                                               ; preds = %19
  %35 = load i32, ptr addrspace(3) @reduce.s, align 4, !dbg !68, !tbaa !29
  %36 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !69
  %37 = shl i64 %36, 32, !dbg !70
  %38 = ashr exact i64 %37, 30, !dbg !70
  %39 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %38, !dbg !70
  store i32 %35, ptr addrspace(1) %39, align 4, !dbg !71, !tbaa !29
  br label %40, !dbg !70

40:                                               ; preds = %19, %34
  ret void, !dbg !72
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_reduce(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #1 !dbg !2 !kernel_arg_addr_space !37 !kernel_arg_access_qual !38 !kernel_arg_type !39 !kernel_arg_base_type !39 !kernel_arg_type_qual !40 {
    #dbg_value(ptr addrspace(1) %0, !15, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(ptr addrspace(1) %1, !16, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !73)
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !74
  %4 = trunc i64 %3 to i32, !dbg !74
    #dbg_value(i32 %4, !17, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !73)
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !75
  %6 = trunc i64 %5 to i32, !dbg !75
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4, !dbg !75
  %8 = trunc i64 %7 to i32, !dbg !75
  %9 = mul nsw i32 %8, %6, !dbg !75
  %10 = add nsw i32 %9, %4, !dbg !75
  %11 = sext i32 %10 to i64, !dbg !76
  %12 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %11, !dbg !76
  %13 = load i32, ptr addrspace(1) %12, align 4, !dbg !76, !tbaa !29
  %14 = sext i32 %4 to i64, !dbg !77
  %15 = getelementptr inbounds i32, ptr addrspace(3) @reduce.s, i64 %14, !dbg !77
  store i32 %13, ptr addrspace(3) %15, align 4, !dbg !78, !tbaa !29
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !79
    #dbg_value(i32 %8, !18, !DIExpression(DW_OP_constu, 2, DW_OP_div, DW_OP_lit0, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !80)
  %16 = icmp sgt i32 %8, 1, !dbg !81
  br i1 %16, label %17, label %19, !dbg !82

17:                                               ; preds = %2
  %18 = lshr i32 %8, 1, !dbg !83
    #dbg_value(i32 %18, !18, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !80)
  br label %21, !dbg !82

19:                                               ; preds = %31, %2
  %20 = icmp eq i32 %4, 0, !dbg !84
  br i1 %20, label %34, label %40, !dbg !84

21:                                               ; preds = %17, %31
  %22 = phi i32 [ %32, %31 ], [ %18, %17 ]
    #dbg_value(i32 %22, !18, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !80)
  %23 = icmp sgt i32 %22, %4, !dbg !85
  br i1 %23, label %24, label %31, !dbg !85

24:                                               ; preds = %21
  %25 = add nsw i32 %22, %4, !dbg !86
  %26 = sext i32 %25 to i64, !dbg !87
  %27 = getelementptr inbounds i32, ptr addrspace(3) @reduce.s, i64 %26, !dbg !87
  %28 = load i32, ptr addrspace(3) %27, align 4, !dbg !87, !tbaa !29
  %29 = load i32, ptr addrspace(3) %15, align 4, !dbg !88, !tbaa !29
  %30 = add nsw i32 %29, %28, !dbg !88
  store i32 %30, ptr addrspace(3) %15, align 4, !dbg !88, !tbaa !29
  br label %31, !dbg !89

31:                                               ; preds = %24, %21
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !90
  %32 = lshr i32 %22, 1, !dbg !91
    #dbg_value(i32 %32, !18, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !80)
  %33 = icmp eq i32 %32, 0, !dbg !81
  br i1 %33, label %19, label %21, !dbg !82, !llvm.loop !92

34:                                               ; preds = %19
  %35 = load i32, ptr addrspace(3) @reduce.s, align 4, !dbg !94, !tbaa !29
  %36 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !95
  %37 = shl i64 %36, 32, !dbg !96
  %38 = ashr exact i64 %37, 30, !dbg !96
  %39 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %38, !dbg !96
  store i32 %35, ptr addrspace(1) %39, align 4, !dbg !97, !tbaa !29
  br label %40, !dbg !96

40:                                               ; preds = %34, %19
  ret void, !dbg !98
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !99 dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !104 dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !105 dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare !dbg !106 dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!23, !24, !25, !26}
!opencl.ocl.version = !{!27}
!opencl.spir.version = !{!27}
!llvm.ident = !{!28}
!llvm.errno.tbaa = !{!29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 3, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "reduce", linkageName: "__clang_ocl_kern_imp_reduce", scope: !3, file: !3, line: 2, type: !4, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !14)
!3 = !DIFile(filename: "./k05_reduce_shared.cl", directory: "", checksumkind: CSK_MD5, checksum: "9645a2dda0b71f7fa2b0ab470b22c62a")
!4 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !5)
!5 = !{null, !6, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64, dwarfAddressSpace: 1)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64, dwarfAddressSpace: 1)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !11, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !12, globals: !13, splitDebugInlining: false, nameTableKind: None)
!11 = !DIFile(filename: "./k05_reduce_shared.cl", directory: ".", checksumkind: CSK_MD5, checksum: "9645a2dda0b71f7fa2b0ab470b22c62a")
!12 = !{!7}
!13 = !{!0}
!14 = !{!15, !16, !17, !18}
!15 = !DILocalVariable(name: "out", arg: 1, scope: !2, file: !3, line: 2, type: !6)
!16 = !DILocalVariable(name: "in", arg: 2, scope: !2, file: !3, line: 2, type: !8)
!17 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 3, type: !7)
!18 = !DILocalVariable(name: "k", scope: !19, file: !3, line: 4, type: !7)
!19 = distinct !DILexicalBlock(scope: !2, file: !3, line: 4, column: 3)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 8192, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 256)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 7, !"frame-pointer", i32 2}
!27 = !{i32 2, i32 0}
!28 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!29 = !{!30, !30, i64 0}
!30 = !{!"int", !31, i64 0}
!31 = !{!"omnipotent char", !32, i64 0}
!32 = !{!"Simple C/C++ TBAA"}
!33 = distinct !DISubprogram(name: "reduce", scope: !3, file: !3, line: 2, type: !4, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !34)
!34 = !{!35, !36}
!35 = !DILocalVariable(name: "out", arg: 1, scope: !33, file: !3, line: 2, type: !6)
!36 = !DILocalVariable(name: "in", arg: 2, scope: !33, file: !3, line: 2, type: !8)
!37 = !{i32 1, i32 1}
!38 = !{!"none", !"none"}
!39 = !{!"int*", !"int*"}
!40 = !{!"", !"const"}
!41 = !DILocation(line: 0, scope: !33)
!42 = !DILocation(line: 0, scope: !2, inlinedAt: !43)
!43 = distinct !DILocation(line: 2, column: 59, scope: !33)
!44 = !DILocation(line: 3, column: 29, scope: !2, inlinedAt: !43)
!45 = !DILocation(line: 3, column: 45, scope: !2, inlinedAt: !43)
!46 = !DILocation(line: 3, column: 42, scope: !2, inlinedAt: !43)
!47 = !DILocation(line: 3, column: 35, scope: !2, inlinedAt: !43)
!48 = !DILocation(line: 3, column: 40, scope: !2, inlinedAt: !43)
!49 = !DILocation(line: 3, column: 51, scope: !2, inlinedAt: !43)
!50 = !DILocation(line: 0, scope: !19, inlinedAt: !43)
!51 = !DILocation(line: 4, column: 27, scope: !52, inlinedAt: !43)
!52 = distinct !DILexicalBlock(scope: !19, file: !3, line: 4, column: 3)
!53 = !DILocation(line: 4, column: 3, scope: !19, inlinedAt: !43)
!54 = !DILocation(line: 4, column: 21, scope: !19, inlinedAt: !43)
!55 = !DILocation(line: 5, column: 9, scope: !56, inlinedAt: !43)
!56 = distinct !DILexicalBlock(scope: !2, file: !3, line: 5, column: 7)
!57 = !DILocation(line: 4, column: 49, scope: !58, inlinedAt: !43)
!58 = distinct !DILexicalBlock(scope: !59, file: !3, line: 4, column: 47)
!59 = distinct !DILexicalBlock(scope: !52, file: !3, line: 4, column: 41)
!60 = !DILocation(line: 4, column: 65, scope: !58, inlinedAt: !43)
!61 = !DILocation(line: 4, column: 62, scope: !58, inlinedAt: !43)
!62 = !DILocation(line: 4, column: 59, scope: !58, inlinedAt: !43)
!63 = !DILocation(line: 4, column: 54, scope: !58, inlinedAt: !43)
!64 = !DILocation(line: 4, column: 70, scope: !59, inlinedAt: !43)
!65 = !DILocation(line: 4, column: 34, scope: !52, inlinedAt: !43)
!66 = distinct !{!66, !53, !67}
!67 = !DILocation(line: 4, column: 77, scope: !19, inlinedAt: !43)
!68 = !DILocation(line: 5, column: 27, scope: !56, inlinedAt: !43)
!69 = !DILocation(line: 5, column: 19, scope: !56, inlinedAt: !43)
!70 = !DILocation(line: 5, column: 15, scope: !56, inlinedAt: !43)
!71 = !DILocation(line: 5, column: 25, scope: !56, inlinedAt: !43)
!72 = !DILocation(line: 6, column: 1, scope: !33)
!73 = !DILocation(line: 0, scope: !2)
!74 = !DILocation(line: 3, column: 29, scope: !2)
!75 = !DILocation(line: 3, column: 45, scope: !2)
!76 = !DILocation(line: 3, column: 42, scope: !2)
!77 = !DILocation(line: 3, column: 35, scope: !2)
!78 = !DILocation(line: 3, column: 40, scope: !2)
!79 = !DILocation(line: 3, column: 51, scope: !2)
!80 = !DILocation(line: 0, scope: !19)
!81 = !DILocation(line: 4, column: 27, scope: !52)
!82 = !DILocation(line: 4, column: 3, scope: !19)
!83 = !DILocation(line: 4, column: 21, scope: !19)
!84 = !DILocation(line: 5, column: 9, scope: !56)
!85 = !DILocation(line: 4, column: 49, scope: !58)
!86 = !DILocation(line: 4, column: 65, scope: !58)
!87 = !DILocation(line: 4, column: 62, scope: !58)
!88 = !DILocation(line: 4, column: 59, scope: !58)
!89 = !DILocation(line: 4, column: 54, scope: !58)
!90 = !DILocation(line: 4, column: 70, scope: !59)
!91 = !DILocation(line: 4, column: 34, scope: !52)
!92 = distinct !{!92, !82, !93}
!93 = !DILocation(line: 4, column: 77, scope: !19)
!94 = !DILocation(line: 5, column: 27, scope: !56)
!95 = !DILocation(line: 5, column: 19, scope: !56)
!96 = !DILocation(line: 5, column: 15, scope: !56)
!97 = !DILocation(line: 5, column: 25, scope: !56)
!98 = !DILocation(line: 6, column: 1, scope: !2)
!99 = !DISubprogram(name: "get_local_id", linkageName: "_Z12get_local_idj", scope: !3, file: !3, line: 3, type: !100, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!100 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !101)
!101 = !{!102, !103}
!102 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!103 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!104 = !DISubprogram(name: "get_group_id", linkageName: "_Z12get_group_idj", scope: !3, file: !3, line: 3, type: !100, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!105 = !DISubprogram(name: "get_local_size", linkageName: "_Z14get_local_sizej", scope: !3, file: !3, line: 3, type: !100, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!106 = !DISubprogram(name: "barrier", linkageName: "_Z7barrierj", scope: !3, file: !3, line: 3, type: !107, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!107 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !108)
!108 = !{null, !109}
!109 = !DIDerivedType(tag: DW_TAG_typedef, name: "cl_mem_fence_flags", file: !110, line: 281, baseType: !111)
!110 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/opencl-c-base.h", directory: "", checksumkind: CSK_MD5, checksum: "be11a690c37450a0034f006875ffc62b")
!111 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint", file: !110, line: 38, baseType: !103)
