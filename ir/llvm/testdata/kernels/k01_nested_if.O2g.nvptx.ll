; ModuleID = 'k01_nested_if.cl'
source_filename = "k01_nested_if.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @nested_if(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  tail call void @__clang_ocl_kern_imp_nested_if(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #3, !dbg !20
  ret void, !dbg !21
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_nested_if(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !22 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !23
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !23
  %6 = mul nuw nsw i32 %4, %5, !dbg !23
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !23
  %8 = add nuw nsw i32 %6, %7, !dbg !23
  %9 = icmp slt i32 %8, %2, !dbg !24
  br i1 %9, label %10, label %30, !dbg !24

10:                                               ; preds = %3
  %11 = zext nneg i32 %8 to i64, !dbg !25
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11, !dbg !25
  %13 = load i32, ptr addrspace(1) %12, align 4, !dbg !25, !tbaa !8
  %14 = icmp sgt i32 %13, 0, !dbg !26
  br i1 %14, label %15, label %23, !dbg !26

15:                                               ; preds = %10
  %16 = and i32 %13, 1, !dbg !27
  %17 = icmp eq i32 %16, 0, !dbg !27
  br i1 %17, label %21, label %18, !dbg !27

18:                                               ; preds = %15
  %19 = mul nuw nsw i32 %13, 3, !dbg !28
  %20 = add nuw nsw i32 %19, 1, !dbg !29
  br label %27, !dbg !30

21:                                               ; preds = %15
  %22 = lshr exact i32 %13, 1, !dbg !31
  br label %27

23:                                               ; preds = %10
  %24 = icmp slt i32 %13, -100, !dbg !32
  %25 = sub nsw i32 0, %13
  %26 = select i1 %24, i32 %25, i32 0, !dbg !32
  br label %27, !dbg !32

27:                                               ; preds = %23, %18, %21
  %28 = phi i32 [ %22, %21 ], [ %20, %18 ], [ %26, %23 ]
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11, !dbg !33
  store i32 %28, ptr addrspace(1) %29, align 4, !dbg !33, !tbaa !8
  br label %30, !dbg !34

30:                                               ; preds = %27, %3
  ret void, !dbg !34
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "./k01_nested_if.cl", directory: ".")
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
!12 = distinct !DISubprogram(name: "nested_if", scope: !13, file: !13, line: 2, type: !14, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DIFile(filename: "./k01_nested_if.cl", directory: "")
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !{i32 1, i32 1, i32 0}
!17 = !{!"none", !"none", !"none"}
!18 = !{!"int*", !"int*", !"int"}
!19 = !{!"", !"const", !""}
!20 = !DILocation(line: 2, column: 69, scope: !12)
!21 = !DILocation(line: 7, column: 1, scope: !12)
!22 = distinct !DISubprogram(name: "nested_if", scope: !13, file: !13, line: 2, type: !14, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = !DILocation(line: 3, column: 11, scope: !22)
!24 = !DILocation(line: 4, column: 9, scope: !22)
!25 = !DILocation(line: 4, column: 24, scope: !22)
!26 = !DILocation(line: 5, column: 11, scope: !22)
!27 = !DILocation(line: 5, column: 24, scope: !22)
!28 = !DILocation(line: 5, column: 40, scope: !22)
!29 = !DILocation(line: 5, column: 44, scope: !22)
!30 = !DILocation(line: 5, column: 29, scope: !22)
!31 = !DILocation(line: 5, column: 65, scope: !22)
!32 = !DILocation(line: 6, column: 18, scope: !22)
!33 = !DILocation(line: 0, scope: !22)
!34 = !DILocation(line: 7, column: 1, scope: !22)
