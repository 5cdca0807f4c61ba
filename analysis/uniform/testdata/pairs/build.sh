#!/usr/bin/env bash
# Compiles some kernels of testdata/kernels/opencl with clang-22 to LLVM IR and to PTX, with the names of blocks kept: what
# TestPairsOfTestdata compares. usage: build.sh (Debian clang 22.1.8)
set -euo pipefail
out=$(cd "$(dirname "$0")" && pwd)
cd "$out/../../../../testdata/kernels/opencl"
flags="-w -x cl -cl-std=CL2.0 -target nvptx64-nvidia-cuda -Xclang -target-cpu -Xclang sm_80 -Xclang -target-feature -Xclang +ptx78 -fno-discard-value-names -S"
for k in k03_switch k04_early_return k05_reduce_shared k13_mandel k16_goto_irreducible k17_shortcircuit k24_uniform_loop k26_bitonic k28_loop_divergent_break_barrier; do
  for level in O0 O2; do
    clang-22 $flags -$level -o "$out/$k.$level.ptx" $k.cl
    clang-22 $flags -$level -emit-llvm -o "$out/$k.$level.ll" $k.cl
  done
done
