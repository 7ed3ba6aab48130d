#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CLTTngControl.h"

/* Between fork and exec only system calls are made: other threads of the parent may have held any
   lock when it forked. */

static void fail(int report, int step) {
  struct listscope_spawn_failure failure = {step, errno};
  ssize_t written = write(report, &failure, sizeof failure);
  (void)written;
  _exit(127);
}

static void make_private_mounts(int report) {
  if (unshare(CLONE_NEWNS) != 0) fail(report, LISTSCOPE_SPAWN_NAMESPACE);
  if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0)
    fail(report, LISTSCOPE_SPAWN_NAMESPACE);
  /* Root's daemon keeps this folder too; it is left behind, empty. */
  if (mkdir("/var/run/lttng", 0755) != 0 && errno != EEXIST) fail(report, LISTSCOPE_SPAWN_MOUNT);
  if (mount("tmpfs", "/var/run/lttng", "tmpfs", MS_NOSUID | MS_NODEV, "mode=755") != 0)
    fail(report, LISTSCOPE_SPAWN_MOUNT);
  if (mount("tmpfs", "/dev/shm", "tmpfs", MS_NOSUID | MS_NODEV, "mode=1777") != 0)
    fail(report, LISTSCOPE_SPAWN_MOUNT);
}

/* Puts the descriptors in their places and closes all others but `report`, which moves. */
static int arrange_descriptors(const struct listscope_spawn *spawn, int report) {
  int above = LISTSCOPE_DESCRIPTORS;
  int moved = fcntl(report, F_DUPFD_CLOEXEC, above);
  if (moved < 0) fail(report, LISTSCOPE_SPAWN_DESCRIPTORS);
  int sources[LISTSCOPE_DESCRIPTORS];
  for (int i = 0; i < LISTSCOPE_DESCRIPTORS; i++) {
    int source = spawn->descriptors[i];
    if (source < 0 && i <= STDERR_FILENO) source = open("/dev/null", O_RDWR | O_CLOEXEC);
    sources[i] = source < 0 ? -1 : fcntl(source, F_DUPFD_CLOEXEC, above);
    if (source >= 0 && sources[i] < 0) fail(moved, LISTSCOPE_SPAWN_DESCRIPTORS);
  }
  for (int i = 0; i < LISTSCOPE_DESCRIPTORS; i++) {
    if (sources[i] < 0)
      close(i);
    else if (dup2(sources[i], i) < 0)
      fail(moved, LISTSCOPE_SPAWN_DESCRIPTORS);
  }
  /* Higher descriptors close on exec, unless they were opened without the flag. */
  syscall(SYS_close_range, above, ~0U, 4 /* CLOSE_RANGE_CLOEXEC */);
  return moved;
}

static void limit_descriptors(uint64_t count) {
  struct rlimit limit;
  if (count == 0 || getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = count < limit.rlim_max ? count : limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

static void become(const struct listscope_spawn *spawn, pid_t parent, int report) {
  setsid();
  if (spawn->death_signal != 0) {
    prctl(PR_SET_PDEATHSIG, spawn->death_signal);
    /* SIGCONT lets a child end its work in its own time, so it has to begin. */
    if (spawn->death_signal != SIGCONT && getppid() != parent) _exit(127);
  }
  if (spawn->private_mounts) make_private_mounts(report);
  limit_descriptors(spawn->descriptor_limit);
  report = arrange_descriptors(spawn, report);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(spawn->path, spawn->arguments, spawn->environment);
  fail(report, LISTSCOPE_SPAWN_EXECUTE);
}

enum { TICK_MS = 100, TICKS_TO_CONTINUE = 10, TICKS_TO_KILL = 50 };

/* Reads why a child has not become its program; nothing if it has. A child that was stopped is
   continued after a second, and ended after five, since this process waits for it. */
static ssize_t read_report(int report, pid_t child, struct listscope_spawn_failure *failure) {
  for (int tick = 0;; tick++) {
    struct pollfd source = {report, POLLIN, 0};
    if (poll(&source, 1, TICK_MS) > 0) {
      ssize_t count = read(report, failure, sizeof *failure);
      if (count >= 0 || errno != EINTR) return count;
    }
    if (tick >= TICKS_TO_CONTINUE) kill(child, SIGCONT);
    if (tick >= TICKS_TO_KILL) kill(child, SIGKILL);
  }
}

pid_t listscope_start_process(
    const struct listscope_spawn *spawn, struct listscope_spawn_failure *failure) {
  failure->step = LISTSCOPE_SPAWN_FORK;
  int report[2];
  if (pipe2(report, O_CLOEXEC) != 0) {
    failure->error = errno;
    return 0;
  }
  /* No handler of the parent may run in the child. */
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t parent = getpid();
  pid_t child = fork();
  if (child == 0) become(spawn, parent, report[1]);
  failure->error = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(report[1]);

  ssize_t count = child > 0 ? read_report(report[0], child, failure) : 0;
  close(report[0]);
  if (child > 0 && count == 0) return child;
  if (child > 0) waitpid(child, NULL, 0);
  return 0;
}

int listscope_open_signals(void) {
  sigset_t wanted;
  sigemptyset(&wanted);
  sigaddset(&wanted, SIGCHLD);
  sigaddset(&wanted, SIGUSR1);
  sigaddset(&wanted, SIGTERM);
  sigaddset(&wanted, SIGINT);
  sigaddset(&wanted, SIGHUP);
  signal(SIGPIPE, SIG_IGN);
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  if (pthread_sigmask(SIG_BLOCK, &wanted, NULL) != 0) return -1;
  return signalfd(-1, &wanted, SFD_CLOEXEC | SFD_NONBLOCK);
}

int listscope_open_process(pid_t pid) { return (int)syscall(SYS_pidfd_open, pid, 0); }

int listscope_next_signal(int descriptor) {
  struct signalfd_siginfo info;
  return read(descriptor, &info, sizeof info) == sizeof info ? (int)info.ssi_signo : 0;
}
