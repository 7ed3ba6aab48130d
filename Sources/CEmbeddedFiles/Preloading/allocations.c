/* The library that counts allocations, which is loaded before a program.
 *
 * It is compiled where it is needed: the build of a package does not make shared libraries for preloading.
 * A program that is measured keeps its allocator: the calls are passed on to glibc's. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stddef.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <unistd.h>

struct counts { uint64_t allocations, bytes, frees; };

/* initial-exec: a lazy model would allocate, and so call itself. */
static __thread struct counts counts __attribute__((tls_model("initial-exec")));

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

void listscope_read_allocations(struct counts *result) { *result = counts; }

/* The function that is called with each allocation, with the frame of the function that was called for it. */
static void (*watcher)(size_t, const void *);

void listscope_watch_allocations(void (*function)(size_t, const void *)) { watcher = function; }

/* What hashes by address hashes alike in every run without random addresses. Where a container
   forbids that, addresses stay random. */
__attribute__((constructor)) static void start(int argc, char **argv, char **environment) {
  /* A recorded program, and what it starts, runs as it always does. */
  if (getenv("LISTSCOPE_ALLOCATIONS")) return;
  const char *parent = getenv("LISTSCOPE_PARENT");
  if (!parent) return;
  /* No thread may watch for that: what two threads set up, either of them may allocate. */
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (atoi(parent) != getppid()) _exit(130);
  int old = personality(0xffffffff);
  if (old >= 0 && !(old & ADDR_NO_RANDOMIZE) && personality(old | ADDR_NO_RANDOMIZE) >= 0
      && (personality(0xffffffff) & ADDR_NO_RANDOMIZE))
    execve("/proc/self/exe", argv, environment);
  /* What this program starts has another parent, and may outlive it. */
  unsetenv("LISTSCOPE_PARENT");
}

/* An array takes all that malloc_usable_size says, and glibc may add 16 bytes that are left over.
   In blocks of 32 bytes the answer depends on nothing but the size. */
static size_t padded(size_t size) {
  return size > SIZE_MAX - 64 ? size : ((size + 8 + 31) & ~(size_t)31) - 8;
}

size_t malloc_usable_size(void *block) {
  static size_t (*usable)(void *);
  if (!block) return 0;
  if (!usable) usable = (size_t (*)(void *))dlsym(RTLD_NEXT, "malloc_usable_size");
  return ((usable(block) + 8) & ~(size_t)31) - 8;
}

/* Swift's runtime takes memory for its metadata in pools of this size, one when the last is used up:
   which interval that falls into depends on the lengths of paths. */
enum { metadata_pool = 16384 };

static void *counted_in(void *block, size_t size, const void *frame) {
  if (block && size != metadata_pool) {
    counts.allocations++;
    counts.bytes += size;
    if (watcher) watcher(size, frame);
  }
  return block;
}

#define counted(block, size) counted_in(block, size, __builtin_frame_address(0))

void *malloc(size_t size) { return counted(__libc_malloc(padded(size)), size); }

void *calloc(size_t number, size_t size) {
  size_t all;
  if (__builtin_mul_overflow(number, size, &all)) {
    errno = ENOMEM;
    return NULL;
  }
  return counted(__libc_calloc(1, padded(all)), all);
}

void free(void *block) {
  if (block) counts.frees++;
  __libc_free(block);
}

void *realloc(void *block, size_t size) {
  if (block && size == 0) {
    free(block);
    return NULL;
  }
  void *result = __libc_realloc(block, padded(size));
  if (block && result) counts.frees++;
  return counted(result, size);
}

void *memalign(size_t alignment, size_t size) {
  return counted(__libc_memalign(alignment, padded(size)), size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  return counted(__libc_memalign(alignment, padded(size)), size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment < sizeof(void *) || (alignment & (alignment - 1))) return EINVAL;
  void *block = counted(__libc_memalign(alignment, padded(size)), size);
  if (!block) return ENOMEM;
  *result = block;
  return 0;
}
