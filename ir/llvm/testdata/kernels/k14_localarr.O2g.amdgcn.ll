; ModuleID = 'k14_localarr.cl'
source_filename = "k14_localarr.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @locarr(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !13 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
    #dbg_value(ptr addrspace(1) %0, !22, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !29)
    #dbg_value(ptr addrspace(1) %1, !23, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !29)
    #dbg_value(i32 %2, !24, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !29)
    #dbg_value(ptr addrspace(1) %0, !30, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !44)
    #dbg_value(ptr addrspace(1) %1, !33, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !44)
    #dbg_value(i32 %2, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !44)
    #dbg_declare(ptr addrspace(5) poison, !35, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !46)
    #dbg_value(i32 0, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12
  %7 = load i16, ptr addrspace(4) %6, align 4, !range !48, !invariant.load !49, !noundef !49
  %8 = zext nneg i16 %7 to i32
  %9 = mul i32 %4, %8
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = add i32 %10, %9, !dbg !50
    #dbg_value(i32 0, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
    #dbg_value(i32 0, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %12 = zext i32 %11 to i64, !dbg !51
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %12, !dbg !51
  %14 = load i32, ptr addrspace(1) %13, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %15 = insertelement <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %14, i64 0, !dbg !53
    #dbg_value(i32 1, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %16 = add i32 %2, %11
  %17 = zext i32 %16 to i64, !dbg !51
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %17, !dbg !51
  %19 = load i32, ptr addrspace(1) %18, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %20 = insertelement <32 x i32> %15, i32 %19, i64 1, !dbg !53
    #dbg_value(i32 2, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %21 = shl nsw i32 %2, 1, !dbg !54
  %22 = add i32 %21, %11
  %23 = zext i32 %22 to i64, !dbg !51
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %23, !dbg !51
  %25 = load i32, ptr addrspace(1) %24, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %26 = insertelement <32 x i32> %20, i32 %25, i64 2, !dbg !53
    #dbg_value(i32 3, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %27 = mul nsw i32 %2, 3, !dbg !54
  %28 = add i32 %27, %11
  %29 = zext i32 %28 to i64, !dbg !51
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %29, !dbg !51
  %31 = load i32, ptr addrspace(1) %30, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %32 = insertelement <32 x i32> %26, i32 %31, i64 3, !dbg !53
    #dbg_value(i32 4, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %33 = shl nsw i32 %2, 2, !dbg !54
  %34 = add i32 %33, %11
  %35 = zext i32 %34 to i64, !dbg !51
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %35, !dbg !51
  %37 = load i32, ptr addrspace(1) %36, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %38 = insertelement <32 x i32> %32, i32 %37, i64 4, !dbg !53
    #dbg_value(i32 5, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %39 = mul nsw i32 %2, 5, !dbg !54
  %40 = add i32 %39, %11
  %41 = zext i32 %40 to i64, !dbg !51
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %41, !dbg !51
  %43 = load i32, ptr addrspace(1) %42, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %44 = insertelement <32 x i32> %38, i32 %43, i64 5, !dbg !53
    #dbg_value(i32 6, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %45 = mul nsw i32 %2, 6, !dbg !54
  %46 = add i32 %45, %11
  %47 = zext i32 %46 to i64, !dbg !51
  %48 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %47, !dbg !51
  %49 = load i32, ptr addrspace(1) %48, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %50 = insertelement <32 x i32> %44, i32 %49, i64 6, !dbg !53
    #dbg_value(i32 7, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %51 = mul nsw i32 %2, 7, !dbg !54
  %52 = add i32 %51, %11
  %53 = zext i32 %52 to i64, !dbg !51
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %53, !dbg !51
  %55 = load i32, ptr addrspace(1) %54, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %56 = insertelement <32 x i32> %50, i32 %55, i64 7, !dbg !53
    #dbg_value(i32 8, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %57 = shl nsw i32 %2, 3, !dbg !54
  %58 = add i32 %57, %11
  %59 = zext i32 %58 to i64, !dbg !51
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %59, !dbg !51
  %61 = load i32, ptr addrspace(1) %60, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %62 = insertelement <32 x i32> %56, i32 %61, i64 8, !dbg !53
    #dbg_value(i32 9, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %63 = mul nsw i32 %2, 9, !dbg !54
  %64 = add i32 %63, %11
  %65 = zext i32 %64 to i64, !dbg !51
  %66 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %65, !dbg !51
  %67 = load i32, ptr addrspace(1) %66, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %68 = insertelement <32 x i32> %62, i32 %67, i64 9, !dbg !53
    #dbg_value(i32 10, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %69 = mul nsw i32 %2, 10, !dbg !54
  %70 = add i32 %69, %11
  %71 = zext i32 %70 to i64, !dbg !51
  %72 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %71, !dbg !51
  %73 = load i32, ptr addrspace(1) %72, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %74 = insertelement <32 x i32> %68, i32 %73, i64 10, !dbg !53
    #dbg_value(i32 11, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %75 = mul nsw i32 %2, 11, !dbg !54
  %76 = add i32 %75, %11
  %77 = zext i32 %76 to i64, !dbg !51
  %78 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %77, !dbg !51
  %79 = load i32, ptr addrspace(1) %78, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %80 = insertelement <32 x i32> %74, i32 %79, i64 11, !dbg !53
    #dbg_value(i32 12, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %81 = mul nsw i32 %2, 12, !dbg !54
  %82 = add i32 %81, %11
  %83 = zext i32 %82 to i64, !dbg !51
  %84 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %83, !dbg !51
  %85 = load i32, ptr addrspace(1) %84, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %86 = insertelement <32 x i32> %80, i32 %85, i64 12, !dbg !53
    #dbg_value(i32 13, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %87 = mul nsw i32 %2, 13, !dbg !54
  %88 = add i32 %87, %11
  %89 = zext i32 %88 to i64, !dbg !51
  %90 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %89, !dbg !51
  %91 = load i32, ptr addrspace(1) %90, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %92 = insertelement <32 x i32> %86, i32 %91, i64 13, !dbg !53
    #dbg_value(i32 14, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %93 = mul nsw i32 %2, 14, !dbg !54
  %94 = add i32 %93, %11
  %95 = zext i32 %94 to i64, !dbg !51
  %96 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %95, !dbg !51
  %97 = load i32, ptr addrspace(1) %96, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %98 = insertelement <32 x i32> %92, i32 %97, i64 14, !dbg !53
    #dbg_value(i32 15, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %99 = mul nsw i32 %2, 15, !dbg !54
  %100 = add i32 %99, %11
  %101 = zext i32 %100 to i64, !dbg !51
  %102 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %101, !dbg !51
  %103 = load i32, ptr addrspace(1) %102, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %104 = insertelement <32 x i32> %98, i32 %103, i64 15, !dbg !53
    #dbg_value(i32 16, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %105 = shl nsw i32 %2, 4, !dbg !54
  %106 = add i32 %105, %11
  %107 = zext i32 %106 to i64, !dbg !51
  %108 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %107, !dbg !51
  %109 = load i32, ptr addrspace(1) %108, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %110 = insertelement <32 x i32> %104, i32 %109, i64 16, !dbg !53
    #dbg_value(i32 17, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %111 = mul nsw i32 %2, 17, !dbg !54
  %112 = add i32 %111, %11
  %113 = zext i32 %112 to i64, !dbg !51
  %114 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %113, !dbg !51
  %115 = load i32, ptr addrspace(1) %114, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %116 = insertelement <32 x i32> %110, i32 %115, i64 17, !dbg !53
    #dbg_value(i32 18, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %117 = mul nsw i32 %2, 18, !dbg !54
  %118 = add i32 %117, %11
  %119 = zext i32 %118 to i64, !dbg !51
  %120 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %119, !dbg !51
  %121 = load i32, ptr addrspace(1) %120, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %122 = insertelement <32 x i32> %116, i32 %121, i64 18, !dbg !53
    #dbg_value(i32 19, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %123 = mul nsw i32 %2, 19, !dbg !54
  %124 = add i32 %123, %11
  %125 = zext i32 %124 to i64, !dbg !51
  %126 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %125, !dbg !51
  %127 = load i32, ptr addrspace(1) %126, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %128 = insertelement <32 x i32> %122, i32 %127, i64 19, !dbg !53
    #dbg_value(i32 20, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %129 = mul nsw i32 %2, 20, !dbg !54
  %130 = add i32 %129, %11
  %131 = zext i32 %130 to i64, !dbg !51
  %132 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %131, !dbg !51
  %133 = load i32, ptr addrspace(1) %132, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %134 = insertelement <32 x i32> %128, i32 %133, i64 20, !dbg !53
    #dbg_value(i32 21, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %135 = mul nsw i32 %2, 21, !dbg !54
  %136 = add i32 %135, %11
  %137 = zext i32 %136 to i64, !dbg !51
  %138 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %137, !dbg !51
  %139 = load i32, ptr addrspace(1) %138, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %140 = insertelement <32 x i32> %134, i32 %139, i64 21, !dbg !53
    #dbg_value(i32 22, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %141 = mul nsw i32 %2, 22, !dbg !54
  %142 = add i32 %141, %11
  %143 = zext i32 %142 to i64, !dbg !51
  %144 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %143, !dbg !51
  %145 = load i32, ptr addrspace(1) %144, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %146 = insertelement <32 x i32> %140, i32 %145, i64 22, !dbg !53
    #dbg_value(i32 23, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %147 = mul nsw i32 %2, 23, !dbg !54
  %148 = add i32 %147, %11
  %149 = zext i32 %148 to i64, !dbg !51
  %150 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %149, !dbg !51
  %151 = load i32, ptr addrspace(1) %150, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %152 = insertelement <32 x i32> %146, i32 %151, i64 23, !dbg !53
    #dbg_value(i32 24, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %153 = mul nsw i32 %2, 24, !dbg !54
  %154 = add i32 %153, %11
  %155 = zext i32 %154 to i64, !dbg !51
  %156 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %155, !dbg !51
  %157 = load i32, ptr addrspace(1) %156, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %158 = insertelement <32 x i32> %152, i32 %157, i64 24, !dbg !53
    #dbg_value(i32 25, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %159 = mul nsw i32 %2, 25, !dbg !54
  %160 = add i32 %159, %11
  %161 = zext i32 %160 to i64, !dbg !51
  %162 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %161, !dbg !51
  %163 = load i32, ptr addrspace(1) %162, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %164 = insertelement <32 x i32> %158, i32 %163, i64 25, !dbg !53
    #dbg_value(i32 26, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %165 = mul nsw i32 %2, 26, !dbg !54
  %166 = add i32 %165, %11
  %167 = zext i32 %166 to i64, !dbg !51
  %168 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %167, !dbg !51
  %169 = load i32, ptr addrspace(1) %168, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %170 = insertelement <32 x i32> %164, i32 %169, i64 26, !dbg !53
    #dbg_value(i32 27, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %171 = mul nsw i32 %2, 27, !dbg !54
  %172 = add i32 %171, %11
  %173 = zext i32 %172 to i64, !dbg !51
  %174 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %173, !dbg !51
  %175 = load i32, ptr addrspace(1) %174, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %176 = insertelement <32 x i32> %170, i32 %175, i64 27, !dbg !53
    #dbg_value(i32 28, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %177 = mul nsw i32 %2, 28, !dbg !54
  %178 = add i32 %177, %11
  %179 = zext i32 %178 to i64, !dbg !51
  %180 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %179, !dbg !51
  %181 = load i32, ptr addrspace(1) %180, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %182 = insertelement <32 x i32> %176, i32 %181, i64 28, !dbg !53
    #dbg_value(i32 29, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %183 = mul nsw i32 %2, 29, !dbg !54
  %184 = add i32 %183, %11
  %185 = zext i32 %184 to i64, !dbg !51
  %186 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %185, !dbg !51
  %187 = load i32, ptr addrspace(1) %186, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %188 = insertelement <32 x i32> %182, i32 %187, i64 29, !dbg !53
    #dbg_value(i32 30, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %189 = mul nsw i32 %2, 30, !dbg !54
  %190 = add i32 %189, %11
  %191 = zext i32 %190 to i64, !dbg !51
  %192 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %191, !dbg !51
  %193 = load i32, ptr addrspace(1) %192, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %194 = insertelement <32 x i32> %188, i32 %193, i64 30, !dbg !53
    #dbg_value(i32 31, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %195 = mul nsw i32 %2, 31, !dbg !54
  %196 = add i32 %195, %11
  %197 = zext i32 %196 to i64, !dbg !51
  %198 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %197, !dbg !51
  %199 = load i32, ptr addrspace(1) %198, align 4, !dbg !51, !tbaa !9, !amdgpu.noclobber !49
  %200 = insertelement <32 x i32> %194, i32 %199, i64 31, !dbg !53
    #dbg_value(i32 32, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  %201 = load i16, ptr addrspace(4) %6, align 4, !dbg !55, !range !48, !invariant.load !49, !noundef !49
  %202 = zext nneg i16 %201 to i32, !dbg !55
  %203 = mul i32 %4, %202, !dbg !55
  %204 = add i32 %203, %10, !dbg !55
  %205 = zext i32 %204 to i64, !dbg !56
  %206 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %205, !dbg !56
  %207 = load i32, ptr addrspace(1) %206, align 4, !dbg !56, !tbaa !9, !amdgpu.noclobber !49
    #dbg_value(i32 %207, !41, !DIExpression(DW_OP_constu, 31, DW_OP_and, DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !44)
    #dbg_value(i32 0, !42, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !57)
  %208 = and i32 %207, 31, !dbg !58
  %209 = icmp sgt i32 %2, 0, !dbg !59
  br i1 %209, label %210, label %224, !dbg !61

