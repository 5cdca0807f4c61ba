; ModuleID = 'k01_nested_if.cl'
source_filename = "k01_nested_if.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @nested_if(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !13 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
    #dbg_value(ptr addrspace(1) %0, !22, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !29)
    #dbg_value(ptr addrspace(1) %1, !23, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !29)
    #dbg_value(i32 %2, !24, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !29)
    #dbg_value(ptr addrspace(1) %0, !30, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !39)
    #dbg_value(ptr addrspace(1) %1, !33, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !39)
    #dbg_value(i32 %2, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !39)
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !41
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !41
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !41
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !41, !range !42, !invariant.load !43, !noundef !43
  %8 = zext nneg i16 %7 to i32, !dbg !41
  %9 = mul i32 %4, %8, !dbg !41
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !41
  %11 = add i32 %9, %10, !dbg !41
    #dbg_value(i32 %11, !35, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !39)
  %12 = icmp slt i32 %11, %2, !dbg !44
  br i1 %12, label %13, label %33, !dbg !44

13:                                               ; preds = %3
  %14 = sext i32 %11 to i64, !dbg !45
  %15 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %14, !dbg !45
  %16 = load i32, ptr addrspace(1) %15, align 4, !dbg !45, !tbaa !9, !amdgpu.noclobber !43
    #dbg_value(i32 %16, !36, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !46)
  %17 = icmp sgt i32 %16, 0, !dbg !47
  br i1 %17, label %18, label %26, !dbg !47

18:                                               ; preds = %13
  %19 = and i32 %16, 1, !dbg !49
  %20 = icmp eq i32 %19, 0, !dbg !49
  br i1 %20, label %24, label %21, !dbg !49

21:                                               ; preds = %18
  %22 = mul nuw nsw i32 %16, 3, !dbg !52
  %23 = add nuw nsw i32 %22, 1, !dbg !53
  br label %30, !dbg !54

24:                                               ; preds = %18
  %25 = lshr exact i32 %16, 1, !dbg !55
  br label %30

26:                                               ; preds = %13
  %27 = icmp slt i32 %16, -100, !dbg !56
  %28 = sub nsw i32 0, %16
  %29 = select i1 %27, i32 %28, i32 0, !dbg !56
  br label %30, !dbg !56

30:                                               ; preds = %26, %24, %21
  %31 = phi i32 [ %23, %21 ], [ %25, %24 ], [ %29, %26 ]
  %32 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %14, !dbg !59
  store i32 %31, ptr addrspace(1) %32, align 4, !dbg !59, !tbaa !9
  br label %33, !dbg !60

