#define _GNU_SOURCE
#include "CAllocations.h"
#include "CTracepoints.h"

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
  int64_t type;
  struct counts start;
  /* What intervals inside of it have allocated. */
  struct counts inside;
};

/* Of more open intervals, which only a mistake in the program leaves, the outermost are left out. */
enum { MAX_OPEN = 64 };

struct thread_counts {
  struct counts excluded;
  struct counts paused;
  int64_t cost_ns;
  uint32_t depth;
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
static uint16_t counts_event;

static void (*counter(void))(struct counts *) {
  return (void (*)(struct counts *))dlsym(RTLD_DEFAULT, "listscope_read_allocations");
}

bool listscope_allocations_are_counted(void) { return counter() != NULL; }

bool listscope_allocations_start(uint16_t event, uint16_t count) {
  if (!counter() || kinds) return false;
  kinds = calloc(count, sizeof *kinds);
  if (!kinds) return false;
  for (uint16_t i = 0; i < count; i++) kinds[i].type_position = -1;
  kind_count = count;
  counts_event = event;
  read_counter = counter();
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

static int64_t now_ns(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * INT64_C(1000000000) + now.tv_nsec;
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

void listscope_allocations_pause(void) { thread.paused = current(); }

void listscope_allocations_resume(void) { exclude_since(thread.paused); }

void listscope_allocations_begin(uint16_t kind, uint32_t id, int64_t type) {
  int64_t start = now_ns();
  if (thread.depth == MAX_OPEN) {
    memmove(thread.open, thread.open + 1, (MAX_OPEN - 1) * sizeof *thread.open);
    thread.depth--;
  }
  thread.open[thread.depth++] =
      (struct open_interval){.kind = kind, .id = id, .type = type, .start = current()};
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
  listscope_event(counts_event, list, update, values, sizeof values / sizeof *values);
}

void listscope_allocations_end(
    uint16_t kind, uint32_t id, uint32_t list, uint32_t update, const char *name) {
  int64_t start = now_ns();
  struct open_interval interval;
  if (!take(kind, id, &interval)) return;
  struct counts now = current();
  struct counts all = difference(now, interval.start);
  if (thread.depth > 0) add(&thread.open[thread.depth - 1].inside, all);
  if (!name && kind < kind_count) name = kinds[kind].name;
  if (name && listscope_event_enabled(counts_event)) emit(&interval, name, all, list, update);
  exclude_since(now);
  thread.cost_ns += now_ns() - start;
}
