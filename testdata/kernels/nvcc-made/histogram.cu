// Counts values per block in shared memory, then adds the block's counts to the
// totals; only bins that somebody hit touch global memory.
__global__ void histogram(unsigned *total, const unsigned *in, int n) {
  __shared__ unsigned bins[64];
  for (int k = threadIdx.x; k < 64; k += blockDim.x) bins[k] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    unsigned v = in[i];
    if (v % 3 == 0) v = v / 3 + 7;
    atomicAdd(&bins[v & 63], 1u);
  }
  __syncthreads();
  for (int k = threadIdx.x; k < 64; k += blockDim.x)
    if (bins[k] != 0) atomicAdd(&total[k], bins[k]);
}
