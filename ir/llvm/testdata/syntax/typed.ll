; Typed pointers, as LLVM 9 to 14 print them. opt-15 -opaque-pointers=0 -passes=verify accepts it, and LLVM 22 reads it too.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.list = type { i32, %struct.list*, void (i8*)* }
%fn = type i32 (i32, ...)

@g = internal addrspace(3) global [16 x %struct.list*] undef, align 8
@p = addrspace(1) global i32* getelementptr inbounds ([2 x i32], [2 x i32]* @arr, i64 0, i64 1)
@arr = global [2 x i32] zeroinitializer
@table = constant [1 x void (i8*)*] [void (i8*)* @callee]

declare void @callee(i8* nocapture)
declare i32 @varargs(i32, ...)

define void @k(i32 addrspace(1)* nocapture readonly %in, [4 x float]* byval([4 x float]) align 4 %arr, void (i8*)* %f, i8** %pp) {
entry:
  %x = load i32, i32 addrspace(1)* %in, align 4
  %p = getelementptr inbounds [16 x %struct.list*], [16 x %struct.list*] addrspace(3)* @g, i32 0, i32 %x
  %l = load %struct.list*, %struct.list* addrspace(3)* %p, align 8
  %next = getelementptr inbounds %struct.list, %struct.list* %l, i64 0, i32 1
  %raw = bitcast %struct.list** %next to i8**
  %b = load i8*, i8** %raw
  call void %f(i8* %b)
  call void @callee(i8* bitcast ([2 x i32]* @arr to i8*))
  %r = call i32 (i32, ...) @varargs(i32 1, i8* %b)
  %old = atomicrmw add i32 addrspace(1)* %in, i32 %r seq_cst
  %c = cmpxchg i32 addrspace(1)* %in, i32 %old, i32 0 acq_rel monotonic
  %ok = extractvalue { i32, i1 } %c, 1
  %a = alloca i32, align 4
  store i32 %x, i32* %a
  %i = ptrtoint i32* %a to i64
  %q = inttoptr i64 %i to float*
  store float 1.0, float* %q
  ret void
}

!nvvm.annotations = !{!0, !1}
!0 = !{void (i32 addrspace(1)*, [4 x float]*, void (i8*)*, i8**)* @k, !"kernel", i32 1}
!1 = !{void (i32 addrspace(1)*, [4 x float]*, void (i8*)*, i8**)* @k, !"reqntidx", i32 64, !"minctasm", i32 4}
