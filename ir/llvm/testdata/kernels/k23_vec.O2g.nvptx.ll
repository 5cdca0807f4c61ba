; ModuleID = 'k23_vec.cl'
source_filename = "k23_vec.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @vec(ptr addrspace(1) noundef writeonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef align 16 captures(none) %3) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_vec(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 16 %3) #4, !dbg !21
  ret void, !dbg !22
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_vec(ptr addrspace(1) noundef writeonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef align 16 captures(none) %3) local_unnamed_addr #1 !dbg !23 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !24
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !24
  %7 = mul nuw nsw i32 %5, %6, !dbg !24
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !24
  %9 = add nuw nsw i32 %7, %8, !dbg !24
  %10 = zext nneg i32 %9 to i64, !dbg !25
  %11 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %10, !dbg !25
  %12 = load <4 x float>, ptr addrspace(1) %11, align 16, !dbg !25, !tbaa !26
  %13 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %10, !dbg !27
  %14 = load <2 x i32>, ptr addrspace(1) %13, align 8, !dbg !27, !tbaa !26
  %15 = shufflevector <4 x float> %12, <4 x float> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>, !dbg !28
  %16 = extractelement <2 x i32> %14, i64 0, !dbg !29
  %17 = sitofp i32 %16 to float, !dbg !30
  %18 = insertelement <4 x float> poison, float %17, i64 0, !dbg !30
  %19 = shufflevector <4 x float> %18, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !30
  %20 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %15, <4 x float> %19, <4 x float> %12), !dbg !31
  %21 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %10, !dbg !32
  store <4 x float> %20, ptr addrspace(1) %21, align 16, !dbg !33, !tbaa !26
  %22 = extractelement <2 x i32> %14, i64 1, !dbg !34
  %23 = icmp sgt i32 %22, 3, !dbg !35
  br i1 %23, label %24, label %26, !dbg !35

24:                                               ; preds = %4
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 16
  store <4 x float> %12, ptr addrspace(1) %25, align 16, !dbg !36, !tbaa !26
  br label %26, !dbg !37

26:                                               ; preds = %24, %4
  %27 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %3, i64 %10, !dbg !38
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %27, i64 16, !dbg !38
  %29 = load <8 x i8>, ptr addrspace(1) %28, align 16, !dbg !38
  %30 = shufflevector <8 x i8> %29, <8 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>, !dbg !38
  store <16 x i8> %30, ptr addrspace(1) %27, align 16, !dbg !39, !tbaa !26
  ret void, !dbg !40
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "./k23_vec.cl", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = !{i32 2, i32 0}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = distinct !DISubprogram(name: "vec", scope: !13, file: !13, line: 2, type: !14, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DIFile(filename: "./k23_vec.cl", directory: "")
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !{i32 1, i32 1, i32 1, i32 1}
!17 = !{!"none", !"none", !"none", !"none"}
!18 = !{!"float4*", !"float4*", !"int2*", !"uchar16*"}
!19 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(2)))*", !"uchar __attribute__((ext_vector_type(16)))*"}
!20 = !{!"", !"const", !"const", !""}
!21 = !DILocation(line: 2, column: 100, scope: !12)
!22 = !DILocation(line: 2, column: 223, scope: !12)
!23 = distinct !DISubprogram(name: "vec", scope: !13, file: !13, line: 2, type: !14, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = !DILocation(line: 2, column: 108, scope: !23)
!25 = !DILocation(line: 2, column: 122, scope: !23)
!26 = !{!10, !10, i64 0}
!27 = !DILocation(line: 2, column: 135, scope: !23)
!28 = !DILocation(line: 2, column: 146, scope: !23)
!29 = !DILocation(line: 2, column: 160, scope: !23)
!30 = !DILocation(line: 2, column: 153, scope: !23)
!31 = !DILocation(line: 2, column: 164, scope: !23)
!32 = !DILocation(line: 2, column: 141, scope: !23)
!33 = !DILocation(line: 2, column: 145, scope: !23)
!34 = !DILocation(line: 2, column: 173, scope: !23)
!35 = !DILocation(line: 2, column: 176, scope: !23)
!36 = !DILocation(line: 2, column: 186, scope: !23)
!37 = !DILocation(line: 2, column: 180, scope: !23)
!38 = !DILocation(line: 2, column: 197, scope: !23)
!39 = !DILocation(line: 2, column: 195, scope: !23)
!40 = !DILocation(line: 2, column: 223, scope: !23)
