; ModuleID = 'k16_goto_irreducible.cl'
source_filename = "k16_goto_irreducible.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @irr(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #0 !dbg !13 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
    #dbg_value(ptr addrspace(1) %0, !22, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !28)
    #dbg_value(ptr addrspace(1) %1, !23, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !28)
    #dbg_value(ptr addrspace(1) %0, !29, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !38)
    #dbg_value(ptr addrspace(1) %1, !32, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !38)
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !40
  %4 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !40
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12, !dbg !40
  %6 = load i16, ptr addrspace(4) %5, align 4, !dbg !40, !range !41, !invariant.load !42, !noundef !42
  %7 = zext nneg i16 %6 to i32, !dbg !40
  %8 = mul i32 %3, %7, !dbg !40
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !40
  %10 = add i32 %8, %9, !dbg !40
  %11 = zext i32 %10 to i64, !dbg !43
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11, !dbg !43
  %13 = load i32, ptr addrspace(1) %12, align 4, !dbg !43, !tbaa !9, !amdgpu.noclobber !42
    #dbg_value(i32 %13, !33, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !38)
    #dbg_value(i32 0, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !38)
  %14 = and i32 %13, 1, !dbg !44
  %15 = icmp eq i32 %14, 0, !dbg !44
  br i1 %15, label %16, label %23, !dbg !44

16:                                               ; preds = %26, %2
  %17 = phi i32 [ %13, %2 ], [ %29, %26 ], !dbg !38
  %18 = phi i32 [ 0, %2 ], [ %30, %26 ], !dbg !38
    #dbg_value(i32 %18, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !38)
    #dbg_value(i32 %17, !33, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !38)
    #dbg_label(!35, !46)
  %19 = mul nsw i32 %17, 3, !dbg !47
  %20 = add nsw i32 %19, 1, !dbg !48
    #dbg_value(i32 %20, !33, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !38)
  %21 = add nsw i32 %18, 1, !dbg !49
    #dbg_value(i32 %21, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !38)
  %22 = icmp sgt i32 %18, 49, !dbg !50
  br i1 %22, label %35, label %23, !dbg !50

23:                                               ; preds = %2, %16
  %24 = phi i32 [ %13, %2 ], [ %20, %16 ]
  %25 = phi i32 [ 0, %2 ], [ %21, %16 ]
  br label %26, !dbg !52

26:                                               ; preds = %23, %33
  %27 = phi i32 [ %29, %33 ], [ %24, %23 ], !dbg !38
  %28 = phi i32 [ %30, %33 ], [ %25, %23 ], !dbg !38
    #dbg_value(i32 %28, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !38)
    #dbg_value(i32 %27, !33, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !38)
    #dbg_label(!36, !54)
  %29 = ashr i32 %27, 1, !dbg !55
    #dbg_value(i32 %29, !33, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !38)
  %30 = add nsw i32 %28, 2, !dbg !56
    #dbg_value(i32 %30, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !38)
  %31 = and i32 %27, 4, !dbg !52
  %32 = icmp eq i32 %31, 0, !dbg !52
  br i1 %32, label %33, label %16, !dbg !52

33:                                               ; preds = %26
  %34 = icmp slt i32 %28, 38, !dbg !57
  br i1 %34, label %26, label %35, !dbg !57

