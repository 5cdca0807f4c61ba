; // launch: none
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i64 @llvm.amdgcn.ballot.i64(i1)
declare i32 @llvm.amdgcn.ballot.i32(i1)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)

; Data decides who votes.
define amdgpu_kernel void @data(ptr addrspace(1) %o, ptr addrspace(1) %q) #0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i32, ptr addrspace(1) %q, i32 %tid
  %x = load i32, ptr addrspace(1) %a
  %p = icmp ne i32 %x, 0
  %b = call i64 @llvm.amdgcn.ballot.i64(i1 %p)
  %t = trunc i64 %b to i32 ; // want "warning, possible: lanes 32 to 63 of the vote are dropped: a warp has 64 lanes here"
  store i32 %t, ptr addrspace(1) %o
  ret void
}

; The lower lanes vote yes, all others no.
define amdgpu_kernel void @lower(ptr addrspace(1) %o) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %p = icmp ult i32 %tid, 20
  %b = call i64 @llvm.amdgcn.ballot.i64(i1 %p)
  %t = trunc i64 %b to i32 ; // want "note, possible: lanes 32 to 63 of the vote are dropped: a warp has 64 lanes here, of which none votes yes"
  store i32 %t, ptr addrspace(1) %o
  ret void
}

; Lane 63 of warp 0 votes yes, in a ballot that has no room for it.
define amdgpu_kernel void @upper(ptr addrspace(1) %o) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %p = icmp eq i32 %tid, 63
  %b = call i32 @llvm.amdgcn.ballot.i32(i1 %p) ; // want "warning, definite: lanes 32 to 63 of the vote are dropped"
  store i32 %b, ptr addrspace(1) %o
  ret void
}

; Both halves are used.
define amdgpu_kernel void @halves(ptr addrspace(1) %o) #0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %p = icmp ult i32 %tid, 40
  %b = call i64 @llvm.amdgcn.ballot.i64(i1 %p)
  %t = trunc i64 %b to i32
  %s = lshr i64 %b, 32
  %h = trunc i64 %s to i32
  %l = call i32 @llvm.amdgcn.mbcnt.lo(i32 %t, i32 0)
  %n = call i32 @llvm.amdgcn.mbcnt.hi(i32 %h, i32 %l)
  store i32 %n, ptr addrspace(1) %o
  ret void
}

; The same as @data in warps of 32.
define amdgpu_kernel void @narrow(ptr addrspace(1) %o, ptr addrspace(1) %q) #1 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i32, ptr addrspace(1) %q, i32 %tid
  %x = load i32, ptr addrspace(1) %a
  %p = icmp ne i32 %x, 0
  %b = call i64 @llvm.amdgcn.ballot.i64(i1 %p)
  %t = trunc i64 %b to i32
  store i32 %t, ptr addrspace(1) %o
  ret void
}
; Called from both kinds: in one of them it loses votes.
define internal void @either(ptr addrspace(1) %o, i1 %p) {
  %b = call i64 @llvm.amdgcn.ballot.i64(i1 %p)
  %t = trunc i64 %b to i32 ; // want "warning, possible: lanes 32 to 63 of the vote are dropped: a warp has 64 lanes here"
  store i32 %t, ptr addrspace(1) %o
  ret void
}
define amdgpu_kernel void @calls64(ptr addrspace(1) %o, i1 %p) #0 {
  call void @either(ptr addrspace(1) %o, i1 %p)
  ret void
}
define amdgpu_kernel void @calls32(ptr addrspace(1) %o, i1 %p) #1 {
  call void @either(ptr addrspace(1) %o, i1 %p)
  ret void
}
attributes #0 = { "target-cpu"="gfx90a" }
attributes #1 = { "target-cpu"="gfx1030" }
!0 = !{i32 64, i32 1, i32 1}
