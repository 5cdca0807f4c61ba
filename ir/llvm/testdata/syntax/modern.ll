; What a reader of LLVM 22 must take, one construct after the other. opt-22 -passes=verify accepts it.
; ModuleID = 'modern'
source_filename = "modern.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

module asm ".global .b32 from_asm;"
module asm "// \22quoted\22"

$group = comdat any
$"odd name" = comdat largest

%struct.pair = type { i32, ptr }
%struct.packed = type <{ i8, i32 }>
%opaque = type opaque
%"quoted type" = type { [2 x %struct.pair], <4 x half> }

@plain = global i32 7
@hidden = internal unnamed_addr addrspace(3) global [64 x float] undef, align 16
@ext = external local_unnamed_addr addrspace(1) global i32, align 4
@weak = weak_odr dso_local addrspace(1) constant <2 x i32> <i32 1, i32 -1>, comdat($group), align 8
@str = private unnamed_addr constant [7 x i8] c"a\22\5Cb\0A\00c", align 1
@nested = addrspace(1) global { i8, [2 x { i16, float }] } { i8 1, [2 x { i16, float }] [{ i16, float } { i16 2, float 1.000000e+00 }, { i16, float } zeroinitializer] }
@ptrs = addrspace(1) global [3 x ptr] [ptr @plain, ptr getelementptr inbounds (i8, ptr @plain, i64 4), ptr addrspacecast (ptr addrspace(1) @ext to ptr)]
@num = addrspace(4) constant i64 ptrtoint (ptr @plain to i64)
@wide = addrspace(1) global i128 170141183460469231731687303715884105727
@halfs = addrspace(1) global [4 x half] [half 0xH3C00, half 1.0, half -0.0, half 0xH7C00]
@bf = addrspace(1) global bfloat 0xR3F80
@"strange name\01" = addrspace(1) global i8 0
@0 = addrspace(1) global i32 3
@1 = private addrspace(1) global i32 4
@splatted = addrspace(1) constant <4 x i16> splat (i16 9)
@tls_like = thread_local(initialexec) global i32 0, section "data", partition "part"

@al = alias i32, ptr @plain
@al2 = weak alias i8, getelementptr (i8, ptr @al, i64 2)
@ifn = ifunc void (), ptr @resolver

define internal ptr @resolver() {
  ret ptr null
}

declare i32 @printf(ptr noundef readonly captures(none), ...) #0
declare !dbg !23 void @sink(i32 range(i32 0, 10), ptr dead_on_unwind writable sret(%struct.pair) align 8, ptr byval(%struct.pair), ...) memory(argmem: readwrite, inaccessiblemem: write) "key" "k"="v"
declare float @fp(float nofpclass(nan inf))
declare noundef align 8 dereferenceable(8) ptr @retattrs(ptr initializes((0, 4), (8, 12)) %named, i1 zeroext)
declare target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) @image()
declare i32 @personality(...)
declare void @convergent_fn() convergent

