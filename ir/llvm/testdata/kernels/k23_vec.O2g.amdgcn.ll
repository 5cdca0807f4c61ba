; ModuleID = 'k23_vec.cl'
source_filename = "k23_vec.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @vec(ptr addrspace(1) noundef writeonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef align 16 captures(none) %3) local_unnamed_addr #0 !dbg !15 !kernel_arg_addr_space !46 !kernel_arg_access_qual !47 !kernel_arg_type !48 !kernel_arg_base_type !49 !kernel_arg_type_qual !50 {
    #dbg_value(ptr addrspace(1) %0, !42, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !51)
    #dbg_value(ptr addrspace(1) %1, !43, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !51)
    #dbg_value(ptr addrspace(1) %2, !44, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !51)
    #dbg_value(ptr addrspace(1) %3, !45, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !51)
    #dbg_value(ptr addrspace(1) %0, !52, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !61)
    #dbg_value(ptr addrspace(1) %1, !55, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !61)
    #dbg_value(ptr addrspace(1) %2, !56, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !61)
    #dbg_value(ptr addrspace(1) %3, !57, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !61)
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !63
  %6 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !63
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 12, !dbg !63
  %8 = load i16, ptr addrspace(4) %7, align 4, !dbg !63, !range !64, !invariant.load !65, !noundef !65
  %9 = zext nneg i16 %8 to i32, !dbg !63
  %10 = mul i32 %5, %9, !dbg !63
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !63
  %12 = add i32 %10, %11, !dbg !63
    #dbg_value(i32 %12, !58, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !61)
  %13 = sext i32 %12 to i64, !dbg !66
  %14 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %13, !dbg !66
  %15 = load <4 x float>, ptr addrspace(1) %14, align 16, !dbg !66, !tbaa !67, !amdgpu.noclobber !65
    #dbg_value(<4 x float> %15, !59, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !61)
  %16 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %2, i64 %13, !dbg !68
  %17 = load <2 x i32>, ptr addrspace(1) %16, align 8, !dbg !68, !tbaa !67, !amdgpu.noclobber !65
    #dbg_value(<2 x i32> %17, !60, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !61)
  %18 = shufflevector <4 x float> %15, <4 x float> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>, !dbg !69
  %19 = extractelement <2 x i32> %17, i64 0, !dbg !70
  %20 = sitofp i32 %19 to float, !dbg !71
  %21 = insertelement <4 x float> poison, float %20, i64 0, !dbg !71
  %22 = shufflevector <4 x float> %21, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !71
  %23 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %18, <4 x float> %22, <4 x float> %15), !dbg !72
  %24 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %13, !dbg !73
  store <4 x float> %23, ptr addrspace(1) %24, align 16, !dbg !74, !tbaa !67
  %25 = extractelement <2 x i32> %17, i64 1, !dbg !75
  %26 = icmp sgt i32 %25, 3, !dbg !77
  br i1 %26, label %27, label %29, !dbg !77

27:                                               ; preds = %4
  %28 = getelementptr i8, ptr addrspace(1) %24, i64 16
  store <4 x float> %15, ptr addrspace(1) %28, align 16, !dbg !78, !tbaa !67
  br label %29, !dbg !79

