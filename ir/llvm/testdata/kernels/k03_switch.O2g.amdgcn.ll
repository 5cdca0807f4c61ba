; ModuleID = 'k03_switch.cl'
source_filename = "k03_switch.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @sw(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #0 !dbg !13 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
    #dbg_value(ptr addrspace(1) %0, !22, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !28)
    #dbg_value(ptr addrspace(1) %1, !23, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !28)
    #dbg_value(ptr addrspace(1) %0, !29, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !35)
    #dbg_value(ptr addrspace(1) %1, !32, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !35)
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !37
  %4 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !37
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12, !dbg !37
  %6 = load i16, ptr addrspace(4) %5, align 4, !dbg !37, !range !38, !invariant.load !39, !noundef !39
  %7 = zext nneg i16 %6 to i32, !dbg !37
  %8 = mul i32 %3, %7, !dbg !37
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !37
  %10 = add i32 %8, %9, !dbg !37
  %11 = zext i32 %10 to i64, !dbg !40
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11, !dbg !40
  %13 = load i32, ptr addrspace(1) %12, align 4, !dbg !40, !tbaa !9, !amdgpu.noclobber !39
    #dbg_value(i32 %13, !33, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !35)
  %14 = and i32 %13, 15, !dbg !41
  switch i32 %14, label %33 [
    i32 0, label %15
    i32 1, label %17
    i32 2, label %19
    i32 3, label %21
    i32 4, label %23
    i32 5, label %25
    i32 6, label %27
    i32 9, label %29
  ], !dbg !42

15:                                               ; preds = %2
  %16 = add nsw i32 %13, 1, !dbg !43
    #dbg_value(i32 %16, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !35)
  br label %33, !dbg !45

17:                                               ; preds = %2
  %18 = mul nsw i32 %13, %13, !dbg !46
    #dbg_value(i32 %18, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !35)
  br label %33, !dbg !47

19:                                               ; preds = %2
  %20 = xor i32 %13, 85, !dbg !48
    #dbg_value(i32 %20, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !35)
  br label %33, !dbg !49

21:                                               ; preds = %2
  %22 = sdiv i32 %13, 3, !dbg !50
    #dbg_value(i32 %22, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !35)
  br label %33, !dbg !51

23:                                               ; preds = %2
  %24 = sub nsw i32 0, %13, !dbg !52
    #dbg_value(i32 %24, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !35)
  br label %33, !dbg !53

25:                                               ; preds = %2
  %26 = srem i32 %13, 7, !dbg !54
    #dbg_value(i32 %26, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !35)
  br label %33, !dbg !55

27:                                               ; preds = %2
    #dbg_value(i32 %13, !34, !DIExpression(DW_OP_constu, 18446744073709551615, DW_OP_xor, DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !35)
  %28 = sub nsw i32 8, %13, !dbg !56
  br label %33, !dbg !57

29:                                               ; preds = %2
  %30 = add i32 %10, 1, !dbg !58
  %31 = zext i32 %30 to i64, !dbg !59
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %31, !dbg !59
  store i32 %13, ptr addrspace(1) %32, align 4, !dbg !60, !tbaa !9
    #dbg_value(i32 1, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !35)
  br label %33, !dbg !61

