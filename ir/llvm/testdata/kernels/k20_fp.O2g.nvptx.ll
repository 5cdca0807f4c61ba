; ModuleID = 'k20_fp.cl'
source_filename = "k20_fp.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @fp(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 8 captures(none) %3) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  tail call void @__clang_ocl_kern_imp_fp(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 8 %3) #5, !dbg !20
  ret void, !dbg !21
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_fp(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 8 captures(none) %3) local_unnamed_addr #1 !dbg !22 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !23
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !23
  %7 = mul nuw nsw i32 %5, %6, !dbg !23
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !23
  %9 = add nuw nsw i32 %7, %8, !dbg !23
  %10 = zext nneg i32 %9 to i64, !dbg !24
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %10, !dbg !24
  %12 = load float, ptr addrspace(1) %11, align 4, !dbg !24, !tbaa !25
  %13 = getelementptr inbounds nuw double, ptr addrspace(1) %3, i64 %10, !dbg !27
  %14 = load double, ptr addrspace(1) %13, align 8, !dbg !27, !tbaa !28
  %15 = tail call float @llvm.fma.f32(float %12, float %12, float 1.000000e+00), !dbg !30
  %16 = fdiv float %15, %12, !dbg !31, !fpmath !32
  %17 = tail call float @llvm.sqrt.f32(float %12), !dbg !33, !fpmath !34
  %18 = fadd float %17, %16, !dbg !35
  %19 = fptosi float %12 to i32, !dbg !36
  %20 = sitofp i32 %19 to float, !dbg !37
  %21 = fadd float %18, %20, !dbg !38
  %22 = fpext float %12 to double, !dbg !39
  %23 = fcmp ogt double %14, %22, !dbg !40
  %24 = select i1 %23, float 1.000000e+00, float 2.000000e+00, !dbg !39
  %25 = fadd float %24, %21, !dbg !41
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %10, !dbg !42
  store float %25, ptr addrspace(1) %26, align 4, !dbg !43, !tbaa !25
  %27 = fmul double %14, %14, !dbg !44
  %28 = fadd double %14, 1.000000e+00, !dbg !45
  %29 = fdiv double %27, %28, !dbg !46
  %30 = fptosi double %14 to i64, !dbg !47
  %31 = sitofp i64 %30 to double, !dbg !48
  %32 = fadd double %29, %31, !dbg !49
  %33 = tail call double @llvm.fabs.f64(double %14), !dbg !50
  %34 = fadd double %33, %32, !dbg !51
  %35 = fdiv double 1.000000e+00, %14, !dbg !52
  %36 = fadd double %35, %34, !dbg !53
  %37 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %10, !dbg !54
  store double %36, ptr addrspace(1) %37, align 8, !dbg !55, !tbaa !28
  %38 = tail call float @llvm.nvvm.ex2.approx.f32(float %12), !dbg !56
  %39 = tail call float @llvm.nvvm.lg2.approx.f(float %12), !dbg !57
  %40 = fadd float %38, %39, !dbg !58
  %41 = tail call float @llvm.nvvm.sin.approx.f(float %12), !dbg !59
  %42 = fadd float %40, %41, !dbg !60
  %43 = tail call float @llvm.nvvm.rsqrt.approx.f(float %12), !dbg !61
  %44 = fadd float %42, %43, !dbg !62
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 4, !dbg !63
  store float %44, ptr addrspace(1) %45, align 4, !dbg !64, !tbaa !25
  ret void, !dbg !65
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f32(float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.lg2.approx.f(float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sin.approx.f(float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx78,+sm_80" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "./k20_fp.cl", directory: ".")
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
!12 = distinct !DISubprogram(name: "fp", scope: !13, file: !13, line: 2, type: !14, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DIFile(filename: "./k20_fp.cl", directory: "")
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !{i32 1, i32 1, i32 1, i32 1}
!17 = !{!"none", !"none", !"none", !"none"}
!18 = !{!"float*", !"double*", !"float*", !"double*"}
!19 = !{!"", !"", !"const", !"const"}
!20 = !DILocation(line: 2, column: 98, scope: !12)
!21 = !DILocation(line: 5, column: 1, scope: !12)
!22 = distinct !DISubprogram(name: "fp", scope: !13, file: !13, line: 2, type: !14, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = !DILocation(line: 3, column: 9, scope: !22)
!24 = !DILocation(line: 3, column: 22, scope: !22)
!25 = !{!26, !26, i64 0}
!26 = !{!"float", !10, i64 0}
!27 = !DILocation(line: 3, column: 37, scope: !22)
!28 = !{!29, !29, i64 0}
!29 = !{!"double", !10, i64 0}
!30 = !DILocation(line: 3, column: 48, scope: !22)
!31 = !DILocation(line: 3, column: 71, scope: !22)
!32 = !{float 2.500000e+00}
!33 = !DILocation(line: 3, column: 76, scope: !22)
!34 = !{float 3.000000e+00}
!35 = !DILocation(line: 3, column: 74, scope: !22)
!36 = !DILocation(line: 3, column: 104, scope: !22)
!37 = !DILocation(line: 3, column: 97, scope: !22)
!38 = !DILocation(line: 3, column: 95, scope: !22)
!39 = !DILocation(line: 3, column: 114, scope: !22)
!40 = !DILocation(line: 3, column: 115, scope: !22)
!41 = !DILocation(line: 3, column: 111, scope: !22)
!42 = !DILocation(line: 3, column: 43, scope: !22)
!43 = !DILocation(line: 3, column: 47, scope: !22)
!44 = !DILocation(line: 4, column: 10, scope: !22)
!45 = !DILocation(line: 4, column: 15, scope: !22)
!46 = !DILocation(line: 4, column: 12, scope: !22)
!47 = !DILocation(line: 4, column: 31, scope: !22)
!48 = !DILocation(line: 4, column: 23, scope: !22)
!49 = !DILocation(line: 4, column: 21, scope: !22)
!50 = !DILocation(line: 4, column: 41, scope: !22)
!51 = !DILocation(line: 4, column: 39, scope: !22)
!52 = !DILocation(line: 4, column: 61, scope: !22)
!53 = !DILocation(line: 4, column: 59, scope: !22)
!54 = !DILocation(line: 4, column: 3, scope: !22)
!55 = !DILocation(line: 4, column: 7, scope: !22)
!56 = !DILocation(line: 4, column: 88, scope: !22)
!57 = !DILocation(line: 4, column: 111, scope: !22)
!58 = !DILocation(line: 4, column: 110, scope: !22)
!59 = !DILocation(line: 4, column: 134, scope: !22)
!60 = !DILocation(line: 4, column: 133, scope: !22)
!61 = !DILocation(line: 4, column: 157, scope: !22)
!62 = !DILocation(line: 4, column: 156, scope: !22)
!63 = !DILocation(line: 4, column: 81, scope: !22)
!64 = !DILocation(line: 4, column: 87, scope: !22)
!65 = !DILocation(line: 5, column: 1, scope: !22)
