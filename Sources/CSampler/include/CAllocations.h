/*
 * What a thread allocates while intervals are open, as told by the library that counts allocations.
 *
 * The library is loaded before the program. Without it nothing is counted. Every function is safe to
 * call from any thread, and allocates nothing but at the start.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The code of intervals that have a custom name. */
enum { LISTSCOPE_NAMED_INTERVAL = UINT16_MAX };

/* The codes of the events: what an interval has allocated, and the stack of one allocation. */
struct listscope_allocation_events {
  uint16_t counts;
  uint16_t sample;
};

/* Whether the library is loaded. */
bool listscope_allocations_are_counted(void);

/* Tells which events there are, and how many kinds of interval. Returns whether intervals are counted
   from now on, and stacks sampled in them. */
bool listscope_allocations_start(struct listscope_allocation_events events, uint16_t kinds);

/* Names a kind of interval, before the first one begins: where its begin has the number of the
   content type, or -1. */
void listscope_allocations_name(uint16_t kind, const char *name, int8_t type_position);

/* Where the start of an interval of this kind has the number of the content type, or -1. */
int8_t listscope_allocations_type_position(uint16_t kind);

/* An interval has begun on this thread, whose content type has this number, or -1. */
void listscope_allocations_begin(
    uint16_t kind, uint32_t id, uint32_t list, uint32_t update, int64_t type);

/* An interval is about to end on this thread: emits what it has allocated. `name` is that of a custom
   interval, else NULL. Returns whether no interval is open any more, and stacks were sampled since one
   was. */
bool listscope_allocations_end(
    uint16_t kind, uint32_t id, uint32_t list, uint32_t update, const char *name);

/* What is allocated between these two is the tracer's, and no interval's. They do not nest. */
void listscope_allocations_pause(void);
void listscope_allocations_resume(void);
