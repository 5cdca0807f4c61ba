; ModuleID = 'k14_localarr.cl'
source_filename = "k14_localarr.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @locarr(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  tail call void @__clang_ocl_kern_imp_locarr(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #5, !dbg !20
  ret void, !dbg !21
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_locarr(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !22 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = alloca [32 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5, !dbg !23
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul nuw nsw i32 %5, %6
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add nuw nsw i32 %7, %8
  br label %21, !dbg !24

10:                                               ; preds = %21
  %11 = zext nneg i32 %9 to i64, !dbg !25
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11, !dbg !25
  %13 = load i32, ptr addrspace(1) %12, align 4, !dbg !25, !tbaa !8
  %14 = and i32 %13, 31, !dbg !26
  %15 = icmp sgt i32 %2, 0, !dbg !27
  br i1 %15, label %16, label %57, !dbg !28

16:                                               ; preds = %10
  %17 = and i32 %2, 1, !dbg !28
  %18 = icmp eq i32 %2, 1, !dbg !28
  br i1 %18, label %42, label %19, !dbg !28

19:                                               ; preds = %16
  %20 = and i32 %2, 2147483646, !dbg !28
  br label %63, !dbg !28

21:                                               ; preds = %21, %3
  %22 = phi i32 [ 0, %3 ], [ %38, %21 ]
  %23 = mul nsw i32 %22, %2, !dbg !29
  %24 = add nsw i32 %9, %23, !dbg !30
  %25 = sext i32 %24 to i64, !dbg !31
  %26 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %25, !dbg !31
  %27 = load i32, ptr addrspace(1) %26, align 4, !dbg !31, !tbaa !8
  %28 = zext nneg i32 %22 to i64, !dbg !32
  %29 = getelementptr inbounds nuw i32, ptr %4, i64 %28, !dbg !32
  store i32 %27, ptr %29, align 4, !dbg !33, !tbaa !8
  %30 = or disjoint i32 %22, 1, !dbg !34
  %31 = mul nsw i32 %30, %2, !dbg !29
  %32 = add nsw i32 %9, %31, !dbg !30
  %33 = sext i32 %32 to i64, !dbg !31
  %34 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %33, !dbg !31
  %35 = load i32, ptr addrspace(1) %34, align 4, !dbg !31, !tbaa !8
  %36 = zext nneg i32 %30 to i64, !dbg !32
  %37 = getelementptr inbounds nuw i32, ptr %4, i64 %36, !dbg !32
  store i32 %35, ptr %37, align 4, !dbg !33, !tbaa !8
  %38 = add nuw nsw i32 %22, 2, !dbg !34
  %39 = icmp eq i32 %38, 32, !dbg !35
  br i1 %39, label %10, label %21, !dbg !24, !llvm.loop !36

40:                                               ; preds = %63
  %41 = icmp eq i32 %17, 0, !dbg !28
  br i1 %41, label %57, label %42, !dbg !28

42:                                               ; preds = %40, %16
  %43 = phi i32 [ %14, %16 ], [ %89, %40 ]
  %44 = phi i32 [ 0, %16 ], [ %88, %40 ]
  %45 = phi i32 [ %13, %16 ], [ %85, %40 ]
  %46 = icmp ne i32 %17, 0, !dbg !28
  tail call void @llvm.assume(i1 %46), !dbg !28
  %47 = mul i32 %45, 7, !dbg !38
  %48 = add i32 %47, 1, !dbg !39
  %49 = and i32 %48, 31, !dbg !40
  %50 = zext nneg i32 %49 to i64, !dbg !41
  %51 = getelementptr inbounds nuw i32, ptr %4, i64 %50, !dbg !41
  %52 = load i32, ptr %51, align 4, !dbg !41, !tbaa !8
  %53 = add nsw i32 %52, %44, !dbg !42
  %54 = zext nneg i32 %43 to i64, !dbg !43
  %55 = getelementptr inbounds nuw i32, ptr %4, i64 %54, !dbg !43
  store i32 %53, ptr %55, align 4, !dbg !44, !tbaa !8
  %56 = and i32 %53, 31, !dbg !26
  br label %57, !dbg !45

57:                                               ; preds = %42, %40, %10
  %58 = phi i32 [ %14, %10 ], [ %89, %40 ], [ %56, %42 ], !dbg !26
  %59 = zext nneg i32 %58 to i64, !dbg !45
  %60 = getelementptr inbounds nuw i32, ptr %4, i64 %59, !dbg !45
  %61 = load i32, ptr %60, align 4, !dbg !45, !tbaa !8
  %62 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11, !dbg !46
  store i32 %61, ptr addrspace(1) %62, align 4, !dbg !47, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5, !dbg !48
  ret void, !dbg !48

63:                                               ; preds = %63, %19
  %64 = phi i32 [ %14, %19 ], [ %89, %63 ]
  %65 = phi i32 [ 0, %19 ], [ %88, %63 ]
  %66 = phi i32 [ %13, %19 ], [ %85, %63 ]
  %67 = phi i32 [ 0, %19 ], [ %90, %63 ]
  %68 = mul i32 %66, 7, !dbg !38
  %69 = add i32 %68, 1, !dbg !39
  %70 = and i32 %69, 31, !dbg !40
  %71 = zext nneg i32 %70 to i64, !dbg !41
  %72 = getelementptr inbounds nuw i32, ptr %4, i64 %71, !dbg !41
  %73 = load i32, ptr %72, align 4, !dbg !41, !tbaa !8
  %74 = add nsw i32 %73, %65, !dbg !42
  %75 = zext nneg i32 %64 to i64, !dbg !43
  %76 = getelementptr inbounds nuw i32, ptr %4, i64 %75, !dbg !43
  store i32 %74, ptr %76, align 4, !dbg !44, !tbaa !8
  %77 = or disjoint i32 %65, 1, !dbg !49
  %78 = and i32 %74, 31, !dbg !26
  %79 = mul i32 %74, 7, !dbg !38
  %80 = add i32 %79, 1, !dbg !39
  %81 = and i32 %80, 31, !dbg !40
  %82 = zext nneg i32 %81 to i64, !dbg !41
  %83 = getelementptr inbounds nuw i32, ptr %4, i64 %82, !dbg !41
  %84 = load i32, ptr %83, align 4, !dbg !41, !tbaa !8
  %85 = add nsw i32 %84, %77, !dbg !42
  %86 = zext nneg i32 %78 to i64, !dbg !43
  %87 = getelementptr inbounds nuw i32, ptr %4, i64 %86, !dbg !43
  store i32 %85, ptr %87, align 4, !dbg !44, !tbaa !8
  %88 = add nuw nsw i32 %65, 2, !dbg !49
  %89 = and i32 %85, 31, !dbg !26
  %90 = add i32 %67, 2, !dbg !28
  %91 = icmp eq i32 %90, %20, !dbg !28
  br i1 %91, label %40, label %63, !dbg !28, !llvm.loop !50
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "./k14_localarr.cl", directory: ".")
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
!12 = distinct !DISubprogram(name: "locarr", scope: !13, file: !13, line: 2, type: !14, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DIFile(filename: "./k14_localarr.cl", directory: "")
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !{i32 1, i32 1, i32 0}
!17 = !{!"none", !"none", !"none"}
!18 = !{!"int*", !"int*", !"int"}
!19 = !{!"", !"const", !""}
!20 = !DILocation(line: 2, column: 66, scope: !12)
!21 = !DILocation(line: 6, column: 1, scope: !12)
!22 = distinct !DISubprogram(name: "locarr", scope: !13, file: !13, line: 2, type: !14, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = !DILocation(line: 3, column: 3, scope: !22)
!24 = !DILocation(line: 3, column: 14, scope: !22)
!25 = !DILocation(line: 4, column: 13, scope: !22)
!26 = !DILocation(line: 4, scope: !22)
!27 = !DILocation(line: 4, column: 41, scope: !22)
!28 = !DILocation(line: 4, column: 27, scope: !22)
!29 = !DILocation(line: 3, column: 46, scope: !22)
!30 = !DILocation(line: 3, column: 48, scope: !22)
!31 = !DILocation(line: 3, column: 42, scope: !22)
!32 = !DILocation(line: 3, column: 37, scope: !22)
!33 = !DILocation(line: 3, column: 41, scope: !22)
!34 = !DILocation(line: 3, column: 33, scope: !22)
!35 = !DILocation(line: 3, column: 28, scope: !22)
!36 = distinct !{!36, !24, !37}
!37 = !DILocation(line: 3, column: 52, scope: !22)
!38 = !DILocation(line: 4, column: 65, scope: !22)
!39 = !DILocation(line: 4, column: 67, scope: !22)
!40 = !DILocation(line: 4, column: 70, scope: !22)
!41 = !DILocation(line: 4, column: 59, scope: !22)
!42 = !DILocation(line: 4, column: 74, scope: !22)
!43 = !DILocation(line: 4, column: 50, scope: !22)
!44 = !DILocation(line: 4, column: 57, scope: !22)
!45 = !DILocation(line: 5, column: 12, scope: !22)
!46 = !DILocation(line: 5, column: 3, scope: !22)
!47 = !DILocation(line: 5, column: 11, scope: !22)
!48 = !DILocation(line: 6, column: 1, scope: !22)
!49 = !DILocation(line: 4, column: 45, scope: !22)
!50 = distinct !{!50, !28, !51}
!51 = !DILocation(line: 4, column: 95, scope: !22)
