#define _GNU_SOURCE
#include "stack.h"

#include <errno.h>

#if LISTSCOPE_CAN_SAMPLE

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "timer.h"

#if !defined(LISTSCOPE_WITHOUT_LTTNG) && __has_include(<lttng/ust-thread.h>)
#include <lttng/ust-thread.h>
#else
static void lttng_ust_init_thread(void) {}
#endif

/* Ignored unless it is handled, so a late one never ends the program; of all such signals the least
   used. A standard signal: of the others the kernel sends SIGIO instead where its queue is full. */
enum { TICK = SIGURG };

/* What frames are sampled by. It never changes and is never freed: a handler may run at any time. */
struct start {
  /* Counts starts, from 1. */
  uint32_t number;
  uint32_t rate;
  enum listscope_sampler_clock clock;
  listscope_sample_receiver receiver;
  void *context;
};

/* What a thread that has met a frame needs. */
struct thread {
  struct listscope_timer timer;
  /* The one that it was armed for. */
  const struct start *start;
  /* Open frames. */
  uint32_t depth;
  struct listscope_stack stack;
  uintptr_t outermost_frame;
  struct listscope_sample sample;
};

/* The latest start; NULL while nothing is sampled. */
static const struct start *running;
static uint32_t starts;
/* Held by the thread that starts or stops, never by a handler. */
static pthread_mutex_t starting = PTHREAD_MUTEX_INITIALIZER;
static struct listscope_sample_counts counts;
static pthread_key_t key;
static pthread_once_t once = PTHREAD_ONCE_INIT;

/* In the static block, so that a handler reaches them without malloc. */
static __thread struct thread *current __attribute__((tls_model("initial-exec")));
/* The start for which this thread could not be armed. */
static __thread const struct start *refused __attribute__((tls_model("initial-exec")));

static void count(uint64_t *number, uint64_t by) {
  __atomic_fetch_add(number, by, __ATOMIC_RELAXED);
}

static const struct start *running_start(void) {
  return __atomic_load_n(&running, __ATOMIC_ACQUIRE);
}

