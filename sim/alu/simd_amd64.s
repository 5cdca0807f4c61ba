#include "textflag.h"

// Operations on vectors of 64-bit lanes with AVX2, four lanes at a time. 32-bit operands have zeros above them, and every
// operation here keeps them zero: 0+0, 0*0, 0-0 and 0<<0 are 0, for floats too.
//
// The functions are alike: dst, the operands, the number of lanes (a multiple of 4, at least 4), the mask of the lanes to
// write; comparisons have a word more, 1 to negate. Lanes outside the mask are computed and thrown away.

DATA lane<>+0(SB)/8, $1
DATA lane<>+8(SB)/8, $2
DATA lane<>+16(SB)/8, $4
DATA lane<>+24(SB)/8, $8
GLOBL lane<>(SB), RODATA|NOPTR, $32

// The NaN that f32 operations give.
DATA nan<>+0(SB)/8, $0x7fffffff
DATA nan<>+8(SB)/8, $0x7fffffff
DATA nan<>+16(SB)/8, $0x7fffffff
DATA nan<>+24(SB)/8, $0x7fffffff
GLOBL nan<>(SB), RODATA|NOPTR, $32

DATA one<>+0(SB)/8, $1
DATA one<>+8(SB)/8, $1
DATA one<>+16(SB)/8, $1
DATA one<>+24(SB)/8, $1
GLOBL one<>(SB), RODATA|NOPTR, $32

DATA sign<>+0(SB)/8, $0x80000000
DATA sign<>+8(SB)/8, $0x80000000
DATA sign<>+16(SB)/8, $0x80000000
DATA sign<>+24(SB)/8, $0x80000000
GLOBL sign<>(SB), RODATA|NOPTR, $32

// Y15 has the bit of each lane, Y14 the NaN, Y13 the negation, Y12 ones, Y11 sign bits; BX counts bytes.
#define BEGIN2 \
	MOVQ dst+0(FP), DI  \
	MOVQ a+8(FP), SI    \
	MOVQ b+16(FP), DX   \
	MOVQ n+24(FP), CX   \
	MOVQ mask+32(FP), AX \
	XORQ BX, BX         \
	VMOVDQU lane<>(SB), Y15

#define BEGIN3 \
	MOVQ dst+0(FP), DI  \
	MOVQ a+8(FP), SI    \
	MOVQ b+16(FP), DX   \
	MOVQ c+24(FP), R8   \
	MOVQ n+32(FP), CX   \
	MOVQ mask+40(FP), AX \
	XORQ BX, BX         \
	VMOVDQU lane<>(SB), Y15

#define COMPARING \
	VPBROADCASTQ flip+40(FP), Y13 \
	VMOVDQU one<>(SB), Y12

#define LOAD2 \
	VMOVDQU (SI)(BX*1), Y1 \
	VMOVDQU (DX)(BX*1), Y2

#define LOAD3 \
	LOAD2 \
	VMOVDQU (R8)(BX*1), Y3

// Y3 is the result; it is written where the mask says.
#define STORE \
	VMOVQ AX, X5           \
	VPBROADCASTQ X5, Y5    \
	VPAND Y15, Y5, Y5      \
	VPCMPEQQ Y15, Y5, Y5   \
	SHRQ $4, AX            \
	VMOVDQU (DI)(BX*1), Y6 \
	VBLENDVPD Y5, Y3, Y6, Y3 \
	VMOVDQU Y3, (DI)(BX*1) \
	ADDQ $32, BX           \
	SUBQ $4, CX

#define END \
	VZEROUPPER \
	RET

#define FIXNAN \
	VCMPPS $3, Y3, Y3, Y4 \
	VBLENDVPS Y4, Y14, Y3, Y3

#define TRUTH \
	VPAND Y12, Y3, Y3 \
	VPXOR Y13, Y3, Y3

#define BINARY(op) \
	BEGIN2       \