210:                                              ; preds = %3, %210
  %211 = phi i32 [ %222, %210 ], [ %208, %3 ]
  %212 = phi i32 [ %221, %210 ], [ 0, %3 ]
  %213 = phi i32 [ %219, %210 ], [ %207, %3 ]
  %214 = phi <32 x i32> [ %220, %210 ], [ %200, %3 ]
    #dbg_value(i32 %212, !42, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(i32 %213, !41, !DIExpression(DW_OP_constu, 31, DW_OP_and, DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !44)
  %215 = mul i32 %213, 7, !dbg !62
  %216 = add i32 %215, 1, !dbg !64
  %217 = and i32 %216, 31, !dbg !65
  %218 = extractelement <32 x i32> %214, i32 %217, !dbg !66
  %219 = add nsw i32 %218, %212, !dbg !67
  %220 = insertelement <32 x i32> %214, i32 %219, i32 %211, !dbg !68
    #dbg_value(i32 %219, !41, !DIExpression(DW_OP_constu, 31, DW_OP_and, DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !44)
  %221 = add nuw nsw i32 %212, 1, !dbg !69
    #dbg_value(i32 %221, !42, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !57)
  %222 = and i32 %219, 31, !dbg !58
  %223 = icmp eq i32 %221, %2, !dbg !59
  br i1 %223, label %224, label %210, !dbg !61, !llvm.loop !70

