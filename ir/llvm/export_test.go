package llvm

// TokensOf cuts a text into its tokens, each with the space before it.
func TokensOf(src []byte) [][]byte {
	l := lexer{src: src, line: 1, fail: func(uint32, uint32, uint32, string) {}}
	var toks [][]byte
	at := uint32(0)
	for {
		var t token
		l.next(&t)
		if t.kind == tokEOF {
			return toks
		}
		toks = append(toks, src[at:t.end])
		at = t.end
	}
}
