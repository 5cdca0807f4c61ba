// Parameters of all kinds: a structure by value that is written to, vectors, small integers, shared and constant memory.
#include "pre.h"
typedef struct { int n; float f; global int *p; short s[3]; } S;
kernel void params(global float *o, local float *l, S s, char c, float4 v, long n, local int *m, constant float *q) {
  int t = TIDX, g = GID;
  l[t] = s.f * t;
  m[t] = t;
  BAR();
  if (t < s.n) {
    s.s[t & 1] += t;
    o[g] = l[(t + 1) & 31] + v.y + c + n + m[t ^ 1] + q[t] + s.s[1] + s.p[t];
  }
}
