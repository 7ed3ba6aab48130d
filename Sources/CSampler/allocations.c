#define _GNU_SOURCE
#include "CAllocations.h"
#include "CTracepoints.h"
#include "stack.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* As in the library that counts. */
struct counts {
  uint64_t allocations, bytes, frees;
};

struct open_interval {
  uint16_t kind;
  uint32_t id;
  uint32_t list;
  uint32_t update;
  int64_t type;
  struct counts start;
  /* What intervals inside of it have allocated. */
  struct counts inside;
};

/* Of more open intervals, which only a mistake in the program leaves, the outermost are left out. */
enum { MAX_OPEN = 64 };

/* The bytes between two samples of stacks at the start: an odd number, which keeps step with no loop. After
   so many samples they double, so that a program that allocates much writes no more than it must. */
enum { FIRST_PERIOD = 4093, SAMPLES_PER_PERIOD = 10000 };

struct thread_counts {
  struct counts excluded;
  struct counts paused;
  int64_t cost_ns;
  uint32_t depth;
  /* Whether what is allocated now is the tracer's. */
  bool is_tracing;
  /* Whether a stack was sampled in the outermost open interval. */
  bool is_sampled;
  /* Bytes since the last sample. */
  uint64_t unsampled;
  uintptr_t stack_top;
  uintptr_t outermost_frame;
  struct open_interval open[MAX_OPEN];
};

struct interval_kind {
  char *name;
  int8_t type_position;
};

static __thread struct thread_counts thread;
static void (*read_counter)(struct counts *);
static struct interval_kind *kinds;
static uint16_t kind_count;
static struct listscope_allocation_events events;
static uint64_t period = FIRST_PERIOD;
static uint64_t sample_count;

typedef void (*watch_function)(size_t, const void *);

static void (*counter(void))(struct counts *) {
  return (void (*)(struct counts *))dlsym(RTLD_DEFAULT, "listscope_read_allocations");
}

bool listscope_allocations_are_counted(void) { return counter() != NULL; }

static int64_t now_ns(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * INT64_C(1000000000) + now.tv_nsec;
}

/* ---- Samples of stacks ---- */

#if LISTSCOPE_CAN_SAMPLE

/* Writes the stack of an allocation that stands for so many bytes. */
static void write_sample(size_t size, uint64_t stands_for, const void *frame) {
  struct listscope_sample sample;
  char stack[LISTSCOPE_STACK_TEXT];
  listscope_walk_callers(&sample, frame, thread.stack_top, thread.outermost_frame);
  listscope_write_stack(&sample, stack);
  struct listscope_value values[] = {
      {.integer = (int64_t)size, .text = ""},
      {.integer = (int64_t)stands_for, .text = ""},
      {.integer = sample.end, .text = ""},
      {.text = stack},
  };
  const struct open_interval *interval = &thread.open[thread.depth - 1];
  listscope_event(
      events.sample, interval->list, interval->update, values, sizeof values / sizeof *values);
}

/* Takes the stack of each allocation in which the bytes reach a multiple of the period: of large ones
   always, of small ones as often as their share of all bytes is. */
static void watch(size_t size, const void *frame) {
  if (thread.depth == 0 || thread.is_tracing || thread.stack_top == 0) return;
  uint64_t bytes = __atomic_load_n(&period, __ATOMIC_RELAXED);
  thread.unsampled += size;
  if (thread.unsampled < bytes || !listscope_event_enabled(events.sample)) return;
  int64_t start = now_ns();
  uint64_t left = thread.unsampled % bytes;
  thread.is_tracing = true;
  write_sample(size, thread.unsampled - left, frame);
  thread.is_tracing = false;
  thread.unsampled = left;
  thread.is_sampled = true;
  if (__atomic_add_fetch(&sample_count, 1, __ATOMIC_RELAXED) % SAMPLES_PER_PERIOD == 0)
    __atomic_store_n(&period, 2 * bytes, __ATOMIC_RELAXED);
  thread.cost_ns += now_ns() - start;
}

static void start_sampling(void) {
  void (*set_watcher)(watch_function) =
      (void (*)(watch_function))dlsym(RTLD_DEFAULT, "listscope_watch_allocations");
  if (!set_watcher) return;
  listscope_prepare_walks();
  set_watcher(watch);
}

