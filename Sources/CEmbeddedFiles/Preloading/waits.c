/* The library that times waits, which is loaded before a program.
 *
 * Samples are of processor time, so a thread that waits has none: these calls are timed one by one, and
 * reported with their stacks. */
#define _GNU_SOURCE
/* It makes functions of the same names. */
#undef _FORTIFY_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

/* As in the schema. */
enum { LOCK = 1, FILE_ACCESS = 2 };

/* Shorter waits are not told of, in nanoseconds: to tell of one takes time, too. */
enum { SHORTEST = 10000 };

/* Whether waits of the calling thread are wanted, and who is told of one: what it waited for, how long
   in nanoseconds, and the frame of the function that was called for it. */
static bool (*is_wanted)(void);
static void (*tell)(int, int64_t, const void *);
/* What this thread waits for while it tells of a wait is the tracer's. */
static __thread bool is_telling __attribute__((tls_model("initial-exec")));

void listscope_watch_waits(bool (*wanted)(void), void (*function)(int, int64_t, const void *)) {
  tell = function;
  __atomic_store_n(&is_wanted, wanted, __ATOMIC_RELEASE);
}

static bool is_watched(void) {
  bool (*wanted)(void) = __atomic_load_n(&is_wanted, __ATOMIC_ACQUIRE);
  return wanted && !is_telling && wanted();
}

static int64_t now_ns(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * INT64_C(1000000000) + now.tv_nsec;
}

static void end(int kind, int64_t start, const void *frame) {
  int error = errno;
  int64_t duration = now_ns() - start;
  if (duration >= SHORTEST) {
    is_telling = true;
    tell(kind, duration, frame);
    is_telling = false;
  }
  errno = error;
}

/* glibc has two versions of condition variables, of which RTLD_NEXT alone finds the old one. */
static void *next(const char *name) {
#if defined(__x86_64__)
  void *found = dlvsym(RTLD_NEXT, name, "GLIBC_2.3.2");
  if (found) return found;
#endif
  return dlsym(RTLD_NEXT, name);
}

