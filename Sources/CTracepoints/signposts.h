/*
 * The fields of the signposts of apps, which LTTng reads several times to make its probes from.
 *
 * Classes without events: each category has events of its own, made while the program runs.
 */
#undef LTTNG_UST_TRACEPOINT_PROVIDER
#define LTTNG_UST_TRACEPOINT_PROVIDER listscope_signposts

#undef LTTNG_UST_TRACEPOINT_INCLUDE
#define LTTNG_UST_TRACEPOINT_INCLUDE "signposts.h"

#if !defined(LISTSCOPE_SIGNPOSTS_H) || defined(LTTNG_UST_TRACEPOINT_HEADER_MULTI_READ)
#define LISTSCOPE_SIGNPOSTS_H

#include <lttng/tracepoint.h>

#include "CSignposts.h"

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope_signposts, interval,
  LTTNG_UST_TP_ARGS(const struct listscope_signpost *, signpost),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, id, signpost->id)
    lttng_ust_field_integer(uint64_t, signpost_id, signpost->signpost_id)
    lttng_ust_field_string(name, signpost->name)
    lttng_ust_field_string(message, signpost->message)))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope_signposts, event,
  LTTNG_UST_TP_ARGS(const struct listscope_signpost *, signpost),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint64_t, signpost_id, signpost->signpost_id)
    lttng_ust_field_string(name, signpost->name)
    lttng_ust_field_string(message, signpost->message)))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope_signposts, log,
  LTTNG_UST_TP_ARGS(const struct listscope_signpost *, signpost),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_string(level, signpost->name)
    lttng_ust_field_string(message, signpost->message)))

#endif

// Must come last and stand outside the guard above.
#include <lttng/tracepoint-event.h>
