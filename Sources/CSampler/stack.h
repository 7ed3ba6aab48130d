/* Walking the stack of an interrupted thread. */
#pragma once

#include "CSampler.h"

/* The length of a stack as text. */
enum { LISTSCOPE_STACK_TEXT = LISTSCOPE_STACK_DEPTH * 17 };

/* Writes the addresses in hexadecimal, with spaces between. */
void listscope_write_stack(const struct listscope_sample *sample, char text[LISTSCOPE_STACK_TEXT]);

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#define LISTSCOPE_CAN_SAMPLE 1
#else
#define LISTSCOPE_CAN_SAMPLE 0
#endif

#if LISTSCOPE_CAN_SAMPLE

/* Finds out, outside of any handler, which binaries keep frame pointers and whether unwind tables
   can be looked up in a handler. */
void listscope_prepare_walks(void);

/* The addresses from the lowest to the end of a thread's stack; 0 if they are not known. */
struct listscope_stack {
  uintptr_t lowest, top;
};

/* Walks the stack of the thread that was interrupted at `ucontext`, which is changed only meanwhile; `root` is
   its outermost frame. A thread that is on another stack is not walked: what lies between two stacks may not be
   read. */
void listscope_walk_stack(
    struct listscope_sample *sample, void *ucontext, struct listscope_stack stack, uintptr_t root);

/* Walks the stack of the calling thread from the caller of a function on, whose frame this is. */
void listscope_walk_callers(
    struct listscope_sample *sample, const void *frame, uintptr_t top, uintptr_t root);

/* Whether the calling thread is sampled now. */
bool listscope_sampler_is_in_frame(void);

/* Walks the stack of the calling thread, which is in a frame, from the caller of a function on. */
void listscope_sampler_walk_callers(struct listscope_sample *sample, const void *frame);

/* The calling thread's stack. It allocates. */
struct listscope_stack listscope_find_stack(void);

/* The outermost frame of the calling thread that frame pointers lead to; 0 where they lead nowhere. */
uintptr_t listscope_find_outermost_frame(uintptr_t top);

#endif
