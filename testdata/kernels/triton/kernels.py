"""Small kernels for make.py to compile."""
import triton
import triton.language as tl


@triton.jit
def limiter(out, inp, n, limit, BLOCK: tl.constexpr):
    """A soft limiter: what is a branch elsewhere is a select here."""
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(inp + i, mask=i < n, other=0.0)
    over = tl.abs(x) - limit
    loud = limit + over / (1.0 + over)
    quiet = tl.abs(x) * (1.0 - 0.15 * x * x)
    y = tl.where(over > 0, loud, quiet)
    tl.store(out + i, tl.where(x < 0, -y, y), mask=i < n)


@triton.jit
def softmax(out, inp, columns, BLOCK: tl.constexpr):
    """One row a program: two reductions over warps and shared memory."""
    row = tl.program_id(0)
    j = tl.arange(0, BLOCK)
    x = tl.load(inp + row * columns + j, mask=j < columns, other=-float("inf"))
    e = tl.exp(x - tl.max(x, axis=0))
    tl.store(out + row * columns + j, e / tl.sum(e, axis=0), mask=j < columns)


@triton.jit
def escape(out, n, trips, BLOCK: tl.constexpr):
    """Escape times: a loop whose end is uniform, with its lanes masked."""
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    cx = ((i % 64) - 32).to(tl.float32) * 0.046875 - 0.5
    cy = (i // 64).to(tl.float32) * 0.046875
    zx = tl.zeros([BLOCK], dtype=tl.float32)
    zy = tl.zeros([BLOCK], dtype=tl.float32)
    k = tl.zeros([BLOCK], dtype=tl.int32)
    for _ in range(trips):
        inside = zx * zx + zy * zy <= 4.0
        t = zx * zx - zy * zy + cx
        zy = tl.where(inside, 2 * zx * zy + cy, zy)
        zx = tl.where(inside, t, zx)
        k += inside.to(tl.int32)
    tl.store(out + i, k, mask=i < n)


@triton.jit
def rows(out, inp, starts, BLOCK: tl.constexpr):
    """Sums of rows of different length: a loop bound that is loaded, and a
    branch on it."""
    row = tl.program_id(0)
    begin = tl.load(starts + row)
    end = tl.load(starts + row + 1)
    j = tl.arange(0, BLOCK)
    if end <= begin:
        tl.store(out + row, 0)
    else:
        acc = tl.zeros([BLOCK], dtype=tl.int32)
        k = begin
        while k < end:
            acc += tl.load(inp + k + j, mask=k + j < end, other=0)
            k += BLOCK
        tl.store(out + row, tl.sum(acc, axis=0))


@triton.jit
def dot(out, a, b, BLOCK: tl.constexpr):
    """One tile of a matrix product: tensor-core instructions."""
    i = tl.arange(0, BLOCK)
    at = i[:, None] * BLOCK + i[None, :]
    tl.store(out + at, tl.dot(tl.load(a + at), tl.load(b + at)))
