"""Compiles the kernels of kernels.py to PTX with numba-cuda. Needs no GPU.

usage, in this folder: pip install numba-cuda[cu13]==0.30.4 && python make.py
"""
import re

import kernels
from numba import cuda, float32, int32

SIGNATURES = {
    "collatz": (int32[::1], int32[::1]),
    "blocksum": (float32[::1], float32[::1]),
    "classify": (int32[::1], float32[::1], float32[::1]),
    "sort4": (int32[::1],),
}

for name, signature in SIGNATURES.items():
    # With line information for the one that has most lines.
    ptx, _ = cuda.compile_ptx(
        getattr(kernels, name), signature, cc=(8, 0), abi="numba", lineinfo=name == "classify"
    )
    # Line tables name the source by an absolute path: only its own name is kept.
    ptx = re.sub(r'^(\t\.file\t\d+ ")[^"]*/', r"\1", ptx, flags=re.MULTILINE)
    with open(name + ".ptx", "w") as f:
        f.write(ptx.rstrip("\0"))
