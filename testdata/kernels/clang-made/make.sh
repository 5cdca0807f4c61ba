#!/usr/bin/env bash
# Compiles the CUDA and LLVM IR sources of ../opencl with clang-22: virtual calls, tables of functions, printf, inline
# assembly; bulk copies and tensor memory of later machines. usage: make.sh
set -euo pipefail
cd "$(dirname "$0")"
make() { # TARGET PTX CLANG-ARGUMENTS...
  clang-22 -w -Xclang -target-feature -Xclang "+ptx$2" -Xclang -target-cpu -Xclang "$1" -S "${@:3}"
}
for level in O0 O2; do
  make sm_80 78 -"$level" -x cuda --cuda-device-only -nocudainc -nocudalib --cuda-gpu-arch=sm_80 ../opencl/c01.cu -o "c01.$level.ptx"
done
make sm_90a 83 -O1 --target=nvptx64-nvidia-cuda -x ir ../opencl/n1_hopper.ll -o n1_hopper.ptx
make sm_100a 86 -O1 --target=nvptx64-nvidia-cuda -x ir ../opencl/n2_tcgen05.ll -o n2_tcgen05.ptx
