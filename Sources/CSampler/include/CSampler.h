/*
 * Samples of the call stack while frames are open, one timer a thread.
 *
 * The timer counts processor time that the thread spends in user mode, and sends a signal. Its
 * handler walks the stack and hands over a sample; it allocates nothing and takes no lock. Every
 * function is safe to call from any thread, and does nothing where sampling is not supported.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CAllocations.h"

/* What a thread's timer is made of. */
enum listscope_sampler_clock {
  /* Nothing: no samples. */
  LISTSCOPE_CLOCK_NONE = 0,
  /* A perf event of the thread: any rate, armed inside frames only. */
  LISTSCOPE_CLOCK_PERF,
  /* The processor clock of the thread: no more samples a second than the kernel has ticks. It runs
     from the first frame on, and what it counts outside of frames is left out. */
  LISTSCOPE_CLOCK_THREAD,
};

/* How the walk of a stack ended. */
enum listscope_stack_end {
  /* At the last frame that could be found, usually that of `main` or of the start of a thread. */
  LISTSCOPE_STACK_WALKED = 0,
  /* The buffer is full: the outermost callers are missing. */
  LISTSCOPE_STACK_TRUNCATED,
  /* At the interrupted function: its caller could not be found. */
  LISTSCOPE_STACK_BROKEN,
};

enum { LISTSCOPE_STACK_DEPTH = 512 };

/* A stack, from the interrupted function outwards: one address in it, then return addresses. */
struct listscope_sample {
  /* Counts all samples of the process, from 1. */
  uint32_t number;
  /* What the frame is for; see `listscope_sampler_begin`. */
  uint32_t list;
  uint32_t update;
  enum listscope_stack_end end;
  uint32_t count;
  uint64_t addresses[LISTSCOPE_STACK_DEPTH];
};

/* What became of signals and threads, since the program began. */
struct listscope_sample_counts {
  uint64_t samples;
  uint64_t truncated;
  uint64_t broken;
  /* Signals of the timer outside of frames, which the thread clock sends. */
  uint64_t outside;
  /* Ticks that were due, but came as one signal. */
  uint64_t overruns;
  /* Signals of this number from other senders. */
  uint64_t foreign;
  /* Threads that ended inside of a frame. */
  uint64_t unfinished;
  /* Threads without a timer: the kernel or the process had none left. */
  uint64_t unarmed;
  /* 1 once the program has taken the signal for itself, which ends sampling. */
  uint64_t displaced;
};

/* Takes a sample, in the signal handler: it may neither allocate nor lock. */
typedef void (*listscope_sample_receiver)(const struct listscope_sample *sample, void *context);

/* Which of the clocks the calling thread could have; `error` says why not the first. */
enum listscope_sampler_clock listscope_sampler_find_clock(
    bool without_perf, int *error);

/* From now on frames are sampled `rate` times a second of processor time, instead of what an earlier
   start said. Returns 0 and the number of the start, or an error number: EBUSY where the program
   handles the signal itself. */
int listscope_sampler_start(
    uint32_t rate, bool without_perf, listscope_sample_receiver receiver, void *context,
    uint32_t *number);

/* Ends the sampling that the start with this number began; that of a later start goes on. */
void listscope_sampler_stop(uint32_t number);

/* A frame of a list begins on this thread; frames inside of frames count as one. A thread gets its
   timer with its first frame, and no longer blocks the signal. */
void listscope_sampler_begin(uint32_t list, uint32_t update);

/* A frame ends on this thread. */
void listscope_sampler_end(void);

/* The clock of sampling since its start, and the most samples a second that it gives. */
enum listscope_sampler_clock listscope_sampler_clock(uint32_t *rate);

void listscope_sampler_counts(struct listscope_sample_counts *counts);

/* The nanoseconds that a sample takes at least from the thread it interrupts, from interrupting one that
   computes for about 0.1 s with few callers, and writing nothing; 0 where the clock is too coarse to tell. Call it before the start:
   what was counted until then is forgotten. */
double listscope_sampler_cost(void);

/* ---- Waits ---- */

/* Emits each wait of a thread inside of a frame as the event of this code, with its stack. The library that
   times waits is loaded before the program; returns whether it is. */
bool listscope_waits_start(uint16_t event);

/* ---- Where samples go ---- */

/* The receiver for traces: emits each as the event of this code. The context is the code. */
void listscope_sample_to_trace(const struct listscope_sample *sample, void *code);

/* Memory for samples: those beyond its capacity are only counted. */
struct listscope_sample_buffer {
  uint32_t capacity;
  uint32_t count;
  uint32_t dropped;
  struct listscope_sample *samples;
};

/* The receiver for a `struct listscope_sample_buffer`. */
void listscope_sample_to_buffer(const struct listscope_sample *sample, void *buffer);

/* ---- Binaries ---- */

/* A program or library in the memory of this process. */
struct listscope_binary {
  const char *path;
  /* What is added to the addresses in the file. */
  uint64_t base;
  /* The first address of its code, and the first one after it. */
  uint64_t start;
  uint64_t end;
  const uint8_t *build_id;
  size_t build_id_size;
};

/* Calls `visit` with each binary. */
void listscope_each_binary(
    void (*visit)(const struct listscope_binary *binary, void *context), void *context);

/* A number that changes whenever binaries come. */
uint64_t listscope_binary_changes(void);
