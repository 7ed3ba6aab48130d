#pragma once

#include <stdint.h>

/* How often this process has called malloc, calloc, realloc and aligned_alloc so far. */
uint64_t allocation_count(void);

/* How many bytes of this process's memory are allocated at the moment. */
uint64_t allocated_bytes(void);
