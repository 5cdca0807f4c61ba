; ModuleID = 'k18_call.cl'
source_filename = "k18_call.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define hidden i32 @f(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !13 {
    #dbg_value(i32 %0, !19, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !24)
    #dbg_value(i32 %1, !20, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !24)
  %3 = icmp sgt i32 %0, %1, !dbg !25
  br i1 %3, label %34, label %4, !dbg !25

4:                                                ; preds = %2
    #dbg_value(i32 %0, !22, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !27)
    #dbg_value(i32 0, !21, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !24)
  %5 = icmp slt i32 %0, %1, !dbg !28
  br i1 %5, label %6, label %36, !dbg !30

6:                                                ; preds = %4
    #dbg_value(i32 poison, !22, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !27)
    #dbg_value(i32 poison, !21, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !24)
  %7 = mul i32 %0, %0, !dbg !30
  %8 = xor i32 %0, -1, !dbg !30
  %9 = add i32 %1, %8, !dbg !30
  %10 = add i32 %0, 2, !dbg !30
  %11 = mul i32 %0, %10, !dbg !30
  %12 = add i32 %11, 1, !dbg !30
  %13 = mul i32 %9, %12, !dbg !30
  %14 = add i32 %7, %13, !dbg !30
  %15 = shl i32 %0, 1, !dbg !30
  %16 = add i32 %15, 3, !dbg !30
  %17 = zext i32 %9 to i33, !dbg !30
  %18 = add i32 %1, -2, !dbg !30
  %19 = sub i32 %18, %0, !dbg !30
  %20 = zext i32 %19 to i33, !dbg !30
  %21 = mul i33 %17, %20, !dbg !30
  %22 = lshr i33 %21, 1, !dbg !30
  %23 = trunc nuw i33 %22 to i32, !dbg !30
  %24 = mul i32 %16, %23, !dbg !30
  %25 = add i32 %14, %24, !dbg !30
  %26 = add i32 %1, -3, !dbg !30
  %27 = sub i32 %26, %0, !dbg !30
  %28 = zext i32 %27 to i33, !dbg !30
  %29 = mul i33 %21, %28, !dbg !30
  %30 = lshr i33 %29, 1, !dbg !30
  %31 = trunc nuw i33 %30 to i32, !dbg !30
  %32 = mul i32 %31, 1431655766, !dbg !30
  %33 = add i32 %25, %32, !dbg !30
  br label %36, !dbg !31

34:                                               ; preds = %2
  %35 = mul nsw i32 %1, %0, !dbg !32
  br label %36, !dbg !33