; Function Attrs: convergent nounwind
define ptx_kernel void @k(i32 noundef %n, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %in, ptr addrspace(1) nocapture "str"="x" %out) local_unnamed_addr #1 section "text" comdat($group) align 16 gc "none" prefix i32 1 !dbg !7 !kernel_arg_addr_space !10 {
entry:
  %a = add nuw nsw i32 %n, 1
  %b = or disjoint i32 %a, 8
  %c = zext nneg i32 %b to i64
  %d = trunc nuw nsw i64 %c to i32
  %e = icmp samesign ult i32 %d, 5
  %f = uitofp nneg i32 %d to float
  %g = fadd reassoc nnan ninf nsz arcp contract afn float %f, 0x3FB99999A0000000
  %h = fmul fast float %g, 1.250000e-01
  %i = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %c
  %j = getelementptr nusw nuw { i32, [4 x i16] }, ptr addrspace(1) %in, i64 0, i32 1, i64 %c
  %k = load i32, ptr addrspace(1) %i, align 4, !tbaa !12, !range !13, !noundef !14
  %l = load atomic volatile i32, ptr addrspace(1) %i syncscope("block") acquire, align 4
  store atomic i32 %l, ptr addrspace(1) %out syncscope("device") release, align 4, !nontemporal !15
  %m = atomicrmw volatile uinc_wrap ptr addrspace(1) %out, i32 %n syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !14
  %o = atomicrmw fmaximum ptr addrspace(1) %out, float %h seq_cst
  %p = atomicrmw usub_cond ptr addrspace(1) %out, i32 1 acq_rel
  %q = cmpxchg weak volatile ptr addrspace(1) %out, i32 %k, i32 %l acq_rel monotonic, align 4
  %r = extractvalue { i32, i1 } %q, 1
  fence syncscope("block") acq_rel
  %s = select nnan i1 %r, float %g, float %h
  %t = freeze float %s
  %u = shl nuw i32 %n, 3
  %v = lshr exact i32 %u, 1
  %w = sdiv exact i32 %v, 2
  %x = fcmp ult float %t, +1.5
  %y = fcmp true float %t, 0xFFF8000000000000
  %z = ptrtoaddr ptr addrspace(1) %in to i64
  #dbg_value(i32 %n, !16, !DIExpression(), !17)
    #dbg_declare(ptr addrspace(1) %in, !16, !DIExpression(DW_OP_plus_uconst, 4), !17)
  #dbg_label(!18, !17)
  br i1 %e, label %"quoted block", label %exit, !prof !19, !dbg !17

"quoted block":                                   ; preds = %entry
  %0 = insertelement <4 x float> poison, float %t, i64 0
  %1 = shufflevector <4 x float> %0, <4 x float> poison, <4 x i32> zeroinitializer
  %2 = fadd <4 x float> %1, splat (float 2.000000e+00)
  %3 = extractelement <4 x float> %2, i32 %n
  %4 = insertvalue { i32, { float, i8 } } undef, float %3, 1, 0
  %5 = extractvalue { i32, { float, i8 } } %4, 1, 0
  %6 = fneg float %5
  %7 = bitcast <4 x float> %2 to <2 x i64>
  %8 = add <2 x i64> %7, <i64 1, i64 undef>
  %9 = icmp ne <2 x i64> %8, zeroinitializer
  %10 = select <2 x i1> %9, <2 x i64> %8, <2 x i64> splat (i64 -1)
  %11 = zext <2 x i1> %9 to <2 x i32>
  switch i64 %z, label %exit [
    i64 0, label %12
    i64 -1, label %16
  ]

12:                                               ; preds = %"quoted block"
  %13 = tail call float @llvm.fma.f32(float %6, float %6, float 1.0) #2
  %14 = notail call i32 (ptr, ...) @va(ptr null, i32 1, ptr byval(%struct.pair) align 8 @plain)
  ret void

16:                                               ; preds = %"quoted block"
  %gap = call noundef range(i32 0, 8) i32 @llvm.ctpop.i32(i32 %n), !srcloc !14
  call addrspace(0) void @sink(i32 %gap, ptr sret(%struct.pair) null, ptr byval(%struct.pair) null) [ "deopt"(i32 1, ptr null), "align"(ptr null, i64 8) ]
  %99 = call { i32, i32 } asm sideeffect alignstack "mov.u32 $0, %laneid;\0A mov.u32 $1, $2;", "=r,=r,r,~{memory}"(i32 %n) #3, !srcloc !14
  callbr void asm sideeffect "", "!i"() to label %exit [label %100]

100:                                              ; preds = %16
  unreachable

exit:                                             ; preds = %16, %"quoted block", %entry
  %phi = phi i32 [ 0, %entry ], [ %gap, %16 ], [ ptrtoint (ptr @plain to i32), %"quoted block" ]
  store i32 %phi, ptr addrspace(1) %out, align 4
  ret void
}

