; ModuleID = 'k03_switch.cl'
source_filename = "k03_switch.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @sw(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #0 !dbg !14 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
    #dbg_value(ptr addrspace(1) %0, !22, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !28)
    #dbg_value(ptr addrspace(1) %1, !23, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !28)
    #dbg_value(ptr addrspace(1) %0, !29, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !35)
    #dbg_value(ptr addrspace(1) %1, !32, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !35)
  %3 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3, !dbg !37
  %4 = trunc i64 %3 to i32, !dbg !37
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !37
  %6 = trunc i64 %5 to i32, !dbg !37
  %7 = mul nsw i32 %6, %4, !dbg !37
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !37
  %9 = trunc i64 %8 to i32, !dbg !37
  %10 = add nsw i32 %7, %9, !dbg !37
  %11 = sext i32 %10 to i64, !dbg !38
  %12 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %11, !dbg !38
  %13 = load i32, ptr addrspace(1) %12, align 4, !dbg !38, !tbaa !10
    #dbg_value(i32 %13, !33, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !35)
  %14 = and i32 %13, 15, !dbg !39
  switch i32 %14, label %41 [
    i32 0, label %15
    i32 1, label %17
    i32 2, label %19
    i32 3, label %21
    i32 4, label %23
    i32 5, label %25
    i32 6, label %27
    i32 9, label %29
  ], !dbg !40

15:                                               ; preds = %2
  %16 = add nsw i32 %13, 1, !dbg !41
    #dbg_value(i32 %16, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !35)
  br label %41, !dbg !43

17:                                               ; preds = %2
  %18 = mul nsw i32 %13, %13, !dbg !44
    #dbg_value(i32 %18, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !35)
  br label %41, !dbg !45

19:                                               ; preds = %2
  %20 = xor i32 %13, 85, !dbg !46
    #dbg_value(i32 %20, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !35)
  br label %41, !dbg !47

21:                                               ; preds = %2
  %22 = sdiv i32 %13, 3, !dbg !48
    #dbg_value(i32 %22, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !35)
  br label %41, !dbg !49

23:                                               ; preds = %2
  %24 = sub nsw i32 0, %13, !dbg !50
    #dbg_value(i32 %24, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !35)
  br label %41, !dbg !51

25:                                               ; preds = %2
  %26 = srem i32 %13, 7, !dbg !52
    #dbg_value(i32 %26, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !35)
  br label %41, !dbg !53

27:                                               ; preds = %2
    #dbg_value(i32 %13, !34, !DIExpression(DW_OP_constu, 18446744073709551615, DW_OP_xor, DW_OP_lit0, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !35)
  %28 = sub nsw i32 8, %13, !dbg !54
  br label %41, !dbg !55

29:                                               ; preds = %2
  %30 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3, !dbg !56
  %31 = trunc i64 %30 to i32, !dbg !56
  %32 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !56
  %33 = trunc i64 %32 to i32, !dbg !56
  %34 = mul nsw i32 %33, %31, !dbg !56
  %35 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !56
  %36 = trunc i64 %35 to i32, !dbg !56
  %37 = add nsw i32 %34, %36, !dbg !56
  %38 = sext i32 %37 to i64, !dbg !57
  %39 = getelementptr i32, ptr addrspace(1) %0, i64 %38, !dbg !57
  %40 = getelementptr i8, ptr addrspace(1) %39, i64 4, !dbg !57
  store i32 %13, ptr addrspace(1) %40, align 4, !dbg !58, !tbaa !10
    #dbg_value(i32 1, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !35)
  br label %41, !dbg !59

