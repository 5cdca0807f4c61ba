; ModuleID = 'k18_call.cl'
source_filename = "k18_call.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func i32 @f(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !14 {
    #dbg_value(i32 %0, !19, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !24)
    #dbg_value(i32 %1, !20, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !24)
  %3 = icmp sgt i32 %0, %1, !dbg !25
  br i1 %3, label %36, label %4, !dbg !25

4:                                                ; preds = %2
    #dbg_value(i32 %0, !22, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !27)
    #dbg_value(i32 0, !21, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !24)
  %5 = icmp slt i32 %0, %1, !dbg !28
  br i1 %5, label %6, label %38, !dbg !30

6:                                                ; preds = %4
    #dbg_value(i32 poison, !22, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !27)
    #dbg_value(i32 poison, !21, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !24)
  %7 = xor i32 %0, -1, !dbg !30
  %8 = add i32 %1, %7, !dbg !30
  %9 = add i32 %0, 2, !dbg !30
  %10 = mul i32 %0, %9, !dbg !30
  %11 = add i32 %10, 1, !dbg !30
  %12 = shl i32 %0, 1, !dbg !30
  %13 = add i32 %12, 3, !dbg !30
  %14 = zext i32 %8 to i33, !dbg !30
  %15 = add i32 %1, -2, !dbg !30
  %16 = sub i32 %15, %0, !dbg !30
  %17 = zext i32 %16 to i33, !dbg !30
  %18 = mul i33 %14, %17, !dbg !30
  %19 = lshr i33 %18, 1, !dbg !30
  %20 = trunc nuw i33 %19 to i32, !dbg !30
  %21 = add i32 %1, -3, !dbg !30
  %22 = sub i32 %21, %0, !dbg !30
  %23 = zext i32 %22 to i33, !dbg !30
  %24 = mul i33 %18, %23, !dbg !30
  %25 = lshr i33 %24, 1, !dbg !30
  %26 = trunc nuw i33 %25 to i32, !dbg !30
  %27 = insertelement <4 x i32> poison, i32 %0, i64 0, !dbg !30
  %28 = insertelement <4 x i32> %27, i32 %8, i64 1, !dbg !30
  %29 = insertelement <4 x i32> %28, i32 %13, i64 2, !dbg !30
  %30 = insertelement <4 x i32> %29, i32 %26, i64 3, !dbg !30
  %31 = insertelement <4 x i32> %30, i32 1431655766, i64 3, !dbg !30
  %32 = insertelement <4 x i32> %31, i32 %11, i64 1, !dbg !30
  %33 = insertelement <4 x i32> %32, i32 %20, i64 2, !dbg !30
  %34 = mul <4 x i32> %30, %33, !dbg !30
  %35 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %34), !dbg !30
  br label %38, !dbg !31

36:                                               ; preds = %2
  %37 = mul nsw i32 %1, %0, !dbg !32
  br label %38, !dbg !33

