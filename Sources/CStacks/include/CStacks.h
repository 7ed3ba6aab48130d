/*
 * Functions that run on a stack of their own, in the calling thread.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

/* Calls `body` with `context` on another stack of `size` bytes, below which there is a guard page, and returns
   after it has. `body` may call this again. Returns false, and calls nothing, where there is no memory for it. */
bool listscope_call_on_another_stack(size_t size, void (*body)(void *context), void *context);
