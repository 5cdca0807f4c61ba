; ModuleID = 'k14_localarr.cl'
source_filename = "k14_localarr.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: argmemonly nofree norecurse nosync nounwind
define protected amdgpu_kernel void @locarr(i32 addrspace(1)* nocapture noundef writeonly align 4 %0, i32 addrspace(1)* nocapture noundef readonly align 4 %1, i32 noundef %2) local_unnamed_addr #0 !dbg !8 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !30 !kernel_arg_type_qual !31 {
  %4 = alloca [32 x i32], align 4, addrspace(5)
  call void @llvm.dbg.value(metadata i32 addrspace(1)* %0, metadata !16, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !32
  call void @llvm.dbg.value(metadata i32 addrspace(1)* %1, metadata !17, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !32
  call void @llvm.dbg.value(metadata i32 %2, metadata !18, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !32
  %5 = bitcast [32 x i32] addrspace(5)* %4 to i8 addrspace(5)*, !dbg !33
  call void @llvm.lifetime.start.p5i8(i64 128, i8 addrspace(5)* %5) #5, !dbg !33
  call void @llvm.dbg.declare(metadata [32 x i32] addrspace(5)* %4, metadata !19, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !34
  call void @llvm.dbg.value(metadata i32 0, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !32
  %7 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr(), !dbg !32
  %8 = getelementptr i8, i8 addrspace(4)* %7, i64 4
  %9 = bitcast i8 addrspace(4)* %8 to i16 addrspace(4)*
  %10 = load i16, i16 addrspace(4)* %9, align 4, !range !36, !invariant.load !37
  %11 = zext i16 %10 to i32
  %12 = mul i32 %6, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !32, !range !38
  call void @llvm.dbg.value(metadata i32 0, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 0, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %14 = add i32 %13, %12, !dbg !39
  %15 = zext i32 %14 to i64, !dbg !41
  %16 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %15, !dbg !41
  call void @llvm.dbg.value(metadata i32 1, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 1, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %17 = add i32 %13, %2, !dbg !42
  %18 = add i32 %17, %12, !dbg !39
  %19 = zext i32 %18 to i64, !dbg !41
  %20 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %19, !dbg !41
  %21 = load i32, i32 addrspace(1)* %16, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %22 = load i32, i32 addrspace(1)* %20, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %23 = insertelement <2 x i32> poison, i32 %21, i64 0, !dbg !47
  %24 = insertelement <2 x i32> %23, i32 %22, i64 1, !dbg !47
  %25 = bitcast [32 x i32] addrspace(5)* %4 to <2 x i32> addrspace(5)*, !dbg !47
  store <2 x i32> %24, <2 x i32> addrspace(5)* %25, align 4, !dbg !47, !tbaa !43
  call void @llvm.dbg.value(metadata i32 2, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 2, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %26 = shl nsw i32 %2, 1, !dbg !48
  %27 = add i32 %26, %13, !dbg !42
  %28 = add i32 %27, %12, !dbg !39
  %29 = zext i32 %28 to i64, !dbg !41
  %30 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %29, !dbg !41
  %31 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(5)* %4, i32 0, i32 2, !dbg !49
  call void @llvm.dbg.value(metadata i32 3, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 3, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %32 = mul nsw i32 %2, 3, !dbg !48
  %33 = add i32 %32, %13, !dbg !42
  %34 = add i32 %33, %12, !dbg !39
  %35 = zext i32 %34 to i64, !dbg !41
  %36 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %35, !dbg !41
  %37 = load i32, i32 addrspace(1)* %30, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %38 = load i32, i32 addrspace(1)* %36, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %39 = insertelement <2 x i32> poison, i32 %37, i64 0, !dbg !47
  %40 = insertelement <2 x i32> %39, i32 %38, i64 1, !dbg !47
  %41 = bitcast i32 addrspace(5)* %31 to <2 x i32> addrspace(5)*, !dbg !47
  store <2 x i32> %40, <2 x i32> addrspace(5)* %41, align 4, !dbg !47, !tbaa !43
  call void @llvm.dbg.value(metadata i32 4, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 4, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %42 = shl nsw i32 %2, 2, !dbg !48
  %43 = add i32 %42, %13, !dbg !42
  %44 = add i32 %43, %12, !dbg !39
  %45 = zext i32 %44 to i64, !dbg !41
  %46 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %45, !dbg !41
  %47 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(5)* %4, i32 0, i32 4, !dbg !49
  call void @llvm.dbg.value(metadata i32 5, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 5, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %48 = mul nsw i32 %2, 5, !dbg !48
  %49 = add i32 %48, %13, !dbg !42
  %50 = add i32 %49, %12, !dbg !39
  %51 = zext i32 %50 to i64, !dbg !41
  %52 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %51, !dbg !41
  %53 = load i32, i32 addrspace(1)* %46, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %54 = load i32, i32 addrspace(1)* %52, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %55 = insertelement <2 x i32> poison, i32 %53, i64 0, !dbg !47
  %56 = insertelement <2 x i32> %55, i32 %54, i64 1, !dbg !47
  %57 = bitcast i32 addrspace(5)* %47 to <2 x i32> addrspace(5)*, !dbg !47
  store <2 x i32> %56, <2 x i32> addrspace(5)* %57, align 4, !dbg !47, !tbaa !43
  call void @llvm.dbg.value(metadata i32 6, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 6, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %58 = mul nsw i32 %2, 6, !dbg !48
  %59 = add i32 %58, %13, !dbg !42
  %60 = add i32 %59, %12, !dbg !39
  %61 = zext i32 %60 to i64, !dbg !41
  %62 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %61, !dbg !41
  %63 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(5)* %4, i32 0, i32 6, !dbg !49
  call void @llvm.dbg.value(metadata i32 7, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 7, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %64 = mul nsw i32 %2, 7, !dbg !48
  %65 = add i32 %64, %13, !dbg !42
  %66 = add i32 %65, %12, !dbg !39
  %67 = zext i32 %66 to i64, !dbg !41
  %68 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %67, !dbg !41
  %69 = load i32, i32 addrspace(1)* %62, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %70 = load i32, i32 addrspace(1)* %68, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %71 = insertelement <2 x i32> poison, i32 %69, i64 0, !dbg !47
  %72 = insertelement <2 x i32> %71, i32 %70, i64 1, !dbg !47
  %73 = bitcast i32 addrspace(5)* %63 to <2 x i32> addrspace(5)*, !dbg !47
  store <2 x i32> %72, <2 x i32> addrspace(5)* %73, align 4, !dbg !47, !tbaa !43
  call void @llvm.dbg.value(metadata i32 8, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 8, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %74 = shl nsw i32 %2, 3, !dbg !48
  %75 = add i32 %74, %13, !dbg !42
  %76 = add i32 %75, %12, !dbg !39
  %77 = zext i32 %76 to i64, !dbg !41
  %78 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %77, !dbg !41
  %79 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(5)* %4, i32 0, i32 8, !dbg !49
  call void @llvm.dbg.value(metadata i32 9, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 9, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %80 = mul nsw i32 %2, 9, !dbg !48
  %81 = add i32 %80, %13, !dbg !42
  %82 = add i32 %81, %12, !dbg !39
  %83 = zext i32 %82 to i64, !dbg !41
  %84 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %83, !dbg !41
  %85 = load i32, i32 addrspace(1)* %78, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %86 = load i32, i32 addrspace(1)* %84, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %87 = insertelement <2 x i32> poison, i32 %85, i64 0, !dbg !47
  %88 = insertelement <2 x i32> %87, i32 %86, i64 1, !dbg !47
  %89 = bitcast i32 addrspace(5)* %79 to <2 x i32> addrspace(5)*, !dbg !47
  store <2 x i32> %88, <2 x i32> addrspace(5)* %89, align 4, !dbg !47, !tbaa !43
  call void @llvm.dbg.value(metadata i32 10, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 10, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %90 = mul nsw i32 %2, 10, !dbg !48
  %91 = add i32 %90, %13, !dbg !42
  %92 = add i32 %91, %12, !dbg !39
  %93 = zext i32 %92 to i64, !dbg !41
  %94 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %93, !dbg !41
  %95 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(5)* %4, i32 0, i32 10, !dbg !49
  call void @llvm.dbg.value(metadata i32 11, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 11, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %96 = mul nsw i32 %2, 11, !dbg !48
  %97 = add i32 %96, %13, !dbg !42
  %98 = add i32 %97, %12, !dbg !39
  %99 = zext i32 %98 to i64, !dbg !41
  %100 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %99, !dbg !41
  %101 = load i32, i32 addrspace(1)* %94, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %102 = load i32, i32 addrspace(1)* %100, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %103 = insertelement <2 x i32> poison, i32 %101, i64 0, !dbg !47
  %104 = insertelement <2 x i32> %103, i32 %102, i64 1, !dbg !47
  %105 = bitcast i32 addrspace(5)* %95 to <2 x i32> addrspace(5)*, !dbg !47
  store <2 x i32> %104, <2 x i32> addrspace(5)* %105, align 4, !dbg !47, !tbaa !43
  call void @llvm.dbg.value(metadata i32 12, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 12, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %106 = mul nsw i32 %2, 12, !dbg !48
  %107 = add i32 %106, %13, !dbg !42
  %108 = add i32 %107, %12, !dbg !39
  %109 = zext i32 %108 to i64, !dbg !41
  %110 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %109, !dbg !41
  %111 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(5)* %4, i32 0, i32 12, !dbg !49
  call void @llvm.dbg.value(metadata i32 13, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 13, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %112 = mul nsw i32 %2, 13, !dbg !48
  %113 = add i32 %112, %13, !dbg !42
  %114 = add i32 %113, %12, !dbg !39
  %115 = zext i32 %114 to i64, !dbg !41
  %116 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %115, !dbg !41
  %117 = load i32, i32 addrspace(1)* %110, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %118 = load i32, i32 addrspace(1)* %116, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %119 = insertelement <2 x i32> poison, i32 %117, i64 0, !dbg !47
  %120 = insertelement <2 x i32> %119, i32 %118, i64 1, !dbg !47
  %121 = bitcast i32 addrspace(5)* %111 to <2 x i32> addrspace(5)*, !dbg !47
  store <2 x i32> %120, <2 x i32> addrspace(5)* %121, align 4, !dbg !47, !tbaa !43
  call void @llvm.dbg.value(metadata i32 14, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 14, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %122 = mul nsw i32 %2, 14, !dbg !48
  %123 = add i32 %122, %13, !dbg !42
  %124 = add i32 %123, %12, !dbg !39
  %125 = zext i32 %124 to i64, !dbg !41
  %126 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %125, !dbg !41
  %127 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(5)* %4, i32 0, i32 14, !dbg !49
  call void @llvm.dbg.value(metadata i32 15, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 15, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %128 = mul nsw i32 %2, 15, !dbg !48
  %129 = add i32 %128, %13, !dbg !42
  %130 = add i32 %129, %12, !dbg !39
  %131 = zext i32 %130 to i64, !dbg !41
  %132 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %131, !dbg !41
  %133 = load i32, i32 addrspace(1)* %126, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %134 = load i32, i32 addrspace(1)* %132, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %135 = insertelement <2 x i32> poison, i32 %133, i64 0, !dbg !47
  %136 = insertelement <2 x i32> %135, i32 %134, i64 1, !dbg !47
  %137 = bitcast i32 addrspace(5)* %127 to <2 x i32> addrspace(5)*, !dbg !47
  store <2 x i32> %136, <2 x i32> addrspace(5)* %137, align 4, !dbg !47, !tbaa !43
  call void @llvm.dbg.value(metadata i32 16, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 16, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %138 = shl nsw i32 %2, 4, !dbg !48
  %139 = add i32 %138, %13, !dbg !42
  %140 = add i32 %139, %12, !dbg !39
  %141 = zext i32 %140 to i64, !dbg !41
  %142 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %141, !dbg !41
  %143 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(5)* %4, i32 0, i32 16, !dbg !49
  call void @llvm.dbg.value(metadata i32 17, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 17, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %144 = mul nsw i32 %2, 17, !dbg !48
  %145 = add i32 %144, %13, !dbg !42
  %146 = add i32 %145, %12, !dbg !39
  %147 = zext i32 %146 to i64, !dbg !41
  %148 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %147, !dbg !41
  %149 = load i32, i32 addrspace(1)* %142, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %150 = load i32, i32 addrspace(1)* %148, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %151 = insertelement <2 x i32> poison, i32 %149, i64 0, !dbg !47
  %152 = insertelement <2 x i32> %151, i32 %150, i64 1, !dbg !47
  %153 = bitcast i32 addrspace(5)* %143 to <2 x i32> addrspace(5)*, !dbg !47
  store <2 x i32> %152, <2 x i32> addrspace(5)* %153, align 4, !dbg !47, !tbaa !43
  call void @llvm.dbg.value(metadata i32 18, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 18, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %154 = mul nsw i32 %2, 18, !dbg !48
  %155 = add i32 %154, %13, !dbg !42
  %156 = add i32 %155, %12, !dbg !39
  %157 = zext i32 %156 to i64, !dbg !41
  %158 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %157, !dbg !41
  %159 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(5)* %4, i32 0, i32 18, !dbg !49
  call void @llvm.dbg.value(metadata i32 19, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 19, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %160 = mul nsw i32 %2, 19, !dbg !48
  %161 = add i32 %160, %13, !dbg !42
  %162 = add i32 %161, %12, !dbg !39
  %163 = zext i32 %162 to i64, !dbg !41
  %164 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %163, !dbg !41
  %165 = load i32, i32 addrspace(1)* %158, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %166 = load i32, i32 addrspace(1)* %164, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %167 = insertelement <2 x i32> poison, i32 %165, i64 0, !dbg !47
  %168 = insertelement <2 x i32> %167, i32 %166, i64 1, !dbg !47
  %169 = bitcast i32 addrspace(5)* %159 to <2 x i32> addrspace(5)*, !dbg !47
  store <2 x i32> %168, <2 x i32> addrspace(5)* %169, align 4, !dbg !47, !tbaa !43
  call void @llvm.dbg.value(metadata i32 20, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 20, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %170 = mul nsw i32 %2, 20, !dbg !48
  %171 = add i32 %170, %13, !dbg !42
  %172 = add i32 %171, %12, !dbg !39
  %173 = zext i32 %172 to i64, !dbg !41
  %174 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %173, !dbg !41
  %175 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(5)* %4, i32 0, i32 20, !dbg !49
  call void @llvm.dbg.value(metadata i32 21, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 21, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %176 = mul nsw i32 %2, 21, !dbg !48
  %177 = add i32 %176, %13, !dbg !42
  %178 = add i32 %177, %12, !dbg !39
  %179 = zext i32 %178 to i64, !dbg !41
  %180 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %179, !dbg !41
  %181 = load i32, i32 addrspace(1)* %174, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %182 = load i32, i32 addrspace(1)* %180, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %183 = insertelement <2 x i32> poison, i32 %181, i64 0, !dbg !47
  %184 = insertelement <2 x i32> %183, i32 %182, i64 1, !dbg !47
  %185 = bitcast i32 addrspace(5)* %175 to <2 x i32> addrspace(5)*, !dbg !47
  store <2 x i32> %184, <2 x i32> addrspace(5)* %185, align 4, !dbg !47, !tbaa !43
  call void @llvm.dbg.value(metadata i32 22, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 22, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %186 = mul nsw i32 %2, 22, !dbg !48
  %187 = add i32 %186, %13, !dbg !42
  %188 = add i32 %187, %12, !dbg !39
  %189 = zext i32 %188 to i64, !dbg !41
  %190 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %189, !dbg !41
  %191 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(5)* %4, i32 0, i32 22, !dbg !49
  call void @llvm.dbg.value(metadata i32 23, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 23, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %192 = mul nsw i32 %2, 23, !dbg !48
  %193 = add i32 %192, %13, !dbg !42
  %194 = add i32 %193, %12, !dbg !39
  %195 = zext i32 %194 to i64, !dbg !41
  %196 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %195, !dbg !41
  %197 = load i32, i32 addrspace(1)* %190, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %198 = load i32, i32 addrspace(1)* %196, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %199 = insertelement <2 x i32> poison, i32 %197, i64 0, !dbg !47
  %200 = insertelement <2 x i32> %199, i32 %198, i64 1, !dbg !47
  %201 = bitcast i32 addrspace(5)* %191 to <2 x i32> addrspace(5)*, !dbg !47
  store <2 x i32> %200, <2 x i32> addrspace(5)* %201, align 4, !dbg !47, !tbaa !43
  call void @llvm.dbg.value(metadata i32 24, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 24, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %202 = mul nsw i32 %2, 24, !dbg !48
  %203 = add i32 %202, %13, !dbg !42
  %204 = add i32 %203, %12, !dbg !39
  %205 = zext i32 %204 to i64, !dbg !41
  %206 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %205, !dbg !41
  %207 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(5)* %4, i32 0, i32 24, !dbg !49
  call void @llvm.dbg.value(metadata i32 25, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 25, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %208 = mul nsw i32 %2, 25, !dbg !48
  %209 = add i32 %208, %13, !dbg !42
  %210 = add i32 %209, %12, !dbg !39
  %211 = zext i32 %210 to i64, !dbg !41
  %212 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %211, !dbg !41
  %213 = load i32, i32 addrspace(1)* %206, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %214 = load i32, i32 addrspace(1)* %212, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %215 = insertelement <2 x i32> poison, i32 %213, i64 0, !dbg !47
  %216 = insertelement <2 x i32> %215, i32 %214, i64 1, !dbg !47
  %217 = bitcast i32 addrspace(5)* %207 to <2 x i32> addrspace(5)*, !dbg !47
  store <2 x i32> %216, <2 x i32> addrspace(5)* %217, align 4, !dbg !47, !tbaa !43
  call void @llvm.dbg.value(metadata i32 26, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 26, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %218 = mul nsw i32 %2, 26, !dbg !48
  %219 = add i32 %218, %13, !dbg !42
  %220 = add i32 %219, %12, !dbg !39
  %221 = zext i32 %220 to i64, !dbg !41
  %222 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %221, !dbg !41
  %223 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(5)* %4, i32 0, i32 26, !dbg !49
  call void @llvm.dbg.value(metadata i32 27, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 27, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %224 = mul nsw i32 %2, 27, !dbg !48
  %225 = add i32 %224, %13, !dbg !42
  %226 = add i32 %225, %12, !dbg !39
  %227 = zext i32 %226 to i64, !dbg !41
  %228 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %227, !dbg !41
  %229 = load i32, i32 addrspace(1)* %222, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %230 = load i32, i32 addrspace(1)* %228, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %231 = insertelement <2 x i32> poison, i32 %229, i64 0, !dbg !47
  %232 = insertelement <2 x i32> %231, i32 %230, i64 1, !dbg !47
  %233 = bitcast i32 addrspace(5)* %223 to <2 x i32> addrspace(5)*, !dbg !47
  store <2 x i32> %232, <2 x i32> addrspace(5)* %233, align 4, !dbg !47, !tbaa !43
  call void @llvm.dbg.value(metadata i32 28, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 28, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %234 = mul nsw i32 %2, 28, !dbg !48
  %235 = add i32 %234, %13, !dbg !42
  %236 = add i32 %235, %12, !dbg !39
  %237 = zext i32 %236 to i64, !dbg !41
  %238 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %237, !dbg !41
  %239 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(5)* %4, i32 0, i32 28, !dbg !49
  call void @llvm.dbg.value(metadata i32 29, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 29, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %240 = mul nsw i32 %2, 29, !dbg !48
  %241 = add i32 %240, %13, !dbg !42
  %242 = add i32 %241, %12, !dbg !39
  %243 = zext i32 %242 to i64, !dbg !41
  %244 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %243, !dbg !41
  %245 = load i32, i32 addrspace(1)* %238, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %246 = load i32, i32 addrspace(1)* %244, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %247 = insertelement <2 x i32> poison, i32 %245, i64 0, !dbg !47
  %248 = insertelement <2 x i32> %247, i32 %246, i64 1, !dbg !47
  %249 = bitcast i32 addrspace(5)* %239 to <2 x i32> addrspace(5)*, !dbg !47
  store <2 x i32> %248, <2 x i32> addrspace(5)* %249, align 4, !dbg !47, !tbaa !43
  call void @llvm.dbg.value(metadata i32 30, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 30, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %250 = mul nsw i32 %2, 30, !dbg !48
  %251 = add i32 %250, %13, !dbg !42
  %252 = add i32 %251, %12, !dbg !39
  %253 = zext i32 %252 to i64, !dbg !41
  %254 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %253, !dbg !41
  %255 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(5)* %4, i32 0, i32 30, !dbg !49
  call void @llvm.dbg.value(metadata i32 31, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  call void @llvm.dbg.value(metadata i32 31, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %256 = mul nsw i32 %2, 31, !dbg !48
  %257 = add i32 %256, %13, !dbg !42
  %258 = add i32 %257, %12, !dbg !39
  %259 = zext i32 %258 to i64, !dbg !41
  %260 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %259, !dbg !41
  %261 = load i32, i32 addrspace(1)* %254, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %262 = load i32, i32 addrspace(1)* %260, align 4, !dbg !41, !tbaa !43, !amdgpu.noclobber !37
  %263 = insertelement <2 x i32> poison, i32 %261, i64 0, !dbg !47
  %264 = insertelement <2 x i32> %263, i32 %262, i64 1, !dbg !47
  %265 = bitcast i32 addrspace(5)* %255 to <2 x i32> addrspace(5)*, !dbg !47
  store <2 x i32> %264, <2 x i32> addrspace(5)* %265, align 4, !dbg !47, !tbaa !43
  call void @llvm.dbg.value(metadata i32 32, metadata !23, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !35
  %266 = load i16, i16 addrspace(4)* %9, align 4, !dbg !50, !range !36, !invariant.load !37
  %267 = zext i16 %266 to i32, !dbg !50
  %268 = mul i32 %6, %267, !dbg !50
  %269 = add i32 %268, %13, !dbg !50
  %270 = zext i32 %269 to i64, !dbg !51
  %271 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %270, !dbg !51
  %272 = load i32, i32 addrspace(1)* %271, align 4, !dbg !51, !tbaa !43, !amdgpu.noclobber !37
  call void @llvm.dbg.value(metadata i32 %272, metadata !25, metadata !DIExpression(DW_OP_constu, 31, DW_OP_and, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value)), !dbg !32
  call void @llvm.dbg.value(metadata i32 0, metadata !26, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !52
  %273 = and i32 %272, 31, !dbg !32
  %274 = icmp sgt i32 %2, 0, !dbg !53
  br i1 %274, label %280, label %275, !dbg !55

275:                                              ; preds = %280, %3
  %276 = phi i32 [ %273, %3 ], [ %292, %280 ], !dbg !32
  %277 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(5)* %4, i32 0, i32 %276, !dbg !56
  %278 = load i32, i32 addrspace(5)* %277, align 4, !dbg !56, !tbaa !43
  %279 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %270, !dbg !57
  store i32 %278, i32 addrspace(1)* %279, align 4, !dbg !58, !tbaa !43
  call void @llvm.lifetime.end.p5i8(i64 128, i8 addrspace(5)* %5) #5, !dbg !59
  ret void, !dbg !59

280:                                              ; preds = %3, %280
  %281 = phi i32 [ %292, %280 ], [ %273, %3 ]
  %282 = phi i32 [ %291, %280 ], [ 0, %3 ]
  %283 = phi i32 [ %289, %280 ], [ %272, %3 ]
  call void @llvm.dbg.value(metadata i32 %282, metadata !26, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !52
  call void @llvm.dbg.value(metadata i32 %283, metadata !25, metadata !DIExpression(DW_OP_constu, 31, DW_OP_and, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value)), !dbg !32
  %284 = mul i32 %283, 7, !dbg !60
  %285 = add i32 %284, 1, !dbg !62
  %286 = and i32 %285, 31, !dbg !63
  %287 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(5)* %4, i32 0, i32 %286, !dbg !64
  %288 = load i32, i32 addrspace(5)* %287, align 4, !dbg !64, !tbaa !43
  %289 = add nsw i32 %288, %282, !dbg !65
  %290 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(5)* %4, i32 0, i32 %281, !dbg !66
  store i32 %289, i32 addrspace(5)* %290, align 4, !dbg !67, !tbaa !43
  call void @llvm.dbg.value(metadata i32 %289, metadata !25, metadata !DIExpression(DW_OP_constu, 31, DW_OP_and, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value)), !dbg !32
  %291 = add nuw nsw i32 %282, 1, !dbg !68
  call void @llvm.dbg.value(metadata i32 %291, metadata !26, metadata !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef)), !dbg !52
  %292 = and i32 %289, 31, !dbg !32
  %293 = icmp eq i32 %291, %2, !dbg !53
  br i1 %293, label %275, label %280, !dbg !55, !llvm.loop !69
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p5i8(i64 immarg, i8 addrspace(5)* nocapture) #2

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p5i8(i64 immarg, i8 addrspace(5)* nocapture) #2

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #4

attributes #0 = { argmemonly nofree norecurse nosync nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+mai-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly mustprogress nocallback nofree nosync nounwind willreturn }
attributes #3 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!llvm.ident = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 15.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "k14_localarr.cl", directory: ".", checksumkind: CSK_MD5, checksum: "c8960bba072685315932524077ab4d70")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 1}
!6 = !{i32 2, i32 0}
!7 = !{!"Debian clang version 15.0.6"}
!8 = distinct !DISubprogram(name: "locarr", scope: !1, file: !1, line: 2, type: !9, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!9 = !DISubroutineType(cc: DW_CC_LLVM_OpenCLKernel, types: !10)
!10 = !{null, !11, !13, !12}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!15 = !{!16, !17, !18, !19, !23, !25, !26}
!16 = !DILocalVariable(name: "out", arg: 1, scope: !8, file: !1, line: 2, type: !11)
!17 = !DILocalVariable(name: "in", arg: 2, scope: !8, file: !1, line: 2, type: !13)
!18 = !DILocalVariable(name: "n", arg: 3, scope: !8, file: !1, line: 2, type: !12)
!19 = !DILocalVariable(name: "a", scope: !8, file: !1, line: 3, type: !20)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 1024, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 32)
!23 = !DILocalVariable(name: "i", scope: !24, file: !1, line: 3, type: !12)
!24 = distinct !DILexicalBlock(scope: !8, file: !1, line: 3, column: 14)
!25 = !DILocalVariable(name: "idx", scope: !8, file: !1, line: 4, type: !12)
!26 = !DILocalVariable(name: "k", scope: !27, file: !1, line: 4, type: !12)
!27 = distinct !DILexicalBlock(scope: !8, file: !1, line: 4, column: 27)
!28 = !{i32 1, i32 1, i32 0}
!29 = !{!"none", !"none", !"none"}
!30 = !{!"int*", !"int*", !"int"}
!31 = !{!"", !"const", !""}
!32 = !DILocation(line: 0, scope: !8)
!33 = !DILocation(line: 3, column: 3, scope: !8)
!34 = !DILocation(line: 3, column: 7, scope: !8)
!35 = !DILocation(line: 0, scope: !24)
!36 = !{i16 1, i16 1025}
!37 = !{}
!38 = !{i32 0, i32 1024}
!39 = !DILocation(line: 3, column: 48, scope: !40)
!40 = distinct !DILexicalBlock(scope: !24, file: !1, line: 3, column: 14)
!41 = !DILocation(line: 3, column: 42, scope: !40)
!42 = !DILocation(line: 3, column: 49, scope: !40)
!43 = !{!44, !44, i64 0}
!44 = !{!"int", !45, i64 0}
!45 = !{!"omnipotent char", !46, i64 0}
!46 = !{!"Simple C/C++ TBAA"}
!47 = !DILocation(line: 3, column: 41, scope: !40)
!48 = !DILocation(line: 3, column: 46, scope: !40)
!49 = !DILocation(line: 3, column: 37, scope: !40)
!50 = !DILocation(line: 4, column: 16, scope: !8)
!51 = !DILocation(line: 4, column: 13, scope: !8)
!52 = !DILocation(line: 0, scope: !27)
!53 = !DILocation(line: 4, column: 41, scope: !54)
!54 = distinct !DILexicalBlock(scope: !27, file: !1, line: 4, column: 27)
!55 = !DILocation(line: 4, column: 27, scope: !27)
!56 = !DILocation(line: 5, column: 12, scope: !8)
!57 = !DILocation(line: 5, column: 3, scope: !8)
!58 = !DILocation(line: 5, column: 11, scope: !8)
!59 = !DILocation(line: 6, column: 1, scope: !8)
!60 = !DILocation(line: 4, column: 65, scope: !61)
!61 = distinct !DILexicalBlock(scope: !54, file: !1, line: 4, column: 48)
!62 = !DILocation(line: 4, column: 67, scope: !61)
!63 = !DILocation(line: 4, column: 70, scope: !61)
!64 = !DILocation(line: 4, column: 59, scope: !61)
!65 = !DILocation(line: 4, column: 74, scope: !61)
!66 = !DILocation(line: 4, column: 50, scope: !61)
!67 = !DILocation(line: 4, column: 57, scope: !61)
!68 = !DILocation(line: 4, column: 45, scope: !54)
!69 = distinct !{!69, !55, !70}
!70 = !DILocation(line: 4, column: 95, scope: !27)
