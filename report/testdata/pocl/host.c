// Runs one OpenCL kernel on the CPU. Standard input says how, one word or number after the other:
//   SOURCE-FILE KERNEL GLOBAL LOCAL OPTIONS, then per argument: buffer FILE | int N | float X
// Each buffer's file is overwritten with what the kernel leaves there. SOURCE-FILE's options are one word, commas for spaces.
#define CL_TARGET_OPENCL_VERSION 200
#include <CL/cl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void need(cl_int err, const char *what) {
  if (err != CL_SUCCESS) {
    fprintf(stderr, "%s: OpenCL error %d\n", what, err);
    exit(1);
  }
}

static char *slurp(const char *path, size_t *n) {
  FILE *f = fopen(path, "rb");
  if (!f) {
    perror(path);
    exit(1);
  }
  fseek(f, 0, SEEK_END);
  *n = ftell(f);
  rewind(f);
  char *p = malloc(*n + 1);
  if (fread(p, 1, *n, f) != *n) exit(1);
  p[*n] = 0;
  fclose(f);
  return p;
}

int main(void) {
  char source[1024], kernel[256], options[1024], kind[16], files[16][1024];
  size_t global, local, n, sizes[16];
  cl_mem buffers[16] = {0};
  if (scanf("%1023s %255s %zu %zu %1023s", source, kernel, &global, &local, options) != 5) return 2;
  for (char *p = options; *p; p++)
    if (*p == ',') *p = ' ';
  cl_platform_id platform;
  cl_device_id device;
  cl_int err;
  need(clGetPlatformIDs(1, &platform, NULL), "platform");
  need(clGetDeviceIDs(platform, CL_DEVICE_TYPE_CPU, 1, &device, NULL), "device");
  cl_context context = clCreateContext(NULL, 1, &device, NULL, NULL, &err);
  need(err, "context");
  cl_command_queue queue = clCreateCommandQueueWithProperties(context, device, NULL, &err);
  need(err, "queue");
  const char *text = slurp(source, &n);
  cl_program program = clCreateProgramWithSource(context, 1, &text, &n, &err);
  need(err, "program");
  if (clBuildProgram(program, 1, &device, options, NULL, NULL) != CL_SUCCESS) {
    static char log[1 << 16];
    clGetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_LOG, sizeof log - 1, log, NULL);
    fprintf(stderr, "%s\n", log);
    return 1;
  }
  cl_kernel k = clCreateKernel(program, kernel, &err);
  need(err, "kernel");
  int args = 0;
  for (; args < 16 && scanf("%15s", kind) == 1; args++) {
    if (!strcmp(kind, "buffer")) {
      if (scanf("%1023s", files[args]) != 1) return 2;
      char *data = slurp(files[args], &sizes[args]);
      buffers[args] = clCreateBuffer(context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, sizes[args], data, &err);
      need(err, "buffer");
      need(clSetKernelArg(k, args, sizeof(cl_mem), &buffers[args]), "argument");
    } else if (!strcmp(kind, "int")) {
      cl_int x;
      if (scanf("%d", &x) != 1) return 2;
      need(clSetKernelArg(k, args, sizeof x, &x), "argument");
    } else {
      cl_float x;
      if (scanf("%f", &x) != 1) return 2;
      need(clSetKernelArg(k, args, sizeof x, &x), "argument");
    }
  }
  need(clEnqueueNDRangeKernel(queue, k, 1, NULL, &global, &local, 0, NULL, NULL), "launch");
  need(clFinish(queue), "run");
  for (int i = 0; i < args; i++) {
    if (!buffers[i]) continue;
    char *data = malloc(sizes[i]);
    need(clEnqueueReadBuffer(queue, buffers[i], CL_TRUE, 0, sizes[i], data, 0, NULL, NULL), "read");
    FILE *f = fopen(files[i], "wb");
    if (!f || fwrite(data, 1, sizes[i], f) != sizes[i]) return 1;
    fclose(f);
  }
  return 0;
}
