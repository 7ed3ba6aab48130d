#define _GNU_SOURCE
#include "stack.h"

#if LISTSCOPE_CAN_SAMPLE

#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <ucontext.h>
#include <unwind.h>

/* Of glibc 2.35 and newer: with it the unwinder takes no lock. */
extern int _dl_find_object(void *, void *) __attribute__((weak));

enum { MAX_RANGES = 32, MAX_OWN_FRAMES = 16 };

struct range {
  uintptr_t start, end;
};

static struct range ranges[MAX_RANGES];
static unsigned range_count;
static bool can_unwind;

/* Frame by frame, of a thread that is interrupted. */
struct walk {
  struct listscope_sample *sample;
  uintptr_t pc, sp, top;
  /* The frame pointer to go on from. */
  uintptr_t fp;
  /* The outermost frame of the thread; 0 if it is not known. */
  uintptr_t root;
  /* Frames up to here have been taken. */
  uintptr_t done;
  /* Frames of the handler itself, so far. */
  unsigned own;
  bool is_past_handler;
};

#if defined(__x86_64__)
enum { FRAME_POINTER = 6 };
#else
enum { FRAME_POINTER = 29 };
#endif

static struct walk start_of(const ucontext_t *context, uintptr_t top) {
#if defined(__x86_64__)
  const greg_t *registers = context->uc_mcontext.gregs;
  return (struct walk){
      .pc = registers[REG_RIP], .sp = registers[REG_RSP], .fp = registers[REG_RBP], .top = top};
#else
  return (struct walk){
      .pc = context->uc_mcontext.pc,
      .sp = context->uc_mcontext.sp,
      .fp = context->uc_mcontext.regs[29],
      .top = top};
#endif
}

static bool keeps_frame_pointers(const char *name) {
  static const char *const libraries[] = {
      "libswift", "libFoundation", "lib_Foundation", "libdispatch", "libBlocksRuntime"};
  const char *slash = strrchr(name, '/');
  const char *file = slash != NULL ? slash + 1 : name;
  for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++)
    if (strncmp(file, libraries[i], strlen(libraries[i])) == 0) return true;
  return false;
}

static void add_range(const struct listscope_binary *binary, void *is_program) {
  bool wanted = *(bool *)is_program || keeps_frame_pointers(binary->path);
  /* The program comes first. */
  *(bool *)is_program = false;
  if (!wanted || range_count == MAX_RANGES) return;
  ranges[range_count++] = (struct range){binary->start, binary->end};
}

static _Unwind_Reason_Code nothing(struct _Unwind_Context *context, void *argument) {
  return _URC_NO_REASON;
}

void listscope_prepare_walks(void) {
  bool is_program = true;
  range_count = 0;
  listscope_each_binary(add_range, &is_program);
  can_unwind = _dl_find_object != NULL;
  /* Makes its tables on first use. */
  if (can_unwind) _Unwind_Backtrace(nothing, NULL);
}

static bool is_in_range(uintptr_t address) {
  for (unsigned i = 0; i < range_count; i++)
    if (address >= ranges[i].start && address < ranges[i].end) return true;
  return false;
}

static bool is_frame(const struct walk *walk, uintptr_t fp, uintptr_t lowest) {
  /* Not `fp + 16 <= top`: where the register holds a number, the sum may wrap. */
  return (fp & 7) == 0 && fp >= lowest && fp <= walk->top - 16;
}

static bool push(struct walk *walk, uintptr_t address) {
  struct listscope_sample *sample = walk->sample;
  if (sample->count == LISTSCOPE_STACK_DEPTH) {
    sample->end = LISTSCOPE_STACK_TRUNCATED;
    return false;
  }
  sample->addresses[sample->count++] = address;
  return true;
}

/* Takes return addresses from frame to frame, and returns the last frame. */
static uintptr_t follow_frame_pointers(struct walk *walk) {
  uintptr_t lowest = walk->sp;
  uintptr_t fp = walk->fp;
  uintptr_t last = 0;
  while (is_frame(walk, fp, lowest)) {
    const uintptr_t *frame = (const uintptr_t *)fp;
    if (frame[1] == 0 || !push(walk, frame[1])) break;
    last = fp;
    lowest = fp + 16;
    fp = frame[0];
  }
  return last;
}

/* Follows frame pointers from a caller that keeps them; whether more frames are wanted. */
static bool follow_from(struct walk *walk, uintptr_t frame, uintptr_t fp) {
  walk->sp = frame;
  walk->fp = fp;
  uintptr_t last = follow_frame_pointers(walk);
  const struct listscope_sample *sample = walk->sample;
  if (last == 0 || sample->end != LISTSCOPE_STACK_WALKED) return false;
  /* A library that keeps no frame pointers has called back. */
  walk->done = last + 16;
  return last < walk->root && !is_in_range(sample->addresses[sample->count - 1]);
}

/* Takes one frame of the unwinder, and from a caller that keeps frame pointers all that these reach. */
static _Unwind_Reason_Code take(struct _Unwind_Context *context, void *argument) {
  struct walk *walk = argument;
  uintptr_t address = _Unwind_GetIP(context);
  if (!walk->is_past_handler) {
    walk->is_past_handler = address == walk->pc;
    return walk->is_past_handler || ++walk->own < MAX_OWN_FRAMES ? _URC_NO_REASON
                                                                 : _URC_NORMAL_STOP;
  }
  uintptr_t frame = _Unwind_GetCFA(context);
  if (walk->done != 0 && frame <= walk->done) return _URC_NO_REASON;
  if (address == 0 || frame < walk->sp || frame > walk->top) return _URC_NORMAL_STOP;
  if (!push(walk, address)) return _URC_NORMAL_STOP;
  if (!is_in_range(address)) return _URC_NO_REASON;
  return follow_from(walk, frame, _Unwind_GetGR(context, FRAME_POINTER)) ? _URC_NO_REASON
                                                                         : _URC_NORMAL_STOP;
}

