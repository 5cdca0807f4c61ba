#!/usr/bin/env bash
# Compiles kernels of testdata/kernels/opencl with clang-15 to LLVM IR of the old dialect, with typed pointers: what the second
# opinion on the reader is asked about where no clang is installed. usage: build.sh (Debian clang 15.0.6)
set -euo pipefail
out=$(cd "$(dirname "$0")" && pwd)
cd "$out/../../../../../testdata/kernels/opencl"
nvptx="-target nvptx64-nvidia-cuda -Xclang -target-cpu -Xclang sm_80 -Xclang -target-feature -Xclang +ptx75"
amdgcn="-target amdgcn-amd-amdhsa -mcpu=gfx90a -nogpulib"
spir64="-target spir64-unknown-unknown -Xclang -finclude-default-header"
make() { # NAME TARGET LEVEL
  local flags=${!2} opt="-${3%g}"
  [ "${3%g}" = "$3" ] || opt="$opt -g -fdebug-compilation-dir=."
  clang-15 -w -x cl -cl-std=CL2.0 -Xclang -no-opaque-pointers $flags $opt -S -emit-llvm -o "$out/$1.$3.$2.ll" "$1.cl"
}
for k in k03_switch k16_goto_irreducible k18_call k19_recursive k22_char_short k23_vec k26_bitonic; do
  make $k amdgcn O2
  make $k amdgcn O0
  make $k spir64 O1
done
for k in k04_early_return k10_spinlock k06_warp_reduce_shfl k08_vote k17_shortcircuit k20_fp k27_match_redux k28_loop_divergent_break_barrier; do
  make $k nvptx O0
  make $k nvptx O3
done
make k14_localarr amdgcn O2g
make k25_bfs nvptx O2g
