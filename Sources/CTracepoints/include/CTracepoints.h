/*
 * The tracepoints of ListScope, as Swift sees them.
 *
 * Not generated, and without LTTng's own headers: a program that uses it needs only the library.
 * Every function is safe to call from any thread, and does nothing where the package was built
 * without lttng-ust. Codes are positions in the schema; a code out of range counts as disabled.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CSignposts.h"

/* One begin or end. A fraction is kept in `values` by its bit pattern. */
struct listscope_interval {
  uint32_t list;
  uint32_t update;
  uint32_t id;
  int64_t values[8];
};

/* One field of an instant event; the field's type decides which member is written. */
struct listscope_value {
  int64_t integer;
  double number;
  /* UTF-8, ended by 0; never null. */
  const char *text;
};

/* What the generated file defines. Swift calls the functions below instead: it may not read C
   globals, and the test whether an event is wanted must be inlined into the caller. */
extern const uint16_t listscope_interval_count;
extern const int *const listscope_interval_states[];
extern const uint16_t listscope_event_count;
extern const int *const listscope_event_states[];
extern const uint16_t listscope_event_field_counts[];
extern const int *const listscope_named_interval_state;
extern const int *const listscope_counter_state;
extern uint32_t listscope_last_id;

/* Emits the start of an interval. */
void listscope_emit_begin(uint16_t code, const struct listscope_interval *interval);

/* Emits the end of an interval. */
void listscope_emit_end(uint16_t code, const struct listscope_interval *interval);

void listscope_emit_event(
    uint16_t code, uint32_t list, uint32_t update, const struct listscope_value *values);

/* Whether this build has the tracepoints. */
static inline bool listscope_is_available(void) { return listscope_interval_count != 0; }

/* The version of lttng-ust that this build was made with, such as "2.13.5"; "" without one. */
const char *listscope_ust_version(void);

/* Whether a session records intervals of this kind at the moment. */
static inline bool listscope_interval_enabled(uint16_t code) {
  return code < listscope_interval_count &&
         __atomic_load_n(listscope_interval_states[code], __ATOMIC_RELAXED) != 0;
}

/* Whether a session records events of this kind at the moment. */
static inline bool listscope_event_enabled(uint16_t code) {
  return code < listscope_event_count &&
         __atomic_load_n(listscope_event_states[code], __ATOMIC_RELAXED) != 0;
}

/* Whether a session records intervals with custom names at the moment. */
static inline bool listscope_named_interval_enabled(void) {
  return __atomic_load_n(listscope_named_interval_state, __ATOMIC_RELAXED) != 0;
}

/* Whether a session records counters at the moment. */
static inline bool listscope_counter_enabled(void) {
  return __atomic_load_n(listscope_counter_state, __ATOMIC_RELAXED) != 0;
}

/* The number of kinds of interval. */
static inline uint16_t listscope_interval_kinds(void) { return listscope_interval_count; }

/* The number of kinds of event. */
static inline uint16_t listscope_event_kinds(void) { return listscope_event_count; }

/* For each kind of interval a word that is not 0 while a session records it. */
static inline const int *const *listscope_interval_words(void) {
  return listscope_interval_states;
}

/* For each kind of event a word that is not 0 while a session records it. */
static inline const int *const *listscope_event_words(void) {
  return listscope_event_states;
}

/* An id that is unique in the process until 2^32 of them were used; never 0. */
static inline uint32_t listscope_next_id(void) {
  uint32_t id = __atomic_add_fetch(&listscope_last_id, 1, __ATOMIC_RELAXED);
  return id != 0 ? id : __atomic_add_fetch(&listscope_last_id, 1, __ATOMIC_RELAXED);
}

/* Whether a signpost of an app has begun in a task of Swift. */
extern bool listscope_knows_tasks;

/* Emits the event `task` if the thread runs another task than before, or none any more. */
void listscope_tell_task(void);

/* The same, once there is a task to tell: to be called before each interval begins. */
static inline void listscope_tell_known_task(void) {
  if (__atomic_load_n(&listscope_knows_tasks, __ATOMIC_RELAXED)) listscope_tell_task();
}

/* The number of fields of an event; 0 for an unknown code. */
static inline uint16_t listscope_event_field_count(uint16_t code) {
  return code < listscope_event_count ? listscope_event_field_counts[code] : 0;
}

/* Emits an instant event, unless there are fewer values than the event has fields. */
static inline void listscope_event(
    uint16_t code, uint32_t list, uint32_t update, const struct listscope_value *values,
    size_t count) {
  if (code < listscope_event_count && count >= listscope_event_field_counts[code])
    listscope_emit_event(code, list, update, values);
}

/* Emits the start of an interval that has a custom name. */
void listscope_named_interval_begin(
    uint32_t list, uint32_t update, uint32_t id, const char *name);

/* Emits the end of an interval that has a custom name. */
void listscope_named_interval_end(uint32_t list, uint32_t update, uint32_t id, const char *name);

/* Emits the value of a counter. */
void listscope_counter(uint32_t list, uint32_t update, const char *name, int64_t value);