33:                                               ; preds = %2, %15, %17, %19, %21, %23, %25, %27, %29
  %34 = phi i32 [ 0, %2 ], [ %16, %15 ], [ %18, %17 ], [ %20, %19 ], [ %22, %21 ], [ %24, %23 ], [ %26, %25 ], [ 1, %29 ], [ %28, %27 ], !dbg !62
    #dbg_value(i32 %34, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !35)
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11, !dbg !63
  store i32 %34, ptr addrspace(1) %35, align 4, !dbg !64, !tbaa !9
  ret void, !dbg !65
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_sw(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #1 !dbg !30 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
    #dbg_value(ptr addrspace(1) %0, !29, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !66)
    #dbg_value(ptr addrspace(1) %1, !32, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !66)
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !67
  %4 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !67
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12, !dbg !67
  %6 = load i16, ptr addrspace(4) %5, align 4, !dbg !67, !range !38, !invariant.load !39, !noundef !39
  %7 = zext nneg i16 %6 to i32, !dbg !67
  %8 = mul i32 %3, %7, !dbg !67
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !67
  %10 = add i32 %8, %9, !dbg !67
  %11 = zext i32 %10 to i64, !dbg !68
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11, !dbg !68
  %13 = load i32, ptr addrspace(1) %12, align 4, !dbg !68, !tbaa !9
    #dbg_value(i32 %13, !33, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !66)
  %14 = and i32 %13, 15, !dbg !69
  switch i32 %14, label %33 [
    i32 0, label %15
    i32 1, label %17
    i32 2, label %19
    i32 3, label %21
    i32 4, label %23
    i32 5, label %25
    i32 6, label %27
    i32 9, label %29
  ], !dbg !70

15:                                               ; preds = %2
  %16 = add nsw i32 %13, 1, !dbg !71
    #dbg_value(i32 %16, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !66)
  br label %33, !dbg !72

17:                                               ; preds = %2
  %18 = mul nsw i32 %13, %13, !dbg !73
    #dbg_value(i32 %18, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !66)
  br label %33, !dbg !74

19:                                               ; preds = %2
  %20 = xor i32 %13, 85, !dbg !75
    #dbg_value(i32 %20, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !66)
  br label %33, !dbg !76

21:                                               ; preds = %2
  %22 = sdiv i32 %13, 3, !dbg !77
    #dbg_value(i32 %22, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !66)
  br label %33, !dbg !78

23:                                               ; preds = %2
  %24 = sub nsw i32 0, %13, !dbg !79
    #dbg_value(i32 %24, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !66)
  br label %33, !dbg !80

25:                                               ; preds = %2
  %26 = srem i32 %13, 7, !dbg !81
    #dbg_value(i32 %26, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !66)
  br label %33, !dbg !82

27:                                               ; preds = %2
    #dbg_value(i32 %13, !34, !DIExpression(DW_OP_constu, 18446744073709551615, DW_OP_xor, DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !66)
  %28 = sub nsw i32 8, %13, !dbg !83
  br label %33, !dbg !84

29:                                               ; preds = %2
  %30 = add i32 %10, 1, !dbg !85
  %31 = zext i32 %30 to i64, !dbg !86
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %31, !dbg !86
  store i32 %13, ptr addrspace(1) %32, align 4, !dbg !87, !tbaa !9
    #dbg_value(i32 1, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !66)
  br label %33, !dbg !88

33:                                               ; preds = %2, %27, %29, %25, %23, %21, %19, %17, %15
  %34 = phi i32 [ 0, %2 ], [ %16, %15 ], [ %18, %17 ], [ %20, %19 ], [ %22, %21 ], [ %24, %23 ], [ %26, %25 ], [ 1, %29 ], [ %28, %27 ], !dbg !89
    #dbg_value(i32 %34, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !66)
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11, !dbg !90
  store i32 %34, ptr addrspace(1) %35, align 4, !dbg !91, !tbaa !9
  ret void, !dbg !92
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
!1 = !DIFile(filename: "./k03_switch.cl", directory: ".", checksumkind: CSK_MD5, checksum: "7e07aaf5bdaa1b31578336d364fed89a")
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
!13 = distinct !DISubprogram(name: "sw", scope: !14, file: !14, line: 2, type: !15, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !21)
!14 = !DIFile(filename: "./k03_switch.cl", directory: "", checksumkind: CSK_MD5, checksum: "7e07aaf5bdaa1b31578336d364fed89a")
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
!30 = distinct !DISubprogram(name: "sw", linkageName: "__clang_ocl_kern_imp_sw", scope: !14, file: !14, line: 2, type: !15, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !31)
!31 = !{!29, !32, !33, !34}
!32 = !DILocalVariable(name: "in", arg: 2, scope: !30, file: !14, line: 2, type: !19)
!33 = !DILocalVariable(name: "x", scope: !30, file: !14, line: 3, type: !18)
!34 = !DILocalVariable(name: "r", scope: !30, file: !14, line: 3, type: !18)
!35 = !DILocation(line: 0, scope: !30, inlinedAt: !36)
!36 = distinct !DILocation(line: 2, column: 55, scope: !13)
!37 = !DILocation(line: 3, column: 14, scope: !30, inlinedAt: !36)
!38 = !{i16 1, i16 1025}
!39 = !{}
!40 = !DILocation(line: 3, column: 11, scope: !30, inlinedAt: !36)
!41 = !DILocation(line: 4, column: 13, scope: !30, inlinedAt: !36)
!42 = !DILocation(line: 4, column: 3, scope: !30, inlinedAt: !36)
!43 = !DILocation(line: 4, column: 32, scope: !44, inlinedAt: !36)
!44 = distinct !DILexicalBlock(scope: !30, file: !14, line: 4, column: 19)
!45 = !DILocation(line: 4, column: 36, scope: !44, inlinedAt: !36)
!46 = !DILocation(line: 4, column: 54, scope: !44, inlinedAt: !36)
!47 = !DILocation(line: 4, column: 58, scope: !44, inlinedAt: !36)
!48 = !DILocation(line: 4, column: 76, scope: !44, inlinedAt: !36)
!49 = !DILocation(line: 4, column: 83, scope: !44, inlinedAt: !36)
!50 = !DILocation(line: 4, column: 101, scope: !44, inlinedAt: !36)
!51 = !DILocation(line: 4, column: 105, scope: !44, inlinedAt: !36)
!52 = !DILocation(line: 5, column: 16, scope: !44, inlinedAt: !36)
!53 = !DILocation(line: 5, column: 20, scope: !44, inlinedAt: !36)
!54 = !DILocation(line: 5, column: 41, scope: !44, inlinedAt: !36)
!55 = !DILocation(line: 5, column: 46, scope: !44, inlinedAt: !36)
!56 = !DILocation(line: 5, column: 79, scope: !44, inlinedAt: !36)
!57 = !DILocation(line: 5, column: 61, scope: !44, inlinedAt: !36)
!58 = !DILocation(line: 5, column: 107, scope: !44, inlinedAt: !36)
!59 = !DILocation(line: 5, column: 100, scope: !44, inlinedAt: !36)
!60 = !DILocation(line: 5, column: 110, scope: !44, inlinedAt: !36)
!61 = !DILocation(line: 5, column: 119, scope: !44, inlinedAt: !36)
!62 = !DILocation(line: 0, scope: !44, inlinedAt: !36)
!63 = !DILocation(line: 6, column: 3, scope: !30, inlinedAt: !36)
!64 = !DILocation(line: 6, column: 12, scope: !30, inlinedAt: !36)
!65 = !DILocation(line: 7, column: 1, scope: !13)
!66 = !DILocation(line: 0, scope: !30)
!67 = !DILocation(line: 3, column: 14, scope: !30)
!68 = !DILocation(line: 3, column: 11, scope: !30)
!69 = !DILocation(line: 4, column: 13, scope: !30)
!70 = !DILocation(line: 4, column: 3, scope: !30)
!71 = !DILocation(line: 4, column: 32, scope: !44)
!72 = !DILocation(line: 4, column: 36, scope: !44)
!73 = !DILocation(line: 4, column: 54, scope: !44)
!74 = !DILocation(line: 4, column: 58, scope: !44)
!75 = !DILocation(line: 4, column: 76, scope: !44)
!76 = !DILocation(line: 4, column: 83, scope: !44)
!77 = !DILocation(line: 4, column: 101, scope: !44)
!78 = !DILocation(line: 4, column: 105, scope: !44)
!79 = !DILocation(line: 5, column: 16, scope: !44)
!80 = !DILocation(line: 5, column: 20, scope: !44)
!81 = !DILocation(line: 5, column: 41, scope: !44)
!82 = !DILocation(line: 5, column: 46, scope: !44)
!83 = !DILocation(line: 5, column: 79, scope: !44)
!84 = !DILocation(line: 5, column: 61, scope: !44)
!85 = !DILocation(line: 5, column: 107, scope: !44)
!86 = !DILocation(line: 5, column: 100, scope: !44)
!87 = !DILocation(line: 5, column: 110, scope: !44)
!88 = !DILocation(line: 5, column: 119, scope: !44)
!89 = !DILocation(line: 0, scope: !44)
!90 = !DILocation(line: 6, column: 3, scope: !30)
!91 = !DILocation(line: 6, column: 12, scope: !30)
!92 = !DILocation(line: 7, column: 1, scope: !30)
