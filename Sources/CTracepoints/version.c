#include "CTracepoints.h"

#if !defined(LISTSCOPE_WITHOUT_LTTNG) && defined(__linux__) && __has_include(<lttng/ust-version.h>)
#include <lttng/ust-version.h>
#else
#define LTTNG_UST_VERSION ""
#endif

const char *listscope_ust_version(void) { return LTTNG_UST_VERSION; }
