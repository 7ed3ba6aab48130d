#define _GNU_SOURCE
#include "stack.h"

#if LISTSCOPE_CAN_SAMPLE

#include <errno.h>
#include <fcntl.h>
#include <linux/perf_event.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "timer.h"

#ifndef sigev_notify_thread_id
#define sigev_notify_thread_id _sigev_un._tid
#endif

enum { SECOND_NS = 1000000000 };

static int open_event(uint32_t rate) {
  struct perf_event_attr event;
  memset(&event, 0, sizeof event);
  event.size = sizeof event;
  event.type = PERF_TYPE_SOFTWARE;
  event.config = PERF_COUNT_SW_TASK_CLOCK;
  event.sample_period = SECOND_NS / rate;
  event.wakeup_events = 1;
  event.disabled = 1;
  /* All that an ordinary user may see. */
  event.exclude_kernel = 1;
  event.exclude_hv = 1;
  return (int)syscall(SYS_perf_event_open, &event, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
}

static int direct_signals(int descriptor, int signal) {
  struct f_owner_ex owner = {F_OWNER_TID, (pid_t)syscall(SYS_gettid)};
  if (fcntl(descriptor, F_SETOWN_EX, &owner) != 0 || fcntl(descriptor, F_SETSIG, signal) != 0)
    return errno;
  return fcntl(descriptor, F_SETFL, O_ASYNC | O_NONBLOCK) == 0 ? 0 : errno;
}

static int open_perf(struct listscope_timer *timer, uint32_t rate, int signal) {
  timer->descriptor = open_event(rate);
  if (timer->descriptor < 0) return errno;
  int error = direct_signals(timer->descriptor, signal);
  if (error != 0) close(timer->descriptor);
  return error;
}

static int open_thread_timer(struct listscope_timer *timer, uint32_t rate, int signal) {
  struct sigevent event;
  memset(&event, 0, sizeof event);
  event.sigev_notify = SIGEV_THREAD_ID;
  event.sigev_signo = signal;
  event.sigev_value.sival_ptr = timer;
  event.sigev_notify_thread_id = (pid_t)syscall(SYS_gettid);
  if (timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &timer->timer) != 0) return errno;
  struct timespec period = {rate == 1 ? 1 : 0, rate == 1 ? 0 : SECOND_NS / rate};
  struct itimerspec times = {period, period};
  if (timer_settime(timer->timer, 0, &times, NULL) == 0) return 0;
  int error = errno;
  timer_delete(timer->timer);
  return error;
}

int listscope_timer_open(
    struct listscope_timer *timer, enum listscope_sampler_clock clock, uint32_t rate, int signal) {
  int error = clock == LISTSCOPE_CLOCK_PERF     ? open_perf(timer, rate, signal)
              : clock == LISTSCOPE_CLOCK_THREAD ? open_thread_timer(timer, rate, signal)
                                                : EINVAL;
  timer->clock = error == 0 ? clock : LISTSCOPE_CLOCK_NONE;
  return error;
}

void listscope_timer_close(struct listscope_timer *timer) {
  if (timer->clock == LISTSCOPE_CLOCK_PERF) close(timer->descriptor);
  if (timer->clock == LISTSCOPE_CLOCK_THREAD) timer_delete(timer->timer);
  timer->clock = LISTSCOPE_CLOCK_NONE;
}

void listscope_timer_resume(struct listscope_timer *timer) {
  if (timer->clock == LISTSCOPE_CLOCK_PERF) ioctl(timer->descriptor, PERF_EVENT_IOC_ENABLE, 0);
}

void listscope_timer_pause(struct listscope_timer *timer) {
  if (timer->clock == LISTSCOPE_CLOCK_PERF) ioctl(timer->descriptor, PERF_EVENT_IOC_DISABLE, 0);
}

bool listscope_timer_sent(const struct listscope_timer *timer, const siginfo_t *info) {
  if (timer->clock == LISTSCOPE_CLOCK_PERF)
    return info->si_code > 0 && info->si_fd == timer->descriptor;
  return info->si_code == SI_TIMER && info->si_value.sival_ptr == timer;
}

uint32_t listscope_ticks_per_second(void) {
  struct timespec resolution = {0, 0};
  /* The coarse clock advances with each tick. */
  if (clock_getres(CLOCK_MONOTONIC_COARSE, &resolution) != 0 || resolution.tv_nsec <= 0) return 100;
  return (uint32_t)(SECOND_NS / resolution.tv_nsec);
}

enum listscope_sampler_clock listscope_sampler_find_clock(bool without_perf, int *error) {
  struct listscope_timer timer;
  *error = without_perf ? ENOTSUP : listscope_timer_open(&timer, LISTSCOPE_CLOCK_PERF, 1000, SIGURG);
  enum listscope_sampler_clock clock = LISTSCOPE_CLOCK_PERF;
  if (*error != 0) {
    clock = LISTSCOPE_CLOCK_THREAD;
    int own = listscope_timer_open(&timer, clock, 1, SIGURG);
    if (own != 0) {
      *error = own;
      return LISTSCOPE_CLOCK_NONE;
    }
  }
  listscope_timer_close(&timer);
  return clock;
}

#endif
