#include "CTracepoints.h"
#include "stack.h"

enum { HEX_DIGITS = 16 };

/* Writes a number in hexadecimal, without leading zeros, and returns the place after it. */
static char *write_hexadecimal(char *text, uint64_t number) {
  int digits = 1;
  while (digits < HEX_DIGITS && number >> (4 * digits) != 0) digits++;
  for (int i = digits - 1; i >= 0; i--) *text++ = "0123456789abcdef"[number >> (4 * i) & 15];
  return text;
}

void listscope_write_stack(const struct listscope_sample *sample, char text[LISTSCOPE_STACK_TEXT]) {
  char *end = text;
  for (uint32_t i = 0; i < sample->count; i++) {
    if (i > 0) *end++ = ' ';
    end = write_hexadecimal(end, sample->addresses[i]);
  }
  *end = 0;
}

void listscope_sample_to_trace(const struct listscope_sample *sample, void *code) {
  uint16_t event = (uint16_t)(uintptr_t)code;
  if (!listscope_event_enabled(event)) return;
  char text[LISTSCOPE_STACK_TEXT];
  listscope_write_stack(sample, text);
  struct listscope_value values[] = {
      {.integer = sample->number, .text = ""},
      {.integer = sample->end, .text = ""},
      {.text = text},
  };
  listscope_event(event, sample->list, sample->update, values, sizeof values / sizeof *values);
}

void listscope_sample_to_buffer(const struct listscope_sample *sample, void *context) {
  struct listscope_sample_buffer *buffer = context;
  uint32_t place = __atomic_fetch_add(&buffer->count, 1, __ATOMIC_RELAXED);
  if (place < buffer->capacity) {
    buffer->samples[place] = *sample;
    return;
  }
  __atomic_fetch_sub(&buffer->count, 1, __ATOMIC_RELAXED);
  __atomic_fetch_add(&buffer->dropped, 1, __ATOMIC_RELAXED);
}
