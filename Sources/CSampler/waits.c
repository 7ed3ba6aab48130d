#define _GNU_SOURCE
#include "CTracepoints.h"
#include "stack.h"

#include <dlfcn.h>
#include <time.h>

#if LISTSCOPE_CAN_SAMPLE

static uint16_t event;

static bool is_wanted(void) {
  return listscope_sampler_is_in_frame() && listscope_event_enabled(event);
}

static int64_t now_ns(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * INT64_C(1000000000) + now.tv_nsec;
}

static void tell(int kind, int64_t duration_ns, const void *frame) {
  int64_t start = now_ns();
  struct listscope_sample sample;
  char stack[LISTSCOPE_STACK_TEXT];
  listscope_sampler_walk_callers(&sample, frame);
  listscope_write_stack(&sample, stack);
  struct listscope_value values[] = {
      {.integer = kind, .text = ""},
      {.integer = duration_ns, .text = ""},
      {.integer = sample.end, .text = ""},
      {.text = stack},
      {.integer = now_ns() - start, .text = ""},
  };
  listscope_event(event, sample.list, sample.update, values, sizeof values / sizeof *values);
}

typedef void (*watch_function)(bool (*)(void), void (*)(int, int64_t, const void *));

bool listscope_waits_start(uint16_t code) {
  watch_function watch = (watch_function)dlsym(RTLD_DEFAULT, "listscope_watch_waits");
  if (!watch) return false;
  event = code;
  watch(is_wanted, tell);
  return true;
}

#else

bool listscope_waits_start(uint16_t code) { return false; }

#endif
