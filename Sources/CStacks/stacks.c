#define _GNU_SOURCE
#include "CStacks.h"

#include <stdint.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

struct call {
  void (*body)(void *);
  void *context;
  ucontext_t caller, callee;
};

/* The start of the other stack: the call's address comes in two halves. */
static void start(unsigned high, unsigned low) {
  struct call *call = (struct call *)((uintptr_t)high << 32 | low);
  call->body(call->context);
}

static bool run(struct call *call, char *stack, size_t size) {
  if (getcontext(&call->callee) != 0) return false;
  call->callee.uc_stack.ss_sp = stack;
  call->callee.uc_stack.ss_size = size;
  call->callee.uc_link = &call->caller;
  uintptr_t address = (uintptr_t)call;
  makecontext(&call->callee, (void (*)(void))start, 2, (unsigned)(address >> 32), (unsigned)address);
  return swapcontext(&call->caller, &call->callee) == 0;
}

bool listscope_call_on_another_stack(size_t size, void (*body)(void *), void *context) {
  size_t guard = sysconf(_SC_PAGESIZE);
  char *memory = mmap(
      NULL, guard + size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (memory == MAP_FAILED) return false;
  struct call call = {.body = body, .context = context};
  bool has_run = mprotect(memory, guard, PROT_NONE) == 0 && run(&call, memory + guard, size);
  munmap(memory, guard + size);
  return has_run;
}