loop:            \
	LOAD2        \
	op Y2, Y1, Y3 \
	STORE        \
	JG loop      \
	END

#define FLOAT(op) \
	BEGIN2       \
	VMOVDQU nan<>(SB), Y14 \
loop:            \
	LOAD2        \
	op Y2, Y1, Y3 \
	FIXNAN       \
	STORE        \
	JG loop      \
	END

#define FLOATCOMPARE(imm) \
	BEGIN2       \
	COMPARING    \
loop:            \
	LOAD2        \
	VCMPPS imm, Y2, Y1, Y3 \
	TRUTH        \
	STORE        \
	JG loop      \
	END

#define COMPARE(op) \
	BEGIN2       \
	COMPARING    \
loop:            \
	LOAD2        \
	op Y2, Y1, Y3 \
	TRUTH        \
	STORE        \
	JG loop      \
	END

// func simdAddF32(dst, a, b *uint64, n int, mask uint64)
TEXT ·simdAddF32(SB), NOSPLIT, $0-40
	FLOAT(VADDPS)

// func simdSubF32(dst, a, b *uint64, n int, mask uint64)
TEXT ·simdSubF32(SB), NOSPLIT, $0-40
	FLOAT(VSUBPS)

// func simdMulF32(dst, a, b *uint64, n int, mask uint64)
TEXT ·simdMulF32(SB), NOSPLIT, $0-40
	FLOAT(VMULPS)

// func simdAdd32(dst, a, b *uint64, n int, mask uint64)
TEXT ·simdAdd32(SB), NOSPLIT, $0-40
	BINARY(VPADDD)

// func simdSub32(dst, a, b *uint64, n int, mask uint64)
TEXT ·simdSub32(SB), NOSPLIT, $0-40
	BINARY(VPSUBD)

// func simdMul32(dst, a, b *uint64, n int, mask uint64)
TEXT ·simdMul32(SB), NOSPLIT, $0-40
	BINARY(VPMULLD)

// func simdAdd64(dst, a, b *uint64, n int, mask uint64)
TEXT ·simdAdd64(SB), NOSPLIT, $0-40
	BINARY(VPADDQ)

// func simdSub64(dst, a, b *uint64, n int, mask uint64)
TEXT ·simdSub64(SB), NOSPLIT, $0-40
	BINARY(VPSUBQ)

// func simdMulWideU(dst, a, b *uint64, n int, mask uint64)
TEXT ·simdMulWideU(SB), NOSPLIT, $0-40
	BINARY(VPMULUDQ)

// func simdMulWideS(dst, a, b *uint64, n int, mask uint64)
TEXT ·simdMulWideS(SB), NOSPLIT, $0-40
	BINARY(VPMULDQ)

// func simdAnd(dst, a, b *uint64, n int, mask uint64)
TEXT ·simdAnd(SB), NOSPLIT, $0-40
	BINARY(VPAND)

// func simdOr(dst, a, b *uint64, n int, mask uint64)
TEXT ·simdOr(SB), NOSPLIT, $0-40
	BINARY(VPOR)

// func simdXor(dst, a, b *uint64, n int, mask uint64)
TEXT ·simdXor(SB), NOSPLIT, $0-40
	BINARY(VPXOR)

// func simdShl32(dst, a, b *uint64, n int, mask uint64)
TEXT ·simdShl32(SB), NOSPLIT, $0-40
	BINARY(VPSLLVD)

// func simdShrU32(dst, a, b *uint64, n int, mask uint64)
TEXT ·simdShrU32(SB), NOSPLIT, $0-40
	BINARY(VPSRLVD)

// func simdShrS32(dst, a, b *uint64, n int, mask uint64)
TEXT ·simdShrS32(SB), NOSPLIT, $0-40
	BINARY(VPSRAVD)

// func simdEqF32(dst, a, b *uint64, n int, mask, flip uint64)
TEXT ·simdEqF32(SB), NOSPLIT, $0-48
	FLOATCOMPARE($0)

