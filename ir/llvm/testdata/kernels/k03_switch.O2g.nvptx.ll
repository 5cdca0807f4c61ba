; ModuleID = 'k03_switch.cl'
source_filename = "k03_switch.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @sw(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  tail call void @__clang_ocl_kern_imp_sw(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #3, !dbg !20
  ret void, !dbg !21
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_sw(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #1 !dbg !22 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !23
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !23
  %5 = mul nuw nsw i32 %3, %4, !dbg !23
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !23
  %7 = add nuw nsw i32 %5, %6, !dbg !23
  %8 = zext nneg i32 %7 to i64, !dbg !24
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %8, !dbg !24
  %10 = load i32, ptr addrspace(1) %9, align 4, !dbg !24, !tbaa !8
  %11 = and i32 %10, 15, !dbg !25
  switch i32 %11, label %29 [
    i32 0, label %12
    i32 1, label %14
    i32 2, label %16
    i32 3, label %18
    i32 4, label %20
    i32 5, label %22
    i32 6, label %24
    i32 9, label %26
  ], !dbg !26

12:                                               ; preds = %2
  %13 = add nsw i32 %10, 1, !dbg !27
  br label %29, !dbg !28

14:                                               ; preds = %2
  %15 = mul nsw i32 %10, %10, !dbg !29
  br label %29, !dbg !30

16:                                               ; preds = %2
  %17 = xor i32 %10, 85, !dbg !31
  br label %29, !dbg !32

18:                                               ; preds = %2
  %19 = sdiv i32 %10, 3, !dbg !33
  br label %29, !dbg !34

20:                                               ; preds = %2
  %21 = sub nsw i32 0, %10, !dbg !35
  br label %29, !dbg !36

22:                                               ; preds = %2
  %23 = srem i32 %10, 7, !dbg !37
  br label %29, !dbg !38

24:                                               ; preds = %2
  %25 = sub nsw i32 8, %10, !dbg !39
  br label %29, !dbg !40

26:                                               ; preds = %2
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8, !dbg !41
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %27, i64 4, !dbg !41
  store i32 %10, ptr addrspace(1) %28, align 4, !dbg !42, !tbaa !8
  br label %29, !dbg !43

29:                                               ; preds = %2, %24, %26, %22, %20, %18, %16, %14, %12
  %30 = phi i32 [ 0, %2 ], [ %13, %12 ], [ %15, %14 ], [ %17, %16 ], [ %19, %18 ], [ %21, %20 ], [ %23, %22 ], [ 1, %26 ], [ %25, %24 ], !dbg !44
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8, !dbg !45
  store i32 %30, ptr addrspace(1) %31, align 4, !dbg !46, !tbaa !8
  ret void, !dbg !47
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
!1 = !DIFile(filename: "./k03_switch.cl", directory: ".")
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
!12 = distinct !DISubprogram(name: "sw", scope: !13, file: !13, line: 2, type: !14, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DIFile(filename: "./k03_switch.cl", directory: "")
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !{i32 1, i32 1}
!17 = !{!"none", !"none"}
!18 = !{!"int*", !"int*"}
!19 = !{!"", !"const"}
!20 = !DILocation(line: 2, column: 55, scope: !12)
!21 = !DILocation(line: 7, column: 1, scope: !12)
!22 = distinct !DISubprogram(name: "sw", scope: !13, file: !13, line: 2, type: !14, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = !DILocation(line: 3, column: 14, scope: !22)
!24 = !DILocation(line: 3, column: 11, scope: !22)
!25 = !DILocation(line: 4, column: 13, scope: !22)
!26 = !DILocation(line: 4, column: 3, scope: !22)
!27 = !DILocation(line: 4, column: 32, scope: !22)
!28 = !DILocation(line: 4, column: 36, scope: !22)
!29 = !DILocation(line: 4, column: 54, scope: !22)
!30 = !DILocation(line: 4, column: 58, scope: !22)
!31 = !DILocation(line: 4, column: 76, scope: !22)
!32 = !DILocation(line: 4, column: 83, scope: !22)
!33 = !DILocation(line: 4, column: 101, scope: !22)
!34 = !DILocation(line: 4, column: 105, scope: !22)
!35 = !DILocation(line: 5, column: 16, scope: !22)
!36 = !DILocation(line: 5, column: 20, scope: !22)
!37 = !DILocation(line: 5, column: 41, scope: !22)
!38 = !DILocation(line: 5, column: 46, scope: !22)
!39 = !DILocation(line: 5, column: 79, scope: !22)
!40 = !DILocation(line: 5, column: 61, scope: !22)
!41 = !DILocation(line: 5, column: 100, scope: !22)
!42 = !DILocation(line: 5, column: 110, scope: !22)
!43 = !DILocation(line: 5, column: 119, scope: !22)
!44 = !DILocation(line: 0, scope: !22)
!45 = !DILocation(line: 6, column: 3, scope: !22)
!46 = !DILocation(line: 6, column: 12, scope: !22)
!47 = !DILocation(line: 7, column: 1, scope: !22)
