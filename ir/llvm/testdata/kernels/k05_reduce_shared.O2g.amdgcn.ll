; ModuleID = 'k05_reduce_shared.cl'
source_filename = "k05_reduce_shared.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@reduce.s = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4, !dbg !0

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @reduce(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #0 !dbg !33 !kernel_arg_addr_space !37 !kernel_arg_access_qual !38 !kernel_arg_type !39 !kernel_arg_base_type !39 !kernel_arg_type_qual !40 {
    #dbg_value(ptr addrspace(1) %0, !35, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !41)
    #dbg_value(ptr addrspace(1) %1, !36, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !41)
    #dbg_value(ptr addrspace(1) %0, !14, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !42)
    #dbg_value(ptr addrspace(1) %1, !15, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !42)
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !44
    #dbg_value(i32 %3, !16, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !42)
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !45
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !45
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !45
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !45, !range !46, !invariant.load !47, !noundef !47
  %8 = zext nneg i16 %7 to i32, !dbg !45
  %9 = mul i32 %4, %8, !dbg !45
  %10 = add i32 %9, %3, !dbg !45
  %11 = zext i32 %10 to i64, !dbg !48
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11, !dbg !48
  %13 = load i32, ptr addrspace(1) %12, align 4, !dbg !48, !tbaa !29, !amdgpu.noclobber !47
  %14 = getelementptr inbounds nuw i32, ptr addrspace(3) @reduce.s, i32 %3, !dbg !49
  store i32 %13, ptr addrspace(3) %14, align 4, !dbg !50, !tbaa !29
  tail call void @llvm.amdgcn.s.barrier(), !dbg !51
    #dbg_value(i32 %8, !17, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !52)
  %15 = lshr i32 %8, 1, !dbg !53
  %16 = icmp eq i32 %15, 0, !dbg !54
  br i1 %16, label %17, label %19, !dbg !56

17:                                               ; preds = %27, %2
  %18 = icmp eq i32 %3, 0, !dbg !57
  br i1 %18, label %30, label %34, !dbg !57

19:                                               ; preds = %2, %27
  %20 = phi i32 [ %28, %27 ], [ %15, %2 ]
  %21 = icmp samesign ult i32 %3, %20, !dbg !59
  br i1 %21, label %22, label %27, !dbg !59

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw i32, ptr addrspace(3) %14, i32 %20
  %24 = load i32, ptr addrspace(3) %23, align 4, !dbg !62, !tbaa !29
  %25 = load i32, ptr addrspace(3) %14, align 4, !dbg !63, !tbaa !29
  %26 = add nsw i32 %25, %24, !dbg !63
  store i32 %26, ptr addrspace(3) %14, align 4, !dbg !63, !tbaa !29
  br label %27, !dbg !64

27:                                               ; preds = %22, %19
  tail call void @llvm.amdgcn.s.barrier(), !dbg !65
    #dbg_value(i32 %20, !17, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !52)
  %28 = lshr i32 %20, 1, !dbg !53
    #dbg_value(i32 %28, !17, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !52)
  %29 = icmp eq i32 %28, 0, !dbg !54
  br i1 %29, label %17, label %19, !dbg !56, !llvm.loop !66

30:                                               ; preds = %17
  %31 = zext i32 %4 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %31
  %33 = load i32, ptr addrspace(3) @reduce.s, align 4, !dbg !68, !tbaa !29
  store i32 %33, ptr addrspace(1) %32, align 4, !dbg !69, !tbaa !29
  br label %34, !dbg !70

34:                                               ; preds = %17, %30
  ret void, !dbg !71
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_reduce(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #1 !dbg !2 !kernel_arg_addr_space !37 !kernel_arg_access_qual !38 !kernel_arg_type !39 !kernel_arg_base_type !39 !kernel_arg_type_qual !40 {
    #dbg_value(ptr addrspace(1) %0, !14, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !72)
    #dbg_value(ptr addrspace(1) %1, !15, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !72)
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !73
    #dbg_value(i32 %3, !16, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !72)
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !74
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !74
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !74
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !74, !range !46, !invariant.load !47, !noundef !47
  %8 = zext nneg i16 %7 to i32, !dbg !74
  %9 = mul i32 %4, %8, !dbg !74
  %10 = add i32 %9, %3, !dbg !74
  %11 = zext i32 %10 to i64, !dbg !75
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11, !dbg !75
  %13 = load i32, ptr addrspace(1) %12, align 4, !dbg !75, !tbaa !29
  %14 = getelementptr inbounds nuw i32, ptr addrspace(3) @reduce.s, i32 %3, !dbg !76
  store i32 %13, ptr addrspace(3) %14, align 4, !dbg !77, !tbaa !29
  tail call void @llvm.amdgcn.s.barrier(), !dbg !78
    #dbg_value(i32 %8, !17, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !79)
  %15 = lshr i32 %8, 1, !dbg !80
  %16 = icmp eq i32 %15, 0, !dbg !81
  br i1 %16, label %17, label %19, !dbg !82

17:                                               ; preds = %27, %2
  %18 = icmp eq i32 %3, 0, !dbg !83
  br i1 %18, label %30, label %34, !dbg !83

19:                                               ; preds = %2, %27
  %20 = phi i32 [ %28, %27 ], [ %15, %2 ]
  %21 = icmp samesign ult i32 %3, %20, !dbg !84
  br i1 %21, label %22, label %27, !dbg !84

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw i32, ptr addrspace(3) %14, i32 %20
  %24 = load i32, ptr addrspace(3) %23, align 4, !dbg !85, !tbaa !29
  %25 = load i32, ptr addrspace(3) %14, align 4, !dbg !86, !tbaa !29
  %26 = add nsw i32 %25, %24, !dbg !86
  store i32 %26, ptr addrspace(3) %14, align 4, !dbg !86, !tbaa !29
  br label %27, !dbg !87

27:                                               ; preds = %22, %19
  tail call void @llvm.amdgcn.s.barrier(), !dbg !88
    #dbg_value(i32 %20, !17, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !79)
  %28 = lshr i32 %20, 1, !dbg !80
    #dbg_value(i32 %28, !17, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !79)
  %29 = icmp eq i32 %28, 0, !dbg !81
  br i1 %29, label %17, label %19, !dbg !82, !llvm.loop !89

30:                                               ; preds = %17
  %31 = zext i32 %4 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %31
  %33 = load i32, ptr addrspace(3) @reduce.s, align 4, !dbg !91, !tbaa !29
  store i32 %33, ptr addrspace(1) %32, align 4, !dbg !92, !tbaa !29
  br label %34, !dbg !93

34:                                               ; preds = %30, %17
  ret void, !dbg !94
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!22, !23, !24, !25, !26}
!opencl.ocl.version = !{!27}
!llvm.ident = !{!28}
!llvm.errno.tbaa = !{!29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 3, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "reduce", linkageName: "__clang_ocl_kern_imp_reduce", scope: !3, file: !3, line: 2, type: !4, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !13)
!3 = !DIFile(filename: "./k05_reduce_shared.cl", directory: "", checksumkind: CSK_MD5, checksum: "9645a2dda0b71f7fa2b0ab470b22c62a")
!4 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !5)
!5 = !{null, !6, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !11, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !DIFile(filename: "./k05_reduce_shared.cl", directory: ".", checksumkind: CSK_MD5, checksum: "9645a2dda0b71f7fa2b0ab470b22c62a")
!12 = !{!0}
!13 = !{!14, !15, !16, !17}
!14 = !DILocalVariable(name: "out", arg: 1, scope: !2, file: !3, line: 2, type: !6)
!15 = !DILocalVariable(name: "in", arg: 2, scope: !2, file: !3, line: 2, type: !8)
!16 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 3, type: !7)
!17 = !DILocalVariable(name: "k", scope: !18, file: !3, line: 4, type: !7)
!18 = distinct !DILexicalBlock(scope: !2, file: !3, line: 4, column: 3)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 8192, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 256)
!22 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 8, !"PIC Level", i32 2}
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
!46 = !{i16 1, i16 1025}
!47 = !{}
!48 = !DILocation(line: 3, column: 42, scope: !2, inlinedAt: !43)
!49 = !DILocation(line: 3, column: 35, scope: !2, inlinedAt: !43)
!50 = !DILocation(line: 3, column: 40, scope: !2, inlinedAt: !43)
!51 = !DILocation(line: 3, column: 51, scope: !2, inlinedAt: !43)
!52 = !DILocation(line: 0, scope: !18, inlinedAt: !43)
!53 = !DILocation(line: 4, scope: !18, inlinedAt: !43)
!54 = !DILocation(line: 4, column: 27, scope: !55, inlinedAt: !43)
!55 = distinct !DILexicalBlock(scope: !18, file: !3, line: 4, column: 3)
!56 = !DILocation(line: 4, column: 3, scope: !18, inlinedAt: !43)
!57 = !DILocation(line: 5, column: 9, scope: !58, inlinedAt: !43)
!58 = distinct !DILexicalBlock(scope: !2, file: !3, line: 5, column: 7)
!59 = !DILocation(line: 4, column: 49, scope: !60, inlinedAt: !43)
!60 = distinct !DILexicalBlock(scope: !61, file: !3, line: 4, column: 47)
!61 = distinct !DILexicalBlock(scope: !55, file: !3, line: 4, column: 41)
!62 = !DILocation(line: 4, column: 62, scope: !60, inlinedAt: !43)
!63 = !DILocation(line: 4, column: 59, scope: !60, inlinedAt: !43)
!64 = !DILocation(line: 4, column: 54, scope: !60, inlinedAt: !43)
!65 = !DILocation(line: 4, column: 70, scope: !61, inlinedAt: !43)
!66 = distinct !{!66, !56, !67}
!67 = !DILocation(line: 4, column: 77, scope: !18, inlinedAt: !43)
!68 = !DILocation(line: 5, column: 27, scope: !58, inlinedAt: !43)
!69 = !DILocation(line: 5, column: 25, scope: !58, inlinedAt: !43)
!70 = !DILocation(line: 5, column: 15, scope: !58, inlinedAt: !43)
!71 = !DILocation(line: 6, column: 1, scope: !33)
!72 = !DILocation(line: 0, scope: !2)
!73 = !DILocation(line: 3, column: 29, scope: !2)
!74 = !DILocation(line: 3, column: 45, scope: !2)
!75 = !DILocation(line: 3, column: 42, scope: !2)
!76 = !DILocation(line: 3, column: 35, scope: !2)
!77 = !DILocation(line: 3, column: 40, scope: !2)
!78 = !DILocation(line: 3, column: 51, scope: !2)
!79 = !DILocation(line: 0, scope: !18)
!80 = !DILocation(line: 4, scope: !18)
!81 = !DILocation(line: 4, column: 27, scope: !55)
!82 = !DILocation(line: 4, column: 3, scope: !18)
!83 = !DILocation(line: 5, column: 9, scope: !58)
!84 = !DILocation(line: 4, column: 49, scope: !60)
!85 = !DILocation(line: 4, column: 62, scope: !60)
!86 = !DILocation(line: 4, column: 59, scope: !60)
!87 = !DILocation(line: 4, column: 54, scope: !60)
!88 = !DILocation(line: 4, column: 70, scope: !61)
!89 = distinct !{!89, !82, !90}
!90 = !DILocation(line: 4, column: 77, scope: !18)
!91 = !DILocation(line: 5, column: 27, scope: !58)
!92 = !DILocation(line: 5, column: 25, scope: !58)
!93 = !DILocation(line: 5, column: 15, scope: !58)
!94 = !DILocation(line: 6, column: 1, scope: !2)
