#!/usr/bin/env bash
# Compiles the .cu files here with NVIDIA's compiler, optimised and not. usage: make.sh NVCC
# ../../../testdata/kernels/nvcc-made/make.sh says where to get it.
set -euo pipefail
cd "$(dirname "$0")"
nvcc=${1:?usage: make.sh NVCC}
for source in *.cu; do
  for flags in "" "-Xcicc -O0"; do
    out=${source%.cu}${flags:+.O0}.ptx
    # shellcheck disable=SC2086
    "$nvcc" -ptx -lineinfo -arch=compute_80 $flags "$source" -o "$out"
    sed -i -E 's|^(\t\.file\t[0-9]+ ")[^"]*/|\1|' "$out"
  done
done
