package target

// Sreg is a special register (PTX ISA 10), also the WARP_SZ constant. Its number is the Aux.Bits of ir.OpSreg.
type Sreg uint16

// The special registers.
const (
	NoSreg                   Sreg = iota
	STidX                         // %tid.x
	STidY                         // %tid.y
	STidZ                         // %tid.z
	STidW                         // %tid.w
	SNtidX                        // %ntid.x
	SNtidY                        // %ntid.y
	SNtidZ                        // %ntid.z
	SNtidW                        // %ntid.w
	SCtaidX                       // %ctaid.x
	SCtaidY                       // %ctaid.y
	SCtaidZ                       // %ctaid.z
	SCtaidW                       // %ctaid.w
	SNctaidX                      // %nctaid.x
	SNctaidY                      // %nctaid.y
	SNctaidZ                      // %nctaid.z
	SNctaidW                      // %nctaid.w
	SLaneid                       // %laneid
	SWarpid                       // %warpid
	SNwarpid                      // %nwarpid
	SSmid                         // %smid
	SNsmid                        // %nsmid
	SGridid                       // %gridid
	SLanemaskEq                   // %lanemask_eq
	SLanemaskLe                   // %lanemask_le
	SLanemaskLt                   // %lanemask_lt
	SLanemaskGe                   // %lanemask_ge
	SLanemaskGt                   // %lanemask_gt
	SClock                        // %clock
	SClockHi                      // %clock_hi
	SClock64                      // %clock64
	SGlobaltimer                  // %globaltimer
	SGlobaltimerLo                // %globaltimer_lo
	SGlobaltimerHi                // %globaltimer_hi
	SPm0                          // %pm0
	SPm1                          // %pm1
	SPm2                          // %pm2
	SPm3                          // %pm3
	SPm4                          // %pm4
	SPm5                          // %pm5
	SPm6                          // %pm6
	SPm7                          // %pm7
	SPm064                        // %pm0_64
	SPm164                        // %pm1_64
	SPm264                        // %pm2_64
	SPm364                        // %pm3_64
	SPm464                        // %pm4_64
	SPm564                        // %pm5_64
	SPm664                        // %pm6_64
	SPm764                        // %pm7_64
	SEnvreg0                      // %envreg0
	SEnvreg1                      // %envreg1
	SEnvreg2                      // %envreg2
	SEnvreg3                      // %envreg3
	SEnvreg4                      // %envreg4
	SEnvreg5                      // %envreg5
	SEnvreg6                      // %envreg6
	SEnvreg7                      // %envreg7
	SEnvreg8                      // %envreg8
	SEnvreg9                      // %envreg9
	SEnvreg10                     // %envreg10
	SEnvreg11                     // %envreg11
	SEnvreg12                     // %envreg12
	SEnvreg13                     // %envreg13
	SEnvreg14                     // %envreg14
	SEnvreg15                     // %envreg15
	SEnvreg16                     // %envreg16
	SEnvreg17                     // %envreg17
	SEnvreg18                     // %envreg18
	SEnvreg19                     // %envreg19
	SEnvreg20                     // %envreg20
	SEnvreg21                     // %envreg21
	SEnvreg22                     // %envreg22
	SEnvreg23                     // %envreg23
	SEnvreg24                     // %envreg24
	SEnvreg25                     // %envreg25
	SEnvreg26                     // %envreg26
	SEnvreg27                     // %envreg27
	SEnvreg28                     // %envreg28
	SEnvreg29                     // %envreg29
	SEnvreg30                     // %envreg30
	SEnvreg31                     // %envreg31
	SDynamicSmemSize              // %dynamic_smem_size
	STotalSmemSize                // %total_smem_size
	SAggrSmemSize                 // %aggr_smem_size
	SReservedSmemOffsetBegin      // %reserved_smem_offset_begin
	SReservedSmemOffsetEnd        // %reserved_smem_offset_end
	SReservedSmemOffsetCap        // %reserved_smem_offset_cap
	SReservedSmemOffset0          // %reserved_smem_offset_0
	SReservedSmemOffset1          // %reserved_smem_offset_1
	SClusteridX                   // %clusterid.x
	SClusteridY                   // %clusterid.y
	SClusteridZ                   // %clusterid.z
	SClusteridW                   // %clusterid.w
	SNclusteridX                  // %nclusterid.x
	SNclusteridY                  // %nclusterid.y
	SNclusteridZ                  // %nclusterid.z
	SNclusteridW                  // %nclusterid.w
	SClusterCtaidX                // %cluster_ctaid.x
	SClusterCtaidY                // %cluster_ctaid.y
	SClusterCtaidZ                // %cluster_ctaid.z
	SClusterCtaidW                // %cluster_ctaid.w
	SClusterNctaidX               // %cluster_nctaid.x
	SClusterNctaidY               // %cluster_nctaid.y
	SClusterNctaidZ               // %cluster_nctaid.z
	SClusterNctaidW               // %cluster_nctaid.w
	SClusterCtarank               // %cluster_ctarank
	SClusterNctarank              // %cluster_nctarank
	SIsExplicitCluster            // %is_explicit_cluster
	SCurrentGraphExec             // %current_graph_exec
	SWARPSZ                       // %WARP_SZ
	NumSregs
)

