/* What tests of stack sampling need and Swift cannot do. */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/* Computes until `*count` is `wanted` or more, but no longer than 10 s of processor time, while the
   register of the frame pointer holds a number that is none. Returns whether the count was reached. */
bool listscope_compute_without_frame(
    uintptr_t frame_pointer, const volatile uint32_t *count, uint32_t wanted);

/* The same with a frame, at the bottom of so many calls. */
bool listscope_compute_at_depth(
    uint32_t depth, const volatile uint32_t *count, uint32_t wanted);

/* The same in the C library, which keeps no frame pointers: it compares and moves memory. */
bool listscope_compute_in_library(const volatile uint32_t *count, uint32_t wanted);

/* Handles a signal by doing nothing; with `false` it is no longer handled. */
void listscope_handle_signal(int number, bool handled);
