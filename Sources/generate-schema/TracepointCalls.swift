import Signposts

/// Renders `tracepoints.c`: the probes, the tables of their states, and the calls by code.
enum TracepointCalls {
  static func render(_ schema: Schema) -> String {
    """
    // Generated from ListSchema by scripts/generate. Do not edit.

    // Inlines the read side of RCU into the probes, which saves about 30 ns per event.
    #define _LGPL_SOURCE

    #include "CTracepoints.h"

    uint32_t listscope_last_id;

    // LISTSCOPE_WITHOUT_LTTNG builds as on a machine without lttng-ust.
    #if !defined(LISTSCOPE_WITHOUT_LTTNG) && defined(__linux__) && __has_include(<lttng/tracepoint.h>)

    #include "gathering.h"
    #include "probes.h"

    #define LTTNG_UST_TRACEPOINT_CREATE_PROBES
    #define LTTNG_UST_TRACEPOINT_DEFINE
    #include "tracepoints.h"

    #define TRACEPOINT(name) &lttng_ust_tracepoint_\(schema.name)___##name
    #define STATE(name) TRACEPOINT(name).state

    \(tables(schema))

    \(calls(schema))

    #else

    \(absence)

    #endif

    """
  }

  private static func tables(_ schema: Schema) -> String {
    """
    const uint16_t listscope_interval_count = \(schema.intervals.count);
    const int *const listscope_interval_states[] = {
    \(lines(schema.intervals) { _, row in "    STATE(\(row.name)_begin)," })
    };

    const uint16_t listscope_event_count = \(schema.events.count);
    const int *const listscope_event_states[] = {
    \(lines(schema.events) { _, row in "    STATE(\(row.name))," })
    };
    const uint16_t listscope_event_field_counts[] = {
    \(lines(schema.events) { _, row in "    \(row.fields.count)," })
    };

    const int *const listscope_named_interval_state = STATE(interval_begin);
    const int *const listscope_counter_state = STATE(counter);
    """
  }

  private static func calls(_ schema: Schema) -> String {
    """
    typedef const struct lttng_ust_tracepoint *const tracepoints[];

    static tracepoints begins = {
    \(lines(schema.intervals) { _, row in "    TRACEPOINT(\(row.name)_begin)," })
    };
    static tracepoints ends = {
    \(lines(schema.intervals) { _, row in "    TRACEPOINT(\(row.name)_end)," })
    };
    static tracepoints events = {
    \(lines(schema.events) { _, row in "    TRACEPOINT(\(row.name))," })
    };

    void listscope_emit_begin(uint16_t code, const struct listscope_interval *interval) {
      if (code < listscope_interval_count)
        listscope_call_probes(
            begins[code], (void *, const struct listscope_interval *), interval);
    }

    void listscope_emit_end(uint16_t code, const struct listscope_interval *interval) {
      if (code < listscope_interval_count)
        listscope_call_probes(
            ends[code], (void *, const struct listscope_interval *), interval);
    }

    void listscope_emit_event(
        uint16_t code, uint32_t list, uint32_t update, const struct listscope_value *values) {
      listscope_call_probes(
          events[code], (void *, uint32_t, uint32_t, const struct listscope_value *), list, update,
          values);
    }

    void listscope_named_interval_begin(
        uint32_t list, uint32_t update, uint32_t id, const char *name) {
      lttng_ust_tracepoint(\(schema.name), interval_begin, list, update, id, name);
    }

    void listscope_named_interval_end(uint32_t list, uint32_t update, uint32_t id, const char *name) {
      lttng_ust_tracepoint(\(schema.name), interval_end, list, update, id, name);
    }

    void listscope_counter(uint32_t list, uint32_t update, const char *name, int64_t value) {
      lttng_ust_tracepoint(\(schema.name), counter, list, update, name, value);
    }
    """
  }

  private static let absence = """
    static const int disabled = 0;

    const uint16_t listscope_interval_count = 0;
    const int *const listscope_interval_states[] = {&disabled};
    const uint16_t listscope_event_count = 0;
    const int *const listscope_event_states[] = {&disabled};
    const uint16_t listscope_event_field_counts[] = {0};
    const int *const listscope_named_interval_state = &disabled;
    const int *const listscope_counter_state = &disabled;

    void listscope_emit_begin(uint16_t code, const struct listscope_interval *interval) {}

    void listscope_emit_end(uint16_t code, const struct listscope_interval *interval) {}

    void listscope_emit_event(
        uint16_t code, uint32_t list, uint32_t update, const struct listscope_value *values) {}

    void listscope_named_interval_begin(
        uint32_t list, uint32_t update, uint32_t id, const char *name) {}

    void listscope_named_interval_end(
        uint32_t list, uint32_t update, uint32_t id, const char *name) {}

    void listscope_counter(uint32_t list, uint32_t update, const char *name, int64_t value) {}
    """

  private static func lines<Row>(_ rows: [Row], _ line: (Int, Row) -> String) -> String {
    rows.enumerated().map { line($0, $1) }.joined(separator: "\n")
  }
}
