"""Compiles the kernels of kernels.py to PTX with Triton. Needs no GPU.

usage, in this folder: pip install triton==3.9.0 && python make.py
"""
import importlib.machinery
import importlib.util
import re

import triton
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

# Loaded under a relative name, so that line tables and debug sections hold
# nothing of the place where this runs.
loader = importlib.machinery.SourceFileLoader("kernels", "kernels.py")
kernels = importlib.util.module_from_spec(importlib.util.spec_from_loader("kernels", loader))
loader.exec_module(kernels)

SIGNATURES = {
    "limiter": ({"out": "*fp32", "inp": "*fp32", "n": "i32", "limit": "fp32"}, 256),
    "softmax": ({"out": "*fp32", "inp": "*fp32", "columns": "i32"}, 256),
    "escape": ({"out": "*i32", "n": "i32", "trips": "i32"}, 128),
    "rows": ({"out": "*i32", "inp": "*i32", "starts": "*i32"}, 128),
    "dot": ({"out": "*fp32", "a": "*fp16", "b": "*fp16"}, 16),
}

for name, (signature, block) in SIGNATURES.items():
    source = ASTSource(
        fn=getattr(kernels, name),
        signature={**signature, "BLOCK": "constexpr"},
        constexprs={"BLOCK": block},
    )
    compiled = triton.compile(source, target=GPUTarget("cuda", 80, 32))
    # Code inlined from Triton's own library names its file by an absolute path:
    # only the file's own name is kept.
    ptx = re.sub(r"/[^\s\":]*/(?=[^\s\":/]+\.py\b)", "", compiled.asm["ptx"])
    with open(name + ".ptx", "w") as f:
        f.write(ptx)
    print(f"{name}.ptx: .reqntid {32 * compiled.metadata.num_warps}, {compiled.metadata.shared} bytes of dynamic shared memory")