33:                                               ; preds = %30, %3
  ret void, !dbg !60
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_nested_if(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !31 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
    #dbg_value(ptr addrspace(1) %0, !30, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !61)
    #dbg_value(ptr addrspace(1) %1, !33, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !61)
    #dbg_value(i32 %2, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !61)
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !62
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !62
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !62
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !62, !range !42, !invariant.load !43, !noundef !43
  %8 = zext nneg i16 %7 to i32, !dbg !62
  %9 = mul i32 %4, %8, !dbg !62
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !62
  %11 = add i32 %9, %10, !dbg !62
    #dbg_value(i32 %11, !35, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !61)
  %12 = icmp slt i32 %11, %2, !dbg !63
  br i1 %12, label %13, label %33, !dbg !63

13:                                               ; preds = %3
  %14 = sext i32 %11 to i64, !dbg !64
  %15 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %14, !dbg !64
  %16 = load i32, ptr addrspace(1) %15, align 4, !dbg !64, !tbaa !9
    #dbg_value(i32 %16, !36, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !65)
  %17 = icmp sgt i32 %16, 0, !dbg !66
  br i1 %17, label %18, label %26, !dbg !66

18:                                               ; preds = %13
  %19 = and i32 %16, 1, !dbg !67
  %20 = icmp eq i32 %19, 0, !dbg !67
  br i1 %20, label %24, label %21, !dbg !67

21:                                               ; preds = %18
  %22 = mul nuw nsw i32 %16, 3, !dbg !68
  %23 = add nuw nsw i32 %22, 1, !dbg !69
  br label %30, !dbg !70

24:                                               ; preds = %18
  %25 = lshr exact i32 %16, 1, !dbg !71
  br label %30

26:                                               ; preds = %13
  %27 = icmp slt i32 %16, -100, !dbg !72
  %28 = sub nsw i32 0, %16
  %29 = select i1 %27, i32 %28, i32 0, !dbg !72
  br label %30, !dbg !72

30:                                               ; preds = %26, %21, %24
  %31 = phi i32 [ %25, %24 ], [ %23, %21 ], [ %29, %26 ]
  %32 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %14, !dbg !73
  store i32 %31, ptr addrspace(1) %32, align 4, !dbg !73, !tbaa !9
  br label %33, !dbg !74

33:                                               ; preds = %30, %3
  ret void, !dbg !74
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "./k01_nested_if.cl", directory: ".", checksumkind: CSK_MD5, checksum: "459f669e56771ac8087877c8600e5e76")
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
!13 = distinct !DISubprogram(name: "nested_if", scope: !14, file: !14, line: 2, type: !15, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !21)
!14 = !DIFile(filename: "./k01_nested_if.cl", directory: "", checksumkind: CSK_MD5, checksum: "459f669e56771ac8087877c8600e5e76")
!15 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !16)
!16 = !{null, !17, !19, !18}
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!21 = !{!22, !23, !24}
!22 = !DILocalVariable(name: "out", arg: 1, scope: !13, file: !14, line: 2, type: !17)
!23 = !DILocalVariable(name: "in", arg: 2, scope: !13, file: !14, line: 2, type: !19)
!24 = !DILocalVariable(name: "n", arg: 3, scope: !13, file: !14, line: 2, type: !18)
!25 = !{i32 1, i32 1, i32 0}
!26 = !{!"none", !"none", !"none"}
!27 = !{!"int*", !"int*", !"int"}
!28 = !{!"", !"const", !""}
!29 = !DILocation(line: 0, scope: !13)
!30 = !DILocalVariable(name: "out", arg: 1, scope: !31, file: !14, line: 2, type: !17)
!31 = distinct !DISubprogram(name: "nested_if", linkageName: "__clang_ocl_kern_imp_nested_if", scope: !14, file: !14, line: 2, type: !15, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !32)
!32 = !{!30, !33, !34, !35, !36}
!33 = !DILocalVariable(name: "in", arg: 2, scope: !31, file: !14, line: 2, type: !19)
!34 = !DILocalVariable(name: "n", arg: 3, scope: !31, file: !14, line: 2, type: !18)
!35 = !DILocalVariable(name: "t", scope: !31, file: !14, line: 3, type: !18)
!36 = !DILocalVariable(name: "v", scope: !37, file: !14, line: 4, type: !18)
!37 = distinct !DILexicalBlock(scope: !38, file: !14, line: 4, column: 14)
!38 = distinct !DILexicalBlock(scope: !31, file: !14, line: 4, column: 7)
!39 = !DILocation(line: 0, scope: !31, inlinedAt: !40)
!40 = distinct !DILocation(line: 2, column: 69, scope: !13)
!41 = !DILocation(line: 3, column: 11, scope: !31, inlinedAt: !40)
!42 = !{i16 1, i16 1025}
!43 = !{}
!44 = !DILocation(line: 4, column: 9, scope: !38, inlinedAt: !40)
!45 = !DILocation(line: 4, column: 24, scope: !37, inlinedAt: !40)
!46 = !DILocation(line: 0, scope: !37, inlinedAt: !40)
!47 = !DILocation(line: 5, column: 11, scope: !48, inlinedAt: !40)
!48 = distinct !DILexicalBlock(scope: !37, file: !14, line: 5, column: 9)
!49 = !DILocation(line: 5, column: 24, scope: !50, inlinedAt: !40)
!50 = distinct !DILexicalBlock(scope: !51, file: !14, line: 5, column: 22)
!51 = distinct !DILexicalBlock(scope: !48, file: !14, line: 5, column: 16)
!52 = !DILocation(line: 5, column: 40, scope: !50, inlinedAt: !40)
!53 = !DILocation(line: 5, column: 44, scope: !50, inlinedAt: !40)
!54 = !DILocation(line: 5, column: 29, scope: !50, inlinedAt: !40)
!55 = !DILocation(line: 5, column: 65, scope: !50, inlinedAt: !40)
!56 = !DILocation(line: 6, column: 18, scope: !57, inlinedAt: !40)
!57 = distinct !DILexicalBlock(scope: !58, file: !14, line: 6, column: 16)
!58 = distinct !DILexicalBlock(scope: !48, file: !14, line: 6, column: 10)
!59 = !DILocation(line: 0, scope: !48, inlinedAt: !40)
!60 = !DILocation(line: 7, column: 1, scope: !13)
!61 = !DILocation(line: 0, scope: !31)
!62 = !DILocation(line: 3, column: 11, scope: !31)
!63 = !DILocation(line: 4, column: 9, scope: !38)
!64 = !DILocation(line: 4, column: 24, scope: !37)
!65 = !DILocation(line: 0, scope: !37)
!66 = !DILocation(line: 5, column: 11, scope: !48)
!67 = !DILocation(line: 5, column: 24, scope: !50)
!68 = !DILocation(line: 5, column: 40, scope: !50)
!69 = !DILocation(line: 5, column: 44, scope: !50)
!70 = !DILocation(line: 5, column: 29, scope: !50)
!71 = !DILocation(line: 5, column: 65, scope: !50)
!72 = !DILocation(line: 6, column: 18, scope: !57)
!73 = !DILocation(line: 0, scope: !48)
!74 = !DILocation(line: 7, column: 1, scope: !31)
