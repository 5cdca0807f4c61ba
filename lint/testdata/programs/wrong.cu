// The same programs, each once broken. The comment in front of a kernel names the rule that must speak. Made into wrong.ptx and
// wrong.O0.ptx by make.sh.

#define FULL 0xffffffffu

__device__ __forceinline__ int lane() { return threadIdx.x & 31; }

// LS102: all lanes are named, and those without something to add do not come; they go on, and do not leave.
extern "C" __global__ void aggregated(int *out, int *count, int *done) {
  if (lane() < 20) {
    int base = 0;
    if (lane() == 0) base = atomicAdd(count, 20);
    base = __shfl_sync(FULL, base, 0);
    out[base + lane()] = lane();
  }
  done[threadIdx.x] = 1;
}

// LS102: the tiles are of 8 lanes, the masks of 4.
extern "C" __global__ void tiles(float *out, const float *in) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = in[i];
  unsigned mask = 0xfu << (lane() & 24);
  for (int d = 4; d > 0; d >>= 1) v += __shfl_down_sync(mask, v, d, 8);
  if ((lane() & 7) == 0) out[i >> 3] = v;
}

// LS101: those without work leave before the others meet.
extern "C" __global__ void early_return(float *out, const float *in, int n) {
  __shared__ float s[256];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  s[threadIdx.x] = in[i];
  __syncthreads();
  out[i] = s[threadIdx.x ^ 1];
}

// LS101: the stage that loads is skipped by threads beyond the row, and the barrier with it.
extern "C" __global__ void pipeline(float *out, const float *in, int stages, int width) {
  __shared__ float s[2][256];
  float sum = 0.f;
  for (int k = 0; k < stages; k++) {
    if (threadIdx.x < width) {
      s[k & 1][threadIdx.x] = in[k * width + threadIdx.x];
      __syncthreads();
    }
    sum += s[k & 1][(threadIdx.x + 1) % 256];
  }
  out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

// LS101: the consumers count one warp too few to come by its size.
extern "C" __global__ void __launch_bounds__(256) specialised(float *out, const float *in) {
  __shared__ float s[128];
  if (threadIdx.x < 128) {
    s[threadIdx.x] = in[threadIdx.x];
    asm volatile("bar.arrive 2, 250;" ::: "memory");
  } else {
    asm volatile("bar.sync 2, 250;" ::: "memory");
    out[blockIdx.x * 128 + threadIdx.x - 128] = s[threadIdx.x - 128];
  }
}

// LS101: each thread takes as many trips as it has elements.
extern "C" __global__ void grid_stride(float *out, const float *in, int n) {
  __shared__ float s[256];
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    s[threadIdx.x] = in[i];
    __syncthreads();
    out[i] = s[blockDim.x - 1 - threadIdx.x];
    __syncthreads();
  }
}

// LS101: the thread that looks back meets the others at a barrier of its own.
extern "C" __global__ void look_back(int *out, volatile int *state, const int *in) {
  __shared__ int before;
  if (threadIdx.x == 0) {
    int sum = 0;
    for (int b = blockIdx.x - 1; b >= 0; b--) sum += state[b];
    before = sum;
    __syncthreads();
  } else {
    __syncthreads();
  }
  out[blockIdx.x * blockDim.x + threadIdx.x] = before;
}

// LS102: the lanes of a loop with a trip count of their own are all named.
extern "C" __global__ void after_meeting(float *out, const float *in) {
  float v = in[threadIdx.x];
  for (int k = 0; k < lane(); k++) v += __shfl_xor_sync(FULL, v, 1);
  out[threadIdx.x] = v;
}

// LS102: as many threads as there are warps come to a shuffle for all lanes, while the others wait at the barrier behind.
extern "C" __global__ void first_warp(float *out, const float *in) {
  __shared__ float s[32];
  float v = in[blockIdx.x * blockDim.x + threadIdx.x];
  for (int d = 16; d > 0; d >>= 1) v += __shfl_down_sync(FULL, v, d);
  if (lane() == 0) s[threadIdx.x >> 5] = v;
  __syncthreads();
  if (threadIdx.x < blockDim.x / 32) {
    v = s[threadIdx.x];
    for (int d = 16; d > 0; d >>= 1) v += __shfl_down_sync(FULL, v, d);
    if (threadIdx.x == 0) s[0] = v;
  }
  __syncthreads();
  out[blockIdx.x * blockDim.x + threadIdx.x] = s[0];
}

// LS101: threads leave the loop one by one, as they are done.
extern "C" __global__ void until_done(int *out, int *left) {
  __shared__ int s;
  int v = threadIdx.x;
  while (v > 0) {
    if (threadIdx.x == 0) s = atomicSub(left, 1);
    __syncthreads();
    v -= 7;
    out[threadIdx.x] += s;
  }
}

// LS102: what a ballot says of all lanes names those that have something; another mask names the rest, and all take part.
extern "C" __global__ void partial_warp(float *out, const float *in) {
  unsigned mask = lane() < 10 ? 0x3ffu : 0xfffffe00u;
  out[threadIdx.x] = __shfl_sync(mask, in[threadIdx.x], lane() < 10 ? 0 : 31);
}
