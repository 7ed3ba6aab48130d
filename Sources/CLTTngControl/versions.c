#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>

#include "CLTTngControl.h"
#include "versions.h"

/* `enum lttng_error_code`, whose numbers never change. */
enum { UST_CHANNEL_NOT_FOUND = 59, INVALID_CHANNEL_NAME = 113 };

/* `lttng_session_descriptor_set_trace_format`, with the types of its enumerations. */
typedef int (*set_trace_format)(struct lttng_session_descriptor *descriptor, int format);

static set_trace_format find_set_trace_format(void) {
  return (set_trace_format)dlsym(RTLD_DEFAULT, "lttng_session_descriptor_set_trace_format");
}

bool listscope_knows_trace_formats(void) { return find_set_trace_format() != NULL; }

bool listscope_set_trace_format(struct lttng_session_descriptor *descriptor, int format) {
  if (format == LISTSCOPE_DEFAULT_FORMAT) return true;
  set_trace_format set = find_set_trace_format();
  /* Before there was a choice, there was CTF 1.8. */
  if (set == NULL) return format == LISTSCOPE_CTF_1_8;
  return set(descriptor, format) == 0;
}

bool listscope_refuses_metadata_channel(int error) {
  /* LTTng 2.14 and 2.15, and 2.16. */
  return error == -UST_CHANNEL_NOT_FOUND || error == -INVALID_CHANNEL_NAME;
}
