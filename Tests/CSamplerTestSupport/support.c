#define _GNU_SOURCE
#include "CSamplerTestSupport.h"

#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LIMIT_SECONDS = 10 };

static bool is_late(void) {
  struct timespec used;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
  static __thread time_t start;
  if (start == 0) start = used.tv_sec + 1;
  return used.tv_sec >= start + LIMIT_SECONDS;
}

static volatile uint64_t result;

static void compute(void) {
  uint64_t number = result;
  for (int i = 0; i < 100000; i++) number = number * 6364136223846793005u + 1442695040888963407u;
  result = number;
}

/* A loop of its own: no call may restore the register. */
static void compute_with(uintptr_t frame_pointer) {
#if defined(__x86_64__)
  __asm__ volatile(
      "movq %%rbp, %%r12\n"
      "movq %0, %%rbp\n"
      "movq $3000000, %%rcx\n"
      "1: decq %%rcx\n"
      "jnz 1b\n"
      "movq %%r12, %%rbp\n"
      :
      : "r"(frame_pointer)
      : "rcx", "r12", "cc", "memory");
#else
  compute();
#endif
}

bool listscope_compute_without_frame(
    uintptr_t frame_pointer, const volatile uint32_t *count, uint32_t wanted) {
  while (*count < wanted) {
    if (is_late()) return false;
    compute_with(frame_pointer);
  }
  return true;
}

__attribute__((noinline)) bool listscope_compute_at_depth(
    uint32_t depth, const volatile uint32_t *count, uint32_t wanted) {
  bool is_reached = true;
  if (depth > 1) {
    is_reached = listscope_compute_at_depth(depth - 1, count, wanted);
  } else {
    while (*count < wanted && is_reached) {
      compute();
      is_reached = !is_late();
    }
  }
  /* No tail call: each level keeps its frame. */
  __asm__ volatile("" ::: "memory");
  return is_reached;
}

static int compare_bytes(const void *left, const void *right) {
  return memcmp(left, right, 64);
}

bool listscope_compute_in_library(const volatile uint32_t *count, uint32_t wanted) {
  enum { SIZE = 64, NUMBER = 4096 };
  static char memory[SIZE * NUMBER];
  while (*count < wanted) {
    if (is_late()) return false;
    for (size_t i = 0; i < sizeof memory; i++) memory[i] = (char)(i * 7919 >> 3);
    qsort(memory, NUMBER, SIZE, compare_bytes);
  }
  return true;
}

static void do_nothing(int number) {}

void listscope_handle_signal(int number, bool handled) {
  signal(number, handled ? do_nothing : SIG_DFL);
}
