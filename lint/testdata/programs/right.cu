// Correct programs of the kinds that people write: lint has nothing to say about barriers and member masks here.
// Made into right.ptx and right.O0.ptx by make.sh.

#define FULL 0xffffffffu

__device__ __forceinline__ int lane() { return threadIdx.x & 31; }

// One atomic operation for all lanes that have something to add.
extern "C" __global__ void aggregated(int *out, int *count, const int *in, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && in[i] > 0) {
    unsigned mask = __activemask();
    int leader = __ffs(mask) - 1, base = 0;
    if (lane() == leader) base = atomicAdd(count, __popc(mask));
    base = __shfl_sync(mask, base, leader);
    out[base + __popc(mask & ((1u << lane()) - 1))] = in[i];
  }
}

// One atomic operation for all lanes with the same bin.
extern "C" __global__ void by_bin(int *bins, const int *in, int n) {
  for (int base = blockIdx.x * blockDim.x; base < n; base += gridDim.x * blockDim.x) {
    int i = base + threadIdx.x;
    unsigned here = __ballot_sync(FULL, i < n);
    if (i < n) {
      int bin = in[i];
      unsigned peers = __match_any_sync(here, bin);
      int sum = __reduce_add_sync(peers, 1);
      if (lane() == __ffs(peers) - 1) atomicAdd(&bins[bin], sum);
    }
  }
}

// Tiles of 8 lanes that reduce by themselves.
extern "C" __global__ void tiles(float *out, const float *in, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = i < n ? in[i] : 0.f;
  unsigned mask = 0xffu << (lane() & 24);
  for (int d = 4; d > 0; d >>= 1) v += __shfl_down_sync(mask, v, d, 8);
  if ((lane() & 7) == 0 && i < n) out[i >> 3] = v;
}

// All threads meet; then those without work leave, and no barrier comes.
extern "C" __global__ void early_return(float *out, const float *in, int n) {
  __shared__ float s[256];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  s[threadIdx.x] = i < n ? in[i] : 0.f;
  __syncthreads();
  if (i >= n) return;
  float left = threadIdx.x > 0 ? s[threadIdx.x - 1] : 0.f;
  if (left < 0.f) return;
  out[i] = left + s[threadIdx.x];
}

// Two buffers, one barrier a stage; how many stages there are is an argument.
extern "C" __global__ void pipeline(float *out, const float *in, int stages) {
  __shared__ float s[2][256];
  float sum = 0.f;
  s[0][threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  for (int k = 0; k < stages; k++) {
    if (k + 1 < stages) s[(k + 1) & 1][threadIdx.x] = in[(k + 1) * blockDim.x + threadIdx.x];
    sum += s[k & 1][(threadIdx.x + 1) % blockDim.x];
    __syncthreads();
  }
  out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

// Half of the warps produce, half consume; two named barriers count all 256 threads.
extern "C" __global__ void __launch_bounds__(256) specialised(float *out, const float *in, int rounds) {
  __shared__ float s[128];
  if (threadIdx.x < 128) {
    for (int k = 0; k < rounds; k++) {
      asm volatile("bar.sync 1, 256;" ::: "memory");
      s[threadIdx.x] = in[k * 128 + threadIdx.x];
      asm volatile("bar.arrive 2, 256;" ::: "memory");
    }
  } else {
    float sum = 0.f;
    asm volatile("bar.arrive 1, 256;" ::: "memory");
    for (int k = 0; k < rounds; k++) {
      asm volatile("bar.sync 2, 256;" ::: "memory");
      sum += s[threadIdx.x - 128];
      if (k + 1 < rounds) asm volatile("bar.arrive 1, 256;" ::: "memory");
    }
    out[blockIdx.x * 128 + threadIdx.x - 128] = sum;
  }
}

// A grid-stride loop over whole blocks: all threads of a block take equally many trips, those without an element too.
extern "C" __global__ void grid_stride(float *out, const float *in, int n) {
  __shared__ float s[256];
  int trips = (n + gridDim.x * blockDim.x - 1) / (gridDim.x * blockDim.x);
  for (int k = 0; k < trips; k++) {
    int i = (k * gridDim.x + blockIdx.x) * blockDim.x + threadIdx.x;
    s[threadIdx.x] = i < n ? in[i] : 0.f;
    __syncthreads();
    if (i < n) out[i] = s[blockDim.x - 1 - threadIdx.x];
    __syncthreads();
  }
}

// A scan over blocks that looks back at those before it: the first thread waits, then all meet.
extern "C" __global__ void look_back(int *out, volatile int *state, const int *in) {
  __shared__ int before;
  __shared__ int s[256];
  s[threadIdx.x] = in[blockIdx.x * blockDim.x + threadIdx.x];
  __syncthreads();
  for (int d = 1; d < blockDim.x; d <<= 1) {
    int v = threadIdx.x >= d ? s[threadIdx.x - d] : 0;
    __syncthreads();
    s[threadIdx.x] += v;
    __syncthreads();
  }
  if (threadIdx.x == 0) {
    int sum = 0;
    for (int b = blockIdx.x - 1; b >= 0; b--) {
      int v;
      while ((v = state[b]) == 0) {}
      sum += v >> 2;
      if (v & 2) break;
    }
    before = sum;
    state[blockIdx.x] = (sum + s[blockDim.x - 1]) << 2 | 2;
  }
  __syncthreads();
  out[blockIdx.x * blockDim.x + threadIdx.x] = before + s[threadIdx.x];
}

// Lanes part and meet again, and then shuffle with the full mask.
extern "C" __global__ void after_meeting(float *out, const float *in) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = in[i];
  if (v > 1.f) {
    for (int k = 0; k < (int)v; k++) v *= 0.5f;
  } else if (lane() < 7) {
    v = -v;
  }
  __syncwarp();
  v += __shfl_xor_sync(FULL, v, 1);
  v += __shfl_xor_sync(FULL, v, 2);
  out[i] = v;
}

// Each warp reduces, then the first one reduces what they have: a full mask under a branch that warps take whole.
extern "C" __global__ void __launch_bounds__(256) first_warp(float *out, const float *in) {
  __shared__ float s[32];
  float v = in[blockIdx.x * blockDim.x + threadIdx.x];
  for (int d = 16; d > 0; d >>= 1) v += __shfl_down_sync(FULL, v, d);
  if (lane() == 0) s[threadIdx.x >> 5] = v;
  __syncthreads();
  if (threadIdx.x < 32) {
    v = threadIdx.x < blockDim.x / 32 ? s[threadIdx.x] : 0.f;
    for (int d = 16; d > 0; d >>= 1) v += __shfl_down_sync(FULL, v, d);
    if (threadIdx.x == 0) out[blockIdx.x] = v;
  }
}

// The last elements of a row: the lanes that have one say so, and reduce among themselves.
extern "C" __global__ void partial_warp(float *out, const float *in, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned mask = __ballot_sync(FULL, i < n);
  if (i < n) {
    float v = in[i];
    for (int d = 16; d > 0; d >>= 1) {
      float w = __shfl_down_sync(mask, v, d);
      if (lane() + d < __popc(mask)) v += w;
    }
    if (lane() == 0) out[i >> 5] = v;
  }
}

// Whether anybody is not done is asked of the whole block, so that all leave together.
extern "C" __global__ void until_done(int *out, const int *in) {
  int v = in[blockIdx.x * blockDim.x + threadIdx.x];
  while (__syncthreads_or(v > 1)) {
    if (v > 1) v = v & 1 ? 3 * v + 1 : v >> 1;
  }
  out[blockIdx.x * blockDim.x + threadIdx.x] = v;
}