36:                                               ; preds = %6, %4, %34
  %37 = phi i32 [ %35, %34 ], [ 0, %4 ], [ %33, %6 ], !dbg !34
  ret i32 %37, !dbg !31
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define hidden <4 x float> @g(<4 x float> noundef %0, float noundef %1) local_unnamed_addr #0 !dbg !35 {
    #dbg_value(<4 x float> %0, !45, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
    #dbg_value(float %1, !46, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %3 = insertelement <4 x float> poison, float %1, i64 0, !dbg !48
  %4 = shufflevector <4 x float> %3, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !48
  %5 = shufflevector <4 x float> %0, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>, !dbg !49
  %6 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %0, <4 x float> %4, <4 x float> %5), !dbg !50
  ret <4 x float> %6, !dbg !51
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @callk(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 16 captures(none) %2) local_unnamed_addr #2 !dbg !52 !kernel_arg_addr_space !63 !kernel_arg_access_qual !64 !kernel_arg_type !65 !kernel_arg_base_type !66 !kernel_arg_type_qual !67 {
    #dbg_value(ptr addrspace(1) %0, !60, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(ptr addrspace(1) %1, !61, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(ptr addrspace(1) %2, !62, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(ptr addrspace(1) %0, !69, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !74)
    #dbg_value(ptr addrspace(1) %1, !72, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !74)
    #dbg_value(ptr addrspace(1) %2, !73, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !74)
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !76
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !76
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !76
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !76, !range !77, !invariant.load !78, !noundef !78
  %8 = zext nneg i16 %7 to i32, !dbg !76
  %9 = mul i32 %4, %8, !dbg !76
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !76
  %11 = add i32 %9, %10, !dbg !76
  %12 = zext i32 %11 to i64, !dbg !79
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %12, !dbg !79
  %14 = load i32, ptr addrspace(1) %13, align 4, !dbg !79, !tbaa !9, !amdgpu.noclobber !78
  %15 = add i32 %11, 1, !dbg !80
  %16 = zext i32 %15 to i64, !dbg !81
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %16, !dbg !81
  %18 = load i32, ptr addrspace(1) %17, align 4, !dbg !81, !tbaa !9, !amdgpu.noclobber !78
  %19 = tail call i32 @f(i32 noundef %14, i32 noundef %18) #5, !dbg !82
  %20 = tail call i32 @f(i32 noundef 3, i32 noundef 7) #5, !dbg !83
  %21 = add nsw i32 %20, %19, !dbg !84
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %12, !dbg !85
  store i32 %21, ptr addrspace(1) %22, align 4, !dbg !86, !tbaa !9
  %23 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %12, !dbg !87
  %24 = load <4 x float>, ptr addrspace(1) %23, align 16, !dbg !87, !tbaa !88
  %25 = tail call <4 x float> @g(<4 x float> noundef %24, float noundef 2.500000e+00) #5, !dbg !89
  store <4 x float> %25, ptr addrspace(1) %23, align 16, !dbg !90, !tbaa !88
  ret void, !dbg !91
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_callk(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 16 captures(none) %2) local_unnamed_addr #3 !dbg !70 !kernel_arg_addr_space !63 !kernel_arg_access_qual !64 !kernel_arg_type !65 !kernel_arg_base_type !66 !kernel_arg_type_qual !67 {
    #dbg_value(ptr addrspace(1) %0, !69, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(ptr addrspace(1) %1, !72, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(ptr addrspace(1) %2, !73, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !92)
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !93
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !93
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !93
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !93, !range !77, !invariant.load !78, !noundef !78
  %8 = zext nneg i16 %7 to i32, !dbg !93
  %9 = mul i32 %4, %8, !dbg !93
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !93
  %11 = add i32 %9, %10, !dbg !93
  %12 = zext i32 %11 to i64, !dbg !94
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %12, !dbg !94
  %14 = load i32, ptr addrspace(1) %13, align 4, !dbg !94, !tbaa !9
  %15 = add i32 %11, 1, !dbg !95
  %16 = zext i32 %15 to i64, !dbg !96
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %16, !dbg !96
  %18 = load i32, ptr addrspace(1) %17, align 4, !dbg !96, !tbaa !9
  %19 = tail call i32 @f(i32 noundef %14, i32 noundef %18) #5, !dbg !97
  %20 = tail call i32 @f(i32 noundef 3, i32 noundef 7) #5, !dbg !98
  %21 = add nsw i32 %20, %19, !dbg !99
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %12, !dbg !100
  store i32 %21, ptr addrspace(1) %22, align 4, !dbg !101, !tbaa !9
  %23 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %12, !dbg !102
  %24 = load <4 x float>, ptr addrspace(1) %23, align 16, !dbg !102, !tbaa !88
  %25 = tail call <4 x float> @g(<4 x float> noundef %24, float noundef 2.500000e+00) #5, !dbg !103
  store <4 x float> %25, ptr addrspace(1) %23, align 16, !dbg !104, !tbaa !88
  ret void, !dbg !105
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "./k18_call.cl", directory: ".", checksumkind: CSK_MD5, checksum: "e60ed4ba993b3758c1183788a69939dc")
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
!13 = distinct !DISubprogram(name: "f", scope: !14, file: !14, line: 2, type: !15, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !18)
!14 = !DIFile(filename: "./k18_call.cl", directory: "", checksumkind: CSK_MD5, checksum: "e60ed4ba993b3758c1183788a69939dc")
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !17, !17}
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{!19, !20, !21, !22}
!19 = !DILocalVariable(name: "x", arg: 1, scope: !13, file: !14, line: 2, type: !17)
!20 = !DILocalVariable(name: "y", arg: 2, scope: !13, file: !14, line: 2, type: !17)
!21 = !DILocalVariable(name: "s", scope: !13, file: !14, line: 2, type: !17)
!22 = !DILocalVariable(name: "i", scope: !23, file: !14, line: 2, type: !17)
!23 = distinct !DILexicalBlock(scope: !13, file: !14, line: 2, column: 81)
!24 = !DILocation(line: 0, scope: !13)
!25 = !DILocation(line: 2, column: 55, scope: !26)
!26 = distinct !DILexicalBlock(scope: !13, file: !14, line: 2, column: 53)
!27 = !DILocation(line: 0, scope: !23)
!28 = !DILocation(line: 2, column: 94, scope: !29)
!29 = distinct !DILexicalBlock(scope: !23, file: !14, line: 2, column: 81)
!30 = !DILocation(line: 2, column: 81, scope: !23)
!31 = !DILocation(line: 2, column: 120, scope: !13)
!32 = !DILocation(line: 2, column: 68, scope: !26)
!33 = !DILocation(line: 2, column: 60, scope: !26)
!34 = !DILocation(line: 2, scope: !13)
!35 = distinct !DISubprogram(name: "g", scope: !14, file: !14, line: 3, type: !36, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !44)
!36 = !DISubroutineType(types: !37)
!37 = !{!38, !38, !41}
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "float4", file: !39, line: 118, baseType: !40)
!39 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/opencl-c-base.h", directory: "", checksumkind: CSK_MD5, checksum: "be11a690c37450a0034f006875ffc62b")
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 128, flags: DIFlagVector, elements: !42)
!41 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!42 = !{!43}
!43 = !DISubrange(count: 4)
!44 = !{!45, !46}
!45 = !DILocalVariable(name: "a", arg: 1, scope: !35, file: !14, line: 3, type: !38)
!46 = !DILocalVariable(name: "s", arg: 2, scope: !35, file: !14, line: 3, type: !41)
!47 = !DILocation(line: 0, scope: !35)
!48 = !DILocation(line: 3, column: 66, scope: !35)
!49 = !DILocation(line: 3, column: 70, scope: !35)
!50 = !DILocation(line: 3, column: 68, scope: !35)
!51 = !DILocation(line: 3, column: 57, scope: !35)
!52 = distinct !DISubprogram(name: "callk", scope: !14, file: !14, line: 4, type: !53, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !59)
!53 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !54)
!54 = !{null, !55, !56, !58}
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!59 = !{!60, !61, !62}
!60 = !DILocalVariable(name: "out", arg: 1, scope: !52, file: !14, line: 4, type: !55)
!61 = !DILocalVariable(name: "in", arg: 2, scope: !52, file: !14, line: 4, type: !56)
!62 = !DILocalVariable(name: "v", arg: 3, scope: !52, file: !14, line: 4, type: !58)
!63 = !{i32 1, i32 1, i32 1}
!64 = !{!"none", !"none", !"none"}
!65 = !{!"int*", !"int*", !"float4*"}
!66 = !{!"int*", !"int*", !"float __attribute__((ext_vector_type(4)))*"}
!67 = !{!"", !"const", !""}
!68 = !DILocation(line: 0, scope: !52)
!69 = !DILocalVariable(name: "out", arg: 1, scope: !70, file: !14, line: 4, type: !55)
!70 = distinct !DISubprogram(name: "callk", linkageName: "__clang_ocl_kern_imp_callk", scope: !14, file: !14, line: 4, type: !53, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !71)
!71 = !{!69, !72, !73}
!72 = !DILocalVariable(name: "in", arg: 2, scope: !70, file: !14, line: 4, type: !56)
!73 = !DILocalVariable(name: "v", arg: 3, scope: !70, file: !14, line: 4, type: !58)
!74 = !DILocation(line: 0, scope: !70, inlinedAt: !75)
!75 = distinct !DILocation(line: 4, column: 76, scope: !52)
!76 = !DILocation(line: 4, column: 92, scope: !70, inlinedAt: !75)
!77 = !{i16 1, i16 1025}
!78 = !{}
!79 = !DILocation(line: 4, column: 89, scope: !70, inlinedAt: !75)
!80 = !DILocation(line: 4, column: 104, scope: !70, inlinedAt: !75)
!81 = !DILocation(line: 4, column: 98, scope: !70, inlinedAt: !75)
!82 = !DILocation(line: 4, column: 87, scope: !70, inlinedAt: !75)
!83 = !DILocation(line: 4, column: 109, scope: !70, inlinedAt: !75)
!84 = !DILocation(line: 4, column: 108, scope: !70, inlinedAt: !75)
!85 = !DILocation(line: 4, column: 78, scope: !70, inlinedAt: !75)
!86 = !DILocation(line: 4, column: 86, scope: !70, inlinedAt: !75)
!87 = !DILocation(line: 4, column: 126, scope: !70, inlinedAt: !75)
!88 = !{!11, !11, i64 0}
!89 = !DILocation(line: 4, column: 124, scope: !70, inlinedAt: !75)
!90 = !DILocation(line: 4, column: 123, scope: !70, inlinedAt: !75)
!91 = !DILocation(line: 4, column: 141, scope: !52)
!92 = !DILocation(line: 0, scope: !70)
!93 = !DILocation(line: 4, column: 92, scope: !70)
!94 = !DILocation(line: 4, column: 89, scope: !70)
!95 = !DILocation(line: 4, column: 104, scope: !70)
!96 = !DILocation(line: 4, column: 98, scope: !70)
!97 = !DILocation(line: 4, column: 87, scope: !70)
!98 = !DILocation(line: 4, column: 109, scope: !70)
!99 = !DILocation(line: 4, column: 108, scope: !70)
!100 = !DILocation(line: 4, column: 78, scope: !70)
!101 = !DILocation(line: 4, column: 86, scope: !70)
!102 = !DILocation(line: 4, column: 126, scope: !70)
!103 = !DILocation(line: 4, column: 124, scope: !70)
!104 = !DILocation(line: 4, column: 123, scope: !70)
!105 = !DILocation(line: 4, column: 141, scope: !70)
