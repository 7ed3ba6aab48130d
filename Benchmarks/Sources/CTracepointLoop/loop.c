#include "CTracepointLoop.h"

#define _LGPL_SOURCE
#include "tracepoints.h"

void emit_diff_pairs(uint32_t pairs) {
  for (uint32_t index = 0; index < pairs; index++) {
    uint32_t id = listscope_next_id();
    struct listscope_interval begin = {1, 1, id, {index, 10000}};
    lttng_ust_tracepoint(listscope, diff_begin, &begin);
    struct listscope_interval end = {1, 1, id, {1, 2, 3, 4, 5, 6}};
    lttng_ust_tracepoint(listscope, diff_end, &end);
  }
}