// func simdLtF32(dst, a, b *uint64, n int, mask, flip uint64)
TEXT ·simdLtF32(SB), NOSPLIT, $0-48
	FLOATCOMPARE($1)

// func simdLeF32(dst, a, b *uint64, n int, mask, flip uint64)
TEXT ·simdLeF32(SB), NOSPLIT, $0-48
	FLOATCOMPARE($2)

// func simdEq32(dst, a, b *uint64, n int, mask, flip uint64)
TEXT ·simdEq32(SB), NOSPLIT, $0-48
	COMPARE(VPCMPEQD)

// func simdGtS32(dst, a, b *uint64, n int, mask, flip uint64)
TEXT ·simdGtS32(SB), NOSPLIT, $0-48
	COMPARE(VPCMPGTD)

// func simdEq64(dst, a, b *uint64, n int, mask, flip uint64)
TEXT ·simdEq64(SB), NOSPLIT, $0-48
	COMPARE(VPCMPEQQ)

// func simdGtU32(dst, a, b *uint64, n int, mask, flip uint64)
TEXT ·simdGtU32(SB), NOSPLIT, $0-48
	BEGIN2
	COMPARING
	VMOVDQU sign<>(SB), Y11
loop:
	LOAD2
	VPXOR Y11, Y1, Y1
	VPXOR Y11, Y2, Y2
	VPCMPGTD Y2, Y1, Y3
	TRUTH
	STORE
	JG loop
	END

// func simdFmaF32(dst, a, b, c *uint64, n int, mask uint64)
TEXT ·simdFmaF32(SB), NOSPLIT, $0-48
	BEGIN3
	VMOVDQU nan<>(SB), Y14
loop:
	LOAD3
	VFMADD231PS Y2, Y1, Y3
	FIXNAN
	STORE
	JG loop
	END

// func simdMad32(dst, a, b, c *uint64, n int, mask uint64)
TEXT ·simdMad32(SB), NOSPLIT, $0-48
	BEGIN3
loop:
	LOAD3
	VPMULLD Y2, Y1, Y1
	VPADDD Y1, Y3, Y3
	STORE
	JG loop
	END

// func simdMadWideU(dst, a, b, c *uint64, n int, mask uint64)
TEXT ·simdMadWideU(SB), NOSPLIT, $0-48
	BEGIN3
loop:
	LOAD3
	VPMULUDQ Y2, Y1, Y1
	VPADDQ Y1, Y3, Y3
	STORE
	JG loop
	END

// func simdMadWideS(dst, a, b, c *uint64, n int, mask uint64)
TEXT ·simdMadWideS(SB), NOSPLIT, $0-48
	BEGIN3
loop:
	LOAD3
	VPMULDQ Y2, Y1, Y1
	VPADDQ Y1, Y3, Y3
	STORE
	JG loop
	END

// func simdSelect(dst, a, b, c *uint64, n int, mask uint64)
TEXT ·simdSelect(SB), NOSPLIT, $0-48
	BEGIN3
	VPXOR Y10, Y10, Y10
loop:
	LOAD3
	VPSUBQ Y3, Y10, Y3
	VBLENDVPD Y3, Y1, Y2, Y3
	STORE
	JG loop
	END

// func simdHolds(v *uint64, n int) uint64
TEXT ·simdHolds(SB), NOSPLIT, $0-24
	MOVQ v+0(FP), SI
	MOVQ n+8(FP), CX
	XORQ BX, BX
	XORQ DX, DX // lanes done
	SHLQ $3, CX
loop:
	VMOVDQU (SI)(BX*1), Y1
	VPSLLQ $63, Y1, Y1
	VMOVMSKPD Y1, AX
	MOVQ BX, R9
	SHRQ $3, R9
	SHLXQ R9, AX, AX
	ORQ AX, DX
	ADDQ $32, BX
	CMPQ BX, CX
	JLT loop
	MOVQ DX, ret+16(FP)
	VZEROUPPER
	RET
