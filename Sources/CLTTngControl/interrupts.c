#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/socket.h>

#include "CLTTngControl.h"

enum { SLOTS = 64, SIGNALS = 3 };

static const int numbers[SIGNALS] = {SIGINT, SIGTERM, SIGHUP};
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct sigaction before[SIGNALS];
static int active;
/* A descriptor plus one; 0 marks a free slot. Read by the handler. */
static int slots[SLOTS];
/* The signals that the calling thread had blocked. */
static sigset_t masks[SLOTS];

static void send_to_all(int number) {
  char byte = (char)number;
  for (int i = 0; i < SLOTS; i++) {
    int slot = __atomic_load_n(&slots[i], __ATOMIC_RELAXED);
    if (slot == 0) continue;
    send(slot - 1, &byte, 1, MSG_NOSIGNAL | MSG_DONTWAIT);
  }
}

static void forward_request(int number) {
  int error = errno;
  send_to_all(number);
  errno = error;
}

static void forward(int number) {
  int error = errno;
  /* A second signal ends the process immediately, and the guards clean up; but of a terminal that is
     closed, both the shell and the kernel tell. */
  for (int i = 0; i < SIGNALS; i++)
    if (before[i].sa_handler != SIG_IGN) signal(numbers[i], numbers[i] == SIGHUP ? SIG_IGN : SIG_DFL);
  send_to_all(number);
  errno = error;
}

static void install(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = forward;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < SIGNALS; i++) {
    sigaction(numbers[i], NULL, &before[i]);
    /* A signal that is ignored, as by nohup and background jobs of a shell, stays ignored. */
    if (before[i].sa_handler != SIG_IGN) sigaction(numbers[i], &action, NULL);
  }
}

int listscope_forward_interrupts(int descriptor) {
  int ticket = -1;
  pthread_mutex_lock(&lock);
  for (int i = 0; i < SLOTS && ticket < 0; i++) {
    if (slots[i] != 0) continue;
    __atomic_store_n(&slots[i], descriptor + 1, __ATOMIC_RELAXED);
    ticket = i;
  }
  if (ticket >= 0 && active++ == 0) install();
  pthread_mutex_unlock(&lock);
  /* A program started by a thread of libdispatch has inherited its mask, which blocks them all. */
  sigset_t wanted;
  sigemptyset(&wanted);
  for (int i = 0; i < SIGNALS; i++) sigaddset(&wanted, numbers[i]);
  if (ticket >= 0) pthread_sigmask(SIG_UNBLOCK, &wanted, &masks[ticket]);
  return ticket;
}

void listscope_stop_forwarding(int ticket) {
  if (ticket < 0) return;
  pthread_sigmask(SIG_SETMASK, &masks[ticket], NULL);
  pthread_mutex_lock(&lock);
  __atomic_store_n(&slots[ticket], 0, __ATOMIC_RELAXED);
  if (--active == 0)
    for (int i = 0; i < SIGNALS; i++) sigaction(numbers[i], &before[i], NULL);
  pthread_mutex_unlock(&lock);
}

void listscope_forward_requests(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = forward_request;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigaction(SIGUSR1, &action, NULL);
  sigset_t wanted;
  sigemptyset(&wanted);
  sigaddset(&wanted, SIGUSR1);
  pthread_sigmask(SIG_UNBLOCK, &wanted, NULL);
}
