// A small stack machine: each thread runs a program chosen by its data. A loop
// around a switch, an array that lives in local memory, early returns.
__device__ __noinline__ int run(const unsigned char *code, int arg) {
  int stack[8];
  int top = 0;
  stack[0] = arg;
  for (int pc = 0; pc < 32; pc++) {
    int a = stack[top];
    switch (code[pc] & 7) {
      case 0: return a;
      case 1: if (top < 7) stack[++top] = a + 1; break;
      case 2: if (top > 0) { top--; stack[top] += a; } break;
      case 3: if (top > 0) { top--; stack[top] ^= a; } break;
      case 4: stack[top] = a * 3; break;
      case 5: if (a & 1) pc++; break;
      case 6: stack[top] = a >> 1; break;
      default: if (a < 0) return -a; break;
    }
  }
  return stack[top];
}

__global__ void machine(int *out, const unsigned char *code, const int *in, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = run(code + (in[i] & 15), in[i]);
}