define i32 @va(ptr, ...) {
  %2 = va_arg ptr %0, i32
  ret i32 %2
}

define void @tokens(i1 %c) convergent {
entry:
  %t = call token @llvm.experimental.convergence.entry()
  br label %loop
loop:
  %l = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %t) ]
  call void @convergent_fn() convergent [ "convergencectrl"(token %l) ]
  br i1 %c, label %loop, label %out
out:
  ret void
}

define void @eh(ptr %fn) personality ptr @personality {
entry:
  %x = invoke i32 %fn(i32 1) #4
          to label %ok unwind label %bad
ok:
  ret void
bad:
  %lp = landingpad { ptr, i32 }
          cleanup
          catch ptr null
          filter [1 x ptr] [ptr @plain]
  resume { ptr, i32 } %lp
}

define void @funclets() personality ptr @personality {
entry:
  invoke void @convergent_fn() to label %ok unwind label %dispatch
dispatch:
  %cs = catchswitch within none [label %handler] unwind to caller
handler:
  %cp = catchpad within %cs [ptr null, i32 64, ptr null]
  catchret from %cp to label %ok
ok:
  ret void
}

define void @indirect(ptr %p, i32 %i) {
entry:
  indirectbr ptr %p, [label %a, label %b]
a:
  %addr = select i1 true, ptr blockaddress(@indirect, %a), ptr %p
  br label %b
b:
  ret void
}

define void @allocas(i64 %n) {
  %1 = alloca i32, align 4
  %2 = alloca [8 x i8], i64 %n, align 16
  %3 = alloca inalloca i8, i32 4
  store i32 1, ptr %1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 1 %2, i64 4, i1 false)
  call void @llvm.memset.p0.i64(ptr %2, i8 0, i64 8, i1 true)
  ret void
}

define void @forward(i1 %c) {
entry:
  br label %later
earlier:
  %use = add i32 %def, 1
  ret void
later:
  %def = add i32 1, 2
  br label %earlier
}

define i32 @uses(i32 %x, i32 %y) {
entry:
  %s = add i32 %x, %y
  %t = mul i32 %s, %s
  ret i32 %t
  uselistorder i32 %s, { 1, 0 }
}

attributes #0 = { nounwind "no-builtins" alignstack=8 allockind("alloc,zeroed")  }
attributes #1 = { convergent mustprogress norecurse nounwind memory(argmem: readwrite) "nvvm.maxntid"="128,2" "nvvm.minctasm"="2" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" vscale_range(1,2) uwtable(sync) }
attributes #2 = { nocallback }
attributes #3 = { convergent nounwind }
attributes #4 = { nomerge }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}
!opencl.ocl.version = !{!3}
!named.strange = !{!3, !DIExpression()}

!0 = !{i32 7, !"Dwarf Version", i32 5}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !5, producer: "none", isOptimized: true, flags: "a;b", runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false)
!3 = !{i32 2, i32 0}
!5 = !DIFile(filename: "modern.cl", directory: "/src", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000000")
!6 = !DISubroutineType(types: !14)
!7 = distinct !DISubprogram(name: "k", scope: !5, file: !5, line: 3, type: !6, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !14, keyInstructions: true)
!10 = !{i32 0, i32 1, i32 1}
!12 = !{!20, !20, i64 0}
!13 = !{i32 0, i32 100}
!14 = !{}
!15 = !{i32 1}
!16 = !DILocalVariable(name: "n", arg: 1, scope: !7, file: !5, line: 3, type: !21)
!17 = !DILocation(line: 4, column: 7, scope: !7, atomGroup: 1, atomRank: 2)
!18 = !DILabel(scope: !7, name: "lab", file: !5, line: 5)
!19 = !{!"branch_weights", i32 1, i32 2000}
!20 = !{!"int", !22, i64 0}
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!"root"}
!23 = !DISubprogram(name: "sink", scope: !5, file: !5, line: 9, type: !6, spFlags: DISPFlagOptimized)
