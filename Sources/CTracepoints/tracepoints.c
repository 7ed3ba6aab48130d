// Generated from ListSchema by scripts/generate. Do not edit.

// Inlines the read side of RCU into the probes, which saves about 30 ns per event.
#define _LGPL_SOURCE

#include "CTracepoints.h"

uint32_t listscope_last_id;

// LISTSCOPE_WITHOUT_LTTNG builds as on a machine without lttng-ust.
#if !defined(LISTSCOPE_WITHOUT_LTTNG) && defined(__linux__) && __has_include(<lttng/tracepoint.h>)

#include "gathering.h"

#define LTTNG_UST_TRACEPOINT_CREATE_PROBES
#define LTTNG_UST_TRACEPOINT_DEFINE
#include "tracepoints.h"

#define STATE(name) &lttng_ust_tracepoint_listscope___##name.state

const uint16_t listscope_interval_count = 42;
const int *const listscope_interval_states[] = {
    STATE(frame_begin),
    STATE(scroll_begin),
    STATE(update_begin),
    STATE(slice_begin),
    STATE(diff_begin),
    STATE(present_begin),
    STATE(layout_begin),
    STATE(measure_begin),
    STATE(visible_begin),
    STATE(apply_begin),
    STATE(notify_begin),
    STATE(configure_begin),
    STATE(batch_update_begin),
    STATE(query_begin),
    STATE(select_begin),
    STATE(auto_scroll_begin),
    STATE(reorder_begin),
    STATE(content_size_begin),
    STATE(deferred_begin),
    STATE(set_content_begin),
    STATE(release_begin),
    STATE(input_begin),
    STATE(scroll_to_begin),
    STATE(index_begin),
    STATE(window_begin),
    STATE(anchor_begin),
    STATE(view_layout_begin),
    STATE(element_build_begin),
    STATE(element_measure_begin),
    STATE(element_layout_begin),
    STATE(element_views_begin),
    STATE(calibration_begin),
    STATE(inspect_begin),
    STATE(compile_begin),
    STATE(solve_begin),
    STATE(self_size_begin),
    STATE(section_scroll_begin),
    STATE(render_begin),
    STATE(apply_snapshot_begin),
    STATE(provide_view_begin),
    STATE(count_items_begin),
    STATE(attributes_begin),
};

const uint16_t listscope_event_count = 23;
const int *const listscope_event_states[] = {
    STATE(schema),
    STATE(run_begin),
    STATE(run_parameter),
    STATE(scenario),
    STATE(run_end),
    STATE(type_name),
    STATE(frame_overrun),
    STATE(invalid_size),
    STATE(measure_cache),
    STATE(state_name),
    STATE(instrument),
    STATE(element_cost),
    STATE(element_node),
    STATE(row_check),
    STATE(stack_sampling),
    STATE(stack_sample),
    STATE(stack_losses),
    STATE(wait_sample),
    STATE(binary),
    STATE(allocations),
    STATE(allocation_sample),
    STATE(ring_request),
    STATE(task),
};
const uint16_t listscope_event_field_counts[] = {
    2,
    2,
    6,
    3,
    1,
    2,
    3,
    4,
    4,
    2,
    2,
    7,
    7,
    8,
    4,
    3,
    6,
    5,
    5,
    7,
    4,
    1,
    1,
};

const int *const listscope_named_interval_state = STATE(interval_begin);
const int *const listscope_counter_state = STATE(counter);