224:                                              ; preds = %210, %3
  %225 = phi <32 x i32> [ %200, %3 ], [ %220, %210 ]
  %226 = phi i32 [ %208, %3 ], [ %222, %210 ], !dbg !58
  %227 = extractelement <32 x i32> %225, i32 %226, !dbg !72
  %228 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %205, !dbg !73
  store i32 %227, ptr addrspace(1) %228, align 4, !dbg !74, !tbaa !9
  ret void, !dbg !75
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_locarr(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !31 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
    #dbg_value(ptr addrspace(1) %0, !30, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !76)
    #dbg_value(ptr addrspace(1) %1, !33, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !76)
    #dbg_value(i32 %2, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !76)
    #dbg_declare(ptr addrspace(5) poison, !35, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !77)
    #dbg_value(i32 0, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12
  %7 = load i16, ptr addrspace(4) %6, align 4, !range !48, !invariant.load !49, !noundef !49
  %8 = zext nneg i16 %7 to i32
  %9 = mul i32 %4, %8
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = add i32 %10, %9, !dbg !79
    #dbg_value(i32 0, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
    #dbg_value(i32 0, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %12 = zext i32 %11 to i64, !dbg !80
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %12, !dbg !80
  %14 = load i32, ptr addrspace(1) %13, align 4, !dbg !80, !tbaa !9
  %15 = insertelement <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %14, i64 0, !dbg !81
    #dbg_value(i32 1, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %16 = add i32 %2, %11
  %17 = zext i32 %16 to i64, !dbg !80
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %17, !dbg !80
  %19 = load i32, ptr addrspace(1) %18, align 4, !dbg !80, !tbaa !9
  %20 = insertelement <32 x i32> %15, i32 %19, i64 1, !dbg !81
    #dbg_value(i32 2, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %21 = shl nsw i32 %2, 1, !dbg !82
  %22 = add i32 %21, %11
  %23 = zext i32 %22 to i64, !dbg !80
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %23, !dbg !80
  %25 = load i32, ptr addrspace(1) %24, align 4, !dbg !80, !tbaa !9
  %26 = insertelement <32 x i32> %20, i32 %25, i64 2, !dbg !81
    #dbg_value(i32 3, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %27 = mul nsw i32 %2, 3, !dbg !82
  %28 = add i32 %27, %11
  %29 = zext i32 %28 to i64, !dbg !80
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %29, !dbg !80
  %31 = load i32, ptr addrspace(1) %30, align 4, !dbg !80, !tbaa !9
  %32 = insertelement <32 x i32> %26, i32 %31, i64 3, !dbg !81
    #dbg_value(i32 4, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %33 = shl nsw i32 %2, 2, !dbg !82
  %34 = add i32 %33, %11
  %35 = zext i32 %34 to i64, !dbg !80
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %35, !dbg !80
  %37 = load i32, ptr addrspace(1) %36, align 4, !dbg !80, !tbaa !9
  %38 = insertelement <32 x i32> %32, i32 %37, i64 4, !dbg !81
    #dbg_value(i32 5, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %39 = mul nsw i32 %2, 5, !dbg !82
  %40 = add i32 %39, %11
  %41 = zext i32 %40 to i64, !dbg !80
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %41, !dbg !80
  %43 = load i32, ptr addrspace(1) %42, align 4, !dbg !80, !tbaa !9
  %44 = insertelement <32 x i32> %38, i32 %43, i64 5, !dbg !81
    #dbg_value(i32 6, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %45 = mul nsw i32 %2, 6, !dbg !82
  %46 = add i32 %45, %11
  %47 = zext i32 %46 to i64, !dbg !80
  %48 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %47, !dbg !80
  %49 = load i32, ptr addrspace(1) %48, align 4, !dbg !80, !tbaa !9
  %50 = insertelement <32 x i32> %44, i32 %49, i64 6, !dbg !81
    #dbg_value(i32 7, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %51 = mul nsw i32 %2, 7, !dbg !82
  %52 = add i32 %51, %11
  %53 = zext i32 %52 to i64, !dbg !80
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %53, !dbg !80
  %55 = load i32, ptr addrspace(1) %54, align 4, !dbg !80, !tbaa !9
  %56 = insertelement <32 x i32> %50, i32 %55, i64 7, !dbg !81
    #dbg_value(i32 8, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %57 = shl nsw i32 %2, 3, !dbg !82
  %58 = add i32 %57, %11
  %59 = zext i32 %58 to i64, !dbg !80
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %59, !dbg !80
  %61 = load i32, ptr addrspace(1) %60, align 4, !dbg !80, !tbaa !9
  %62 = insertelement <32 x i32> %56, i32 %61, i64 8, !dbg !81
    #dbg_value(i32 9, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %63 = mul nsw i32 %2, 9, !dbg !82
  %64 = add i32 %63, %11
  %65 = zext i32 %64 to i64, !dbg !80
  %66 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %65, !dbg !80
  %67 = load i32, ptr addrspace(1) %66, align 4, !dbg !80, !tbaa !9
  %68 = insertelement <32 x i32> %62, i32 %67, i64 9, !dbg !81
    #dbg_value(i32 10, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %69 = mul nsw i32 %2, 10, !dbg !82
  %70 = add i32 %69, %11
  %71 = zext i32 %70 to i64, !dbg !80
  %72 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %71, !dbg !80
  %73 = load i32, ptr addrspace(1) %72, align 4, !dbg !80, !tbaa !9
  %74 = insertelement <32 x i32> %68, i32 %73, i64 10, !dbg !81
    #dbg_value(i32 11, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %75 = mul nsw i32 %2, 11, !dbg !82
  %76 = add i32 %75, %11
  %77 = zext i32 %76 to i64, !dbg !80
  %78 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %77, !dbg !80
  %79 = load i32, ptr addrspace(1) %78, align 4, !dbg !80, !tbaa !9
  %80 = insertelement <32 x i32> %74, i32 %79, i64 11, !dbg !81
    #dbg_value(i32 12, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %81 = mul nsw i32 %2, 12, !dbg !82
  %82 = add i32 %81, %11
  %83 = zext i32 %82 to i64, !dbg !80
  %84 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %83, !dbg !80
  %85 = load i32, ptr addrspace(1) %84, align 4, !dbg !80, !tbaa !9
  %86 = insertelement <32 x i32> %80, i32 %85, i64 12, !dbg !81
    #dbg_value(i32 13, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %87 = mul nsw i32 %2, 13, !dbg !82
  %88 = add i32 %87, %11
  %89 = zext i32 %88 to i64, !dbg !80
  %90 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %89, !dbg !80
  %91 = load i32, ptr addrspace(1) %90, align 4, !dbg !80, !tbaa !9
  %92 = insertelement <32 x i32> %86, i32 %91, i64 13, !dbg !81
    #dbg_value(i32 14, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %93 = mul nsw i32 %2, 14, !dbg !82
  %94 = add i32 %93, %11
  %95 = zext i32 %94 to i64, !dbg !80
  %96 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %95, !dbg !80
  %97 = load i32, ptr addrspace(1) %96, align 4, !dbg !80, !tbaa !9
  %98 = insertelement <32 x i32> %92, i32 %97, i64 14, !dbg !81
    #dbg_value(i32 15, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %99 = mul nsw i32 %2, 15, !dbg !82
  %100 = add i32 %99, %11
  %101 = zext i32 %100 to i64, !dbg !80
  %102 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %101, !dbg !80
  %103 = load i32, ptr addrspace(1) %102, align 4, !dbg !80, !tbaa !9
  %104 = insertelement <32 x i32> %98, i32 %103, i64 15, !dbg !81
    #dbg_value(i32 16, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %105 = shl nsw i32 %2, 4, !dbg !82
  %106 = add i32 %105, %11
  %107 = zext i32 %106 to i64, !dbg !80
  %108 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %107, !dbg !80
  %109 = load i32, ptr addrspace(1) %108, align 4, !dbg !80, !tbaa !9
  %110 = insertelement <32 x i32> %104, i32 %109, i64 16, !dbg !81
    #dbg_value(i32 17, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %111 = mul nsw i32 %2, 17, !dbg !82
  %112 = add i32 %111, %11
  %113 = zext i32 %112 to i64, !dbg !80
  %114 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %113, !dbg !80
  %115 = load i32, ptr addrspace(1) %114, align 4, !dbg !80, !tbaa !9
  %116 = insertelement <32 x i32> %110, i32 %115, i64 17, !dbg !81
    #dbg_value(i32 18, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %117 = mul nsw i32 %2, 18, !dbg !82
  %118 = add i32 %117, %11
  %119 = zext i32 %118 to i64, !dbg !80
  %120 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %119, !dbg !80
  %121 = load i32, ptr addrspace(1) %120, align 4, !dbg !80, !tbaa !9
  %122 = insertelement <32 x i32> %116, i32 %121, i64 18, !dbg !81
    #dbg_value(i32 19, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %123 = mul nsw i32 %2, 19, !dbg !82
  %124 = add i32 %123, %11
  %125 = zext i32 %124 to i64, !dbg !80
  %126 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %125, !dbg !80
  %127 = load i32, ptr addrspace(1) %126, align 4, !dbg !80, !tbaa !9
  %128 = insertelement <32 x i32> %122, i32 %127, i64 19, !dbg !81
    #dbg_value(i32 20, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %129 = mul nsw i32 %2, 20, !dbg !82
  %130 = add i32 %129, %11
  %131 = zext i32 %130 to i64, !dbg !80
  %132 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %131, !dbg !80
  %133 = load i32, ptr addrspace(1) %132, align 4, !dbg !80, !tbaa !9
  %134 = insertelement <32 x i32> %128, i32 %133, i64 20, !dbg !81
    #dbg_value(i32 21, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %135 = mul nsw i32 %2, 21, !dbg !82
  %136 = add i32 %135, %11
  %137 = zext i32 %136 to i64, !dbg !80
  %138 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %137, !dbg !80
  %139 = load i32, ptr addrspace(1) %138, align 4, !dbg !80, !tbaa !9
  %140 = insertelement <32 x i32> %134, i32 %139, i64 21, !dbg !81
    #dbg_value(i32 22, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %141 = mul nsw i32 %2, 22, !dbg !82
  %142 = add i32 %141, %11
  %143 = zext i32 %142 to i64, !dbg !80
  %144 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %143, !dbg !80
  %145 = load i32, ptr addrspace(1) %144, align 4, !dbg !80, !tbaa !9
  %146 = insertelement <32 x i32> %140, i32 %145, i64 22, !dbg !81
    #dbg_value(i32 23, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %147 = mul nsw i32 %2, 23, !dbg !82
  %148 = add i32 %147, %11
  %149 = zext i32 %148 to i64, !dbg !80
  %150 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %149, !dbg !80
  %151 = load i32, ptr addrspace(1) %150, align 4, !dbg !80, !tbaa !9
  %152 = insertelement <32 x i32> %146, i32 %151, i64 23, !dbg !81
    #dbg_value(i32 24, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %153 = mul nsw i32 %2, 24, !dbg !82
  %154 = add i32 %153, %11
  %155 = zext i32 %154 to i64, !dbg !80
  %156 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %155, !dbg !80
  %157 = load i32, ptr addrspace(1) %156, align 4, !dbg !80, !tbaa !9
  %158 = insertelement <32 x i32> %152, i32 %157, i64 24, !dbg !81
    #dbg_value(i32 25, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %159 = mul nsw i32 %2, 25, !dbg !82
  %160 = add i32 %159, %11
  %161 = zext i32 %160 to i64, !dbg !80
  %162 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %161, !dbg !80
  %163 = load i32, ptr addrspace(1) %162, align 4, !dbg !80, !tbaa !9
  %164 = insertelement <32 x i32> %158, i32 %163, i64 25, !dbg !81
    #dbg_value(i32 26, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %165 = mul nsw i32 %2, 26, !dbg !82
  %166 = add i32 %165, %11
  %167 = zext i32 %166 to i64, !dbg !80
  %168 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %167, !dbg !80
  %169 = load i32, ptr addrspace(1) %168, align 4, !dbg !80, !tbaa !9
  %170 = insertelement <32 x i32> %164, i32 %169, i64 26, !dbg !81
    #dbg_value(i32 27, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %171 = mul nsw i32 %2, 27, !dbg !82
  %172 = add i32 %171, %11
  %173 = zext i32 %172 to i64, !dbg !80
  %174 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %173, !dbg !80
  %175 = load i32, ptr addrspace(1) %174, align 4, !dbg !80, !tbaa !9
  %176 = insertelement <32 x i32> %170, i32 %175, i64 27, !dbg !81
    #dbg_value(i32 28, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %177 = mul nsw i32 %2, 28, !dbg !82
  %178 = add i32 %177, %11
  %179 = zext i32 %178 to i64, !dbg !80
  %180 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %179, !dbg !80
  %181 = load i32, ptr addrspace(1) %180, align 4, !dbg !80, !tbaa !9
  %182 = insertelement <32 x i32> %176, i32 %181, i64 28, !dbg !81
    #dbg_value(i32 29, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %183 = mul nsw i32 %2, 29, !dbg !82
  %184 = add i32 %183, %11
  %185 = zext i32 %184 to i64, !dbg !80
  %186 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %185, !dbg !80
  %187 = load i32, ptr addrspace(1) %186, align 4, !dbg !80, !tbaa !9
  %188 = insertelement <32 x i32> %182, i32 %187, i64 29, !dbg !81
    #dbg_value(i32 30, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %189 = mul nsw i32 %2, 30, !dbg !82
  %190 = add i32 %189, %11
  %191 = zext i32 %190 to i64, !dbg !80
  %192 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %191, !dbg !80
  %193 = load i32, ptr addrspace(1) %192, align 4, !dbg !80, !tbaa !9
  %194 = insertelement <32 x i32> %188, i32 %193, i64 30, !dbg !81
    #dbg_value(i32 31, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %195 = mul nsw i32 %2, 31, !dbg !82
  %196 = add i32 %195, %11
  %197 = zext i32 %196 to i64, !dbg !80
  %198 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %197, !dbg !80
  %199 = load i32, ptr addrspace(1) %198, align 4, !dbg !80, !tbaa !9
  %200 = insertelement <32 x i32> %194, i32 %199, i64 31, !dbg !81
    #dbg_value(i32 32, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %201 = load i16, ptr addrspace(4) %6, align 4, !dbg !83, !range !48, !invariant.load !49, !noundef !49
  %202 = zext nneg i16 %201 to i32, !dbg !83
  %203 = mul i32 %4, %202, !dbg !83
  %204 = add i32 %203, %10, !dbg !83
  %205 = zext i32 %204 to i64, !dbg !84
  %206 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %205, !dbg !84
  %207 = load i32, ptr addrspace(1) %206, align 4, !dbg !84, !tbaa !9
    #dbg_value(i32 %207, !41, !DIExpression(DW_OP_constu, 31, DW_OP_and, DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !76)
    #dbg_value(i32 0, !42, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !85)
  %208 = and i32 %207, 31, !dbg !86
  %209 = icmp sgt i32 %2, 0, !dbg !87
  br i1 %209, label %215, label %210, !dbg !88

210:                                              ; preds = %215, %3
  %211 = phi <32 x i32> [ %200, %3 ], [ %225, %215 ]
  %212 = phi i32 [ %208, %3 ], [ %227, %215 ], !dbg !86
  %213 = extractelement <32 x i32> %211, i32 %212, !dbg !89
  %214 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %205, !dbg !90
  store i32 %213, ptr addrspace(1) %214, align 4, !dbg !91, !tbaa !9
  ret void, !dbg !92

215:                                              ; preds = %3, %215
  %216 = phi i32 [ %227, %215 ], [ %208, %3 ]
  %217 = phi i32 [ %226, %215 ], [ 0, %3 ]
  %218 = phi i32 [ %224, %215 ], [ %207, %3 ]
  %219 = phi <32 x i32> [ %225, %215 ], [ %200, %3 ]
    #dbg_value(i32 %217, !42, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !85)
    #dbg_value(i32 %218, !41, !DIExpression(DW_OP_constu, 31, DW_OP_and, DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !76)
  %220 = mul i32 %218, 7, !dbg !93
  %221 = add i32 %220, 1, !dbg !94
  %222 = and i32 %221, 31, !dbg !95
  %223 = extractelement <32 x i32> %219, i32 %222, !dbg !96
  %224 = add nsw i32 %223, %217, !dbg !97
  %225 = insertelement <32 x i32> %219, i32 %224, i32 %216, !dbg !98
    #dbg_value(i32 %224, !41, !DIExpression(DW_OP_constu, 31, DW_OP_and, DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !76)
  %226 = add nuw nsw i32 %217, 1, !dbg !99
    #dbg_value(i32 %226, !42, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !85)
  %227 = and i32 %224, 31, !dbg !86
  %228 = icmp eq i32 %226, %2, !dbg !87
  br i1 %228, label %210, label %215, !dbg !88, !llvm.loop !100
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "./k14_localarr.cl", directory: ".", checksumkind: CSK_MD5, checksum: "c8960bba072685315932524077ab4d70")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 8, !"PIC Level", i32 2}
!7 = !{i32 2, i32 0}
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = distinct !DISubprogram(name: "locarr", scope: !14, file: !14, line: 2, type: !15, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !21)
!14 = !DIFile(filename: "./k14_localarr.cl", directory: "", checksumkind: CSK_MD5, checksum: "c8960bba072685315932524077ab4d70")
!15 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !16)
!16 = !{null, !17, !19, !18}
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!21 = !{!22, !23, !24}
!22 = !DILocalVariable(name: "out", arg: 1, scope: !13, file: !14, line: 2, type: !17)
!23 = !DILocalVariable(name: "in", arg: 2, scope: !13, file: !14, line: 2, type: !19)
!24 = !DILocalVariable(name: "n", arg: 3, scope: !13, file: !14, line: 2, type: !18)
!25 = !{i32 1, i32 1, i32 0}
!26 = !{!"none", !"none", !"none"}
!27 = !{!"int*", !"int*", !"int"}
!28 = !{!"", !"const", !""}
!29 = !DILocation(line: 0, scope: !13)
!30 = !DILocalVariable(name: "out", arg: 1, scope: !31, file: !14, line: 2, type: !17)
!31 = distinct !DISubprogram(name: "locarr", linkageName: "__clang_ocl_kern_imp_locarr", scope: !14, file: !14, line: 2, type: !15, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !32)
!32 = !{!30, !33, !34, !35, !39, !41, !42}
!33 = !DILocalVariable(name: "in", arg: 2, scope: !31, file: !14, line: 2, type: !19)
!34 = !DILocalVariable(name: "n", arg: 3, scope: !31, file: !14, line: 2, type: !18)
!35 = !DILocalVariable(name: "a", scope: !31, file: !14, line: 3, type: !36)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 1024, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 32)
!39 = !DILocalVariable(name: "i", scope: !40, file: !14, line: 3, type: !18)
!40 = distinct !DILexicalBlock(scope: !31, file: !14, line: 3, column: 14)
!41 = !DILocalVariable(name: "idx", scope: !31, file: !14, line: 4, type: !18)
!42 = !DILocalVariable(name: "k", scope: !43, file: !14, line: 4, type: !18)
!43 = distinct !DILexicalBlock(scope: !31, file: !14, line: 4, column: 27)
!44 = !DILocation(line: 0, scope: !31, inlinedAt: !45)
!45 = distinct !DILocation(line: 2, column: 66, scope: !13)
!46 = !DILocation(line: 3, column: 7, scope: !31, inlinedAt: !45)
!47 = !DILocation(line: 0, scope: !40, inlinedAt: !45)
!48 = !{i16 1, i16 1025}
!49 = !{}
!50 = !DILocation(line: 3, column: 19, scope: !40, inlinedAt: !45)
!51 = !DILocation(line: 3, column: 42, scope: !52, inlinedAt: !45)
!52 = distinct !DILexicalBlock(scope: !40, file: !14, line: 3, column: 14)
!53 = !DILocation(line: 3, column: 41, scope: !52, inlinedAt: !45)
!54 = !DILocation(line: 3, column: 46, scope: !52, inlinedAt: !45)
!55 = !DILocation(line: 4, column: 16, scope: !31, inlinedAt: !45)
!56 = !DILocation(line: 4, column: 13, scope: !31, inlinedAt: !45)
!57 = !DILocation(line: 0, scope: !43, inlinedAt: !45)
!58 = !DILocation(line: 4, scope: !31, inlinedAt: !45)
!59 = !DILocation(line: 4, column: 41, scope: !60, inlinedAt: !45)
!60 = distinct !DILexicalBlock(scope: !43, file: !14, line: 4, column: 27)
!61 = !DILocation(line: 4, column: 27, scope: !43, inlinedAt: !45)
!62 = !DILocation(line: 4, column: 65, scope: !63, inlinedAt: !45)
!63 = distinct !DILexicalBlock(scope: !60, file: !14, line: 4, column: 48)
!64 = !DILocation(line: 4, column: 67, scope: !63, inlinedAt: !45)
!65 = !DILocation(line: 4, column: 70, scope: !63, inlinedAt: !45)
!66 = !DILocation(line: 4, column: 59, scope: !63, inlinedAt: !45)
!67 = !DILocation(line: 4, column: 74, scope: !63, inlinedAt: !45)
!68 = !DILocation(line: 4, column: 57, scope: !63, inlinedAt: !45)
!69 = !DILocation(line: 4, column: 45, scope: !60, inlinedAt: !45)
!70 = distinct !{!70, !61, !71}
!71 = !DILocation(line: 4, column: 95, scope: !43, inlinedAt: !45)
!72 = !DILocation(line: 5, column: 12, scope: !31, inlinedAt: !45)
!73 = !DILocation(line: 5, column: 3, scope: !31, inlinedAt: !45)
!74 = !DILocation(line: 5, column: 11, scope: !31, inlinedAt: !45)
!75 = !DILocation(line: 6, column: 1, scope: !13)
!76 = !DILocation(line: 0, scope: !31)
!77 = !DILocation(line: 3, column: 7, scope: !31)
!78 = !DILocation(line: 0, scope: !40)
!79 = !DILocation(line: 3, column: 19, scope: !40)
!80 = !DILocation(line: 3, column: 42, scope: !52)
!81 = !DILocation(line: 3, column: 41, scope: !52)
!82 = !DILocation(line: 3, column: 46, scope: !52)
!83 = !DILocation(line: 4, column: 16, scope: !31)
!84 = !DILocation(line: 4, column: 13, scope: !31)
!85 = !DILocation(line: 0, scope: !43)
!86 = !DILocation(line: 4, scope: !31)
!87 = !DILocation(line: 4, column: 41, scope: !60)
!88 = !DILocation(line: 4, column: 27, scope: !43)
!89 = !DILocation(line: 5, column: 12, scope: !31)
!90 = !DILocation(line: 5, column: 3, scope: !31)
!91 = !DILocation(line: 5, column: 11, scope: !31)
!92 = !DILocation(line: 6, column: 1, scope: !31)
!93 = !DILocation(line: 4, column: 65, scope: !63)
!94 = !DILocation(line: 4, column: 67, scope: !63)
!95 = !DILocation(line: 4, column: 70, scope: !63)
!96 = !DILocation(line: 4, column: 59, scope: !63)
!97 = !DILocation(line: 4, column: 74, scope: !63)
!98 = !DILocation(line: 4, column: 57, scope: !63)
!99 = !DILocation(line: 4, column: 45, scope: !60)
!100 = distinct !{!100, !88, !101}
!101 = !DILocation(line: 4, column: 95, scope: !43)