38:                                               ; preds = %6, %4, %36
  %39 = phi i32 [ %37, %36 ], [ 0, %4 ], [ %35, %6 ], !dbg !34
  ret i32 %39, !dbg !31
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func <4 x float> @g(<4 x float> noundef %0, float noundef %1) local_unnamed_addr #0 !dbg !35 {
    #dbg_value(<4 x float> %0, !45, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !47)
    #dbg_value(float %1, !46, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !47)
  %3 = insertelement <4 x float> poison, float %1, i64 0, !dbg !48
  %4 = shufflevector <4 x float> %3, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !48
  %5 = shufflevector <4 x float> %0, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>, !dbg !49
  %6 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %0, <4 x float> %4, <4 x float> %5), !dbg !50
  ret <4 x float> %6, !dbg !51
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @callk(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 16 captures(none) %2) local_unnamed_addr #2 !dbg !52 !kernel_arg_addr_space !63 !kernel_arg_access_qual !64 !kernel_arg_type !65 !kernel_arg_base_type !66 !kernel_arg_type_qual !67 {
    #dbg_value(ptr addrspace(1) %0, !60, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(ptr addrspace(1) %1, !61, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(ptr addrspace(1) %2, !62, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(ptr addrspace(1) %0, !69, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !74)
    #dbg_value(ptr addrspace(1) %1, !72, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !74)
    #dbg_value(ptr addrspace(1) %2, !73, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !74)
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6, !dbg !76
  %5 = trunc i64 %4 to i32, !dbg !76
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6, !dbg !76
  %7 = trunc i64 %6 to i32, !dbg !76
  %8 = mul nsw i32 %7, %5, !dbg !76
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !76
  %10 = trunc i64 %9 to i32, !dbg !76
  %11 = add nsw i32 %8, %10, !dbg !76
  %12 = sext i32 %11 to i64, !dbg !77
  %13 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %12, !dbg !77
  %14 = load i32, ptr addrspace(1) %13, align 4, !dbg !77, !tbaa !10
  %15 = getelementptr i8, ptr addrspace(1) %13, i64 4, !dbg !78
  %16 = load i32, ptr addrspace(1) %15, align 4, !dbg !78, !tbaa !10
  %17 = tail call spir_func i32 @f(i32 noundef %14, i32 noundef %16) #7, !dbg !79
  %18 = tail call spir_func i32 @f(i32 noundef 3, i32 noundef 7) #7, !dbg !80
  %19 = add nsw i32 %18, %17, !dbg !81
  %20 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %12, !dbg !82
  store i32 %19, ptr addrspace(1) %20, align 4, !dbg !83, !tbaa !10
  %21 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %12, !dbg !84
  %22 = load <4 x float>, ptr addrspace(1) %21, align 16, !dbg !84, !tbaa !85
  %23 = tail call spir_func <4 x float> @g(<4 x float> noundef %22, float noundef 2.500000e+00) #7, !dbg !86
  store <4 x float> %23, ptr addrspace(1) %21, align 16, !dbg !87, !tbaa !85
  ret void, !dbg !88
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_callk(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 16 captures(none) %2) local_unnamed_addr #3 !dbg !70 !kernel_arg_addr_space !63 !kernel_arg_access_qual !64 !kernel_arg_type !65 !kernel_arg_base_type !66 !kernel_arg_type_qual !67 {
    #dbg_value(ptr addrspace(1) %0, !69, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !89)
    #dbg_value(ptr addrspace(1) %1, !72, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !89)
    #dbg_value(ptr addrspace(1) %2, !73, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !89)
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6, !dbg !90
  %5 = trunc i64 %4 to i32, !dbg !90
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6, !dbg !90
  %7 = trunc i64 %6 to i32, !dbg !90
  %8 = mul nsw i32 %7, %5, !dbg !90
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !90
  %10 = trunc i64 %9 to i32, !dbg !90
  %11 = add nsw i32 %8, %10, !dbg !90
  %12 = sext i32 %11 to i64, !dbg !91
  %13 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %12, !dbg !91
  %14 = load i32, ptr addrspace(1) %13, align 4, !dbg !91, !tbaa !10
  %15 = getelementptr i8, ptr addrspace(1) %13, i64 4, !dbg !92
  %16 = load i32, ptr addrspace(1) %15, align 4, !dbg !92, !tbaa !10
  %17 = tail call spir_func i32 @f(i32 noundef %14, i32 noundef %16) #7, !dbg !93
  %18 = tail call spir_func i32 @f(i32 noundef 3, i32 noundef 7) #7, !dbg !94
  %19 = add nsw i32 %18, %17, !dbg !95
  %20 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %12, !dbg !96
  store i32 %19, ptr addrspace(1) %20, align 4, !dbg !97, !tbaa !10
  %21 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %12, !dbg !98
  %22 = load <4 x float>, ptr addrspace(1) %21, align 16, !dbg !98, !tbaa !85
  %23 = tail call spir_func <4 x float> @g(<4 x float> noundef %22, float noundef 2.500000e+00) #7, !dbg !99
  store <4 x float> %23, ptr addrspace(1) %21, align 16, !dbg !100, !tbaa !85
  ret void, !dbg !101
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !102 dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !107 dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !108 dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7}
!opencl.ocl.version = !{!8}
!opencl.spir.version = !{!8}
!llvm.ident = !{!9}
!llvm.errno.tbaa = !{!10}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "./k18_call.cl", directory: ".", checksumkind: CSK_MD5, checksum: "e60ed4ba993b3758c1183788a69939dc")
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
!14 = distinct !DISubprogram(name: "f", scope: !15, file: !15, line: 2, type: !16, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !18)
!15 = !DIFile(filename: "./k18_call.cl", directory: "", checksumkind: CSK_MD5, checksum: "e60ed4ba993b3758c1183788a69939dc")
!16 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !17)
!17 = !{!3, !3, !3}
!18 = !{!19, !20, !21, !22}
!19 = !DILocalVariable(name: "x", arg: 1, scope: !14, file: !15, line: 2, type: !3)
!20 = !DILocalVariable(name: "y", arg: 2, scope: !14, file: !15, line: 2, type: !3)
!21 = !DILocalVariable(name: "s", scope: !14, file: !15, line: 2, type: !3)
!22 = !DILocalVariable(name: "i", scope: !23, file: !15, line: 2, type: !3)
!23 = distinct !DILexicalBlock(scope: !14, file: !15, line: 2, column: 81)
!24 = !DILocation(line: 0, scope: !14)
!25 = !DILocation(line: 2, column: 55, scope: !26)
!26 = distinct !DILexicalBlock(scope: !14, file: !15, line: 2, column: 53)
!27 = !DILocation(line: 0, scope: !23)
!28 = !DILocation(line: 2, column: 94, scope: !29)
!29 = distinct !DILexicalBlock(scope: !23, file: !15, line: 2, column: 81)
!30 = !DILocation(line: 2, column: 81, scope: !23)
!31 = !DILocation(line: 2, column: 120, scope: !14)
!32 = !DILocation(line: 2, column: 68, scope: !26)
!33 = !DILocation(line: 2, column: 60, scope: !26)
!34 = !DILocation(line: 2, scope: !14)
!35 = distinct !DISubprogram(name: "g", scope: !15, file: !15, line: 3, type: !36, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !44)
!36 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !37)
!37 = !{!38, !38, !41}
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "float4", file: !39, line: 118, baseType: !40)
!39 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/opencl-c-base.h", directory: "", checksumkind: CSK_MD5, checksum: "be11a690c37450a0034f006875ffc62b")
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 128, flags: DIFlagVector, elements: !42)
!41 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!42 = !{!43}
!43 = !DISubrange(count: 4)
!44 = !{!45, !46}
!45 = !DILocalVariable(name: "a", arg: 1, scope: !35, file: !15, line: 3, type: !38)
!46 = !DILocalVariable(name: "s", arg: 2, scope: !35, file: !15, line: 3, type: !41)
!47 = !DILocation(line: 0, scope: !35)
!48 = !DILocation(line: 3, column: 66, scope: !35)
!49 = !DILocation(line: 3, column: 70, scope: !35)
!50 = !DILocation(line: 3, column: 68, scope: !35)
!51 = !DILocation(line: 3, column: 57, scope: !35)
!52 = distinct !DISubprogram(name: "callk", scope: !15, file: !15, line: 4, type: !53, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !59)
!53 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !54)
!54 = !{null, !55, !56, !58}
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64, dwarfAddressSpace: 1)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64, dwarfAddressSpace: 1)
!57 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64, dwarfAddressSpace: 1)
!59 = !{!60, !61, !62}
!60 = !DILocalVariable(name: "out", arg: 1, scope: !52, file: !15, line: 4, type: !55)
!61 = !DILocalVariable(name: "in", arg: 2, scope: !52, file: !15, line: 4, type: !56)
!62 = !DILocalVariable(name: "v", arg: 3, scope: !52, file: !15, line: 4, type: !58)
!63 = !{i32 1, i32 1, i32 1}
!64 = !{!"none", !"none", !"none"}
!65 = !{!"int*", !"int*", !"float4*"}
!66 = !{!"int*", !"int*", !"float __attribute__((ext_vector_type(4)))*"}
!67 = !{!"", !"const", !""}
!68 = !DILocation(line: 0, scope: !52)
!69 = !DILocalVariable(name: "out", arg: 1, scope: !70, file: !15, line: 4, type: !55)
!70 = distinct !DISubprogram(name: "callk", linkageName: "__clang_ocl_kern_imp_callk", scope: !15, file: !15, line: 4, type: !53, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !71)
!71 = !{!69, !72, !73}
!72 = !DILocalVariable(name: "in", arg: 2, scope: !70, file: !15, line: 4, type: !56)
!73 = !DILocalVariable(name: "v", arg: 3, scope: !70, file: !15, line: 4, type: !58)
!74 = !DILocation(line: 0, scope: !70, inlinedAt: !75)
!75 = distinct !DILocation(line: 4, column: 76, scope: !52)
!76 = !DILocation(line: 4, column: 92, scope: !70, inlinedAt: !75)
!77 = !DILocation(line: 4, column: 89, scope: !70, inlinedAt: !75)
!78 = !DILocation(line: 4, column: 98, scope: !70, inlinedAt: !75)
!79 = !DILocation(line: 4, column: 87, scope: !70, inlinedAt: !75)
!80 = !DILocation(line: 4, column: 109, scope: !70, inlinedAt: !75)
!81 = !DILocation(line: 4, column: 108, scope: !70, inlinedAt: !75)
!82 = !DILocation(line: 4, column: 78, scope: !70, inlinedAt: !75)
!83 = !DILocation(line: 4, column: 86, scope: !70, inlinedAt: !75)
!84 = !DILocation(line: 4, column: 126, scope: !70, inlinedAt: !75)
!85 = !{!12, !12, i64 0}
!86 = !DILocation(line: 4, column: 124, scope: !70, inlinedAt: !75)
!87 = !DILocation(line: 4, column: 123, scope: !70, inlinedAt: !75)
!88 = !DILocation(line: 4, column: 141, scope: !52)
!89 = !DILocation(line: 0, scope: !70)
!90 = !DILocation(line: 4, column: 92, scope: !70)
!91 = !DILocation(line: 4, column: 89, scope: !70)
!92 = !DILocation(line: 4, column: 98, scope: !70)
!93 = !DILocation(line: 4, column: 87, scope: !70)
!94 = !DILocation(line: 4, column: 109, scope: !70)
!95 = !DILocation(line: 4, column: 108, scope: !70)
!96 = !DILocation(line: 4, column: 78, scope: !70)
!97 = !DILocation(line: 4, column: 86, scope: !70)
!98 = !DILocation(line: 4, column: 126, scope: !70)
!99 = !DILocation(line: 4, column: 124, scope: !70)
!100 = !DILocation(line: 4, column: 123, scope: !70)
!101 = !DILocation(line: 4, column: 141, scope: !70)
!102 = !DISubprogram(name: "get_group_id", linkageName: "_Z12get_group_idj", scope: !15, file: !15, line: 4, type: !103, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!103 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !104)
!104 = !{!105, !106}
!105 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!106 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!107 = !DISubprogram(name: "get_local_size", linkageName: "_Z14get_local_sizej", scope: !15, file: !15, line: 4, type: !103, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!108 = !DISubprogram(name: "get_local_id", linkageName: "_Z12get_local_idj", scope: !15, file: !15, line: 4, type: !103, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
