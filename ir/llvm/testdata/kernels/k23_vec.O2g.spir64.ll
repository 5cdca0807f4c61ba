; ModuleID = 'k23_vec.cl'
source_filename = "k23_vec.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @vec(ptr addrspace(1) noundef writeonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef align 16 captures(none) %3) local_unnamed_addr #0 !dbg !15 !kernel_arg_addr_space !45 !kernel_arg_access_qual !46 !kernel_arg_type !47 !kernel_arg_base_type !48 !kernel_arg_type_qual !49 {
    #dbg_value(ptr addrspace(1) %0, !41, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !50)
    #dbg_value(ptr addrspace(1) %1, !42, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !50)
    #dbg_value(ptr addrspace(1) %2, !43, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !50)
    #dbg_value(ptr addrspace(1) %3, !44, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !50)
    #dbg_value(ptr addrspace(1) %0, !51, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !60)
    #dbg_value(ptr addrspace(1) %1, !54, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !60)
    #dbg_value(ptr addrspace(1) %2, !55, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !60)
    #dbg_value(ptr addrspace(1) %3, !56, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !60)
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !62
  %6 = trunc i64 %5 to i32, !dbg !62
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4, !dbg !62
  %8 = trunc i64 %7 to i32, !dbg !62
  %9 = mul nsw i32 %8, %6, !dbg !62
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !62
  %11 = trunc i64 %10 to i32, !dbg !62
  %12 = add nsw i32 %9, %11, !dbg !62
    #dbg_value(i32 %12, !57, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !60)
  %13 = sext i32 %12 to i64, !dbg !63
  %14 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %13, !dbg !63
  %15 = load <4 x float>, ptr addrspace(1) %14, align 16, !dbg !63, !tbaa !64
    #dbg_value(<4 x float> %15, !58, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !60)
  %16 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %2, i64 %13, !dbg !65
  %17 = load <2 x i32>, ptr addrspace(1) %16, align 8, !dbg !65, !tbaa !64
    #dbg_value(<2 x i32> %17, !59, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !60)
  %18 = shufflevector <4 x float> %15, <4 x float> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>, !dbg !66
  %19 = extractelement <2 x i32> %17, i64 0, !dbg !67
  %20 = sitofp i32 %19 to float, !dbg !68
  %21 = insertelement <4 x float> poison, float %20, i64 0, !dbg !68
  %22 = shufflevector <4 x float> %21, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !68
  %23 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %18, <4 x float> %22, <4 x float> %15), !dbg !69
  %24 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %13, !dbg !70
  store <4 x float> %23, ptr addrspace(1) %24, align 16, !dbg !71, !tbaa !64
  %25 = extractelement <2 x i32> %17, i64 1, !dbg !72
  %26 = icmp sgt i32 %25, 3, !dbg !74
  br i1 %26, label %27, label %29, !dbg !74

27:                                               ; preds = %4
  %28 = getelementptr i8, ptr addrspace(1) %24, i64 16, !dbg !75
  store <4 x float> %15, ptr addrspace(1) %28, align 16, !dbg !76, !tbaa !64
  br label %29, !dbg !75

29:                                               ; preds = %4, %27
  %30 = getelementptr <16 x i8>, ptr addrspace(1) %3, i64 %13, !dbg !77
  %31 = getelementptr i8, ptr addrspace(1) %30, i64 16, !dbg !77
  %32 = load <8 x i8>, ptr addrspace(1) %31, align 16, !dbg !77
  %33 = shufflevector <8 x i8> %32, <8 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>, !dbg !77
  store <16 x i8> %33, ptr addrspace(1) %30, align 16, !dbg !78, !tbaa !64
  ret void, !dbg !79
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_vec(ptr addrspace(1) noundef writeonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef align 16 captures(none) %3) local_unnamed_addr #1 !dbg !52 !kernel_arg_addr_space !45 !kernel_arg_access_qual !46 !kernel_arg_type !47 !kernel_arg_base_type !48 !kernel_arg_type_qual !49 {
    #dbg_value(ptr addrspace(1) %0, !51, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !80)
    #dbg_value(ptr addrspace(1) %1, !54, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !80)
    #dbg_value(ptr addrspace(1) %2, !55, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !80)
    #dbg_value(ptr addrspace(1) %3, !56, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !80)
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !81
  %6 = trunc i64 %5 to i32, !dbg !81
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4, !dbg !81
  %8 = trunc i64 %7 to i32, !dbg !81
  %9 = mul nsw i32 %8, %6, !dbg !81
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !81
  %11 = trunc i64 %10 to i32, !dbg !81
  %12 = add nsw i32 %9, %11, !dbg !81
    #dbg_value(i32 %12, !57, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !80)
  %13 = sext i32 %12 to i64, !dbg !82
  %14 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %13, !dbg !82
  %15 = load <4 x float>, ptr addrspace(1) %14, align 16, !dbg !82, !tbaa !64
    #dbg_value(<4 x float> %15, !58, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !80)
  %16 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %2, i64 %13, !dbg !83
  %17 = load <2 x i32>, ptr addrspace(1) %16, align 8, !dbg !83, !tbaa !64
    #dbg_value(<2 x i32> %17, !59, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !80)
  %18 = shufflevector <4 x float> %15, <4 x float> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>, !dbg !84
  %19 = extractelement <2 x i32> %17, i64 0, !dbg !85
  %20 = sitofp i32 %19 to float, !dbg !86
  %21 = insertelement <4 x float> poison, float %20, i64 0, !dbg !86
  %22 = shufflevector <4 x float> %21, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !86
  %23 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %18, <4 x float> %22, <4 x float> %15), !dbg !87
  %24 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %13, !dbg !88
  store <4 x float> %23, ptr addrspace(1) %24, align 16, !dbg !89, !tbaa !64
  %25 = extractelement <2 x i32> %17, i64 1, !dbg !90
  %26 = icmp sgt i32 %25, 3, !dbg !91
  br i1 %26, label %27, label %29, !dbg !91