void listscope_emit_begin(uint16_t code, const struct listscope_interval *interval) {
  switch (code) {
  case 0:
    lttng_ust_tracepoint(listscope, frame_begin, interval);
    break;
  case 1:
    lttng_ust_tracepoint(listscope, scroll_begin, interval);
    break;
  case 2:
    lttng_ust_tracepoint(listscope, update_begin, interval);
    break;
  case 3:
    lttng_ust_tracepoint(listscope, slice_begin, interval);
    break;
  case 4:
    lttng_ust_tracepoint(listscope, diff_begin, interval);
    break;
  case 5:
    lttng_ust_tracepoint(listscope, present_begin, interval);
    break;
  case 6:
    lttng_ust_tracepoint(listscope, layout_begin, interval);
    break;
  case 7:
    lttng_ust_tracepoint(listscope, measure_begin, interval);
    break;
  case 8:
    lttng_ust_tracepoint(listscope, visible_begin, interval);
    break;
  case 9:
    lttng_ust_tracepoint(listscope, apply_begin, interval);
    break;
  case 10:
    lttng_ust_tracepoint(listscope, notify_begin, interval);
    break;
  case 11:
    lttng_ust_tracepoint(listscope, configure_begin, interval);
    break;
  case 12:
    lttng_ust_tracepoint(listscope, batch_update_begin, interval);
    break;
  case 13:
    lttng_ust_tracepoint(listscope, query_begin, interval);
    break;
  case 14:
    lttng_ust_tracepoint(listscope, select_begin, interval);
    break;
  case 15:
    lttng_ust_tracepoint(listscope, auto_scroll_begin, interval);
    break;
  case 16:
    lttng_ust_tracepoint(listscope, reorder_begin, interval);
    break;
  case 17:
    lttng_ust_tracepoint(listscope, content_size_begin, interval);
    break;
  case 18:
    lttng_ust_tracepoint(listscope, deferred_begin, interval);
    break;
  case 19:
    lttng_ust_tracepoint(listscope, set_content_begin, interval);
    break;
  case 20:
    lttng_ust_tracepoint(listscope, release_begin, interval);
    break;
  case 21:
    lttng_ust_tracepoint(listscope, input_begin, interval);
    break;
  case 22:
    lttng_ust_tracepoint(listscope, scroll_to_begin, interval);
    break;
  case 23:
    lttng_ust_tracepoint(listscope, index_begin, interval);
    break;
  case 24:
    lttng_ust_tracepoint(listscope, window_begin, interval);
    break;
  case 25:
    lttng_ust_tracepoint(listscope, anchor_begin, interval);
    break;
  case 26:
    lttng_ust_tracepoint(listscope, view_layout_begin, interval);
    break;
  case 27:
    lttng_ust_tracepoint(listscope, element_build_begin, interval);
    break;
  case 28:
    lttng_ust_tracepoint(listscope, element_measure_begin, interval);
    break;
  case 29:
    lttng_ust_tracepoint(listscope, element_layout_begin, interval);
    break;
  case 30:
    lttng_ust_tracepoint(listscope, element_views_begin, interval);
    break;
  case 31:
    lttng_ust_tracepoint(listscope, calibration_begin, interval);
    break;
  case 32:
    lttng_ust_tracepoint(listscope, inspect_begin, interval);
    break;
  case 33:
    lttng_ust_tracepoint(listscope, compile_begin, interval);
    break;
  case 34:
    lttng_ust_tracepoint(listscope, solve_begin, interval);
    break;
  case 35:
    lttng_ust_tracepoint(listscope, self_size_begin, interval);
    break;
  case 36:
    lttng_ust_tracepoint(listscope, section_scroll_begin, interval);
    break;
  case 37:
    lttng_ust_tracepoint(listscope, render_begin, interval);
    break;
  case 38:
    lttng_ust_tracepoint(listscope, apply_snapshot_begin, interval);
    break;
  case 39:
    lttng_ust_tracepoint(listscope, provide_view_begin, interval);
    break;
  case 40:
    lttng_ust_tracepoint(listscope, count_items_begin, interval);
    break;
  case 41:
    lttng_ust_tracepoint(listscope, attributes_begin, interval);
    break;
  }
}

void listscope_emit_end(uint16_t code, const struct listscope_interval *interval) {
  switch (code) {
  case 0:
    lttng_ust_tracepoint(listscope, frame_end, interval);
    break;
  case 1:
    lttng_ust_tracepoint(listscope, scroll_end, interval);
    break;
  case 2:
    lttng_ust_tracepoint(listscope, update_end, interval);
    break;
  case 3:
    lttng_ust_tracepoint(listscope, slice_end, interval);
    break;
  case 4:
    lttng_ust_tracepoint(listscope, diff_end, interval);
    break;
  case 5:
    lttng_ust_tracepoint(listscope, present_end, interval);
    break;
  case 6:
    lttng_ust_tracepoint(listscope, layout_end, interval);
    break;
  case 7:
    lttng_ust_tracepoint(listscope, measure_end, interval);
    break;
  case 8:
    lttng_ust_tracepoint(listscope, visible_end, interval);
    break;
  case 9:
    lttng_ust_tracepoint(listscope, apply_end, interval);
    break;
  case 10:
    lttng_ust_tracepoint(listscope, notify_end, interval);
    break;
  case 11:
    lttng_ust_tracepoint(listscope, configure_end, interval);
    break;
  case 12:
    lttng_ust_tracepoint(listscope, batch_update_end, interval);
    break;
  case 13:
    lttng_ust_tracepoint(listscope, query_end, interval);
    break;
  case 14:
    lttng_ust_tracepoint(listscope, select_end, interval);
    break;
  case 15:
    lttng_ust_tracepoint(listscope, auto_scroll_end, interval);
    break;
  case 16:
    lttng_ust_tracepoint(listscope, reorder_end, interval);
    break;
  case 17:
    lttng_ust_tracepoint(listscope, content_size_end, interval);
    break;
  case 18:
    lttng_ust_tracepoint(listscope, deferred_end, interval);
    break;
  case 19:
    lttng_ust_tracepoint(listscope, set_content_end, interval);
    break;
  case 20:
    lttng_ust_tracepoint(listscope, release_end, interval);
    break;
  case 21:
    lttng_ust_tracepoint(listscope, input_end, interval);
    break;
  case 22:
    lttng_ust_tracepoint(listscope, scroll_to_end, interval);
    break;
  case 23:
    lttng_ust_tracepoint(listscope, index_end, interval);
    break;
  case 24:
    lttng_ust_tracepoint(listscope, window_end, interval);
    break;
  case 25:
    lttng_ust_tracepoint(listscope, anchor_end, interval);
    break;
  case 26:
    lttng_ust_tracepoint(listscope, view_layout_end, interval);
    break;
  case 27:
    lttng_ust_tracepoint(listscope, element_build_end, interval);
    break;
  case 28:
    lttng_ust_tracepoint(listscope, element_measure_end, interval);
    break;
  case 29:
    lttng_ust_tracepoint(listscope, element_layout_end, interval);
    break;
  case 30:
    lttng_ust_tracepoint(listscope, element_views_end, interval);
    break;
  case 31:
    lttng_ust_tracepoint(listscope, calibration_end, interval);
    break;
  case 32:
    lttng_ust_tracepoint(listscope, inspect_end, interval);
    break;
  case 33:
    lttng_ust_tracepoint(listscope, compile_end, interval);
    break;
  case 34:
    lttng_ust_tracepoint(listscope, solve_end, interval);
    break;
  case 35:
    lttng_ust_tracepoint(listscope, self_size_end, interval);
    break;
  case 36:
    lttng_ust_tracepoint(listscope, section_scroll_end, interval);
    break;
  case 37:
    lttng_ust_tracepoint(listscope, render_end, interval);
    break;
  case 38:
    lttng_ust_tracepoint(listscope, apply_snapshot_end, interval);
    break;
  case 39:
    lttng_ust_tracepoint(listscope, provide_view_end, interval);
    break;
  case 40:
    lttng_ust_tracepoint(listscope, count_items_end, interval);
    break;
  case 41:
    lttng_ust_tracepoint(listscope, attributes_end, interval);
    break;
  }
}

