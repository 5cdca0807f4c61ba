#!/usr/bin/env bash
# Compiles the .cu files here with NVIDIA's compiler, from its packages on PyPI.
# Needs gcc for the preprocessor, and no GPU. usage: make.sh
set -euo pipefail
cd "$(dirname "$0")"
packages=(nvidia-cuda-nvcc==13.5.37 nvidia-nvvm==13.5.37 nvidia-cuda-crt==13.5.37 nvidia-cuda-runtime==13.5.37 nvidia-cuda-cccl==13.3.5.0.6)
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --no-deps --target "$root" "${packages[@]}"
cuda=$(dirname "$(dirname "$(find "$root" -path '*/bin/nvcc')")")
chmod +x "$cuda"/bin/* "$cuda"/nvvm/bin/*
for source in *.cu; do
  out=${source%.cu}.ptx
  "$cuda/bin/nvcc" -ptx -lineinfo -arch=compute_80 "$source" -o "$root/$out"
  # The compiler writes absolute paths; only the file's own name is kept.
  sed -E 's|^(\t\.file\t[0-9]+ ")[^"]*/|\1|' "$root/$out" >"$out"
done