// Scope is the widest set of threads in which a special register is the same for all.
type Scope uint8

const (
	None Scope = iota // differs between the lanes of a warp
	Warp
	Block
	Cluster
	Grid
)

// SregInfo is a row of the table of special registers.
type SregInfo struct {
	Name     string // without the %
	Bits     int
	Scope    Scope
	Volatile bool // two reads by one thread may differ
}

var sregs = [NumSregs]SregInfo{
	STidX:                    {Name: "tid.x", Bits: 32, Scope: None},
	STidY:                    {Name: "tid.y", Bits: 32, Scope: None},
	STidZ:                    {Name: "tid.z", Bits: 32, Scope: None},
	STidW:                    {Name: "tid.w", Bits: 32, Scope: None},
	SNtidX:                   {Name: "ntid.x", Bits: 32, Scope: Grid},
	SNtidY:                   {Name: "ntid.y", Bits: 32, Scope: Grid},
	SNtidZ:                   {Name: "ntid.z", Bits: 32, Scope: Grid},
	SNtidW:                   {Name: "ntid.w", Bits: 32, Scope: Grid},
	SCtaidX:                  {Name: "ctaid.x", Bits: 32, Scope: Block},
	SCtaidY:                  {Name: "ctaid.y", Bits: 32, Scope: Block},
	SCtaidZ:                  {Name: "ctaid.z", Bits: 32, Scope: Block},
	SCtaidW:                  {Name: "ctaid.w", Bits: 32, Scope: Block},
	SNctaidX:                 {Name: "nctaid.x", Bits: 32, Scope: Grid},
	SNctaidY:                 {Name: "nctaid.y", Bits: 32, Scope: Grid},
	SNctaidZ:                 {Name: "nctaid.z", Bits: 32, Scope: Grid},
	SNctaidW:                 {Name: "nctaid.w", Bits: 32, Scope: Grid},
	SLaneid:                  {Name: "laneid", Bits: 32, Scope: None},
	SWarpid:                  {Name: "warpid", Bits: 32, Scope: Warp, Volatile: true},
	SNwarpid:                 {Name: "nwarpid", Bits: 32, Scope: Grid},
	SSmid:                    {Name: "smid", Bits: 32, Scope: Block, Volatile: true},
	SNsmid:                   {Name: "nsmid", Bits: 32, Scope: Grid, Volatile: true},
	SGridid:                  {Name: "gridid", Bits: 64, Scope: Grid},
	SLanemaskEq:              {Name: "lanemask_eq", Bits: 32, Scope: None},
	SLanemaskLe:              {Name: "lanemask_le", Bits: 32, Scope: None},
	SLanemaskLt:              {Name: "lanemask_lt", Bits: 32, Scope: None},
	SLanemaskGe:              {Name: "lanemask_ge", Bits: 32, Scope: None},
	SLanemaskGt:              {Name: "lanemask_gt", Bits: 32, Scope: None},
	SClock:                   {Name: "clock", Bits: 32, Scope: None, Volatile: true},
	SClockHi:                 {Name: "clock_hi", Bits: 32, Scope: None, Volatile: true},
	SClock64:                 {Name: "clock64", Bits: 64, Scope: None, Volatile: true},
	SGlobaltimer:             {Name: "globaltimer", Bits: 64, Scope: None, Volatile: true},
	SGlobaltimerLo:           {Name: "globaltimer_lo", Bits: 32, Scope: None, Volatile: true},
	SGlobaltimerHi:           {Name: "globaltimer_hi", Bits: 32, Scope: None, Volatile: true},
	SPm0:                     {Name: "pm0", Bits: 32, Scope: None, Volatile: true},
	SPm1:                     {Name: "pm1", Bits: 32, Scope: None, Volatile: true},
	SPm2:                     {Name: "pm2", Bits: 32, Scope: None, Volatile: true},
	SPm3:                     {Name: "pm3", Bits: 32, Scope: None, Volatile: true},
	SPm4:                     {Name: "pm4", Bits: 32, Scope: None, Volatile: true},
	SPm5:                     {Name: "pm5", Bits: 32, Scope: None, Volatile: true},
	SPm6:                     {Name: "pm6", Bits: 32, Scope: None, Volatile: true},
	SPm7:                     {Name: "pm7", Bits: 32, Scope: None, Volatile: true},
	SPm064:                   {Name: "pm0_64", Bits: 64, Scope: None, Volatile: true},
	SPm164:                   {Name: "pm1_64", Bits: 64, Scope: None, Volatile: true},
	SPm264:                   {Name: "pm2_64", Bits: 64, Scope: None, Volatile: true},
	SPm364:                   {Name: "pm3_64", Bits: 64, Scope: None, Volatile: true},
	SPm464:                   {Name: "pm4_64", Bits: 64, Scope: None, Volatile: true},
	SPm564:                   {Name: "pm5_64", Bits: 64, Scope: None, Volatile: true},
	SPm664:                   {Name: "pm6_64", Bits: 64, Scope: None, Volatile: true},
	SPm764:                   {Name: "pm7_64", Bits: 64, Scope: None, Volatile: true},
	SEnvreg0:                 {Name: "envreg0", Bits: 32, Scope: Grid},
	SEnvreg1:                 {Name: "envreg1", Bits: 32, Scope: Grid},
	SEnvreg2:                 {Name: "envreg2", Bits: 32, Scope: Grid},
	SEnvreg3:                 {Name: "envreg3", Bits: 32, Scope: Grid},
	SEnvreg4:                 {Name: "envreg4", Bits: 32, Scope: Grid},
	SEnvreg5:                 {Name: "envreg5", Bits: 32, Scope: Grid},
	SEnvreg6:                 {Name: "envreg6", Bits: 32, Scope: Grid},
	SEnvreg7:                 {Name: "envreg7", Bits: 32, Scope: Grid},
	SEnvreg8:                 {Name: "envreg8", Bits: 32, Scope: Grid},
	SEnvreg9:                 {Name: "envreg9", Bits: 32, Scope: Grid},
	SEnvreg10:                {Name: "envreg10", Bits: 32, Scope: Grid},
	SEnvreg11:                {Name: "envreg11", Bits: 32, Scope: Grid},
	SEnvreg12:                {Name: "envreg12", Bits: 32, Scope: Grid},
	SEnvreg13:                {Name: "envreg13", Bits: 32, Scope: Grid},
	SEnvreg14:                {Name: "envreg14", Bits: 32, Scope: Grid},
	SEnvreg15:                {Name: "envreg15", Bits: 32, Scope: Grid},
	SEnvreg16:                {Name: "envreg16", Bits: 32, Scope: Grid},
	SEnvreg17:                {Name: "envreg17", Bits: 32, Scope: Grid},
	SEnvreg18:                {Name: "envreg18", Bits: 32, Scope: Grid},
	SEnvreg19:                {Name: "envreg19", Bits: 32, Scope: Grid},
	SEnvreg20:                {Name: "envreg20", Bits: 32, Scope: Grid},
	SEnvreg21:                {Name: "envreg21", Bits: 32, Scope: Grid},
	SEnvreg22:                {Name: "envreg22", Bits: 32, Scope: Grid},
	SEnvreg23:                {Name: "envreg23", Bits: 32, Scope: Grid},
	SEnvreg24:                {Name: "envreg24", Bits: 32, Scope: Grid},
	SEnvreg25:                {Name: "envreg25", Bits: 32, Scope: Grid},
	SEnvreg26:                {Name: "envreg26", Bits: 32, Scope: Grid},
	SEnvreg27:                {Name: "envreg27", Bits: 32, Scope: Grid},
	SEnvreg28:                {Name: "envreg28", Bits: 32, Scope: Grid},
	SEnvreg29:                {Name: "envreg29", Bits: 32, Scope: Grid},
	SEnvreg30:                {Name: "envreg30", Bits: 32, Scope: Grid},
	SEnvreg31:                {Name: "envreg31", Bits: 32, Scope: Grid},
	SDynamicSmemSize:         {Name: "dynamic_smem_size", Bits: 32, Scope: Grid},
	STotalSmemSize:           {Name: "total_smem_size", Bits: 32, Scope: Grid},
	SAggrSmemSize:            {Name: "aggr_smem_size", Bits: 32, Scope: Grid},
	SReservedSmemOffsetBegin: {Name: "reserved_smem_offset_begin", Bits: 32, Scope: Grid},
	SReservedSmemOffsetEnd:   {Name: "reserved_smem_offset_end", Bits: 32, Scope: Grid},
	SReservedSmemOffsetCap:   {Name: "reserved_smem_offset_cap", Bits: 32, Scope: Grid},
	SReservedSmemOffset0:     {Name: "reserved_smem_offset_0", Bits: 32, Scope: Grid},
	SReservedSmemOffset1:     {Name: "reserved_smem_offset_1", Bits: 32, Scope: Grid},
	SClusteridX:              {Name: "clusterid.x", Bits: 32, Scope: Cluster},
	SClusteridY:              {Name: "clusterid.y", Bits: 32, Scope: Cluster},
	SClusteridZ:              {Name: "clusterid.z", Bits: 32, Scope: Cluster},
	SClusteridW:              {Name: "clusterid.w", Bits: 32, Scope: Cluster},
	SNclusteridX:             {Name: "nclusterid.x", Bits: 32, Scope: Grid},
	SNclusteridY:             {Name: "nclusterid.y", Bits: 32, Scope: Grid},
	SNclusteridZ:             {Name: "nclusterid.z", Bits: 32, Scope: Grid},
	SNclusteridW:             {Name: "nclusterid.w", Bits: 32, Scope: Grid},
	SClusterCtaidX:           {Name: "cluster_ctaid.x", Bits: 32, Scope: Block},
	SClusterCtaidY:           {Name: "cluster_ctaid.y", Bits: 32, Scope: Block},
	SClusterCtaidZ:           {Name: "cluster_ctaid.z", Bits: 32, Scope: Block},
	SClusterCtaidW:           {Name: "cluster_ctaid.w", Bits: 32, Scope: Block},
	SClusterNctaidX:          {Name: "cluster_nctaid.x", Bits: 32, Scope: Grid},
	SClusterNctaidY:          {Name: "cluster_nctaid.y", Bits: 32, Scope: Grid},
	SClusterNctaidZ:          {Name: "cluster_nctaid.z", Bits: 32, Scope: Grid},
	SClusterNctaidW:          {Name: "cluster_nctaid.w", Bits: 32, Scope: Grid},
	SClusterCtarank:          {Name: "cluster_ctarank", Bits: 32, Scope: Block},
	SClusterNctarank:         {Name: "cluster_nctarank", Bits: 32, Scope: Grid},
	SIsExplicitCluster:       {Name: "is_explicit_cluster", Bits: 1, Scope: Grid},
	SCurrentGraphExec:        {Name: "current_graph_exec", Bits: 64, Scope: Grid},
	SWARPSZ:                  {Name: "WARP_SZ", Bits: 32, Scope: Grid},
}

// Info returns the facts about s.
func (s Sreg) Info() *SregInfo { return &sregs[s] }

func (s Sreg) String() string { return sregs[s].Name }

var sregByName = func() map[string]Sreg {
	m := make(map[string]Sreg, NumSregs)
	for s := NoSreg + 1; s < NumSregs; s++ {
		m[sregs[s].Name] = s
	}
	return m
}()

// LookupSreg returns the special register named name, with or without the leading %; NoSreg if there is none.
func LookupSreg(name string) Sreg {
	if len(name) > 0 && name[0] == '%' {
		name = name[1:]
	}
	return sregByName[name]
}
