"""Small kernels for make.py to compile."""
from numba import cuda, float32, int32


def collatz(out, inp):
    """Steps to 1: a loop as long as the data says."""
    i = cuda.grid(1)
    if i < out.size:
        x = inp[i] + 1
        steps = 0
        while x != 1:
            if x & 1:
                x = 3 * x + 1
            else:
                x >>= 1
            steps += 1
        out[i] = steps


def blocksum(out, inp):
    """A tree in shared memory, its steps by halves."""
    part = cuda.shared.array(128, float32)
    t = cuda.threadIdx.x
    i = cuda.grid(1)
    part[t] = inp[i] if i < inp.size else float32(0)
    cuda.syncthreads()
    step = 64
    while step > 0:
        if t < step:
            part[t] += part[t + step]
        cuda.syncthreads()
        step //= 2
    if t == 0:
        out[cuda.blockIdx.x] = part[0]


def classify(out, bounds, inp):
    """A chain of guards with a search loop that some lanes leave early."""
    i = cuda.grid(1)
    if i >= inp.size:
        return
    x = inp[i]
    if x != x:
        out[i] = -1
        return
    kind = bounds.size
    for k in range(bounds.size):
        if x < bounds[k]:
            kind = k
            break
    out[i] = kind


def sort4(data):
    """A thread sorts four numbers in an array of its own."""
    i = cuda.grid(1)
    own = cuda.local.array(4, int32)
    if 4 * i + 3 < data.size:
        for k in range(4):
            own[k] = data[4 * i + k]
        for a in range(3):
            for b in range(3 - a):
                if own[b] > own[b + 1]:
                    own[b], own[b + 1] = own[b + 1], own[b]
        for k in range(4):
            data[4 * i + k] = own[k]
