; ModuleID = 'k14_localarr.cl'
source_filename = "k14_localarr.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @locarr(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !14 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %4 = alloca [32 x i32], align 4
    #dbg_value(ptr addrspace(1) %0, !22, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !29)
    #dbg_value(ptr addrspace(1) %1, !23, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !29)
    #dbg_value(i32 %2, !24, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !29)
    #dbg_value(ptr addrspace(1) %0, !30, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !44)
    #dbg_value(ptr addrspace(1) %1, !33, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !44)
    #dbg_value(i32 %2, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !44)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4, !dbg !46
    #dbg_declare(ptr %4, !35, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !47)
    #dbg_value(i32 0, !39, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !48)
  br label %19, !dbg !49

5:                                                ; preds = %19
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !50
  %7 = trunc i64 %6 to i32, !dbg !50
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5, !dbg !50
  %9 = trunc i64 %8 to i32, !dbg !50
  %10 = mul nsw i32 %9, %7, !dbg !50
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !50
  %12 = trunc i64 %11 to i32, !dbg !50
  %13 = add nsw i32 %10, %12, !dbg !50
  %14 = sext i32 %13 to i64, !dbg !51
  %15 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %14, !dbg !51
  %16 = load i32, ptr addrspace(1) %15, align 4, !dbg !51, !tbaa !10
    #dbg_value(i32 %16, !41, !DIExpression(DW_OP_constu, 31, DW_OP_and, DW_OP_lit0, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !44)
    #dbg_value(i32 0, !42, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !52)
  %17 = and i32 %16, 31, !dbg !53
  %18 = icmp sgt i32 %2, 0, !dbg !54
  br i1 %18, label %38, label %54, !dbg !56

19:                                               ; preds = %3, %19
  %20 = phi i32 [ 0, %3 ], [ %36, %19 ]
    #dbg_value(i32 %20, !39, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !48)
  %21 = mul nsw i32 %20, %2, !dbg !57
  %22 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !59
  %23 = trunc i64 %22 to i32, !dbg !59
  %24 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5, !dbg !59
  %25 = trunc i64 %24 to i32, !dbg !59
  %26 = mul nsw i32 %25, %23, !dbg !59
  %27 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !59
  %28 = trunc i64 %27 to i32, !dbg !59
  %29 = add i32 %21, %28, !dbg !59
  %30 = add i32 %29, %26, !dbg !60
  %31 = sext i32 %30 to i64, !dbg !61
  %32 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %31, !dbg !61
  %33 = load i32, ptr addrspace(1) %32, align 4, !dbg !61, !tbaa !10
  %34 = zext nneg i32 %20 to i64, !dbg !62
  %35 = getelementptr inbounds nuw i32, ptr %4, i64 %34, !dbg !62
  store i32 %33, ptr %35, align 4, !dbg !63, !tbaa !10
  %36 = add nuw nsw i32 %20, 1, !dbg !64
    #dbg_value(i32 %36, !39, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !48)
  %37 = icmp samesign ult i32 %20, 31, !dbg !65
  br i1 %37, label %19, label %5, !dbg !49, !llvm.loop !66