#define NEXT(result, name, ...) \
  static result (*next_##name)(__VA_ARGS__); \
  if (!next_##name) next_##name = (result (*)(__VA_ARGS__))next(#name)

/* Makes a call, and tells how long it took. */
#define TIMED(kind, result, call) \
  do { \
    if (!is_watched()) return call; \
    int64_t start = now_ns(); \
    result value = call; \
    end(kind, start, __builtin_frame_address(0)); \
    return value; \
  } while (0)

/* ---- Locks ---- */

/* One that is free is taken without a look at the clock. */
#define LOCKING(name, try_name, type) \
  int name(type *lock) { \
    NEXT(int, name, type *); \
    if (!is_watched()) return next_##name(lock); \
    int tried = try_name(lock); \
    if (tried != EBUSY) return tried; \
    TIMED(LOCK, int, next_##name(lock)); \
  }

LOCKING(pthread_mutex_lock, pthread_mutex_trylock, pthread_mutex_t)
LOCKING(pthread_rwlock_rdlock, pthread_rwlock_tryrdlock, pthread_rwlock_t)
LOCKING(pthread_rwlock_wrlock, pthread_rwlock_trywrlock, pthread_rwlock_t)

int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  NEXT(int, pthread_cond_wait, pthread_cond_t *, pthread_mutex_t *);
  TIMED(LOCK, int, next_pthread_cond_wait(condition, mutex));
}

int pthread_cond_timedwait(
    pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *limit) {
  NEXT(int, pthread_cond_timedwait, pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
  TIMED(LOCK, int, next_pthread_cond_timedwait(condition, mutex, limit));
}

int pthread_join(pthread_t thread, void **result) {
  NEXT(int, pthread_join, pthread_t, void **);
  TIMED(LOCK, int, next_pthread_join(thread, result));
}

int sem_wait(sem_t *semaphore) {
  NEXT(int, sem_wait, sem_t *);
  TIMED(LOCK, int, next_sem_wait(semaphore));
}

int sem_timedwait(sem_t *semaphore, const struct timespec *limit) {
  NEXT(int, sem_timedwait, sem_t *, const struct timespec *);
  TIMED(LOCK, int, next_sem_timedwait(semaphore, limit));
}

static bool is_futex_wait(long number, long operation) {
  if (number != SYS_futex) return false;
  int command = (int)operation & FUTEX_CMD_MASK;
  return command == FUTEX_WAIT || command == FUTEX_WAIT_BITSET || command == FUTEX_LOCK_PI ||
         command == 13 /* FUTEX_LOCK_PI2, of Linux 5.14 */;
}

/* Swift's mutexes and libdispatch wait this way. */
long syscall(long number, ...) {
  NEXT(long, syscall, long, ...);
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  if (!is_futex_wait(number, b)) return next_syscall(number, a, b, c, d, e, f);
  TIMED(LOCK, long, next_syscall(number, a, b, c, d, e, f));
}

/* ---- Files ---- */

ssize_t read(int file, void *bytes, size_t count) {
  NEXT(ssize_t, read, int, void *, size_t);
  TIMED(FILE_ACCESS, ssize_t, next_read(file, bytes, count));
}

ssize_t pread(int file, void *bytes, size_t count, off_t offset) {
  NEXT(ssize_t, pread, int, void *, size_t, off_t);
  TIMED(FILE_ACCESS, ssize_t, next_pread(file, bytes, count, offset));
}

ssize_t pread64(int file, void *bytes, size_t count, off64_t offset) {
  NEXT(ssize_t, pread64, int, void *, size_t, off64_t);
  TIMED(FILE_ACCESS, ssize_t, next_pread64(file, bytes, count, offset));
}

ssize_t readv(int file, const struct iovec *parts, int count) {
  NEXT(ssize_t, readv, int, const struct iovec *, int);
  TIMED(FILE_ACCESS, ssize_t, next_readv(file, parts, count));
}

int fsync(int file) {
  NEXT(int, fsync, int);
  TIMED(FILE_ACCESS, int, next_fsync(file));
}

/* What these call inside of glibc does not come by the functions above. */
size_t fread(void *bytes, size_t size, size_t count, FILE *file) {
  NEXT(size_t, fread, void *, size_t, size_t, FILE *);
  TIMED(FILE_ACCESS, size_t, next_fread(bytes, size, count, file));
}

char *fgets(char *text, int count, FILE *file) {
  NEXT(char *, fgets, char *, int, FILE *);
  TIMED(FILE_ACCESS, char *, next_fgets(text, count, file));
}

ssize_t getline(char **line, size_t *count, FILE *file) {
  NEXT(ssize_t, getline, char **, size_t *, FILE *);
  TIMED(FILE_ACCESS, ssize_t, next_getline(line, count, file));
}

/* What glibc's headers make of the function above. */
ssize_t __getdelim(char **line, size_t *count, int last, FILE *file) {
  NEXT(ssize_t, __getdelim, char **, size_t *, int, FILE *);
  TIMED(FILE_ACCESS, ssize_t, next___getdelim(line, count, last, file));
}

FILE *fopen(const char *path, const char *mode) {
  NEXT(FILE *, fopen, const char *, const char *);
  TIMED(FILE_ACCESS, FILE *, next_fopen(path, mode));
}

FILE *fopen64(const char *path, const char *mode) {
  NEXT(FILE *, fopen64, const char *, const char *);
  TIMED(FILE_ACCESS, FILE *, next_fopen64(path, mode));
}

/* The mode is there where a file may be made. */
#define OPENING(name) \
  int name(const char *path, int flags, ...) { \
    NEXT(int, name, const char *, int, ...); \
    va_list list; \
    va_start(list, flags); \
    int mode = flags & O_CREAT || (flags & O_TMPFILE) == O_TMPFILE ? va_arg(list, int) : 0; \
    va_end(list); \
    TIMED(FILE_ACCESS, int, next_##name(path, flags, mode)); \
  }

OPENING(open)
OPENING(open64)
