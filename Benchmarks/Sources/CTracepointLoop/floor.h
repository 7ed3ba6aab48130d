/*
 * Tracepoints with texts, which LTTng reads several times to make its probes from.
 *
 * `floor_pair` has the fields of the signposts of apps, `floor_text` a number and one text.
 */
#undef LTTNG_UST_TRACEPOINT_PROVIDER
#define LTTNG_UST_TRACEPOINT_PROVIDER listscope

#undef LTTNG_UST_TRACEPOINT_INCLUDE
#define LTTNG_UST_TRACEPOINT_INCLUDE "floor.h"

#if !defined(LISTSCOPE_FLOOR_H) || defined(LTTNG_UST_TRACEPOINT_HEADER_MULTI_READ)
#define LISTSCOPE_FLOOR_H

#include <lttng/tracepoint.h>
#include <stdint.h>

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, floor_pair,
  LTTNG_UST_TP_ARGS(uint32_t, id, uint64_t, signpost_id, const char *, name, const char *, message),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, id, id)
    lttng_ust_field_integer(uint64_t, signpost_id, signpost_id)
    lttng_ust_field_string(name, name)
    lttng_ust_field_string(message, message)))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, floor_pair, listscope, floor_pair_begin,
  LTTNG_UST_TP_ARGS(uint32_t, id, uint64_t, signpost_id, const char *, name, const char *, message))
LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, floor_pair, listscope, floor_pair_end,
  LTTNG_UST_TP_ARGS(uint32_t, id, uint64_t, signpost_id, const char *, name, const char *, message))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, floor_text,
  LTTNG_UST_TP_ARGS(uint32_t, id, const char *, text),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, id, id)
    lttng_ust_field_string(text, text)))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, floor_text, listscope, floor_text_begin,
  LTTNG_UST_TP_ARGS(uint32_t, id, const char *, text))
LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, floor_text, listscope, floor_text_end,
  LTTNG_UST_TP_ARGS(uint32_t, id, const char *, text))

#endif

// Must come last and stand outside the guard above.
#include <lttng/tracepoint-event.h>