38:                                               ; preds = %5, %38
  %39 = phi i32 [ %52, %38 ], [ %17, %5 ]
  %40 = phi i32 [ %51, %38 ], [ 0, %5 ]
  %41 = phi i32 [ %48, %38 ], [ %16, %5 ]
    #dbg_value(i32 %40, !42, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !52)
    #dbg_value(i32 %41, !41, !DIExpression(DW_OP_constu, 31, DW_OP_and, DW_OP_lit0, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !44)
  %42 = mul i32 %41, 7, !dbg !68
  %43 = add i32 %42, 1, !dbg !70
  %44 = and i32 %43, 31, !dbg !71
  %45 = zext nneg i32 %44 to i64, !dbg !72
  %46 = getelementptr inbounds nuw i32, ptr %4, i64 %45, !dbg !72
  %47 = load i32, ptr %46, align 4, !dbg !72, !tbaa !10
  %48 = add nsw i32 %47, %40, !dbg !73
  %49 = zext nneg i32 %39 to i64, !dbg !74
  %50 = getelementptr inbounds nuw i32, ptr %4, i64 %49, !dbg !74
  store i32 %48, ptr %50, align 4, !dbg !75, !tbaa !10
    #dbg_value(i32 %48, !41, !DIExpression(DW_OP_constu, 31, DW_OP_and, DW_OP_lit0, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !44)
  %51 = add nuw nsw i32 %40, 1, !dbg !76
    #dbg_value(i32 %51, !42, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !52)
  %52 = and i32 %48, 31, !dbg !53
  %53 = icmp slt i32 %51, %2, !dbg !54
  br i1 %53, label %38, label %54, !dbg !56, !llvm.loop !77