/* Ends sampling unless another start has come; whether it did. */
static bool end_start(const struct start *start) {
  return __atomic_compare_exchange_n(
      &running, &start, NULL, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}

/* ---- The handler ---- */

static void take_sample(struct thread *thread, void *context) {
  struct listscope_sample *sample = &thread->sample;
  listscope_walk_stack(sample, context, thread->stack, thread->outermost_frame);
  sample->number = (uint32_t)__atomic_add_fetch(&counts.samples, 1, __ATOMIC_RELAXED);
  if (sample->end == LISTSCOPE_STACK_TRUNCATED) count(&counts.truncated, 1);
  if (sample->end == LISTSCOPE_STACK_BROKEN) count(&counts.broken, 1);
  thread->start->receiver(sample, thread->start->context);
}

static void tick(int number, siginfo_t *info, void *context) {
  int error = errno;
  struct thread *thread = current;
  if (thread == NULL || !listscope_timer_sent(&thread->timer, info)) {
    /* That of a thread's timer may still arrive after its end. */
    if (info->si_code <= 0 && info->si_code != SI_TIMER) count(&counts.foreign, 1);
  } else if (running_start() == thread->start) {
    if (info->si_code == SI_TIMER && info->si_overrun > 0)
      count(&counts.overruns, (uint64_t)info->si_overrun);
    if (thread->depth > 0)
      take_sample(thread, context);
    else
      count(&counts.outside, 1);
  }
  errno = error;
}

static bool is_handler_ours(void) {
  struct sigaction action;
  return sigaction(TICK, NULL, &action) == 0 && (action.sa_flags & SA_SIGINFO) != 0 &&
         action.sa_sigaction == tick;
}

/* ---- Threads ---- */

static void forget(struct thread *thread) {
  listscope_timer_close(&thread->timer);
  current = NULL;
  free(thread);
}

static void end_thread(void *argument) {
  struct thread *thread = argument;
  if (thread->depth > 0 && thread->start == running_start()) count(&counts.unfinished, 1);
  forget(thread);
}

static void end_in_child(void) {
  /* Its timers are those of the parent. */
  __atomic_store_n(&running, NULL, __ATOMIC_RELEASE);
  pthread_mutex_init(&starting, NULL);
  current = NULL;
}

static void prepare_process(void) {
  pthread_key_create(&key, end_thread);
  pthread_atfork(NULL, NULL, end_in_child);
}

/* Worker threads of libdispatch block all signals. */
static bool accept_signal(void) {
  sigset_t ticks;
  sigemptyset(&ticks);
  sigaddset(&ticks, TICK);
  return pthread_sigmask(SIG_UNBLOCK, &ticks, NULL) == 0;
}

/* Gives the calling thread a timer. */
static struct thread *arm(const struct start *start) {
  struct thread *thread = accept_signal() ? calloc(1, sizeof *thread) : NULL;
  struct listscope_stack stack =
      thread != NULL ? listscope_find_stack() : (struct listscope_stack){0, 0};
  if (stack.top != 0) {
    thread->start = start;
    thread->stack = stack;
    thread->outermost_frame = listscope_find_outermost_frame(stack.top);
    lttng_ust_init_thread();
    if (listscope_timer_open(&thread->timer, start->clock, start->rate, TICK) == 0) {
      current = thread;
      pthread_setspecific(key, thread);
      return thread;
    }
  }
  free(thread);
  refused = start;
  count(&counts.unarmed, 1);
  return NULL;
}

static struct thread *armed_thread(const struct start *start) {
  struct thread *thread = current;
  if (thread != NULL && thread->start == start) return thread;
  if (thread != NULL) {
    pthread_setspecific(key, NULL);
    forget(thread);
  }
  return refused == start ? NULL : arm(start);
}

/* ---- Frames ---- */

void listscope_sampler_begin(uint32_t list, uint32_t update) {
  const struct start *start = running_start();
  if (start == NULL) return;
  struct thread *thread = armed_thread(start);
  if (thread == NULL) return;
  if (thread->depth > 0) {
    thread->depth++;
    return;
  }
  if (!is_handler_ours()) {
    __atomic_store_n(&counts.displaced, 1, __ATOMIC_RELAXED);
    end_start(start);
    return;
  }
  thread->sample.list = list;
  thread->sample.update = update;
  thread->depth = 1;
  __atomic_signal_fence(__ATOMIC_SEQ_CST);
  listscope_timer_resume(&thread->timer);
}

void listscope_sampler_end(void) {
  struct thread *thread = current;
  if (thread == NULL || thread->depth == 0) return;
  if (thread->depth == 1) listscope_timer_pause(&thread->timer);
  __atomic_signal_fence(__ATOMIC_SEQ_CST);
  thread->depth--;
}

bool listscope_sampler_is_in_frame(void) {
  const struct thread *thread = current;
  return thread != NULL && thread->depth > 0 && thread->start == running_start();
}

void listscope_sampler_walk_callers(struct listscope_sample *sample, const void *frame) {
  const struct thread *thread = current;
  listscope_walk_callers(sample, frame, thread->stack.top, thread->outermost_frame);
  sample->list = thread->sample.list;
  sample->update = thread->sample.update;
}

/* ---- Start and stop ---- */

static int take_signal(void) {
  struct sigaction action;
  if (sigaction(TICK, NULL, &action) != 0) return errno;
  bool is_free = (action.sa_flags & SA_SIGINFO) == 0 &&
                 (action.sa_handler == SIG_DFL || action.sa_handler == SIG_IGN);
  if (!is_free && !is_handler_ours()) return EBUSY;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = tick;
  action.sa_flags = SA_SIGINFO | SA_RESTART;
  sigfillset(&action.sa_mask);
  return sigaction(TICK, &action, NULL) == 0 ? 0 : errno;
}

static const struct start *make_start(
    uint32_t rate, enum listscope_sampler_clock clock, listscope_sample_receiver receiver,
    void *context) {
  struct start *start = malloc(sizeof *start);
  if (start != NULL) *start = (struct start){++starts, rate, clock, receiver, context};
  return start;
}

int listscope_sampler_start(
    uint32_t rate, bool without_perf, listscope_sample_receiver receiver, void *context,
    uint32_t *number) {
  int error = 0;
  if (rate == 0 || receiver == NULL) return EINVAL;
  pthread_once(&once, prepare_process);
  enum listscope_sampler_clock clock = listscope_sampler_find_clock(without_perf, &error);
  if (clock == LISTSCOPE_CLOCK_NONE) return error;
  listscope_prepare_walks();
  pthread_mutex_lock(&starting);
  const struct start *start = make_start(rate, clock, receiver, context);
  error = start != NULL ? take_signal() : ENOMEM;
  if (error == 0) {
    *number = start->number;
    __atomic_store_n(&running, start, __ATOMIC_RELEASE);
  } else {
    free((void *)start);
  }
  pthread_mutex_unlock(&starting);
  return error;
}

void listscope_sampler_stop(uint32_t number) {
  pthread_mutex_lock(&starting);
  const struct start *start = running_start();
  if (start != NULL && start->number == number) {
    struct thread *thread = current;
    if (thread != NULL) {
      pthread_setspecific(key, NULL);
      forget(thread);
    }
    if (end_start(start) && is_handler_ours()) signal(TICK, SIG_DFL);
  }
  pthread_mutex_unlock(&starting);
}

enum listscope_sampler_clock listscope_sampler_clock(uint32_t *rate) {
  const struct start *start = running_start();
  if (start == NULL) return LISTSCOPE_CLOCK_NONE;
  uint32_t ticks = start->clock == LISTSCOPE_CLOCK_THREAD ? listscope_ticks_per_second() : UINT32_MAX;
  *rate = start->rate < ticks ? start->rate : ticks;
  return start->clock;
}

void listscope_sampler_forget_counts(void) { counts = (struct listscope_sample_counts){0}; }

void listscope_sampler_counts(struct listscope_sample_counts *result) {
  const uint64_t *from = (const uint64_t *)&counts;
  uint64_t *to = (uint64_t *)result;
  for (size_t i = 0; i < sizeof counts / sizeof *from; i++)
    to[i] = __atomic_load_n(&from[i], __ATOMIC_RELAXED);
}

#else

enum listscope_sampler_clock listscope_sampler_find_clock(bool without_perf, int *error) {
  *error = ENOSYS;
  return LISTSCOPE_CLOCK_NONE;
}

int listscope_sampler_start(
    uint32_t rate, bool without_perf, listscope_sample_receiver receiver, void *context,
    uint32_t *number) {
  return ENOSYS;
}

void listscope_sampler_stop(uint32_t number) {}

void listscope_sampler_begin(uint32_t list, uint32_t update) {}

void listscope_sampler_end(void) {}

enum listscope_sampler_clock listscope_sampler_clock(uint32_t *rate) {
  return LISTSCOPE_CLOCK_NONE;
}

void listscope_sampler_counts(struct listscope_sample_counts *counts) {
  *counts = (struct listscope_sample_counts){0};
}

double listscope_sampler_cost(void) { return 0; }

#endif