/* Whether a function is about to make its frame, or has just given it up: then the register is still,
   or again, the caller's, which need not keep frame pointers. */
static bool is_outside_frame(uintptr_t pc) {
#if defined(__x86_64__)
  static const uint8_t copy[] = {0x48, 0x89, 0xe5};
  const uint8_t *code = (const uint8_t *)pc;
  const uintptr_t place = pc & 4095;
  /* push %rbp, and ret. */
  if (code[0] == 0x55 || code[0] == 0xc3) return true;
  /* pop %rbp, before the jump to a function that is called last; not read from another page. */
  const bool is_jump = code[0] == 0xe9 || code[0] == 0xeb || code[0] == 0xff;
  if (is_jump && place > 0 && code[-1] == 0x5d) return true;
  /* mov %rsp, %rbp, unless the rest of it is on the next page. */
  return place <= 4096 - sizeof copy && memcmp(code, copy, sizeof copy) == 0;
#else
  return false;
#endif
}

/* Whether the unwinder may look at the interrupted function: code that keeps frame pointers and has
   none is beyond its unwind table. */
static bool is_unwindable(const struct walk *walk) {
  return can_unwind && (!is_in_range(walk->pc) || is_frame(walk, walk->fp, walk->sp) ||
                        is_outside_frame(walk->pc));
}

/* Whether a jump by way of the program's table of addresses comes next, as in the stubs by which one binary calls
   another. They have no unwind table, and the return address is on top of the stack. */
static bool is_stub(uintptr_t pc) {
#if defined(__x86_64__)
  const uint8_t *code = (const uint8_t *)pc;
  return (pc & 4095) < 4095 && code[0] == 0xff && code[1] == 0x25;
#else
  return false;
#endif
}

/* Takes a stub, so that the walk starts at its caller: for the unwinder, that is what was interrupted. */
static void leave_stub(struct walk *walk, ucontext_t *context) {
#if defined(__x86_64__)
  walk->pc = *(const uintptr_t *)walk->sp;
  walk->sp += sizeof walk->pc;
  context->uc_mcontext.gregs[REG_RIP] = (greg_t)walk->pc;
  context->uc_mcontext.gregs[REG_RSP] = (greg_t)walk->sp;
#endif
}

static void walk_from_start(struct walk *walk) {
  uint32_t before = walk->sample->count;
  if (is_unwindable(walk)) _Unwind_Backtrace(take, walk);
  if (walk->sample->count == before) follow_frame_pointers(walk);
}

void listscope_walk_stack(
    struct listscope_sample *sample, void *ucontext, struct listscope_stack stack, uintptr_t root) {
  struct walk walk = start_of(ucontext, stack.top);
  walk.sample = sample;
  walk.root = root;
  sample->count = 0;
  sample->end = LISTSCOPE_STACK_WALKED;
  push(&walk, walk.pc);
  if (walk.sp > stack.top || walk.sp < stack.lowest) {
    /* On a stack of its own, such as that of another handler or of deeply nested elements. */
    sample->end = LISTSCOPE_STACK_BROKEN;
    return;
  }
  if (is_stub(walk.pc) && walk.sp <= stack.top - sizeof walk.pc) {
    ucontext_t *context = ucontext;
    const mcontext_t registers = context->uc_mcontext;
    leave_stub(&walk, context);
    push(&walk, walk.pc);
    walk_from_start(&walk);
    context->uc_mcontext = registers;
  } else {
    walk_from_start(&walk);
  }
  if (sample->count == 1) sample->end = LISTSCOPE_STACK_BROKEN;
}

void listscope_walk_callers(
    struct listscope_sample *sample, const void *frame, uintptr_t top, uintptr_t root) {
  const uintptr_t *words = frame;
  struct walk walk = {
      .sample = sample, .pc = words[1], .sp = (uintptr_t)(words + 2), .fp = words[0], .top = top,
      .root = root};
  sample->count = 0;
  sample->end = LISTSCOPE_STACK_WALKED;
  /* Of all but the first address the one before is taken for the call. */
  push(&walk, walk.pc - 1);
  bool is_more = !is_in_range(walk.pc) || follow_from(&walk, walk.sp, walk.fp) || sample->count == 1;
  if (is_more && can_unwind && sample->end == LISTSCOPE_STACK_WALKED) _Unwind_Backtrace(take, &walk);
  if (sample->count == 1) sample->end = LISTSCOPE_STACK_BROKEN;
}

struct listscope_stack listscope_find_stack(void) {
  pthread_attr_t attributes;
  void *start = NULL;
  size_t size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return (struct listscope_stack){0, 0};
  pthread_attr_getstack(&attributes, &start, &size);
  pthread_attr_destroy(&attributes);
  return (struct listscope_stack){(uintptr_t)start, (uintptr_t)start + size};
}

uintptr_t listscope_find_outermost_frame(uintptr_t top) {
  uintptr_t fp = (uintptr_t)__builtin_frame_address(0);
  struct walk walk = {.top = top};
  uintptr_t last = 0;
  for (uintptr_t lowest = fp; is_frame(&walk, fp, lowest); lowest = last + 16) {
    if (((const uintptr_t *)fp)[1] == 0) break;
    last = fp;
    fp = *(const uintptr_t *)fp;
  }
  return last;
}

#endif
