/*
 * Writes the numbers of an event with one call.
 *
 * The probes that LTTng's macros make call `event_write`, through a pointer, for every field. The macros
 * below stand in for what those probes call: fields are gathered in a local buffer, which is written
 * before the next text, and at the end. The bytes in the trace are the same.
 *
 * Fields have to follow each other without gaps, as on x86 and PowerPC; elsewhere LTTng aligns them. So
 * there, and with versions whose probes were not looked at, LTTng's own calls stay.
 */
#pragma once

#include <lttng/ust-events.h>
#include <lttng/ust-version.h>
#include <stddef.h>
#include <string.h>

#if LTTNG_UST_MAJOR_VERSION == 2 && LTTNG_UST_MINOR_VERSION == 13 && \
    !defined(LTTNG_UST_RING_BUFFER_NATURAL_ALIGN)

struct listscope_gathered {
  size_t size;
  char bytes[128];
};

static inline __attribute__((always_inline)) void listscope_write(
    struct lttng_ust_channel_buffer *channel, struct lttng_ust_ring_buffer_ctx *context,
    struct listscope_gathered *gathered) {
  if (gathered->size > 0)
    channel->ops->event_write(context, gathered->bytes, gathered->size, 1);
  gathered->size = 0;
}

/* All sizes are known when it is compiled, and with them where each field goes. */
static inline __attribute__((always_inline)) void listscope_gather(
    struct lttng_ust_channel_buffer *channel, struct lttng_ust_ring_buffer_ctx *context,
    struct listscope_gathered *gathered, const void *source, size_t size) {
  if (gathered->size + size > sizeof gathered->bytes)
    listscope_write(channel, context, gathered);
  if (size > sizeof gathered->bytes) {
    channel->ops->event_write(context, source, size, 1);
    return;
  }
  memcpy(gathered->bytes + gathered->size, source, size);
  gathered->size += size;
}

/* Each begins with the name of a member, as `__chan->ops->` stands before it. All but the first are one
   expression, as the calls that they stand in for. */
#define event_reserve(context)                                                                     \
  event_reserve(context);                                                                          \
  struct listscope_gathered gathered;                                                              \
  gathered.size = 0
#define event_write(context, source, size, alignment)                                              \
  event_write, (void)sizeof(char[(alignment) == 1 ? 1 : -1]),                                      \
      listscope_gather(__chan, context, &gathered, source, size)
#define event_strcpy(context, source, size)                                                        \
  event_strcpy, listscope_write(__chan, context, &gathered),                                       \
      __chan->ops->event_strcpy(context, source, size)
#define event_pstrcpy_pad(context, source, size)                                                   \
  event_pstrcpy_pad, listscope_write(__chan, context, &gathered),                                  \
      __chan->ops->event_pstrcpy_pad(context, source, size)
#define event_commit(context)                                                                      \
  event_commit, listscope_write(__chan, context, &gathered), __chan->ops->event_commit(context)

#endif