27:                                               ; preds = %4
  %28 = getelementptr i8, ptr addrspace(1) %24, i64 16, !dbg !92
  store <4 x float> %15, ptr addrspace(1) %28, align 16, !dbg !93, !tbaa !64
  br label %29, !dbg !92

29:                                               ; preds = %27, %4
  %30 = getelementptr <16 x i8>, ptr addrspace(1) %3, i64 %13, !dbg !94
  %31 = getelementptr i8, ptr addrspace(1) %30, i64 16, !dbg !94
  %32 = load <8 x i8>, ptr addrspace(1) %31, align 16, !dbg !94
  %33 = shufflevector <8 x i8> %32, <8 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>, !dbg !94
  store <16 x i8> %33, ptr addrspace(1) %30, align 16, !dbg !95, !tbaa !64
  ret void, !dbg !96
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !97 dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !102 dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !103 dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !6, !7, !8}
!opencl.ocl.version = !{!9}
!opencl.spir.version = !{!9}
!llvm.ident = !{!10}
!llvm.errno.tbaa = !{!11}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "./k23_vec.cl", directory: ".", checksumkind: CSK_MD5, checksum: "d61b8bb5a594746162b92663a745cfe1")
!2 = !{!3, !4}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{i32 2, i32 0}
!10 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!11 = !{!12, !12, i64 0}
!12 = !{!"int", !13, i64 0}
!13 = !{!"omnipotent char", !14, i64 0}
!14 = !{!"Simple C/C++ TBAA"}
!15 = distinct !DISubprogram(name: "vec", scope: !16, file: !16, line: 2, type: !17, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !40)
!16 = !DIFile(filename: "./k23_vec.cl", directory: "", checksumkind: CSK_MD5, checksum: "d61b8bb5a594746162b92663a745cfe1")
!17 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !18)
!18 = !{null, !19, !25, !27, !33}
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64, dwarfAddressSpace: 1)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "float4", file: !21, line: 118, baseType: !22)
!21 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/opencl-c-base.h", directory: "", checksumkind: CSK_MD5, checksum: "be11a690c37450a0034f006875ffc62b")
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, flags: DIFlagVector, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 4)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64, dwarfAddressSpace: 1)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64, dwarfAddressSpace: 1)
!28 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "int2", file: !21, line: 96, baseType: !30)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 64, flags: DIFlagVector, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 2)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64, dwarfAddressSpace: 1)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "uchar16", file: !21, line: 85, baseType: !35)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 128, flags: DIFlagVector, elements: !38)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "uchar", file: !21, line: 28, baseType: !37)
!37 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!38 = !{!39}
!39 = !DISubrange(count: 16)
!40 = !{!41, !42, !43, !44}
!41 = !DILocalVariable(name: "o", arg: 1, scope: !15, file: !16, line: 2, type: !19)
!42 = !DILocalVariable(name: "a", arg: 2, scope: !15, file: !16, line: 2, type: !25)
!43 = !DILocalVariable(name: "b", arg: 3, scope: !15, file: !16, line: 2, type: !27)
!44 = !DILocalVariable(name: "c", arg: 4, scope: !15, file: !16, line: 2, type: !33)
!45 = !{i32 1, i32 1, i32 1, i32 1}
!46 = !{!"none", !"none", !"none", !"none"}
!47 = !{!"float4*", !"float4*", !"int2*", !"uchar16*"}
!48 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(2)))*", !"uchar __attribute__((ext_vector_type(16)))*"}
!49 = !{!"", !"const", !"const", !""}
!50 = !DILocation(line: 0, scope: !15)
!51 = !DILocalVariable(name: "o", arg: 1, scope: !52, file: !16, line: 2, type: !19)
!52 = distinct !DISubprogram(name: "vec", linkageName: "__clang_ocl_kern_imp_vec", scope: !16, file: !16, line: 2, type: !17, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !53)
!53 = !{!51, !54, !55, !56, !57, !58, !59}
!54 = !DILocalVariable(name: "a", arg: 2, scope: !52, file: !16, line: 2, type: !25)
!55 = !DILocalVariable(name: "b", arg: 3, scope: !52, file: !16, line: 2, type: !27)
!56 = !DILocalVariable(name: "c", arg: 4, scope: !52, file: !16, line: 2, type: !33)
!57 = !DILocalVariable(name: "t", scope: !52, file: !16, line: 2, type: !3)
!58 = !DILocalVariable(name: "v", scope: !52, file: !16, line: 2, type: !20)
!59 = !DILocalVariable(name: "i", scope: !52, file: !16, line: 2, type: !29)
!60 = !DILocation(line: 0, scope: !52, inlinedAt: !61)
!61 = distinct !DILocation(line: 2, column: 100, scope: !15)
!62 = !DILocation(line: 2, column: 108, scope: !52, inlinedAt: !61)
!63 = !DILocation(line: 2, column: 122, scope: !52, inlinedAt: !61)
!64 = !{!13, !13, i64 0}
!65 = !DILocation(line: 2, column: 135, scope: !52, inlinedAt: !61)
!66 = !DILocation(line: 2, column: 146, scope: !52, inlinedAt: !61)
!67 = !DILocation(line: 2, column: 160, scope: !52, inlinedAt: !61)
!68 = !DILocation(line: 2, column: 153, scope: !52, inlinedAt: !61)
!69 = !DILocation(line: 2, column: 164, scope: !52, inlinedAt: !61)
!70 = !DILocation(line: 2, column: 141, scope: !52, inlinedAt: !61)
!71 = !DILocation(line: 2, column: 145, scope: !52, inlinedAt: !61)
!72 = !DILocation(line: 2, column: 173, scope: !73, inlinedAt: !61)
!73 = distinct !DILexicalBlock(scope: !52, file: !16, line: 2, column: 173)
!74 = !DILocation(line: 2, column: 176, scope: !73, inlinedAt: !61)
!75 = !DILocation(line: 2, column: 180, scope: !73, inlinedAt: !61)
!76 = !DILocation(line: 2, column: 186, scope: !73, inlinedAt: !61)
!77 = !DILocation(line: 2, column: 197, scope: !52, inlinedAt: !61)
!78 = !DILocation(line: 2, column: 195, scope: !52, inlinedAt: !61)
!79 = !DILocation(line: 2, column: 223, scope: !15)
!80 = !DILocation(line: 0, scope: !52)
!81 = !DILocation(line: 2, column: 108, scope: !52)
!82 = !DILocation(line: 2, column: 122, scope: !52)
!83 = !DILocation(line: 2, column: 135, scope: !52)
!84 = !DILocation(line: 2, column: 146, scope: !52)
!85 = !DILocation(line: 2, column: 160, scope: !52)
!86 = !DILocation(line: 2, column: 153, scope: !52)
!87 = !DILocation(line: 2, column: 164, scope: !52)
!88 = !DILocation(line: 2, column: 141, scope: !52)
!89 = !DILocation(line: 2, column: 145, scope: !52)
!90 = !DILocation(line: 2, column: 173, scope: !73)
!91 = !DILocation(line: 2, column: 176, scope: !73)
!92 = !DILocation(line: 2, column: 180, scope: !73)
!93 = !DILocation(line: 2, column: 186, scope: !73)
!94 = !DILocation(line: 2, column: 197, scope: !52)
!95 = !DILocation(line: 2, column: 195, scope: !52)
!96 = !DILocation(line: 2, column: 223, scope: !52)
!97 = !DISubprogram(name: "get_group_id", linkageName: "_Z12get_group_idj", scope: !16, file: !16, line: 2, type: !98, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!98 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !99)
!99 = !{!100, !101}
!100 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!101 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!102 = !DISubprogram(name: "get_local_size", linkageName: "_Z14get_local_sizej", scope: !16, file: !16, line: 2, type: !98, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!103 = !DISubprogram(name: "get_local_id", linkageName: "_Z12get_local_idj", scope: !16, file: !16, line: 2, type: !98, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