41:                                               ; preds = %2, %15, %17, %19, %21, %23, %25, %27, %29
  %42 = phi i32 [ 0, %2 ], [ %16, %15 ], [ %18, %17 ], [ %20, %19 ], [ %22, %21 ], [ %24, %23 ], [ %26, %25 ], [ 1, %29 ], [ %28, %27 ], !dbg !60
    #dbg_value(i32 %42, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !35)
  %43 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3, !dbg !61
  %44 = trunc i64 %43 to i32, !dbg !61
  %45 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !61
  %46 = trunc i64 %45 to i32, !dbg !61
  %47 = mul nsw i32 %46, %44, !dbg !61
  %48 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !61
  %49 = trunc i64 %48 to i32, !dbg !61
  %50 = add nsw i32 %47, %49, !dbg !61
  %51 = sext i32 %50 to i64, !dbg !62
  %52 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %51, !dbg !62
  store i32 %42, ptr addrspace(1) %52, align 4, !dbg !63, !tbaa !10
  ret void, !dbg !64
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_sw(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #1 !dbg !30 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
    #dbg_value(ptr addrspace(1) %0, !29, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !65)
    #dbg_value(ptr addrspace(1) %1, !32, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !65)
  %3 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3, !dbg !66
  %4 = trunc i64 %3 to i32, !dbg !66
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !66
  %6 = trunc i64 %5 to i32, !dbg !66
  %7 = mul nsw i32 %6, %4, !dbg !66
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !66
  %9 = trunc i64 %8 to i32, !dbg !66
  %10 = add nsw i32 %7, %9, !dbg !66
  %11 = sext i32 %10 to i64, !dbg !67
  %12 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %11, !dbg !67
  %13 = load i32, ptr addrspace(1) %12, align 4, !dbg !67, !tbaa !10
    #dbg_value(i32 %13, !33, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !65)
  %14 = and i32 %13, 15, !dbg !68
  switch i32 %14, label %41 [
    i32 0, label %15
    i32 1, label %17
    i32 2, label %19
    i32 3, label %21
    i32 4, label %23
    i32 5, label %25
    i32 6, label %27
    i32 9, label %29
  ], !dbg !69

15:                                               ; preds = %2
  %16 = add nsw i32 %13, 1, !dbg !70
    #dbg_value(i32 %16, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !65)
  br label %41, !dbg !71

17:                                               ; preds = %2
  %18 = mul nsw i32 %13, %13, !dbg !72
    #dbg_value(i32 %18, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !65)
  br label %41, !dbg !73

19:                                               ; preds = %2
  %20 = xor i32 %13, 85, !dbg !74
    #dbg_value(i32 %20, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !65)
  br label %41, !dbg !75

21:                                               ; preds = %2
  %22 = sdiv i32 %13, 3, !dbg !76
    #dbg_value(i32 %22, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !65)
  br label %41, !dbg !77

23:                                               ; preds = %2
  %24 = sub nsw i32 0, %13, !dbg !78
    #dbg_value(i32 %24, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !65)
  br label %41, !dbg !79

25:                                               ; preds = %2
  %26 = srem i32 %13, 7, !dbg !80
    #dbg_value(i32 %26, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !65)
  br label %41, !dbg !81

27:                                               ; preds = %2
    #dbg_value(i32 %13, !34, !DIExpression(DW_OP_constu, 18446744073709551615, DW_OP_xor, DW_OP_lit0, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !65)
  %28 = sub nsw i32 8, %13, !dbg !82
  br label %41, !dbg !83

29:                                               ; preds = %2
  %30 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3, !dbg !84
  %31 = trunc i64 %30 to i32, !dbg !84
  %32 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !84
  %33 = trunc i64 %32 to i32, !dbg !84
  %34 = mul nsw i32 %33, %31, !dbg !84
  %35 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !84
  %36 = trunc i64 %35 to i32, !dbg !84
  %37 = add nsw i32 %34, %36, !dbg !84
  %38 = sext i32 %37 to i64, !dbg !85
  %39 = getelementptr i32, ptr addrspace(1) %0, i64 %38, !dbg !85
  %40 = getelementptr i8, ptr addrspace(1) %39, i64 4, !dbg !85
  store i32 %13, ptr addrspace(1) %40, align 4, !dbg !86, !tbaa !10
    #dbg_value(i32 1, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !65)
  br label %41, !dbg !87

41:                                               ; preds = %2, %27, %29, %25, %23, %21, %19, %17, %15
  %42 = phi i32 [ 0, %2 ], [ %16, %15 ], [ %18, %17 ], [ %20, %19 ], [ %22, %21 ], [ %24, %23 ], [ %26, %25 ], [ 1, %29 ], [ %28, %27 ], !dbg !88
    #dbg_value(i32 %42, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !65)
  %43 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3, !dbg !89
  %44 = trunc i64 %43 to i32, !dbg !89
  %45 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !89
  %46 = trunc i64 %45 to i32, !dbg !89
  %47 = mul nsw i32 %46, %44, !dbg !89
  %48 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !89
  %49 = trunc i64 %48 to i32, !dbg !89
  %50 = add nsw i32 %47, %49, !dbg !89
  %51 = sext i32 %50 to i64, !dbg !90
  %52 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %51, !dbg !90
  store i32 %42, ptr addrspace(1) %52, align 4, !dbg !91, !tbaa !10
  ret void, !dbg !92
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !93 dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !98 dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !99 dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "./k03_switch.cl", directory: ".", checksumkind: CSK_MD5, checksum: "7e07aaf5bdaa1b31578336d364fed89a")
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
!14 = distinct !DISubprogram(name: "sw", scope: !15, file: !15, line: 2, type: !16, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !21)
!15 = !DIFile(filename: "./k03_switch.cl", directory: "", checksumkind: CSK_MD5, checksum: "7e07aaf5bdaa1b31578336d364fed89a")
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
!30 = distinct !DISubprogram(name: "sw", linkageName: "__clang_ocl_kern_imp_sw", scope: !15, file: !15, line: 2, type: !16, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !31)
!31 = !{!29, !32, !33, !34}
!32 = !DILocalVariable(name: "in", arg: 2, scope: !30, file: !15, line: 2, type: !19)
!33 = !DILocalVariable(name: "x", scope: !30, file: !15, line: 3, type: !3)
!34 = !DILocalVariable(name: "r", scope: !30, file: !15, line: 3, type: !3)
!35 = !DILocation(line: 0, scope: !30, inlinedAt: !36)
!36 = distinct !DILocation(line: 2, column: 55, scope: !14)
!37 = !DILocation(line: 3, column: 14, scope: !30, inlinedAt: !36)
!38 = !DILocation(line: 3, column: 11, scope: !30, inlinedAt: !36)
!39 = !DILocation(line: 4, column: 13, scope: !30, inlinedAt: !36)
!40 = !DILocation(line: 4, column: 3, scope: !30, inlinedAt: !36)
!41 = !DILocation(line: 4, column: 32, scope: !42, inlinedAt: !36)
!42 = distinct !DILexicalBlock(scope: !30, file: !15, line: 4, column: 19)
!43 = !DILocation(line: 4, column: 36, scope: !42, inlinedAt: !36)
!44 = !DILocation(line: 4, column: 54, scope: !42, inlinedAt: !36)
!45 = !DILocation(line: 4, column: 58, scope: !42, inlinedAt: !36)
!46 = !DILocation(line: 4, column: 76, scope: !42, inlinedAt: !36)
!47 = !DILocation(line: 4, column: 83, scope: !42, inlinedAt: !36)
!48 = !DILocation(line: 4, column: 101, scope: !42, inlinedAt: !36)
!49 = !DILocation(line: 4, column: 105, scope: !42, inlinedAt: !36)
!50 = !DILocation(line: 5, column: 16, scope: !42, inlinedAt: !36)
!51 = !DILocation(line: 5, column: 20, scope: !42, inlinedAt: !36)
!52 = !DILocation(line: 5, column: 41, scope: !42, inlinedAt: !36)
!53 = !DILocation(line: 5, column: 46, scope: !42, inlinedAt: !36)
!54 = !DILocation(line: 5, column: 79, scope: !42, inlinedAt: !36)
!55 = !DILocation(line: 5, column: 61, scope: !42, inlinedAt: !36)
!56 = !DILocation(line: 5, column: 104, scope: !42, inlinedAt: !36)
!57 = !DILocation(line: 5, column: 100, scope: !42, inlinedAt: !36)
!58 = !DILocation(line: 5, column: 110, scope: !42, inlinedAt: !36)
!59 = !DILocation(line: 5, column: 119, scope: !42, inlinedAt: !36)
!60 = !DILocation(line: 0, scope: !42, inlinedAt: !36)
!61 = !DILocation(line: 6, column: 7, scope: !30, inlinedAt: !36)
!62 = !DILocation(line: 6, column: 3, scope: !30, inlinedAt: !36)
!63 = !DILocation(line: 6, column: 12, scope: !30, inlinedAt: !36)
!64 = !DILocation(line: 7, column: 1, scope: !14)
!65 = !DILocation(line: 0, scope: !30)
!66 = !DILocation(line: 3, column: 14, scope: !30)
!67 = !DILocation(line: 3, column: 11, scope: !30)
!68 = !DILocation(line: 4, column: 13, scope: !30)
!69 = !DILocation(line: 4, column: 3, scope: !30)
!70 = !DILocation(line: 4, column: 32, scope: !42)
!71 = !DILocation(line: 4, column: 36, scope: !42)
!72 = !DILocation(line: 4, column: 54, scope: !42)
!73 = !DILocation(line: 4, column: 58, scope: !42)
!74 = !DILocation(line: 4, column: 76, scope: !42)
!75 = !DILocation(line: 4, column: 83, scope: !42)
!76 = !DILocation(line: 4, column: 101, scope: !42)
!77 = !DILocation(line: 4, column: 105, scope: !42)
!78 = !DILocation(line: 5, column: 16, scope: !42)
!79 = !DILocation(line: 5, column: 20, scope: !42)
!80 = !DILocation(line: 5, column: 41, scope: !42)
!81 = !DILocation(line: 5, column: 46, scope: !42)
!82 = !DILocation(line: 5, column: 79, scope: !42)
!83 = !DILocation(line: 5, column: 61, scope: !42)
!84 = !DILocation(line: 5, column: 104, scope: !42)
!85 = !DILocation(line: 5, column: 100, scope: !42)
!86 = !DILocation(line: 5, column: 110, scope: !42)
!87 = !DILocation(line: 5, column: 119, scope: !42)
!88 = !DILocation(line: 0, scope: !42)
!89 = !DILocation(line: 6, column: 7, scope: !30)
!90 = !DILocation(line: 6, column: 3, scope: !30)
!91 = !DILocation(line: 6, column: 12, scope: !30)
!92 = !DILocation(line: 7, column: 1, scope: !30)
!93 = !DISubprogram(name: "get_group_id", linkageName: "_Z12get_group_idj", scope: !15, file: !15, line: 3, type: !94, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!94 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !95)
!95 = !{!96, !97}
!96 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!97 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!98 = !DISubprogram(name: "get_local_size", linkageName: "_Z14get_local_sizej", scope: !15, file: !15, line: 3, type: !94, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!99 = !DISubprogram(name: "get_local_id", linkageName: "_Z12get_local_idj", scope: !15, file: !15, line: 3, type: !94, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
