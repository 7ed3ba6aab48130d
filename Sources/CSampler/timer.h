/* The timer of one thread. */
#pragma once

#include <signal.h>
#include <time.h>

#include "CSampler.h"

struct listscope_timer {
  enum listscope_sampler_clock clock;
  /* Of the perf event. */
  int descriptor;
  timer_t timer;
};

/* Makes a timer for the calling thread, which is paused if it can be. Returns 0 or an error. */
int listscope_timer_open(
    struct listscope_timer *timer, enum listscope_sampler_clock clock, uint32_t rate, int signal);

void listscope_timer_close(struct listscope_timer *timer);
void listscope_timer_resume(struct listscope_timer *timer);
void listscope_timer_pause(struct listscope_timer *timer);

/* Whether a signal is a tick of this timer. */
bool listscope_timer_sent(const struct listscope_timer *timer, const siginfo_t *info);

/* The most ticks a second of LISTSCOPE_CLOCK_THREAD. */
uint32_t listscope_ticks_per_second(void);

/* Begins to count samples anew, while none are taken. */
void listscope_sampler_forget_counts(void);