29:                                               ; preds = %4, %27
  %30 = getelementptr <16 x i8>, ptr addrspace(1) %3, i64 %13, !dbg !80
  %31 = getelementptr i8, ptr addrspace(1) %30, i64 16, !dbg !80
  %32 = load <8 x i8>, ptr addrspace(1) %31, align 16, !dbg !80
  %33 = shufflevector <8 x i8> %32, <8 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>, !dbg !80
  store <16 x i8> %33, ptr addrspace(1) %30, align 16, !dbg !81, !tbaa !67
  ret void, !dbg !82
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_vec(ptr addrspace(1) noundef writeonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef align 16 captures(none) %3) local_unnamed_addr #1 !dbg !53 !kernel_arg_addr_space !46 !kernel_arg_access_qual !47 !kernel_arg_type !48 !kernel_arg_base_type !49 !kernel_arg_type_qual !50 {
    #dbg_value(ptr addrspace(1) %0, !52, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !83)
    #dbg_value(ptr addrspace(1) %1, !55, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !83)
    #dbg_value(ptr addrspace(1) %2, !56, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !83)
    #dbg_value(ptr addrspace(1) %3, !57, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !83)
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !84
  %6 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !84
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 12, !dbg !84
  %8 = load i16, ptr addrspace(4) %7, align 4, !dbg !84, !range !64, !invariant.load !65, !noundef !65
  %9 = zext nneg i16 %8 to i32, !dbg !84
  %10 = mul i32 %5, %9, !dbg !84
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !84
  %12 = add i32 %10, %11, !dbg !84
    #dbg_value(i32 %12, !58, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !83)
  %13 = sext i32 %12 to i64, !dbg !85
  %14 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %13, !dbg !85
  %15 = load <4 x float>, ptr addrspace(1) %14, align 16, !dbg !85, !tbaa !67
    #dbg_value(<4 x float> %15, !59, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !83)
  %16 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %2, i64 %13, !dbg !86
  %17 = load <2 x i32>, ptr addrspace(1) %16, align 8, !dbg !86, !tbaa !67
    #dbg_value(<2 x i32> %17, !60, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !83)
  %18 = shufflevector <4 x float> %15, <4 x float> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>, !dbg !87
  %19 = extractelement <2 x i32> %17, i64 0, !dbg !88
  %20 = sitofp i32 %19 to float, !dbg !89
  %21 = insertelement <4 x float> poison, float %20, i64 0, !dbg !89
  %22 = shufflevector <4 x float> %21, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !89
  %23 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %18, <4 x float> %22, <4 x float> %15), !dbg !90
  %24 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %13, !dbg !91
  store <4 x float> %23, ptr addrspace(1) %24, align 16, !dbg !92, !tbaa !67
  %25 = extractelement <2 x i32> %17, i64 1, !dbg !93
  %26 = icmp sgt i32 %25, 3, !dbg !94
  br i1 %26, label %27, label %29, !dbg !94

27:                                               ; preds = %4
  %28 = getelementptr i8, ptr addrspace(1) %24, i64 16
  store <4 x float> %15, ptr addrspace(1) %28, align 16, !dbg !95, !tbaa !67
  br label %29, !dbg !96

