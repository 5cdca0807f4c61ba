; ModuleID = 'k18_call.cl'
source_filename = "k18_call.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @f(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !12 {
  %3 = icmp sgt i32 %0, %1, !dbg !16
  br i1 %3, label %34, label %4, !dbg !16

4:                                                ; preds = %2
  %5 = icmp slt i32 %0, %1, !dbg !17
  br i1 %5, label %6, label %36, !dbg !18

6:                                                ; preds = %4
  %7 = mul i32 %0, %0, !dbg !18
  %8 = xor i32 %0, -1, !dbg !18
  %9 = add i32 %1, %8, !dbg !18
  %10 = add i32 %0, 2, !dbg !18
  %11 = mul i32 %0, %10, !dbg !18
  %12 = add i32 %11, 1, !dbg !18
  %13 = mul i32 %9, %12, !dbg !18
  %14 = add i32 %7, %13, !dbg !18
  %15 = shl i32 %0, 1, !dbg !18
  %16 = add i32 %15, 3, !dbg !18
  %17 = zext i32 %9 to i33, !dbg !18
  %18 = add i32 %1, -2, !dbg !18
  %19 = sub i32 %18, %0, !dbg !18
  %20 = zext i32 %19 to i33, !dbg !18
  %21 = mul i33 %17, %20, !dbg !18
  %22 = lshr i33 %21, 1, !dbg !18
  %23 = trunc nuw i33 %22 to i32, !dbg !18
  %24 = mul i32 %16, %23, !dbg !18
  %25 = add i32 %14, %24, !dbg !18
  %26 = add i32 %1, -3, !dbg !18
  %27 = sub i32 %26, %0, !dbg !18
  %28 = zext i32 %27 to i33, !dbg !18
  %29 = mul i33 %21, %28, !dbg !18
  %30 = lshr i33 %29, 1, !dbg !18
  %31 = trunc nuw i33 %30 to i32, !dbg !18
  %32 = mul i32 %31, 1431655766, !dbg !18
  %33 = add i32 %25, %32, !dbg !18
  br label %36, !dbg !19

34:                                               ; preds = %2
  %35 = mul nsw i32 %1, %0, !dbg !20
  br label %36, !dbg !21

36:                                               ; preds = %6, %4, %34
  %37 = phi i32 [ %35, %34 ], [ 0, %4 ], [ %33, %6 ], !dbg !22
  ret i32 %37, !dbg !19
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local <4 x float> @g(<4 x float> noundef %0, float noundef %1) local_unnamed_addr #0 !dbg !23 {
  %3 = insertelement <4 x float> poison, float %1, i64 0, !dbg !24
  %4 = shufflevector <4 x float> %3, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !24
  %5 = shufflevector <4 x float> %0, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>, !dbg !25
  %6 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %0, <4 x float> %4, <4 x float> %5), !dbg !26
  ret <4 x float> %6, !dbg !27
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @callk(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 16 captures(none) %2) local_unnamed_addr #2 !dbg !28 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
  tail call void @__clang_ocl_kern_imp_callk(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 %2) #5, !dbg !34
  ret void, !dbg !35
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_callk(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 16 captures(none) %2) local_unnamed_addr #3 !dbg !36 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !37
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !37
  %6 = mul nuw nsw i32 %4, %5, !dbg !37
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37
  %8 = add nuw nsw i32 %6, %7, !dbg !37
  %9 = zext nneg i32 %8 to i64, !dbg !38
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %9, !dbg !38
  %11 = load i32, ptr addrspace(1) %10, align 4, !dbg !38, !tbaa !8
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 4, !dbg !39
  %13 = load i32, ptr addrspace(1) %12, align 4, !dbg !39, !tbaa !8
  %14 = tail call i32 @f(i32 noundef %11, i32 noundef %13) #5, !dbg !40
  %15 = tail call i32 @f(i32 noundef 3, i32 noundef 7) #5, !dbg !41
  %16 = add nsw i32 %15, %14, !dbg !42
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %9, !dbg !43
  store i32 %16, ptr addrspace(1) %17, align 4, !dbg !44, !tbaa !8
  %18 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %9, !dbg !45
  %19 = load <4 x float>, ptr addrspace(1) %18, align 16, !dbg !45, !tbaa !46
  %20 = tail call <4 x float> @g(<4 x float> noundef %19, float noundef 2.500000e+00) #5, !dbg !47
  store <4 x float> %20, ptr addrspace(1) %18, align 16, !dbg !48, !tbaa !46
  ret void, !dbg !49
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "./k18_call.cl", directory: ".")
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
!12 = distinct !DISubprogram(name: "f", scope: !13, file: !13, line: 2, type: !14, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DIFile(filename: "./k18_call.cl", directory: "")
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 2, column: 55, scope: !12)
!17 = !DILocation(line: 2, column: 94, scope: !12)
!18 = !DILocation(line: 2, column: 81, scope: !12)
!19 = !DILocation(line: 2, column: 120, scope: !12)
!20 = !DILocation(line: 2, column: 68, scope: !12)
!21 = !DILocation(line: 2, column: 60, scope: !12)
!22 = !DILocation(line: 2, scope: !12)
!23 = distinct !DISubprogram(name: "g", scope: !13, file: !13, line: 3, type: !14, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = !DILocation(line: 3, column: 66, scope: !23)
!25 = !DILocation(line: 3, column: 70, scope: !23)
!26 = !DILocation(line: 3, column: 68, scope: !23)
!27 = !DILocation(line: 3, column: 57, scope: !23)
!28 = distinct !DISubprogram(name: "callk", scope: !13, file: !13, line: 4, type: !14, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!29 = !{i32 1, i32 1, i32 1}
!30 = !{!"none", !"none", !"none"}
!31 = !{!"int*", !"int*", !"float4*"}
!32 = !{!"int*", !"int*", !"float __attribute__((ext_vector_type(4)))*"}
!33 = !{!"", !"const", !""}
!34 = !DILocation(line: 4, column: 76, scope: !28)
!35 = !DILocation(line: 4, column: 141, scope: !28)
!36 = distinct !DISubprogram(name: "callk", scope: !13, file: !13, line: 4, type: !14, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!37 = !DILocation(line: 4, column: 92, scope: !36)
!38 = !DILocation(line: 4, column: 89, scope: !36)
!39 = !DILocation(line: 4, column: 98, scope: !36)
!40 = !DILocation(line: 4, column: 87, scope: !36)
!41 = !DILocation(line: 4, column: 109, scope: !36)
!42 = !DILocation(line: 4, column: 108, scope: !36)
!43 = !DILocation(line: 4, column: 78, scope: !36)
!44 = !DILocation(line: 4, column: 86, scope: !36)
!45 = !DILocation(line: 4, column: 126, scope: !36)
!46 = !{!10, !10, i64 0}
!47 = !DILocation(line: 4, column: 124, scope: !36)
!48 = !DILocation(line: 4, column: 123, scope: !36)
!49 = !DILocation(line: 4, column: 141, scope: !36)