35:                                               ; preds = %33, %16
  %36 = phi i32 [ %20, %16 ], [ %29, %33 ], !dbg !38
  %37 = phi i32 [ %21, %16 ], [ %30, %33 ], !dbg !38
    #dbg_value(i32 %37, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !38)
    #dbg_value(i32 %36, !33, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !38)
    #dbg_label(!37, !59)
  %38 = add nsw i32 %37, %36, !dbg !60
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11, !dbg !61
  store i32 %38, ptr addrspace(1) %39, align 4, !dbg !62, !tbaa !9
  ret void, !dbg !63
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_irr(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #1 !dbg !30 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
    #dbg_value(ptr addrspace(1) %0, !29, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !64)
    #dbg_value(ptr addrspace(1) %1, !32, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !64)
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !65
  %4 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !65
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12, !dbg !65
  %6 = load i16, ptr addrspace(4) %5, align 4, !dbg !65, !range !41, !invariant.load !42, !noundef !42
  %7 = zext nneg i16 %6 to i32, !dbg !65
  %8 = mul i32 %3, %7, !dbg !65
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !65
  %10 = add i32 %8, %9, !dbg !65
  %11 = zext i32 %10 to i64, !dbg !66
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11, !dbg !66
  %13 = load i32, ptr addrspace(1) %12, align 4, !dbg !66, !tbaa !9
    #dbg_value(i32 %13, !33, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !64)
    #dbg_value(i32 0, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !64)
  %14 = and i32 %13, 1, !dbg !67
  %15 = icmp eq i32 %14, 0, !dbg !67
  br i1 %15, label %16, label %23, !dbg !67

16:                                               ; preds = %26, %2
  %17 = phi i32 [ %13, %2 ], [ %29, %26 ], !dbg !64
  %18 = phi i32 [ 0, %2 ], [ %30, %26 ], !dbg !64
    #dbg_value(i32 %18, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !64)
    #dbg_value(i32 %17, !33, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !64)
    #dbg_label(!35, !68)
  %19 = mul nsw i32 %17, 3, !dbg !69
  %20 = add nsw i32 %19, 1, !dbg !70
    #dbg_value(i32 %20, !33, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !64)
  %21 = add nsw i32 %18, 1, !dbg !71
    #dbg_value(i32 %21, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !64)
  %22 = icmp sgt i32 %18, 49, !dbg !72
  br i1 %22, label %35, label %23, !dbg !72

23:                                               ; preds = %2, %16
  %24 = phi i32 [ %13, %2 ], [ %20, %16 ]
  %25 = phi i32 [ 0, %2 ], [ %21, %16 ]
  br label %26, !dbg !73

26:                                               ; preds = %23, %33
  %27 = phi i32 [ %29, %33 ], [ %24, %23 ], !dbg !64
  %28 = phi i32 [ %30, %33 ], [ %25, %23 ], !dbg !64
    #dbg_value(i32 %28, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !64)
    #dbg_value(i32 %27, !33, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !64)
    #dbg_label(!36, !74)
  %29 = ashr i32 %27, 1, !dbg !75
    #dbg_value(i32 %29, !33, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !64)
  %30 = add nsw i32 %28, 2, !dbg !76
    #dbg_value(i32 %30, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !64)
  %31 = and i32 %27, 4, !dbg !73
  %32 = icmp eq i32 %31, 0, !dbg !73
  br i1 %32, label %33, label %16, !dbg !73

33:                                               ; preds = %26
  %34 = icmp slt i32 %28, 38, !dbg !77
  br i1 %34, label %26, label %35, !dbg !77

35:                                               ; preds = %33, %16
  %36 = phi i32 [ %20, %16 ], [ %29, %33 ], !dbg !64
  %37 = phi i32 [ %21, %16 ], [ %30, %33 ], !dbg !64
    #dbg_value(i32 %37, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !64)
    #dbg_value(i32 %36, !33, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !64)
    #dbg_label(!37, !78)
  %38 = add nsw i32 %37, %36, !dbg !79
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11, !dbg !80
  store i32 %38, ptr addrspace(1) %39, align 4, !dbg !81, !tbaa !9
  ret void, !dbg !82
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "./k16_goto_irreducible.cl", directory: ".", checksumkind: CSK_MD5, checksum: "6a560043d02607ee8fd999d14fdd3330")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 8, !"PIC Level", i32 2}
!7 = !{i32 2, i32 0}
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = distinct !DISubprogram(name: "irr", scope: !14, file: !14, line: 2, type: !15, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !21)
!14 = !DIFile(filename: "./k16_goto_irreducible.cl", directory: "", checksumkind: CSK_MD5, checksum: "6a560043d02607ee8fd999d14fdd3330")
!15 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !16)
!16 = !{null, !17, !19}
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!21 = !{!22, !23}
!22 = !DILocalVariable(name: "out", arg: 1, scope: !13, file: !14, line: 2, type: !17)
!23 = !DILocalVariable(name: "in", arg: 2, scope: !13, file: !14, line: 2, type: !19)
!24 = !{i32 1, i32 1}
!25 = !{!"none", !"none"}
!26 = !{!"int*", !"int*"}
!27 = !{!"", !"const"}
!28 = !DILocation(line: 0, scope: !13)
!29 = !DILocalVariable(name: "out", arg: 1, scope: !30, file: !14, line: 2, type: !17)
!30 = distinct !DISubprogram(name: "irr", linkageName: "__clang_ocl_kern_imp_irr", scope: !14, file: !14, line: 2, type: !15, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !31)
!31 = !{!29, !32, !33, !34, !35, !36, !37}
!32 = !DILocalVariable(name: "in", arg: 2, scope: !30, file: !14, line: 2, type: !19)
!33 = !DILocalVariable(name: "x", scope: !30, file: !14, line: 3, type: !18)
!34 = !DILocalVariable(name: "c", scope: !30, file: !14, line: 3, type: !18)
!35 = !DILabel(scope: !30, name: "A", file: !14, line: 4, column: 1)
!36 = !DILabel(scope: !30, name: "B", file: !14, line: 5, column: 1)
!37 = !DILabel(scope: !30, name: "E", file: !14, line: 6, column: 1)
!38 = !DILocation(line: 0, scope: !30, inlinedAt: !39)
!39 = distinct !DILocation(line: 2, column: 56, scope: !13)
!40 = !DILocation(line: 3, column: 14, scope: !30, inlinedAt: !39)
!41 = !{i16 1, i16 1025}
!42 = !{}
!43 = !DILocation(line: 3, column: 11, scope: !30, inlinedAt: !39)
!44 = !DILocation(line: 3, column: 31, scope: !45, inlinedAt: !39)
!45 = distinct !DILexicalBlock(scope: !30, file: !14, line: 3, column: 29)
!46 = !DILocation(line: 4, column: 1, scope: !30, inlinedAt: !39)
!47 = !DILocation(line: 4, column: 9, scope: !30, inlinedAt: !39)
!48 = !DILocation(line: 4, column: 11, scope: !30, inlinedAt: !39)
!49 = !DILocation(line: 4, column: 16, scope: !30, inlinedAt: !39)
!50 = !DILocation(line: 4, column: 26, scope: !51, inlinedAt: !39)
!51 = distinct !DILexicalBlock(scope: !30, file: !14, line: 4, column: 24)
!52 = !DILocation(line: 5, column: 27, scope: !53, inlinedAt: !39)
!53 = distinct !DILexicalBlock(scope: !30, file: !14, line: 5, column: 25)
!54 = !DILocation(line: 5, column: 1, scope: !30, inlinedAt: !39)
!55 = !DILocation(line: 5, column: 6, scope: !30, inlinedAt: !39)
!56 = !DILocation(line: 5, column: 15, scope: !30, inlinedAt: !39)
!57 = !DILocation(line: 5, column: 46, scope: !58, inlinedAt: !39)
!58 = distinct !DILexicalBlock(scope: !30, file: !14, line: 5, column: 44)
!59 = !DILocation(line: 6, column: 1, scope: !30, inlinedAt: !39)
!60 = !DILocation(line: 6, column: 17, scope: !30, inlinedAt: !39)
!61 = !DILocation(line: 6, column: 4, scope: !30, inlinedAt: !39)
!62 = !DILocation(line: 6, column: 13, scope: !30, inlinedAt: !39)
!63 = !DILocation(line: 7, column: 1, scope: !13)
!64 = !DILocation(line: 0, scope: !30)
!65 = !DILocation(line: 3, column: 14, scope: !30)
!66 = !DILocation(line: 3, column: 11, scope: !30)
!67 = !DILocation(line: 3, column: 31, scope: !45)
!68 = !DILocation(line: 4, column: 1, scope: !30)
!69 = !DILocation(line: 4, column: 9, scope: !30)
!70 = !DILocation(line: 4, column: 11, scope: !30)
!71 = !DILocation(line: 4, column: 16, scope: !30)
!72 = !DILocation(line: 4, column: 26, scope: !51)
!73 = !DILocation(line: 5, column: 27, scope: !53)
!74 = !DILocation(line: 5, column: 1, scope: !30)
!75 = !DILocation(line: 5, column: 6, scope: !30)
!76 = !DILocation(line: 5, column: 15, scope: !30)
!77 = !DILocation(line: 5, column: 46, scope: !58)
!78 = !DILocation(line: 6, column: 1, scope: !30)
!79 = !DILocation(line: 6, column: 17, scope: !30)
!80 = !DILocation(line: 6, column: 4, scope: !30)
!81 = !DILocation(line: 6, column: 13, scope: !30)
!82 = !DILocation(line: 7, column: 1, scope: !30)