static void find_stack(void) {
  if (thread.stack_top != 0) return;
  thread.stack_top = listscope_find_stack().top;
  if (thread.stack_top != 0)
    thread.outermost_frame = listscope_find_outermost_frame(thread.stack_top);
}

#else

static void start_sampling(void) {}

static void find_stack(void) {}

#endif

/* ---- Counts ---- */

bool listscope_allocations_start(struct listscope_allocation_events codes, uint16_t count) {
  if (!counter() || kinds) return false;
  kinds = calloc(count, sizeof *kinds);
  if (!kinds) return false;
  for (uint16_t i = 0; i < count; i++) kinds[i].type_position = -1;
  kind_count = count;
  events = codes;
  read_counter = counter();
  start_sampling();
  return true;
}

void listscope_allocations_name(uint16_t kind, const char *name, int8_t type_position) {
  if (kind >= kind_count) return;
  kinds[kind].name = strdup(name);
  kinds[kind].type_position = type_position;
}

int8_t listscope_allocations_type_position(uint16_t kind) {
  return kind < kind_count ? kinds[kind].type_position : -1;
}

static struct counts difference(struct counts end, struct counts start) {
  return (struct counts){
      end.allocations - start.allocations, end.bytes - start.bytes, end.frees - start.frees};
}

static void add(struct counts *sum, struct counts other) {
  sum->allocations += other.allocations;
  sum->bytes += other.bytes;
  sum->frees += other.frees;
}

/* What the program has allocated on this thread, without the tracer. */
static struct counts current(void) {
  struct counts counts;
  read_counter(&counts);
  return difference(counts, thread.excluded);
}

static void exclude_since(struct counts start) {
  add(&thread.excluded, difference(current(), start));
}

void listscope_allocations_pause(void) {
  thread.is_tracing = true;
  thread.paused = current();
}

void listscope_allocations_resume(void) {
  exclude_since(thread.paused);
  thread.is_tracing = false;
}

void listscope_allocations_begin(
    uint16_t kind, uint32_t id, uint32_t list, uint32_t update, int64_t type) {
  int64_t start = now_ns();
  if (thread.depth == 0) {
    find_stack();
    thread.is_sampled = false;
  }
  if (thread.depth == MAX_OPEN) {
    memmove(thread.open, thread.open + 1, (MAX_OPEN - 1) * sizeof *thread.open);
    thread.depth--;
  }
  thread.open[thread.depth++] =
      (struct open_interval){.kind = kind, .id = id, .list = list, .update = update, .type = type};
  thread.open[thread.depth - 1].start = current();
  thread.cost_ns += now_ns() - start;
}

/* Takes an interval from the open ones, with those in it that have no end; false if it is none. */
static bool take(uint16_t kind, uint32_t id, struct open_interval *interval) {
  for (uint32_t place = thread.depth; place > 0; place--) {
    *interval = thread.open[place - 1];
    if (interval->id != id || interval->kind != kind) continue;
    thread.depth = place - 1;
    return true;
  }
  return false;
}

static void emit(
    const struct open_interval *interval, const char *name, struct counts all, uint32_t list,
    uint32_t update) {
  struct counts own = difference(all, interval->inside);
  struct listscope_value values[] = {
      {.text = name},
      {.integer = interval->type, .text = ""},
      {.integer = (int64_t)all.allocations, .text = ""},
      {.integer = (int64_t)all.bytes, .text = ""},
      {.integer = (int64_t)own.allocations, .text = ""},
      {.integer = (int64_t)own.bytes, .text = ""},
      {.integer = thread.cost_ns, .text = ""},
  };
  thread.cost_ns = 0;
  listscope_event(events.counts, list, update, values, sizeof values / sizeof *values);
}

bool listscope_allocations_end(
    uint16_t kind, uint32_t id, uint32_t list, uint32_t update, const char *name) {
  int64_t start = now_ns();
  struct open_interval interval;
  if (!take(kind, id, &interval)) return false;
  struct counts now = current();
  struct counts all = difference(now, interval.start);
  if (thread.depth > 0) add(&thread.open[thread.depth - 1].inside, all);
  if (!name && kind < kind_count) name = kinds[kind].name;
  thread.is_tracing = true;
  if (name && listscope_event_enabled(events.counts)) emit(&interval, name, all, list, update);
  thread.is_tracing = false;
  exclude_since(now);
  thread.cost_ns += now_ns() - start;
  return thread.depth == 0 && thread.is_sampled;
}
