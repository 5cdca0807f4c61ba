; ModuleID = 'k07_shfl_in_divergent.cl'
source_filename = "k07_shfl_in_divergent.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @shdiv(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  tail call void @__clang_ocl_kern_imp_shdiv(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #4, !dbg !20
  ret void, !dbg !21
}

; Function Attrs: convergent noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local void @__clang_ocl_kern_imp_shdiv(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #1 !dbg !22 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !23
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !23
  %5 = mul nuw nsw i32 %3, %4, !dbg !23
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !23
  %7 = add nuw nsw i32 %5, %6, !dbg !23
  %8 = zext nneg i32 %7 to i64, !dbg !24
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %8, !dbg !24
  %10 = load i32, ptr addrspace(1) %9, align 4, !dbg !24, !tbaa !8
  %11 = and i32 %6, 16, !dbg !25
  %12 = icmp eq i32 %11, 0, !dbg !26
  br i1 %12, label %13, label %17, !dbg !26

13:                                               ; preds = %2
  %14 = add nuw nsw i32 %6, 1, !dbg !27
  %15 = and i32 %14, 15, !dbg !28
  %16 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 65535, i32 %10, i32 %15, i32 31), !dbg !29
  br label %19, !dbg !30

17:                                               ; preds = %2
  %18 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -65536, i32 %10, i32 3, i32 31), !dbg !31
  br label %19

19:                                               ; preds = %17, %13
  %20 = phi i32 [ %16, %13 ], [ %18, %17 ], !dbg !32
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8, !dbg !33
  store i32 %20, ptr addrspace(1) %21, align 4, !dbg !34, !tbaa !8
  ret void, !dbg !35
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #3

attributes #0 = { convergent noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "./k07_shfl_in_divergent.cl", directory: ".")
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
!12 = distinct !DISubprogram(name: "shdiv", scope: !13, file: !13, line: 2, type: !14, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DIFile(filename: "./k07_shfl_in_divergent.cl", directory: "")
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !{i32 1, i32 1}
!17 = !{!"none", !"none"}
!18 = !{!"int*", !"int*"}
!19 = !{!"", !"const"}
!20 = !DILocation(line: 2, column: 58, scope: !12)
!21 = !DILocation(line: 7, column: 1, scope: !12)
!22 = distinct !DISubprogram(name: "shdiv", scope: !13, file: !13, line: 2, type: !14, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = !DILocation(line: 3, column: 14, scope: !22)
!24 = !DILocation(line: 3, column: 11, scope: !22)
!25 = !DILocation(line: 3, column: 39, scope: !22)
!26 = !DILocation(line: 4, column: 12, scope: !22)
!27 = !DILocation(line: 4, column: 68, scope: !22)
!28 = !DILocation(line: 4, column: 71, scope: !22)
!29 = !DILocation(line: 4, column: 22, scope: !22)
!30 = !DILocation(line: 4, column: 18, scope: !22)
!31 = !DILocation(line: 5, column: 12, scope: !22)
!32 = !DILocation(line: 0, scope: !22)
!33 = !DILocation(line: 6, column: 3, scope: !22)
!34 = !DILocation(line: 6, column: 12, scope: !22)
!35 = !DILocation(line: 7, column: 1, scope: !22)