void listscope_emit_event(
    uint16_t code, uint32_t list, uint32_t update, const struct listscope_value *values) {
  switch (code) {
  case 0:
    lttng_ust_tracepoint(listscope, schema, list, update, values);
    break;
  case 1:
    lttng_ust_tracepoint(listscope, run_begin, list, update, values);
    break;
  case 2:
    lttng_ust_tracepoint(listscope, run_parameter, list, update, values);
    break;
  case 3:
    lttng_ust_tracepoint(listscope, scenario, list, update, values);
    break;
  case 4:
    lttng_ust_tracepoint(listscope, run_end, list, update, values);
    break;
  case 5:
    lttng_ust_tracepoint(listscope, type_name, list, update, values);
    break;
  case 6:
    lttng_ust_tracepoint(listscope, frame_overrun, list, update, values);
    break;
  case 7:
    lttng_ust_tracepoint(listscope, invalid_size, list, update, values);
    break;
  case 8:
    lttng_ust_tracepoint(listscope, measure_cache, list, update, values);
    break;
  case 9:
    lttng_ust_tracepoint(listscope, state_name, list, update, values);
    break;
  case 10:
    lttng_ust_tracepoint(listscope, instrument, list, update, values);
    break;
  case 11:
    lttng_ust_tracepoint(listscope, element_cost, list, update, values);
    break;
  case 12:
    lttng_ust_tracepoint(listscope, element_node, list, update, values);
    break;
  case 13:
    lttng_ust_tracepoint(listscope, row_check, list, update, values);
    break;
  case 14:
    lttng_ust_tracepoint(listscope, stack_sampling, list, update, values);
    break;
  case 15:
    lttng_ust_tracepoint(listscope, stack_sample, list, update, values);
    break;
  case 16:
    lttng_ust_tracepoint(listscope, stack_losses, list, update, values);
    break;
  case 17:
    lttng_ust_tracepoint(listscope, wait_sample, list, update, values);
    break;
  case 18:
    lttng_ust_tracepoint(listscope, binary, list, update, values);
    break;
  case 19:
    lttng_ust_tracepoint(listscope, allocations, list, update, values);
    break;
  case 20:
    lttng_ust_tracepoint(listscope, allocation_sample, list, update, values);
    break;
  case 21:
    lttng_ust_tracepoint(listscope, ring_request, list, update, values);
    break;
  case 22:
    lttng_ust_tracepoint(listscope, task, list, update, values);
    break;
  }
}

void listscope_named_interval_begin(
    uint32_t list, uint32_t update, uint32_t id, const char *name) {
  lttng_ust_tracepoint(listscope, interval_begin, list, update, id, name);
}

void listscope_named_interval_end(uint32_t list, uint32_t update, uint32_t id, const char *name) {
  lttng_ust_tracepoint(listscope, interval_end, list, update, id, name);
}

void listscope_counter(uint32_t list, uint32_t update, const char *name, int64_t value) {
  lttng_ust_tracepoint(listscope, counter, list, update, name, value);
}

#else

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

#endif
