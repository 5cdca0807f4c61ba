package soundness

import "strings"

const (
	numUniform   = 3
	numDivergent = 3
	numPreds     = 3
	maxCounters  = 4
)

func (g *generator) uniform() string {
	return [...]string{"%u0", "%u1", "%u2"}[g.r.IntN(numUniform)]
}

func (g *generator) divergent() string {
	return [...]string{"%d0", "%d1", "%d2"}[g.r.IntN(numDivergent)]
}

func (g *generator) reg() string {
	if g.chance(2) {
		return g.uniform()
	}
	return g.divergent()
}

func (g *generator) pred() string { return [...]string{"%p0", "%p1", "%p2"}[g.r.IntN(numPreds)] }

// counter is the counter of a loop around, or another number that counts.
func (g *generator) counter() string {
	if n := len(g.loops); n > 0 && !g.chance(4) {
		return g.loops[g.r.IntN(n)].counter
	}
	return g.uniform()
}

func (g *generator) small() string {
	return [...]string{"0", "1", "2", "3", "4", "5", "7", "8"}[g.r.IntN(8)]
}

// compare writes a comparison into a predicate.
func (g *generator) compare() string {
	p := g.pred()
	if g.chance(6) {
		return p
	}
	x, y := g.counter(), g.small()
	switch g.r.IntN(6) {
	case 0, 1, 2:
		y = g.divergent()
	case 3:
		y = g.uniform()
	case 4:
		x = g.divergent()
	}
	g.line("setp.%s.u32 %s, %s, %s", g.pick("lt", "ge", "eq", "ne", "gt", "le"), p, x, y)
	return p
}

func (g *generator) guard(p string) string { return "@" + g.pick("", "!") + p }

// statements are the straight code: U, D, R stand for a register that should be uniform, a divergent one, any; C for a counter, P
// for a predicate, K for a small number.
var statements = []string{
	"add.u32 U, U, K", "add.u32 U, U, K", "add.u32 U, U, C", "add.u32 U, C, K", "mov.u32 U, K", "mov.u32 U, K",
	"mov.u32 U, C", "mov.u32 R, R", "xor.b32 U, U, U", "mul.lo.u32 U, C, K", "selp.b32 U, U, K, P", "selp.b32 R, R, R, P",
	"min.u32 U, U, C", "and.b32 U, U, 7", "add.u32 D, D, K", "and.b32 D, D, K", "and.b32 D, D, 3", "shr.u32 D, D, K",
	"sub.u32 D, D, C", "add.u32 D, D, U", "mul.lo.u32 D, D, K", "xor.b32 D, D, K", "rem.u32 D, D, 5", "shl.b32 D, D, 1",
	"not.b32 D, D", "min.s32 D, D, U", "or.b32 D, D, K", "mov.u32 D, %tid.x", "mov.u32 D, %tid.y", "mov.u32 D, %laneid",
	"mov.u32 U, %ctaid.x", "shr.u32 U, D, 5", "sub.u32 U, D, D", "bfe.u32 D, D, 1, 2", "mad.lo.u32 D, U, K, D",
	"max.s32 R, R, R", "popc.b32 R, R", "mov.u32 U, %ntid.x", "mov.u32 U, %warpid", "setp.lt.u32 P, C, D",
	"setp.eq.u32 P, U, K", "setp.ge.u32 P, R, R", "setp.lt.u32 P, D, K", "and.pred P, P, P", "not.pred P, P",
	"xor.pred P, P, P", "vote.sync.ballot.b32 R, P, -1", "vote.sync.any.pred P, P, -1", "shfl.sync.idx.b32 R, R, K, 31, -1",
	"activemask.b32 R", "shfl.sync.idx.b32 R, R, R, 31, -1", "shfl.sync.idx.b32 R|P, R, U, 63, -1",
	"shfl.sync.bfly.b32 R, R, K, 31, -1", "shfl.sync.up.b32 R|P, R, K, 0, -1", "shfl.sync.down.b32 R, R, K, 31, -1",
	"match.any.sync.b32 R, R, -1", "vote.sync.all.pred P, P, -1", "vote.sync.uni.pred P, P, -1",
	"redux.sync.add.u32 R, R, -1", "ld.global.u32 R, [%in]", "ld.global.u32 U, [%in+64]",
	"and.b32 %t, R, 63\nmul.wide.u32 %a, %t, 4\nadd.u64 %a, %a, %in\nld.global.u32 R, [%a]", "st.global.u32 [%out], R",
	"ld.global.u32 R, [%out]", "atom.global.add.u32 R, [%out+4], 1",
	"cvt.u64.u32 %a, R\nadd.u64 %a, %a, K\ncvt.u32.u64 R, %a",
	"cvt.rn.f32.u32 %f, R\nadd.f32 %f, %f, 0f3F800000\ncvt.rzi.u32.f32 R, %f", "mov.b32 {%h0, %h1}, R\nmov.b32 R, {%h1, %h0}",
	"mov.u32 %x, K", "@P mov.u32 %x, K", "mov.u32 %x, U", "add.u32 R, %x, K", "@P add.u32 %x, %x, 1",
	"setp.lt.u32 P, %x, K", // often not written before
}

// blockStatements work together in a block.
var blockStatements = []string{
	"bar.sync 0", "bar.red.popc.u32 U, 0, P", "bar.red.and.pred P, 0, P", "barrier.sync 0", "barrier.red.popc.u32 U, 0, P",
	"barrier.red.popc.u32 U, 0, P", "st.shared.u32 [%slot], R\nbar.sync 0\nld.shared.u32 R, [shared]",
	"bar.sync 0\nst.shared.u32 [shared+4], U\nbar.sync 0\nld.shared.u32 U, [shared+4]", "ld.shared.u32 R, [shared]",
}

func (g *generator) statement() {
	g.budget--
	list := statements
	if g.barriers && (g.helper || !g.inFuncs) && g.chance(4) {
		list = blockStatements
	}
	text := list[g.r.IntN(len(list))]
	for g.helper && strings.ContainsAny(text, "[") { // has no pointers
		text = list[g.r.IntN(len(list))]
	}
	guard := ""
	if g.chance(7) && !strings.ContainsAny(text, "\n@") {
		guard = "@" + g.pick("", "!") + g.pred() + " "
	}
	g.out.WriteByte('\t')
	g.out.WriteString(guard)
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == '\n':
			g.out.WriteString(";\n\t")
		case i+1 < len(text) && isLetter(text[i+1]), i > 0 && !strings.ContainsRune(" {@|", rune(text[i-1])): // part of a word
			g.out.WriteByte(c)
		case c == 'U':
			g.out.WriteString(g.uniform())
		case c == 'D':
			g.out.WriteString(g.divergent())
		case c == 'R':
			g.out.WriteString(g.reg())
		case c == 'C':
			g.out.WriteString(g.counter())
		case c == 'P':
			g.out.WriteString(g.pred())
		case c == 'K':
			g.out.WriteString(g.small())
		default:
			g.out.WriteByte(c)
		}
	}
	g.out.WriteString(";\n")
}

func isLetter(c byte) bool { return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' }

func (g *generator) straight() {
	for range 1 + g.r.IntN(2) {
		g.statement()
	}
}