29:                                               ; preds = %27, %4
  %30 = getelementptr <16 x i8>, ptr addrspace(1) %3, i64 %13, !dbg !97
  %31 = getelementptr i8, ptr addrspace(1) %30, i64 16, !dbg !97
  %32 = load <8 x i8>, ptr addrspace(1) %31, align 16, !dbg !97
  %33 = shufflevector <8 x i8> %32, <8 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>, !dbg !97
  store <16 x i8> %33, ptr addrspace(1) %30, align 16, !dbg !98, !tbaa !67
  ret void, !dbg !99
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8}
!opencl.ocl.version = !{!9}
!llvm.ident = !{!10}
!llvm.errno.tbaa = !{!11}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "./k23_vec.cl", directory: ".", checksumkind: CSK_MD5, checksum: "d61b8bb5a594746162b92663a745cfe1")
!2 = !{!3}
!3 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!4 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 8, !"PIC Level", i32 2}
!9 = !{i32 2, i32 0}
!10 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!11 = !{!12, !12, i64 0}
!12 = !{!"int", !13, i64 0}
!13 = !{!"omnipotent char", !14, i64 0}
!14 = !{!"Simple C/C++ TBAA"}
!15 = distinct !DISubprogram(name: "vec", scope: !16, file: !16, line: 2, type: !17, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !41)
!16 = !DIFile(filename: "./k23_vec.cl", directory: "", checksumkind: CSK_MD5, checksum: "d61b8bb5a594746162b92663a745cfe1")
!17 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !18)
!18 = !{null, !19, !25, !27, !34}
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "float4", file: !21, line: 118, baseType: !22)
!21 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/opencl-c-base.h", directory: "", checksumkind: CSK_MD5, checksum: "be11a690c37450a0034f006875ffc62b")
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 128, flags: DIFlagVector, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 4)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "int2", file: !21, line: 96, baseType: !30)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 64, flags: DIFlagVector, elements: !32)
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !{!33}
!33 = !DISubrange(count: 2)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "uchar16", file: !21, line: 85, baseType: !36)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 128, flags: DIFlagVector, elements: !39)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "uchar", file: !21, line: 28, baseType: !38)
!38 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!39 = !{!40}
!40 = !DISubrange(count: 16)
!41 = !{!42, !43, !44, !45}
!42 = !DILocalVariable(name: "o", arg: 1, scope: !15, file: !16, line: 2, type: !19)
!43 = !DILocalVariable(name: "a", arg: 2, scope: !15, file: !16, line: 2, type: !25)
!44 = !DILocalVariable(name: "b", arg: 3, scope: !15, file: !16, line: 2, type: !27)
!45 = !DILocalVariable(name: "c", arg: 4, scope: !15, file: !16, line: 2, type: !34)
!46 = !{i32 1, i32 1, i32 1, i32 1}
!47 = !{!"none", !"none", !"none", !"none"}
!48 = !{!"float4*", !"float4*", !"int2*", !"uchar16*"}
!49 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(2)))*", !"uchar __attribute__((ext_vector_type(16)))*"}
!50 = !{!"", !"const", !"const", !""}
!51 = !DILocation(line: 0, scope: !15)
!52 = !DILocalVariable(name: "o", arg: 1, scope: !53, file: !16, line: 2, type: !19)
!53 = distinct !DISubprogram(name: "vec", linkageName: "__clang_ocl_kern_imp_vec", scope: !16, file: !16, line: 2, type: !17, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !54)
!54 = !{!52, !55, !56, !57, !58, !59, !60}
!55 = !DILocalVariable(name: "a", arg: 2, scope: !53, file: !16, line: 2, type: !25)
!56 = !DILocalVariable(name: "b", arg: 3, scope: !53, file: !16, line: 2, type: !27)
!57 = !DILocalVariable(name: "c", arg: 4, scope: !53, file: !16, line: 2, type: !34)
!58 = !DILocalVariable(name: "t", scope: !53, file: !16, line: 2, type: !31)
!59 = !DILocalVariable(name: "v", scope: !53, file: !16, line: 2, type: !20)
!60 = !DILocalVariable(name: "i", scope: !53, file: !16, line: 2, type: !29)
!61 = !DILocation(line: 0, scope: !53, inlinedAt: !62)
!62 = distinct !DILocation(line: 2, column: 100, scope: !15)
!63 = !DILocation(line: 2, column: 108, scope: !53, inlinedAt: !62)
!64 = !{i16 1, i16 1025}
!65 = !{}
!66 = !DILocation(line: 2, column: 122, scope: !53, inlinedAt: !62)
!67 = !{!13, !13, i64 0}
!68 = !DILocation(line: 2, column: 135, scope: !53, inlinedAt: !62)
!69 = !DILocation(line: 2, column: 146, scope: !53, inlinedAt: !62)
!70 = !DILocation(line: 2, column: 160, scope: !53, inlinedAt: !62)
!71 = !DILocation(line: 2, column: 153, scope: !53, inlinedAt: !62)
!72 = !DILocation(line: 2, column: 164, scope: !53, inlinedAt: !62)
!73 = !DILocation(line: 2, column: 141, scope: !53, inlinedAt: !62)
!74 = !DILocation(line: 2, column: 145, scope: !53, inlinedAt: !62)
!75 = !DILocation(line: 2, column: 173, scope: !76, inlinedAt: !62)
!76 = distinct !DILexicalBlock(scope: !53, file: !16, line: 2, column: 173)
!77 = !DILocation(line: 2, column: 176, scope: !76, inlinedAt: !62)
!78 = !DILocation(line: 2, column: 186, scope: !76, inlinedAt: !62)
!79 = !DILocation(line: 2, column: 180, scope: !76, inlinedAt: !62)
!80 = !DILocation(line: 2, column: 197, scope: !53, inlinedAt: !62)
!81 = !DILocation(line: 2, column: 195, scope: !53, inlinedAt: !62)
!82 = !DILocation(line: 2, column: 223, scope: !15)
!83 = !DILocation(line: 0, scope: !53)
!84 = !DILocation(line: 2, column: 108, scope: !53)
!85 = !DILocation(line: 2, column: 122, scope: !53)
!86 = !DILocation(line: 2, column: 135, scope: !53)
!87 = !DILocation(line: 2, column: 146, scope: !53)
!88 = !DILocation(line: 2, column: 160, scope: !53)
!89 = !DILocation(line: 2, column: 153, scope: !53)
!90 = !DILocation(line: 2, column: 164, scope: !53)
!91 = !DILocation(line: 2, column: 141, scope: !53)
!92 = !DILocation(line: 2, column: 145, scope: !53)
!93 = !DILocation(line: 2, column: 173, scope: !76)
!94 = !DILocation(line: 2, column: 176, scope: !76)
!95 = !DILocation(line: 2, column: 186, scope: !76)
!96 = !DILocation(line: 2, column: 180, scope: !76)
!97 = !DILocation(line: 2, column: 197, scope: !53)
!98 = !DILocation(line: 2, column: 195, scope: !53)
!99 = !DILocation(line: 2, column: 223, scope: !53)
