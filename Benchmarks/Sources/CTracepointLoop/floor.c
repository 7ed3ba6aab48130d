// Pairs of tracepoints with texts, as a program in C would have them.
#include "CTracepointLoop.h"

#define _LGPL_SOURCE

// The library has a provider of this name too, in the same program.
#define lttng_ust_tracepoint_provider_listscope listscope_floor_provider
#define lttng_ust__probe_desc___listscope listscope_floor_probes

#include "CTracepoints.h"
// The probes of the library write numbers with one call; these do it as well.
#include "gathering.h"

#define LTTNG_UST_TRACEPOINT_CREATE_PROBES
#define LTTNG_UST_TRACEPOINT_DEFINE
#include "floor.h"

static const uint64_t exclusive = 0xEEEEB0B5B2B2EEEE;

void emit_text_pairs(uint32_t pairs, const char *name, const char *message) {
  for (uint32_t index = 0; index < pairs; index++) {
    uint32_t id = listscope_next_id();
    lttng_ust_tracepoint(listscope, floor_pair_begin, id, exclusive, name, message);
    lttng_ust_tracepoint(listscope, floor_pair_end, id, exclusive, name, "");
  }
}

void emit_single_text_pairs(uint32_t pairs, const char *text) {
  for (uint32_t index = 0; index < pairs; index++) {
    uint32_t id = listscope_next_id();
    lttng_ust_tracepoint(listscope, floor_text_begin, id, text);
    lttng_ust_tracepoint(listscope, floor_text_end, id, text);
  }
}
