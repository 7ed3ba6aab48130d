#define _GNU_SOURCE
#include "stack.h"
#include "timer.h"

#if LISTSCOPE_CAN_SAMPLE

#include <stdlib.h>

enum { ROUNDS = 5, COST_RATE = 10000, LOOPS = 8000000 };

static volatile uint64_t sink;

/* The nanoseconds of processor time that a fixed amount of work takes. */
static double work(void) {
  struct timespec from, to;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &from);
  uint64_t number = 1;
  for (int i = 0; i < LOOPS; i++) number = number * 6364136223846793005u + 1442695040888963407u;
  sink = number;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &to);
  return (double)(to.tv_sec - from.tv_sec) * 1e9 + (double)(to.tv_nsec - from.tv_nsec);
}

static int compare(const void *left, const void *right) {
  double difference = *(const double *)left - *(const double *)right;
  return (difference > 0) - (difference < 0);
}

/* Static, because frames of other threads may end after the measuring does. */
static uint32_t taken;

static void nothing(const struct listscope_sample *sample, void *context) {
  __atomic_fetch_add(&taken, 1, __ATOMIC_RELAXED);
}

double listscope_sampler_cost(void) {
  double costs[ROUNDS];
  uint32_t rate = 0;
  uint32_t start = 0;
  if (listscope_sampler_start(COST_RATE, false, nothing, NULL, &start) != 0) return 0;
  bool is_fine = listscope_sampler_clock(&rate) == LISTSCOPE_CLOCK_PERF;
  /* The first one arms the thread. */
  listscope_sampler_begin(0, 0);
  listscope_sampler_end();
  for (int i = 0; is_fine && i < ROUNDS; i++) {
    double plain = work();
    uint32_t before = __atomic_load_n(&taken, __ATOMIC_RELAXED);
    listscope_sampler_begin(0, 0);
    double sampled = work();
    listscope_sampler_end();
    uint32_t samples = __atomic_load_n(&taken, __ATOMIC_RELAXED) - before;
    costs[i] = samples > 0 ? (sampled - plain) / samples : 0;
  }
  listscope_sampler_stop(start);
  listscope_sampler_forget_counts();
  if (!is_fine) return 0;
  qsort(costs, ROUNDS, sizeof *costs, compare);
  return costs[ROUNDS / 2] > 0 ? costs[ROUNDS / 2] : 0;
}

#endif
