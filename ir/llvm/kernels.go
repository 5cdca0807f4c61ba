package llvm

import (
	"strconv"
	"strings"

	"lockstep/ir"
)

// Which functions are kernels, and what they say about their launch: by calling convention, by !nvvm.annotations, by
// attributes and by metadata of the function.

// kernelFacts is what !nvvm.annotations says of a function.
type kernelFacts struct {
	kernel bool
	values map[string]uint32 // "reqntidx" -> 256
}

// kernels reads !nvvm.annotations: nodes !{ptr @k, !"kernel", i32 1, !"maxntidx", i32 256, ...}. It returns the facts of
// functions that are kernels by it, or by an annotation that only kernels have a use for.
func (b *builder) kernels() map[uint32]*kernelFacts {
	ks := map[uint32]*kernelFacts{}
	for _, nn := range b.f.Named {
		if nn.Name != "nvvm.annotations" {
			continue
		}
		for _, n := range nn.Nodes {
			b.annotation(ks, n)
		}
	}
	all := map[uint32]*kernelFacts{}
	for g, k := range ks {
		if fn := b.f.Globals[g].Func; fn != 0 && (k.kernel || kernelConventions[b.f.Funcs[fn-1].CC]) {
			all[g] = k
		}
	}
	return all
}

func (b *builder) annotation(ks map[uint32]*kernelFacts, n uint32) {
	parts := b.f.nodeParts(n)
	if len(parts) == 0 {
		return
	}
	at := strings.LastIndexByte(parts[0], '@')
	if at < 0 {
		return
	}
	name := parts[0][at+1:]
	if len(name) > 1 && name[0] == '"' {
		name = string(unescape([]byte(strings.Trim(name, `"`))))
	}
	g := b.f.globals.find(name)
	if g < 0 {
		return
	}
	k := ks[uint32(g)]
	if k == nil {
		k = &kernelFacts{values: map[string]uint32{}}
		ks[uint32(g)] = k
	}
	for i := 1; i+1 < len(parts); i += 2 {
		key := strings.Trim(strings.TrimPrefix(parts[i], "!"), `"`)
		v, err := strconv.ParseUint(lastWord(parts[i+1]), 10, 32)
		if err != nil {
			continue
		}
		if key == "kernel" {
			k.kernel = k.kernel || v != 0
			continue
		}
		k.values[key] = uint32(v)
	}
}

func lastWord(s string) string {
	if i := strings.LastIndexByte(s, ' '); i >= 0 {
		return s[i+1:]
	}
	return s
}

// launch fills in what a kernel says about its launch.
func (b *builder) launch(fn *Func, fi *ir.Func, kf *kernelFacts) {
	l := &fi.Launch
	if kf != nil {
		for i, c := range [3]string{"x", "y", "z"} {
			setNonZero(&l.ReqNTid[i], kf.values["reqntid"+c])
			setNonZero(&l.MaxNTid[i], kf.values["maxntid"+c])
			setNonZero(&l.ReqCluster[i], kf.values["cluster_dim_"+c])
		}
		setNonZero(&l.MinNCTA, kf.values["minctasm"])
		setNonZero(&l.MaxCluster, kf.values["maxclusterrank"])
	}
	for key, to := range map[string]*[3]uint32{"nvvm.reqntid": &l.ReqNTid, "nvvm.maxntid": &l.MaxNTid, "nvvm.cluster_dim": &l.ReqCluster} {
		if s, ok := b.stringAttr(fn, key); ok {
			setDims(to, s)
		}
	}
	for key, to := range map[string]*uint32{"nvvm.minctasm": &l.MinNCTA, "nvvm.maxclusterrank": &l.MaxCluster} {
		if s, ok := b.stringAttr(fn, key); ok {
			if v, err := strconv.ParseUint(s, 10, 32); err == nil {
				*to = uint32(v)
			}
		}
	}
	if s, ok := b.stringAttr(fn, "amdgpu-flat-work-group-size"); ok {
		lo, hi, _ := strings.Cut(s, ",")
		a, err1 := strconv.ParseUint(lo, 10, 32)
		z, err2 := strconv.ParseUint(hi, 10, 32)
		if err1 == nil && err2 == nil {
			l.FlatMin, l.FlatMax = uint32(a), uint32(z)
		}
	}
	if s, ok := b.stringAttr(fn, "amdgpu-cluster-dims"); ok {
		switch s = strings.ReplaceAll(s, " ", ""); s {
		case "0,0,0": // no clusters
			l.MaxCluster = 1
		case "1024,1024,1024": // of any shape
		default:
			setDims(&l.ReqCluster, s)
		}
	}
	for _, at := range fn.Meta {
		var dims []string
		for _, p := range b.f.attachmentParts(at) {
			dims = append(dims, lastWord(p))
		}
		switch at.Kind {
		case "reqd_work_group_size":
			setDims(&l.ReqNTid, strings.Join(dims, ","))
		case "intel_reqd_sub_group_size":
			if v, err := strconv.ParseUint(strings.Join(dims, ","), 10, 32); err == nil && v > 0 && v <= maxSubgroup {
				l.Warp = int(v)
			}
		}
	}
	for i := range l.ReqNTid { // a shape names all its sides, or none
		if l.ReqNTid != [3]uint32{} && l.ReqNTid[i] == 0 {
			l.ReqNTid[i] = 1
		}
		if l.MaxNTid != [3]uint32{} && l.MaxNTid[i] == 0 {
			l.MaxNTid[i] = 1
		}
		if l.ReqCluster != [3]uint32{} && l.ReqCluster[i] == 0 {
			l.ReqCluster[i] = 1
		}
	}
}

// maxSubgroup bounds the sizes of subgroups that are taken as said.
const maxSubgroup = 64

func setNonZero(to *uint32, v uint32) {
	if v != 0 {
		*to = v
	}
}

// setDims reads "256", "16,16" or "8,8,4".
func setDims(to *[3]uint32, s string) {
	var d [3]uint32
	for i, p := range strings.Split(s, ",") {
		v, err := strconv.ParseUint(strings.TrimSpace(p), 10, 32)
		if err != nil || i >= len(d) {
			return
		}
		d[i] = uint32(v)
	}
	*to = d
}
