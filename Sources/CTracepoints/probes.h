/*
 * Calls what sessions have put at a tracepoint that is known by a pointer, as LTTng's macro does for one that is
 * named in the source. For files that include LTTng's header. Callers test first whether the tracepoint is enabled; the
 * probes of one that no session has enabled are null.
 */
#pragma once

/* `types` are those of a probe in parentheses; the first is the pointer that it was put there with. */
#define listscope_call_probes(tracepoint, types, ...)                                              \
  do {                                                                                             \
    if (!LTTNG_UST_TP_RCU_LINK_TEST()) break;                                                      \
    lttng_ust_tp_rcu_read_lock();                                                                  \
    const struct lttng_ust_tracepoint_probe *probe =                                               \
        lttng_ust_tp_rcu_dereference((tracepoint)->probes);                                        \
    if (probe) do                                                                                  \
        ((void(*) types)probe->func)(probe->data, __VA_ARGS__);                                    \
      while ((++probe)->func);                                                                     \
    lttng_ust_tp_rcu_read_unlock();                                                                \
  } while (0)
