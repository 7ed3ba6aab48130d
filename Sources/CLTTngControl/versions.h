/*
 * Where the versions of LTTng differ: one program serves all of them, so what it needs of later ones is
 * looked up as it runs.
 */
#pragma once

#include <stdbool.h>

struct lttng_session_descriptor;

/* Has a session write a format; false where it is one that this liblttng-ctl cannot ask for. */
bool listscope_set_trace_format(struct lttng_session_descriptor *descriptor, int format);
