/*
 * Replaces the allocator of glibc and counts calls: functions of the executable come before those
 * of shared libraries. The names below with two underscores are glibc's own, exported for this use.
 */
#include "CAllocations.h"

#include <malloc.h>
#include <stddef.h>

static uint64_t count;

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t items, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static void add_one(void) { __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED); }

uint64_t allocation_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

uint64_t allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

void *malloc(size_t size) {
  add_one();
  return __libc_malloc(size);
}

void *calloc(size_t items, size_t size) {
  add_one();
  return __libc_calloc(items, size);
}

void *realloc(void *pointer, size_t size) {
  add_one();
  return __libc_realloc(pointer, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  add_one();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **pointer, size_t alignment, size_t size) {
  add_one();
  *pointer = __libc_memalign(alignment, size);
  return *pointer ? 0 : 12;
}
