// Tells which task of Swift runs on a thread, so that an interval of one task, which goes on while the
// task waits, does not enclose what other tasks do on the thread meanwhile.

#include "CTracepoints.h"

bool listscope_knows_tasks;

#if !defined(LISTSCOPE_WITHOUT_LTTNG) && defined(__linux__) && __has_include(<lttng/tracepoint.h>)

#include "tracepoints.h"

// Of the library of Swift's concurrency, which a program need not have.
__attribute__((weak, swiftcall)) void *swift_task_getCurrent(void);
__attribute__((weak, swiftcall)) uint64_t swift_task_getJobTaskId(void *task);

// A ring may have lost the event, so it comes again after so many intervals.
static const uint32_t intervals_per_event = 1024;

static _Thread_local struct {
  uint32_t task;
  uint32_t intervals;
} noted;

static uint32_t current_task(void) {
  void *task = swift_task_getCurrent ? swift_task_getCurrent() : NULL;
  return task ? (uint32_t)swift_task_getJobTaskId(task) : 0;
}

void listscope_tell_task(void) {
  uint32_t task = current_task();
  if (task == noted.task && (task == 0 || ++noted.intervals < intervals_per_event)) return;
  noted.task = task;
  noted.intervals = 0;
  __atomic_store_n(&listscope_knows_tasks, true, __ATOMIC_RELAXED);
  struct listscope_value value = {.integer = task, .text = ""};
  lttng_ust_tracepoint(listscope, task, 0, 0, &value);
}

#else

void listscope_tell_task(void) {}

#endif
