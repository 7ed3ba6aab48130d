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

#define TRACEPOINT(name) &lttng_ust_tracepoint_listscope___##name
#define STATE(name) TRACEPOINT(name).state

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

typedef const struct lttng_ust_tracepoint *const tracepoints[];

static tracepoints begins = {
    TRACEPOINT(frame_begin),
    TRACEPOINT(scroll_begin),
    TRACEPOINT(update_begin),
    TRACEPOINT(slice_begin),
    TRACEPOINT(diff_begin),
    TRACEPOINT(present_begin),
    TRACEPOINT(layout_begin),
    TRACEPOINT(measure_begin),
    TRACEPOINT(visible_begin),
    TRACEPOINT(apply_begin),
    TRACEPOINT(notify_begin),
    TRACEPOINT(configure_begin),
    TRACEPOINT(batch_update_begin),
    TRACEPOINT(query_begin),
    TRACEPOINT(select_begin),
    TRACEPOINT(auto_scroll_begin),
    TRACEPOINT(reorder_begin),
    TRACEPOINT(content_size_begin),
    TRACEPOINT(deferred_begin),
    TRACEPOINT(set_content_begin),
    TRACEPOINT(release_begin),
    TRACEPOINT(input_begin),
    TRACEPOINT(scroll_to_begin),
    TRACEPOINT(index_begin),
    TRACEPOINT(window_begin),
    TRACEPOINT(anchor_begin),
    TRACEPOINT(view_layout_begin),
    TRACEPOINT(element_build_begin),
    TRACEPOINT(element_measure_begin),
    TRACEPOINT(element_layout_begin),
    TRACEPOINT(element_views_begin),
    TRACEPOINT(calibration_begin),
    TRACEPOINT(inspect_begin),
    TRACEPOINT(compile_begin),
    TRACEPOINT(solve_begin),
    TRACEPOINT(self_size_begin),
    TRACEPOINT(section_scroll_begin),
    TRACEPOINT(render_begin),
    TRACEPOINT(apply_snapshot_begin),
    TRACEPOINT(provide_view_begin),
    TRACEPOINT(count_items_begin),
    TRACEPOINT(attributes_begin),
};
static tracepoints ends = {
    TRACEPOINT(frame_end),
    TRACEPOINT(scroll_end),
    TRACEPOINT(update_end),
    TRACEPOINT(slice_end),
    TRACEPOINT(diff_end),
    TRACEPOINT(present_end),
    TRACEPOINT(layout_end),
    TRACEPOINT(measure_end),
    TRACEPOINT(visible_end),
    TRACEPOINT(apply_end),
    TRACEPOINT(notify_end),
    TRACEPOINT(configure_end),
    TRACEPOINT(batch_update_end),
    TRACEPOINT(query_end),
    TRACEPOINT(select_end),
    TRACEPOINT(auto_scroll_end),
    TRACEPOINT(reorder_end),
    TRACEPOINT(content_size_end),
    TRACEPOINT(deferred_end),
    TRACEPOINT(set_content_end),
    TRACEPOINT(release_end),
    TRACEPOINT(input_end),
    TRACEPOINT(scroll_to_end),
    TRACEPOINT(index_end),
    TRACEPOINT(window_end),
    TRACEPOINT(anchor_end),
    TRACEPOINT(view_layout_end),
    TRACEPOINT(element_build_end),
    TRACEPOINT(element_measure_end),
    TRACEPOINT(element_layout_end),
    TRACEPOINT(element_views_end),
    TRACEPOINT(calibration_end),
    TRACEPOINT(inspect_end),
    TRACEPOINT(compile_end),
    TRACEPOINT(solve_end),
    TRACEPOINT(self_size_end),
    TRACEPOINT(section_scroll_end),
    TRACEPOINT(render_end),
    TRACEPOINT(apply_snapshot_end),
    TRACEPOINT(provide_view_end),
    TRACEPOINT(count_items_end),
    TRACEPOINT(attributes_end),
};
static tracepoints events = {
    TRACEPOINT(schema),
    TRACEPOINT(run_begin),
    TRACEPOINT(run_parameter),
    TRACEPOINT(scenario),
    TRACEPOINT(run_end),
    TRACEPOINT(type_name),
    TRACEPOINT(frame_overrun),
    TRACEPOINT(invalid_size),
    TRACEPOINT(measure_cache),
    TRACEPOINT(state_name),
    TRACEPOINT(instrument),
    TRACEPOINT(element_cost),
    TRACEPOINT(element_node),
    TRACEPOINT(row_check),
    TRACEPOINT(stack_sampling),
    TRACEPOINT(stack_sample),
    TRACEPOINT(stack_losses),
    TRACEPOINT(wait_sample),
    TRACEPOINT(binary),
    TRACEPOINT(allocations),
    TRACEPOINT(allocation_sample),
    TRACEPOINT(ring_request),
    TRACEPOINT(task),
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