54:                                               ; preds = %38, %5
  %55 = phi i32 [ %17, %5 ], [ %52, %38 ], !dbg !53
  %56 = zext nneg i32 %55 to i64, !dbg !79
  %57 = getelementptr inbounds nuw i32, ptr %4, i64 %56, !dbg !79
  %58 = load i32, ptr %57, align 4, !dbg !79, !tbaa !10
  %59 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !80
  %60 = trunc i64 %59 to i32, !dbg !80
  %61 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5, !dbg !80
  %62 = trunc i64 %61 to i32, !dbg !80
  %63 = mul nsw i32 %62, %60, !dbg !80
  %64 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !80
  %65 = trunc i64 %64 to i32, !dbg !80
  %66 = add nsw i32 %63, %65, !dbg !80
  %67 = sext i32 %66 to i64, !dbg !81
  %68 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %67, !dbg !81
  store i32 %58, ptr addrspace(1) %68, align 4, !dbg !82, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4, !dbg !83
  ret void, !dbg !84
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_locarr(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !31 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %4 = alloca [32 x i32], align 4
    #dbg_value(ptr addrspace(1) %0, !30, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !85)
    #dbg_value(ptr addrspace(1) %1, !33, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !85)
    #dbg_value(i32 %2, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !85)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4, !dbg !86
    #dbg_declare(ptr %4, !35, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !87)
    #dbg_value(i32 0, !39, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !88)
  br label %19, !dbg !89

5:                                                ; preds = %19
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !90
  %7 = trunc i64 %6 to i32, !dbg !90
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5, !dbg !90
  %9 = trunc i64 %8 to i32, !dbg !90
  %10 = mul nsw i32 %9, %7, !dbg !90
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !90
  %12 = trunc i64 %11 to i32, !dbg !90
  %13 = add nsw i32 %10, %12, !dbg !90
  %14 = sext i32 %13 to i64, !dbg !91
  %15 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %14, !dbg !91
  %16 = load i32, ptr addrspace(1) %15, align 4, !dbg !91, !tbaa !10
    #dbg_value(i32 %16, !41, !DIExpression(DW_OP_constu, 31, DW_OP_and, DW_OP_lit0, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !85)
    #dbg_value(i32 0, !42, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !92)
  %17 = and i32 %16, 31, !dbg !93
  %18 = icmp sgt i32 %2, 0, !dbg !94
  br i1 %18, label %53, label %38, !dbg !95

19:                                               ; preds = %3, %19
  %20 = phi i32 [ 0, %3 ], [ %36, %19 ]
    #dbg_value(i32 %20, !39, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !88)
  %21 = mul nsw i32 %20, %2, !dbg !96
  %22 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !97
  %23 = trunc i64 %22 to i32, !dbg !97
  %24 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5, !dbg !97
  %25 = trunc i64 %24 to i32, !dbg !97
  %26 = mul nsw i32 %25, %23, !dbg !97
  %27 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !97
  %28 = trunc i64 %27 to i32, !dbg !97
  %29 = add i32 %21, %28, !dbg !97
  %30 = add i32 %29, %26, !dbg !98
  %31 = sext i32 %30 to i64, !dbg !99
  %32 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %31, !dbg !99
  %33 = load i32, ptr addrspace(1) %32, align 4, !dbg !99, !tbaa !10
  %34 = zext nneg i32 %20 to i64, !dbg !100
  %35 = getelementptr inbounds nuw i32, ptr %4, i64 %34, !dbg !100
  store i32 %33, ptr %35, align 4, !dbg !101, !tbaa !10
  %36 = add nuw nsw i32 %20, 1, !dbg !102
    #dbg_value(i32 %36, !39, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !88)
  %37 = icmp samesign ult i32 %20, 31, !dbg !103
  br i1 %37, label %19, label %5, !dbg !89, !llvm.loop !104

38:                                               ; preds = %53, %5
  %39 = phi i32 [ %17, %5 ], [ %67, %53 ], !dbg !93
  %40 = zext nneg i32 %39 to i64, !dbg !106
  %41 = getelementptr inbounds nuw i32, ptr %4, i64 %40, !dbg !106
  %42 = load i32, ptr %41, align 4, !dbg !106, !tbaa !10
  %43 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !107
  %44 = trunc i64 %43 to i32, !dbg !107
  %45 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5, !dbg !107
  %46 = trunc i64 %45 to i32, !dbg !107
  %47 = mul nsw i32 %46, %44, !dbg !107
  %48 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !107
  %49 = trunc i64 %48 to i32, !dbg !107
  %50 = add nsw i32 %47, %49, !dbg !107
  %51 = sext i32 %50 to i64, !dbg !108
  %52 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %51, !dbg !108
  store i32 %42, ptr addrspace(1) %52, align 4, !dbg !109, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4, !dbg !110
  ret void, !dbg !110

53:                                               ; preds = %5, %53
  %54 = phi i32 [ %67, %53 ], [ %17, %5 ]
  %55 = phi i32 [ %66, %53 ], [ 0, %5 ]
  %56 = phi i32 [ %63, %53 ], [ %16, %5 ]
    #dbg_value(i32 %55, !42, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 %56, !41, !DIExpression(DW_OP_constu, 31, DW_OP_and, DW_OP_lit0, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !85)
  %57 = mul i32 %56, 7, !dbg !111
  %58 = add i32 %57, 1, !dbg !112
  %59 = and i32 %58, 31, !dbg !113
  %60 = zext nneg i32 %59 to i64, !dbg !114
  %61 = getelementptr inbounds nuw i32, ptr %4, i64 %60, !dbg !114
  %62 = load i32, ptr %61, align 4, !dbg !114, !tbaa !10
  %63 = add nsw i32 %62, %55, !dbg !115
  %64 = zext nneg i32 %54 to i64, !dbg !116
  %65 = getelementptr inbounds nuw i32, ptr %4, i64 %64, !dbg !116
  store i32 %63, ptr %65, align 4, !dbg !117, !tbaa !10
    #dbg_value(i32 %63, !41, !DIExpression(DW_OP_constu, 31, DW_OP_and, DW_OP_lit0, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !85)
  %66 = add nuw nsw i32 %55, 1, !dbg !118
    #dbg_value(i32 %66, !42, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !92)
  %67 = and i32 %63, 31, !dbg !93
  %68 = icmp slt i32 %66, %2, !dbg !94
  br i1 %68, label %53, label %38, !dbg !95, !llvm.loop !119
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !121 dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !126 dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !127 dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7}
!opencl.ocl.version = !{!8}
!opencl.spir.version = !{!8}
!llvm.ident = !{!9}
!llvm.errno.tbaa = !{!10}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "./k14_localarr.cl", directory: ".", checksumkind: CSK_MD5, checksum: "c8960bba072685315932524077ab4d70")
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
!14 = distinct !DISubprogram(name: "locarr", scope: !15, file: !15, line: 2, type: !16, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !21)
!15 = !DIFile(filename: "./k14_localarr.cl", directory: "", checksumkind: CSK_MD5, checksum: "c8960bba072685315932524077ab4d70")
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
!31 = distinct !DISubprogram(name: "locarr", linkageName: "__clang_ocl_kern_imp_locarr", scope: !15, file: !15, line: 2, type: !16, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !32)
!32 = !{!30, !33, !34, !35, !39, !41, !42}
!33 = !DILocalVariable(name: "in", arg: 2, scope: !31, file: !15, line: 2, type: !19)
!34 = !DILocalVariable(name: "n", arg: 3, scope: !31, file: !15, line: 2, type: !3)
!35 = !DILocalVariable(name: "a", scope: !31, file: !15, line: 3, type: !36)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 1024, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 32)
!39 = !DILocalVariable(name: "i", scope: !40, file: !15, line: 3, type: !3)
!40 = distinct !DILexicalBlock(scope: !31, file: !15, line: 3, column: 14)
!41 = !DILocalVariable(name: "idx", scope: !31, file: !15, line: 4, type: !3)
!42 = !DILocalVariable(name: "k", scope: !43, file: !15, line: 4, type: !3)
!43 = distinct !DILexicalBlock(scope: !31, file: !15, line: 4, column: 27)
!44 = !DILocation(line: 0, scope: !31, inlinedAt: !45)
!45 = distinct !DILocation(line: 2, column: 66, scope: !14)
!46 = !DILocation(line: 3, column: 3, scope: !31, inlinedAt: !45)
!47 = !DILocation(line: 3, column: 7, scope: !31, inlinedAt: !45)
!48 = !DILocation(line: 0, scope: !40, inlinedAt: !45)
!49 = !DILocation(line: 3, column: 14, scope: !40, inlinedAt: !45)
!50 = !DILocation(line: 4, column: 16, scope: !31, inlinedAt: !45)
!51 = !DILocation(line: 4, column: 13, scope: !31, inlinedAt: !45)
!52 = !DILocation(line: 0, scope: !43, inlinedAt: !45)
!53 = !DILocation(line: 4, scope: !31, inlinedAt: !45)
!54 = !DILocation(line: 4, column: 41, scope: !55, inlinedAt: !45)
!55 = distinct !DILexicalBlock(scope: !43, file: !15, line: 4, column: 27)
!56 = !DILocation(line: 4, column: 27, scope: !43, inlinedAt: !45)
!57 = !DILocation(line: 3, column: 46, scope: !58, inlinedAt: !45)
!58 = distinct !DILexicalBlock(scope: !40, file: !15, line: 3, column: 14)
!59 = !DILocation(line: 3, column: 49, scope: !58, inlinedAt: !45)
!60 = !DILocation(line: 3, column: 48, scope: !58, inlinedAt: !45)
!61 = !DILocation(line: 3, column: 42, scope: !58, inlinedAt: !45)
!62 = !DILocation(line: 3, column: 37, scope: !58, inlinedAt: !45)
!63 = !DILocation(line: 3, column: 41, scope: !58, inlinedAt: !45)
!64 = !DILocation(line: 3, column: 33, scope: !58, inlinedAt: !45)
!65 = !DILocation(line: 3, column: 28, scope: !58, inlinedAt: !45)
!66 = distinct !{!66, !49, !67}
!67 = !DILocation(line: 3, column: 52, scope: !40, inlinedAt: !45)
!68 = !DILocation(line: 4, column: 65, scope: !69, inlinedAt: !45)
!69 = distinct !DILexicalBlock(scope: !55, file: !15, line: 4, column: 48)
!70 = !DILocation(line: 4, column: 67, scope: !69, inlinedAt: !45)
!71 = !DILocation(line: 4, column: 70, scope: !69, inlinedAt: !45)
!72 = !DILocation(line: 4, column: 59, scope: !69, inlinedAt: !45)
!73 = !DILocation(line: 4, column: 74, scope: !69, inlinedAt: !45)
!74 = !DILocation(line: 4, column: 50, scope: !69, inlinedAt: !45)
!75 = !DILocation(line: 4, column: 57, scope: !69, inlinedAt: !45)
!76 = !DILocation(line: 4, column: 45, scope: !55, inlinedAt: !45)
!77 = distinct !{!77, !56, !78}
!78 = !DILocation(line: 4, column: 95, scope: !43, inlinedAt: !45)
!79 = !DILocation(line: 5, column: 12, scope: !31, inlinedAt: !45)
!80 = !DILocation(line: 5, column: 7, scope: !31, inlinedAt: !45)
!81 = !DILocation(line: 5, column: 3, scope: !31, inlinedAt: !45)
!82 = !DILocation(line: 5, column: 11, scope: !31, inlinedAt: !45)
!83 = !DILocation(line: 6, column: 1, scope: !31, inlinedAt: !45)
!84 = !DILocation(line: 6, column: 1, scope: !14)
!85 = !DILocation(line: 0, scope: !31)
!86 = !DILocation(line: 3, column: 3, scope: !31)
!87 = !DILocation(line: 3, column: 7, scope: !31)
!88 = !DILocation(line: 0, scope: !40)
!89 = !DILocation(line: 3, column: 14, scope: !40)
!90 = !DILocation(line: 4, column: 16, scope: !31)
!91 = !DILocation(line: 4, column: 13, scope: !31)
!92 = !DILocation(line: 0, scope: !43)
!93 = !DILocation(line: 4, scope: !31)
!94 = !DILocation(line: 4, column: 41, scope: !55)
!95 = !DILocation(line: 4, column: 27, scope: !43)
!96 = !DILocation(line: 3, column: 46, scope: !58)
!97 = !DILocation(line: 3, column: 49, scope: !58)
!98 = !DILocation(line: 3, column: 48, scope: !58)
!99 = !DILocation(line: 3, column: 42, scope: !58)
!100 = !DILocation(line: 3, column: 37, scope: !58)
!101 = !DILocation(line: 3, column: 41, scope: !58)
!102 = !DILocation(line: 3, column: 33, scope: !58)
!103 = !DILocation(line: 3, column: 28, scope: !58)
!104 = distinct !{!104, !89, !105}
!105 = !DILocation(line: 3, column: 52, scope: !40)
!106 = !DILocation(line: 5, column: 12, scope: !31)
!107 = !DILocation(line: 5, column: 7, scope: !31)
!108 = !DILocation(line: 5, column: 3, scope: !31)
!109 = !DILocation(line: 5, column: 11, scope: !31)
!110 = !DILocation(line: 6, column: 1, scope: !31)
!111 = !DILocation(line: 4, column: 65, scope: !69)
!112 = !DILocation(line: 4, column: 67, scope: !69)
!113 = !DILocation(line: 4, column: 70, scope: !69)
!114 = !DILocation(line: 4, column: 59, scope: !69)
!115 = !DILocation(line: 4, column: 74, scope: !69)
!116 = !DILocation(line: 4, column: 50, scope: !69)
!117 = !DILocation(line: 4, column: 57, scope: !69)
!118 = !DILocation(line: 4, column: 45, scope: !55)
!119 = distinct !{!119, !95, !120}
!120 = !DILocation(line: 4, column: 95, scope: !43)
!121 = !DISubprogram(name: "get_group_id", linkageName: "_Z12get_group_idj", scope: !15, file: !15, line: 3, type: !122, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!122 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !123)
!123 = !{!124, !125}
!124 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!125 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!126 = !DISubprogram(name: "get_local_size", linkageName: "_Z14get_local_sizej", scope: !15, file: !15, line: 3, type: !122, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!127 = !DISubprogram(name: "get_local_id", linkageName: "_Z12get_local_idj", scope: !15, file: !15, line: 3, type: !122, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
