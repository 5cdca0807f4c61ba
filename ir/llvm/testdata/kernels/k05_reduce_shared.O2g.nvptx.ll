; ModuleID = 'k05_reduce_shared.cl'
source_filename = "k05_reduce_shared.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@reduce.s = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @reduce(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  tail call void @__clang_ocl_kern_imp_reduce(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #4, !dbg !20
  ret void, !dbg !21
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_reduce(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #1 !dbg !22 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !23
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !24
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !24
  %6 = mul nuw nsw i32 %4, %5, !dbg !24
  %7 = add nuw nsw i32 %6, %3, !dbg !24
  %8 = zext nneg i32 %7 to i64, !dbg !25
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %8, !dbg !25
  %10 = load i32, ptr addrspace(1) %9, align 4, !dbg !25, !tbaa !8
  %11 = zext nneg i32 %3 to i64, !dbg !26
  %12 = getelementptr inbounds nuw i32, ptr addrspace(3) @reduce.s, i64 %11, !dbg !26
  store i32 %10, ptr addrspace(3) %12, align 4, !dbg !27, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !28
  %13 = lshr i32 %5, 1, !dbg !29
  %14 = icmp eq i32 %13, 0, !dbg !30
  br i1 %14, label %15, label %17, !dbg !31

15:                                               ; preds = %27, %2
  %16 = icmp eq i32 %3, 0, !dbg !32
  br i1 %16, label %30, label %34, !dbg !32

17:                                               ; preds = %2, %27
  %18 = phi i32 [ %28, %27 ], [ %13, %2 ]
  %19 = icmp samesign ult i32 %3, %18, !dbg !33
  br i1 %19, label %20, label %27, !dbg !33

20:                                               ; preds = %17
  %21 = add nuw nsw i32 %18, %3
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspace(3) @reduce.s, i64 %22
  %24 = load i32, ptr addrspace(3) %23, align 4, !dbg !34, !tbaa !8
  %25 = load i32, ptr addrspace(3) %12, align 4, !dbg !35, !tbaa !8
  %26 = add nsw i32 %25, %24, !dbg !35
  store i32 %26, ptr addrspace(3) %12, align 4, !dbg !35, !tbaa !8
  br label %27, !dbg !36

27:                                               ; preds = %20, %17
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !37
  %28 = lshr i32 %18, 1, !dbg !29
  %29 = icmp eq i32 %28, 0, !dbg !30
  br i1 %29, label %15, label %17, !dbg !31, !llvm.loop !38

30:                                               ; preds = %15
  %31 = zext nneg i32 %4 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %31
  %33 = load i32, ptr addrspace(3) @reduce.s, align 4, !dbg !40, !tbaa !8
  store i32 %33, ptr addrspace(1) %32, align 4, !dbg !41, !tbaa !8
  br label %34, !dbg !42

34:                                               ; preds = %30, %15
  ret void, !dbg !43
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "./k05_reduce_shared.cl", directory: ".")
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
!12 = distinct !DISubprogram(name: "reduce", scope: !13, file: !13, line: 2, type: !14, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DIFile(filename: "./k05_reduce_shared.cl", directory: "")
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !{i32 1, i32 1}
!17 = !{!"none", !"none"}
!18 = !{!"int*", !"int*"}
!19 = !{!"", !"const"}
!20 = !DILocation(line: 2, column: 59, scope: !12)
!21 = !DILocation(line: 6, column: 1, scope: !12)
!22 = distinct !DISubprogram(name: "reduce", scope: !13, file: !13, line: 2, type: !14, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = !DILocation(line: 3, column: 29, scope: !22)
!24 = !DILocation(line: 3, column: 45, scope: !22)
!25 = !DILocation(line: 3, column: 42, scope: !22)
!26 = !DILocation(line: 3, column: 35, scope: !22)
!27 = !DILocation(line: 3, column: 40, scope: !22)
!28 = !DILocation(line: 3, column: 51, scope: !22)
!29 = !DILocation(line: 4, scope: !22)
!30 = !DILocation(line: 4, column: 27, scope: !22)
!31 = !DILocation(line: 4, column: 3, scope: !22)
!32 = !DILocation(line: 5, column: 9, scope: !22)
!33 = !DILocation(line: 4, column: 49, scope: !22)
!34 = !DILocation(line: 4, column: 62, scope: !22)
!35 = !DILocation(line: 4, column: 59, scope: !22)
!36 = !DILocation(line: 4, column: 54, scope: !22)
!37 = !DILocation(line: 4, column: 70, scope: !22)
!38 = distinct !{!38, !31, !39}
!39 = !DILocation(line: 4, column: 77, scope: !22)
!40 = !DILocation(line: 5, column: 27, scope: !22)
!41 = !DILocation(line: 5, column: 25, scope: !22)
!42 = !DILocation(line: 5, column: 15, scope: !22)
!43 = !DILocation(line: 6, column: 1, scope: !22)
