// Generated from ListSchema by scripts/generate. Do not edit.

#undef LTTNG_UST_TRACEPOINT_PROVIDER
#define LTTNG_UST_TRACEPOINT_PROVIDER listscope

#undef LTTNG_UST_TRACEPOINT_INCLUDE
#define LTTNG_UST_TRACEPOINT_INCLUDE "tracepoints.h"

#if !defined(LISTSCOPE_TRACEPOINTS_H) || defined(LTTNG_UST_TRACEPOINT_HEADER_MULTI_READ)
#define LISTSCOPE_TRACEPOINTS_H

#include <lttng/tracepoint.h>
#include <string.h>

#include "CTracepoints.h"

#ifndef LISTSCOPE_NUMBER
#define LISTSCOPE_NUMBER
static inline double listscope_number(int64_t bits) {
  double number;
  memcpy(&number, &bits, sizeof number);
  return number;
}
#endif

LTTNG_UST_TRACEPOINT_ENUM(listscope, scroll_phase,
  LTTNG_UST_TP_ENUM_VALUES(
    lttng_ust_field_enum_value("idle", 0)
    lttng_ust_field_enum_value("drag", 1)
    lttng_ust_field_enum_value("decelerate", 2)
    lttng_ust_field_enum_value("bounce", 3)
    lttng_ust_field_enum_value("animate", 4)
    lttng_ust_field_enum_value("update", 5)))

LTTNG_UST_TRACEPOINT_ENUM(listscope, update_reason,
  LTTNG_UST_TP_ENUM_VALUES(
    lttng_ust_field_enum_value("content_changed", 0)
    lttng_ust_field_enum_value("scrolled_down", 1)
    lttng_ust_field_enum_value("did_end_decelerating", 2)
    lttng_ust_field_enum_value("scrolled_to_top", 3)
    lttng_ust_field_enum_value("transitioned_to_bounds", 4)
    lttng_ust_field_enum_value("programatic_scroll_down_to", 5)
    lttng_ust_field_enum_value("scrolled_up", 6)))

LTTNG_UST_TRACEPOINT_ENUM(listscope, layout_level,
  LTTNG_UST_TP_ENUM_VALUES(
    lttng_ust_field_enum_value("none", 0)
    lttng_ust_field_enum_value("relayout", 1)
    lttng_ust_field_enum_value("rebuild", 2)))

LTTNG_UST_TRACEPOINT_ENUM(listscope, content_part,
  LTTNG_UST_TP_ENUM_VALUES(
    lttng_ust_field_enum_value("item", 0)
    lttng_ust_field_enum_value("container_header", 1)
    lttng_ust_field_enum_value("list_header", 2)
    lttng_ust_field_enum_value("list_footer", 3)
    lttng_ust_field_enum_value("section_header", 4)
    lttng_ust_field_enum_value("section_footer", 5)
    lttng_ust_field_enum_value("overscroll_footer", 6)
    lttng_ust_field_enum_value("supplementary", 7)
    lttng_ust_field_enum_value("decoration", 8)))

LTTNG_UST_TRACEPOINT_ENUM(listscope, measure_reason,
  LTTNG_UST_TP_ENUM_VALUES(
    lttng_ust_field_enum_value("new", 0)
    lttng_ust_field_enum_value("changed", 1)
    lttng_ust_field_enum_value("space", 2)
    lttng_ust_field_enum_value("forgotten", 3)))

LTTNG_UST_TRACEPOINT_ENUM(listscope, apply_reason,
  LTTNG_UST_TP_ENUM_VALUES(
    lttng_ust_field_enum_value("will_display", 0)
    lttng_ust_field_enum_value("was_updated", 1)
    lttng_ust_field_enum_value("measurement", 2)))

LTTNG_UST_TRACEPOINT_ENUM(listscope, callback,
  LTTNG_UST_TP_ENUM_VALUES(
    lttng_ust_field_enum_value("item_changes", 0)
    lttng_ust_field_enum_value("content_updated", 1)
    lttng_ust_field_enum_value("visibility_changed", 2)
    lttng_ust_field_enum_value("did_scroll", 3)
    lttng_ust_field_enum_value("begin_drag", 4)
    lttng_ust_field_enum_value("did_end_deceleration", 5)
    lttng_ust_field_enum_value("frame_changed", 6)
    lttng_ust_field_enum_value("did_end_scrolling_animation", 7)
    lttng_ust_field_enum_value("selection_changed", 8)
    lttng_ust_field_enum_value("item_reordered", 9)
    lttng_ust_field_enum_value("item_select", 10)
    lttng_ust_field_enum_value("item_deselect", 11)
    lttng_ust_field_enum_value("item_was_reordered", 12)
    lttng_ust_field_enum_value("scroll_completion", 13)
    lttng_ust_field_enum_value("auto_scroll_did_perform", 14)
    lttng_ust_field_enum_value("header_footer_tap", 15)
    lttng_ust_field_enum_value("swipe_action_tap", 16)
    lttng_ust_field_enum_value("refresh", 17)
    lttng_ust_field_enum_value("coordinator_update", 18)
    lttng_ust_field_enum_value("reorder_end", 19)
    lttng_ust_field_enum_value("source_reload", 20)
    lttng_ust_field_enum_value("display", 21)
    lttng_ust_field_enum_value("end_display", 22)
    lttng_ust_field_enum_value("scroll_view_delegate", 23)
    lttng_ust_field_enum_value("prefetch", 24)))

LTTNG_UST_TRACEPOINT_ENUM(listscope, auto_scroll,
  LTTNG_UST_TP_ENUM_VALUES(
    lttng_ust_field_enum_value("scroll_to_item", 0)
    lttng_ust_field_enum_value("pin", 1)))

LTTNG_UST_TRACEPOINT_ENUM(listscope, reorder_step,
  LTTNG_UST_TP_ENUM_VALUES(
    lttng_ust_field_enum_value("begin", 0)
    lttng_ust_field_enum_value("move", 1)
    lttng_ust_field_enum_value("end", 2)
    lttng_ust_field_enum_value("cancel", 3)))

LTTNG_UST_TRACEPOINT_ENUM(listscope, element_cause,
  LTTNG_UST_TP_ENUM_VALUES(
    lttng_ust_field_enum_value("shown", 0)
    lttng_ust_field_enum_value("resized", 1)
    lttng_ust_field_enum_value("changed", 2)
    lttng_ust_field_enum_value("state", 3)
    lttng_ust_field_enum_value("environment", 4)
    lttng_ust_field_enum_value("never_equivalent", 5)
    lttng_ust_field_enum_value("not_compared", 6)))

LTTNG_UST_TRACEPOINT_ENUM(listscope, view_provider,
  LTTNG_UST_TP_ENUM_VALUES(
    lttng_ust_field_enum_value("cell_for_row_at", 0)
    lttng_ust_field_enum_value("cell_for_item_at", 1)
    lttng_ust_field_enum_value("view_for_header_in_section", 2)
    lttng_ust_field_enum_value("view_for_footer_in_section", 3)
    lttng_ust_field_enum_value("view_for_supplementary_element", 4)))

LTTNG_UST_TRACEPOINT_ENUM(listscope, parameter_type,
  LTTNG_UST_TP_ENUM_VALUES(
    lttng_ust_field_enum_value("integer", 0)
    lttng_ust_field_enum_value("unsigned", 1)
    lttng_ust_field_enum_value("number", 2)
    lttng_ust_field_enum_value("text", 3)))

LTTNG_UST_TRACEPOINT_ENUM(listscope, parameter_comparison,
  LTTNG_UST_TP_ENUM_VALUES(
    lttng_ust_field_enum_value("may_differ", 0)
    lttng_ust_field_enum_value("must_match", 1)
    lttng_ust_field_enum_value("never_mixed", 2)))

LTTNG_UST_TRACEPOINT_ENUM(listscope, element_step,
  LTTNG_UST_TP_ENUM_VALUES(
    lttng_ust_field_enum_value("measure", 0)
    lttng_ust_field_enum_value("layout", 1)
    lttng_ust_field_enum_value("views", 2)))

LTTNG_UST_TRACEPOINT_ENUM(listscope, row_finding,
  LTTNG_UST_TP_ENUM_VALUES(
    lttng_ust_field_enum_value("equal_update", 0)
    lttng_ust_field_enum_value("equal_replacement", 1)
    lttng_ust_field_enum_value("duplicate_identifier", 2)
    lttng_ust_field_enum_value("shifted_content", 3)
    lttng_ust_field_enum_value("changed_property", 4)
    lttng_ust_field_enum_value("same_picture", 5)
    lttng_ust_field_enum_value("piling_views", 6)))

LTTNG_UST_TRACEPOINT_ENUM(listscope, sampling_clock,
  LTTNG_UST_TP_ENUM_VALUES(
    lttng_ust_field_enum_value("none", 0)
    lttng_ust_field_enum_value("perf", 1)
    lttng_ust_field_enum_value("thread", 2)))

LTTNG_UST_TRACEPOINT_ENUM(listscope, stack_end,
  LTTNG_UST_TP_ENUM_VALUES(
    lttng_ust_field_enum_value("walked", 0)
    lttng_ust_field_enum_value("truncated", 1)
    lttng_ust_field_enum_value("broken", 2)))

LTTNG_UST_TRACEPOINT_ENUM(listscope, wait_kind,
  LTTNG_UST_TP_ENUM_VALUES(
    lttng_ust_field_enum_value("none", 0)
    lttng_ust_field_enum_value("lock", 1)
    lttng_ust_field_enum_value("file", 2)))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, frame_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, frame, interval->values[0])
    lttng_ust_field_float(double, offset_points, listscope_number(interval->values[1]))
    lttng_ust_field_enum(listscope, scroll_phase, uint8_t, phase, interval->values[2])
    lttng_ust_field_integer(uint32_t, vsync, interval->values[3])
    lttng_ust_field_integer(int64_t, start_delay_ns, interval->values[4])
    lttng_ust_field_integer(uint32_t, state, interval->values[5])
    lttng_ust_field_integer(int64_t, harness_ns, interval->values[6])
    lttng_ust_field_integer(uint32_t, all_items, interval->values[7])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, frame_begin, listscope, frame_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, frame_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, visible_items, interval->values[0])
    lttng_ust_field_float(double, blank_points, listscope_number(interval->values[1]))
    lttng_ust_field_integer(int64_t, duration_ns, interval->values[2])
    lttng_ust_field_integer(int64_t, cpu_ns, interval->values[3])
    lttng_ust_field_integer(uint32_t, involuntary_switches, interval->values[4])
    lttng_ust_field_integer(uint32_t, voluntary_switches, interval->values[5])
    lttng_ust_field_integer(uint32_t, page_faults, interval->values[6])
    lttng_ust_field_integer(uint32_t, first_item, interval->values[7])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, frame_end, listscope, frame_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, scroll_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_float(double, from_points, listscope_number(interval->values[0]))
    lttng_ust_field_float(double, to_points, listscope_number(interval->values[1]))))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, scroll_begin, listscope, scroll_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, scroll_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, scroll_end, listscope, scroll_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, update_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_enum(listscope, update_reason, uint8_t, reason, interval->values[0])
    lttng_ust_field_integer(int64_t, queue_wait_ns, interval->values[1])
    lttng_ust_field_integer(uint32_t, queue_depth, interval->values[2])
    lttng_ust_field_integer(uint32_t, animated, interval->values[3])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, update_begin, listscope, update_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, update_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, sections, interval->values[0])
    lttng_ust_field_integer(uint32_t, items, interval->values[1])
    lttng_ust_field_integer(uint32_t, changes, interval->values[2])
    lttng_ust_field_integer(uint32_t, section_changes, interval->values[3])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, update_end, listscope, update_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, slice_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, all_sections, interval->values[0])
    lttng_ust_field_integer(uint32_t, all_items, interval->values[1])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, slice_begin, listscope, slice_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, slice_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, sections, interval->values[0])
    lttng_ust_field_integer(uint32_t, items, interval->values[1])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, slice_end, listscope, slice_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, diff_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, old_items, interval->values[0])
    lttng_ust_field_integer(uint32_t, new_items, interval->values[1])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, diff_begin, listscope, diff_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, diff_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, added, interval->values[0])
    lttng_ust_field_integer(uint32_t, removed, interval->values[1])
    lttng_ust_field_integer(uint32_t, moved, interval->values[2])
    lttng_ust_field_integer(uint32_t, updated, interval->values[3])
    lttng_ust_field_integer(uint32_t, comparisons, interval->values[4])
    lttng_ust_field_integer(uint32_t, hashed, interval->values[5])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, diff_end, listscope, diff_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, present_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, changes, interval->values[0])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, present_begin, listscope, present_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, present_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, items, interval->values[0])
    lttng_ust_field_integer(uint32_t, created, interval->values[1])
    lttng_ust_field_integer(uint32_t, released, interval->values[2])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, present_end, listscope, present_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, layout_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_enum(listscope, layout_level, uint8_t, level, interval->values[0])
    lttng_ust_field_integer(uint32_t, items, interval->values[1])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, layout_begin, listscope, layout_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, layout_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, measured, interval->values[0])
    lttng_ust_field_integer(uint32_t, cached, interval->values[1])
    lttng_ust_field_integer(uint32_t, fixed, interval->values[2])
    lttng_ust_field_float(double, content_points, listscope_number(interval->values[3]))))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, layout_end, listscope, layout_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, measure_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_enum(listscope, content_part, uint8_t, part, interval->values[0])
    lttng_ust_field_integer(uint32_t, section, interval->values[1])
    lttng_ust_field_integer(uint32_t, index, interval->values[2])
    lttng_ust_field_integer(uint32_t, type, interval->values[3])
    lttng_ust_field_enum(listscope, measure_reason, uint8_t, reason, interval->values[4])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, measure_begin, listscope, measure_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, measure_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_float(double, width_points, listscope_number(interval->values[0]))
    lttng_ust_field_float(double, height_points, listscope_number(interval->values[1]))
    lttng_ust_field_integer(uint32_t, same, interval->values[2])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, measure_end, listscope, measure_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, visible_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_float(double, offset_points, listscope_number(interval->values[0]))))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, visible_begin, listscope, visible_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, visible_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, visible_items, interval->values[0])
    lttng_ust_field_integer(uint32_t, displayed, interval->values[1])
    lttng_ust_field_integer(uint32_t, ended, interval->values[2])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, visible_end, listscope, visible_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, apply_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_enum(listscope, content_part, uint8_t, part, interval->values[0])
    lttng_ust_field_integer(uint32_t, section, interval->values[1])
    lttng_ust_field_integer(uint32_t, index, interval->values[2])
    lttng_ust_field_integer(uint32_t, type, interval->values[3])
    lttng_ust_field_enum(listscope, apply_reason, uint8_t, reason, interval->values[4])
    lttng_ust_field_integer(uint32_t, equivalent, interval->values[5])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, apply_begin, listscope, apply_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, apply_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, views_created, interval->values[0])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, apply_end, listscope, apply_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, notify_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_enum(listscope, callback, uint8_t, callback, interval->values[0])
    lttng_ust_field_integer(uint32_t, callbacks, interval->values[1])
    lttng_ust_field_integer(uint32_t, type, interval->values[2])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, notify_begin, listscope, notify_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, scroll_end, listscope, notify_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, scroll_end, listscope, configure_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, configure_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, sections, interval->values[0])
    lttng_ust_field_integer(uint32_t, items, interval->values[1])
    lttng_ust_field_integer(uint32_t, lazy_items, interval->values[2])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, configure_end, listscope, configure_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, batch_update_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, deleted, interval->values[0])
    lttng_ust_field_integer(uint32_t, inserted, interval->values[1])
    lttng_ust_field_integer(uint32_t, moved, interval->values[2])
    lttng_ust_field_integer(uint32_t, sections, interval->values[3])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, batch_update_begin, listscope, batch_update_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, scroll_end, listscope, batch_update_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, scroll_end, listscope, query_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, query_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, found, interval->values[0])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, query_end, listscope, query_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, select_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, before, interval->values[0])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, select_begin, listscope, select_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, select_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, after, interval->values[0])
    lttng_ust_field_integer(uint32_t, changed, interval->values[1])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, select_end, listscope, select_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, auto_scroll_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_enum(listscope, auto_scroll, uint8_t, action, interval->values[0])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, auto_scroll_begin, listscope, auto_scroll_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, auto_scroll_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, performed, interval->values[0])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, auto_scroll_end, listscope, auto_scroll_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, reorder_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_enum(listscope, reorder_step, uint8_t, step, interval->values[0])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, reorder_begin, listscope, reorder_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, reorder_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, moved, interval->values[0])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, reorder_end, listscope, reorder_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, content_size_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, items, interval->values[0])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, content_size_begin, listscope, content_size_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, content_size_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_float(double, width_points, listscope_number(interval->values[0]))
    lttng_ust_field_float(double, height_points, listscope_number(interval->values[1]))))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, content_size_end, listscope, content_size_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, deferred_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_enum(listscope, callback, uint8_t, callback, interval->values[0])
    lttng_ust_field_integer(int64_t, wait_ns, interval->values[1])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, deferred_begin, listscope, deferred_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, scroll_end, listscope, deferred_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, set_content_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, items_before, interval->values[0])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, set_content_begin, listscope, set_content_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, content_size_begin, listscope, set_content_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, content_size_begin, listscope, release_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, release_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(int64_t, cpu_ns, interval->values[0])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, release_end, listscope, release_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, scroll_end, listscope, input_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, scroll_end, listscope, input_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, scroll_end, listscope, scroll_to_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, scroll_end, listscope, scroll_to_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, content_size_begin, listscope, index_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, scroll_end, listscope, index_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, scroll_end, listscope, window_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, scroll_end, listscope, window_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, scroll_end, listscope, anchor_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, scroll_end, listscope, anchor_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, scroll_end, listscope, view_layout_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, view_layout_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, type, interval->values[0])
    lttng_ust_field_integer(uint32_t, views, interval->values[1])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, view_layout_end, listscope, view_layout_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, scroll_end, listscope, element_build_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, element_build_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, elements, interval->values[0])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, element_build_end, listscope, element_build_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, scroll_end, listscope, element_measure_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, element_measure_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, nodes, interval->values[0])
    lttng_ust_field_integer(uint32_t, leaf_measurements, interval->values[1])
    lttng_ust_field_integer(uint32_t, container_measurements, interval->values[2])
    lttng_ust_field_integer(uint32_t, exact_hits, interval->values[3])
    lttng_ust_field_integer(uint32_t, inferred_hits, interval->values[4])
    lttng_ust_field_integer(uint32_t, lazy_builds, interval->values[5])
    lttng_ust_field_integer(uint32_t, near_misses, interval->values[6])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, element_measure_end, listscope, element_measure_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, element_layout_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, type, interval->values[0])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, element_layout_begin, listscope, element_layout_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, element_measure_end, listscope, element_layout_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, element_views_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, type, interval->values[0])
    lttng_ust_field_enum(listscope, element_cause, uint8_t, cause, interval->values[1])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, element_views_begin, listscope, element_views_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, element_views_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, created, interval->values[0])
    lttng_ust_field_integer(uint32_t, reused, interval->values[1])
    lttng_ust_field_integer(uint32_t, removed, interval->values[2])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, element_views_end, listscope, element_views_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, scroll_end, listscope, calibration_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, scroll_end, listscope, calibration_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, scroll_end, listscope, inspect_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, scroll_end, listscope, inspect_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, compile_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, sections, interval->values[0])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, compile_begin, listscope, compile_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, compile_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, provider_calls, interval->values[0])
    lttng_ust_field_integer(uint32_t, new_descriptions, interval->values[1])
    lttng_ust_field_integer(uint32_t, estimated_orthogonal, interval->values[2])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, compile_end, listscope, compile_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, slice_end, listscope, solve_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, solve_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, solved_sections, interval->values[0])
    lttng_ust_field_integer(uint32_t, solved_groups, interval->values[1])
    lttng_ust_field_integer(uint32_t, errors, interval->values[2])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, solve_end, listscope, solve_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, content_size_begin, listscope, self_size_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, self_size_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, passes, interval->values[0])
    lttng_ust_field_integer(uint32_t, changed, interval->values[1])
    lttng_ust_field_integer(uint32_t, oscillating, interval->values[2])
    lttng_ust_field_float(double, correction_points, listscope_number(interval->values[3]))))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, self_size_end, listscope, self_size_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, section_scroll_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, section, interval->values[0])
    lttng_ust_field_float(double, from_points, listscope_number(interval->values[1]))
    lttng_ust_field_float(double, to_points, listscope_number(interval->values[2]))))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, section_scroll_begin, listscope, section_scroll_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, section_scroll_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_float(double, longer_points, listscope_number(interval->values[0]))))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, section_scroll_end, listscope, section_scroll_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, compile_begin, listscope, render_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, render_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, items, interval->values[0])
    lttng_ust_field_integer(uint32_t, errors, interval->values[1])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, render_end, listscope, render_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, apply_snapshot_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, sections, interval->values[0])
    lttng_ust_field_integer(uint32_t, items, interval->values[1])
    lttng_ust_field_integer(uint32_t, old_items, interval->values[2])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, apply_snapshot_begin, listscope, apply_snapshot_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, apply_snapshot_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_integer(uint32_t, section_changes, interval->values[0])
    lttng_ust_field_integer(uint32_t, inserted, interval->values[1])
    lttng_ust_field_integer(uint32_t, deleted, interval->values[2])
    lttng_ust_field_integer(uint32_t, moved, interval->values[3])
    lttng_ust_field_integer(uint32_t, reloaded, interval->values[4])
    lttng_ust_field_integer(int64_t, diff_ns, interval->values[5])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, apply_snapshot_end, listscope, apply_snapshot_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, provide_view_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, interval->list)
    lttng_ust_field_integer(uint32_t, update, interval->update)
    lttng_ust_field_integer(uint32_t, id, interval->id)
    lttng_ust_field_enum(listscope, view_provider, uint8_t, provider, interval->values[0])
    lttng_ust_field_integer(uint32_t, section, interval->values[1])
    lttng_ust_field_integer(uint32_t, index, interval->values[2])))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, provide_view_begin, listscope, provide_view_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, element_layout_begin, listscope, provide_view_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, scroll_end, listscope, count_items_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, slice_end, listscope, count_items_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, content_size_begin, listscope, attributes_begin,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, element_build_end, listscope, attributes_end,
  LTTNG_UST_TP_ARGS(const struct listscope_interval *, interval))

LTTNG_UST_TRACEPOINT_EVENT(listscope, schema,
  LTTNG_UST_TP_ARGS(
    uint32_t, list, uint32_t, update, const struct listscope_value *, values),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, list)
    lttng_ust_field_integer(uint32_t, update, update)
    lttng_ust_field_integer(uint32_t, version, values[0].integer)
    lttng_ust_field_string(fingerprint, values[1].text)))

LTTNG_UST_TRACEPOINT_EVENT(listscope, run_begin,
  LTTNG_UST_TP_ARGS(
    uint32_t, list, uint32_t, update, const struct listscope_value *, values),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, list)
    lttng_ust_field_integer(uint32_t, update, update)
    lttng_ust_field_string(scenario, values[0].text)
    lttng_ust_field_integer(int64_t, budget_ns, values[1].integer)))

LTTNG_UST_TRACEPOINT_EVENT(listscope, run_parameter,
  LTTNG_UST_TP_ARGS(
    uint32_t, list, uint32_t, update, const struct listscope_value *, values),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, list)
    lttng_ust_field_integer(uint32_t, update, update)
    lttng_ust_field_string(name, values[0].text)
    lttng_ust_field_enum(listscope, parameter_type, uint8_t, type, values[1].integer)
    lttng_ust_field_string(value, values[2].text)
    lttng_ust_field_string(unit, values[3].text)
    lttng_ust_field_string(meaning, values[4].text)
    lttng_ust_field_enum(listscope, parameter_comparison, uint8_t, comparison, values[5].integer)))

LTTNG_UST_TRACEPOINT_EVENT(listscope, scenario,
  LTTNG_UST_TP_ARGS(
    uint32_t, list, uint32_t, update, const struct listscope_value *, values),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, list)
    lttng_ust_field_integer(uint32_t, update, update)
    lttng_ust_field_integer(uint32_t, sections, values[0].integer)
    lttng_ust_field_integer(uint32_t, items, values[1].integer)
    lttng_ust_field_string(checksum, values[2].text)))

LTTNG_UST_TRACEPOINT_EVENT(listscope, run_end,
  LTTNG_UST_TP_ARGS(
    uint32_t, list, uint32_t, update, const struct listscope_value *, values),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, list)
    lttng_ust_field_integer(uint32_t, update, update)
    lttng_ust_field_integer(uint32_t, frames, values[0].integer)))

LTTNG_UST_TRACEPOINT_EVENT(listscope, type_name,
  LTTNG_UST_TP_ARGS(
    uint32_t, list, uint32_t, update, const struct listscope_value *, values),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, list)
    lttng_ust_field_integer(uint32_t, update, update)
    lttng_ust_field_integer(uint32_t, type, values[0].integer)
    lttng_ust_field_string(name, values[1].text)))

LTTNG_UST_TRACEPOINT_EVENT(listscope, frame_overrun,
  LTTNG_UST_TP_ARGS(
    uint32_t, list, uint32_t, update, const struct listscope_value *, values),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, list)
    lttng_ust_field_integer(uint32_t, update, update)
    lttng_ust_field_integer(uint32_t, frame, values[0].integer)
    lttng_ust_field_integer(int64_t, duration_ns, values[1].integer)
    lttng_ust_field_integer(int64_t, budget_ns, values[2].integer)))

LTTNG_UST_TRACEPOINT_EVENT(listscope, invalid_size,
  LTTNG_UST_TP_ARGS(
    uint32_t, list, uint32_t, update, const struct listscope_value *, values),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, list)
    lttng_ust_field_integer(uint32_t, update, update)
    lttng_ust_field_enum(listscope, content_part, uint8_t, part, values[0].integer)
    lttng_ust_field_integer(uint32_t, section, values[1].integer)
    lttng_ust_field_integer(uint32_t, index, values[2].integer)
    lttng_ust_field_integer(uint32_t, type, values[3].integer)))

LTTNG_UST_TRACEPOINT_EVENT(listscope, measure_cache,
  LTTNG_UST_TP_ARGS(
    uint32_t, list, uint32_t, update, const struct listscope_value *, values),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, list)
    lttng_ust_field_integer(uint32_t, update, update)
    lttng_ust_field_integer(uint32_t, type, values[0].integer)
    lttng_ust_field_integer(uint32_t, measured, values[1].integer)
    lttng_ust_field_integer(uint32_t, cached, values[2].integer)
    lttng_ust_field_integer(uint32_t, fixed, values[3].integer)))

LTTNG_UST_TRACEPOINT_EVENT(listscope, state_name,
  LTTNG_UST_TP_ARGS(
    uint32_t, list, uint32_t, update, const struct listscope_value *, values),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, list)
    lttng_ust_field_integer(uint32_t, update, update)
    lttng_ust_field_integer(uint32_t, state, values[0].integer)
    lttng_ust_field_string(name, values[1].text)))

LTTNG_UST_TRACEPOINT_EVENT(listscope, instrument,
  LTTNG_UST_TP_ARGS(
    uint32_t, list, uint32_t, update, const struct listscope_value *, values),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, list)
    lttng_ust_field_integer(uint32_t, update, update)
    lttng_ust_field_float(double, event_ns, values[0].number)
    lttng_ust_field_float(double, usage_ns, values[1].number)))

LTTNG_UST_TRACEPOINT_EVENT(listscope, element_cost,
  LTTNG_UST_TP_ARGS(
    uint32_t, list, uint32_t, update, const struct listscope_value *, values),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, list)
    lttng_ust_field_integer(uint32_t, update, update)
    lttng_ust_field_string(element, values[0].text)
    lttng_ust_field_integer(uint32_t, elements, values[1].integer)
    lttng_ust_field_integer(uint32_t, measured, values[2].integer)
    lttng_ust_field_integer(uint32_t, cached, values[3].integer)
    lttng_ust_field_integer(int64_t, measure_ns, values[4].integer)
    lttng_ust_field_integer(int64_t, layout_ns, values[5].integer)
    lttng_ust_field_integer(int64_t, views_ns, values[6].integer)))

LTTNG_UST_TRACEPOINT_EVENT(listscope, element_node,
  LTTNG_UST_TP_ARGS(
    uint32_t, list, uint32_t, update, const struct listscope_value *, values),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, list)
    lttng_ust_field_integer(uint32_t, update, update)
    lttng_ust_field_string(element, values[0].text)
    lttng_ust_field_enum(listscope, element_step, uint8_t, step, values[1].integer)
    lttng_ust_field_integer(uint32_t, depth, values[2].integer)
    lttng_ust_field_float(double, width_points, values[3].number)
    lttng_ust_field_float(double, height_points, values[4].number)
    lttng_ust_field_integer(int64_t, duration_ns, values[5].integer)
    lttng_ust_field_integer(int64_t, self_ns, values[6].integer)))

LTTNG_UST_TRACEPOINT_EVENT(listscope, row_check,
  LTTNG_UST_TP_ARGS(
    uint32_t, list, uint32_t, update, const struct listscope_value *, values),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, list)
    lttng_ust_field_integer(uint32_t, update, update)
    lttng_ust_field_enum(listscope, row_finding, uint8_t, finding, values[0].integer)
    lttng_ust_field_integer(uint32_t, type, values[1].integer)
    lttng_ust_field_integer(uint32_t, section, values[2].integer)
    lttng_ust_field_integer(uint32_t, found, values[3].integer)
    lttng_ust_field_integer(uint32_t, looked, values[4].integer)
    lttng_ust_field_integer(uint32_t, rows, values[5].integer)
    lttng_ust_field_string(identifier, values[6].text)
    lttng_ust_field_string(property, values[7].text)))

LTTNG_UST_TRACEPOINT_EVENT(listscope, stack_sampling,
  LTTNG_UST_TP_ARGS(
    uint32_t, list, uint32_t, update, const struct listscope_value *, values),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, list)
    lttng_ust_field_integer(uint32_t, update, update)
    lttng_ust_field_integer(uint32_t, asked_hz, values[0].integer)
    lttng_ust_field_integer(uint32_t, rate_hz, values[1].integer)
    lttng_ust_field_enum(listscope, sampling_clock, uint8_t, clock, values[2].integer)
    lttng_ust_field_float(double, sample_ns, values[3].number)))

LTTNG_UST_TRACEPOINT_EVENT(listscope, stack_sample,
  LTTNG_UST_TP_ARGS(
    uint32_t, list, uint32_t, update, const struct listscope_value *, values),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, list)
    lttng_ust_field_integer(uint32_t, update, update)
    lttng_ust_field_integer(uint32_t, number, values[0].integer)
    lttng_ust_field_enum(listscope, stack_end, uint8_t, end, values[1].integer)
    lttng_ust_field_string(stack, values[2].text)))

LTTNG_UST_TRACEPOINT_EVENT(listscope, stack_losses,
  LTTNG_UST_TP_ARGS(
    uint32_t, list, uint32_t, update, const struct listscope_value *, values),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, list)
    lttng_ust_field_integer(uint32_t, update, update)
    lttng_ust_field_integer(uint32_t, outside, values[0].integer)
    lttng_ust_field_integer(uint32_t, overruns, values[1].integer)
    lttng_ust_field_integer(uint32_t, foreign, values[2].integer)
    lttng_ust_field_integer(uint32_t, unfinished, values[3].integer)
    lttng_ust_field_integer(uint32_t, unarmed, values[4].integer)
    lttng_ust_field_integer(uint32_t, displaced, values[5].integer)))

LTTNG_UST_TRACEPOINT_EVENT(listscope, wait_sample,
  LTTNG_UST_TP_ARGS(
    uint32_t, list, uint32_t, update, const struct listscope_value *, values),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, list)
    lttng_ust_field_integer(uint32_t, update, update)
    lttng_ust_field_enum(listscope, wait_kind, uint8_t, kind, values[0].integer)
    lttng_ust_field_integer(int64_t, duration_ns, values[1].integer)
    lttng_ust_field_enum(listscope, stack_end, uint8_t, end, values[2].integer)
    lttng_ust_field_string(stack, values[3].text)
    lttng_ust_field_integer(int64_t, cost_ns, values[4].integer)))

LTTNG_UST_TRACEPOINT_EVENT(listscope, binary,
  LTTNG_UST_TP_ARGS(
    uint32_t, list, uint32_t, update, const struct listscope_value *, values),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, list)
    lttng_ust_field_integer(uint32_t, update, update)
    lttng_ust_field_string(path, values[0].text)
    lttng_ust_field_string(build_id, values[1].text)
    lttng_ust_field_integer(int64_t, base, values[2].integer)
    lttng_ust_field_integer(int64_t, start, values[3].integer)
    lttng_ust_field_integer(int64_t, limit, values[4].integer)))

LTTNG_UST_TRACEPOINT_EVENT(listscope, allocations,
  LTTNG_UST_TP_ARGS(
    uint32_t, list, uint32_t, update, const struct listscope_value *, values),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, list)
    lttng_ust_field_integer(uint32_t, update, update)
    lttng_ust_field_string(interval, values[0].text)
    lttng_ust_field_integer(int64_t, type, values[1].integer)
    lttng_ust_field_integer(int64_t, allocations, values[2].integer)
    lttng_ust_field_integer(int64_t, bytes, values[3].integer)
    lttng_ust_field_integer(int64_t, own_allocations, values[4].integer)
    lttng_ust_field_integer(int64_t, own_bytes, values[5].integer)
    lttng_ust_field_integer(int64_t, cost_ns, values[6].integer)))

LTTNG_UST_TRACEPOINT_EVENT(listscope, allocation_sample,
  LTTNG_UST_TP_ARGS(
    uint32_t, list, uint32_t, update, const struct listscope_value *, values),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, list)
    lttng_ust_field_integer(uint32_t, update, update)
    lttng_ust_field_integer(int64_t, size, values[0].integer)
    lttng_ust_field_integer(int64_t, stands_for, values[1].integer)
    lttng_ust_field_enum(listscope, stack_end, uint8_t, end, values[2].integer)
    lttng_ust_field_string(stack, values[3].text)))

LTTNG_UST_TRACEPOINT_EVENT(listscope, ring_request,
  LTTNG_UST_TP_ARGS(
    uint32_t, list, uint32_t, update, const struct listscope_value *, values),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, list)
    lttng_ust_field_integer(uint32_t, update, update)
    lttng_ust_field_string(reason, values[0].text)))

LTTNG_UST_TRACEPOINT_EVENT(listscope, task,
  LTTNG_UST_TP_ARGS(
    uint32_t, list, uint32_t, update, const struct listscope_value *, values),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, list)
    lttng_ust_field_integer(uint32_t, update, update)
    lttng_ust_field_integer(uint32_t, task, values[0].integer)))

LTTNG_UST_TRACEPOINT_EVENT_CLASS(listscope, named_interval,
  LTTNG_UST_TP_ARGS(
    uint32_t, list, uint32_t, update, uint32_t, id, const char *, name),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, list)
    lttng_ust_field_integer(uint32_t, update, update)
    lttng_ust_field_integer(uint32_t, id, id)
    lttng_ust_field_string(name, name)))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, named_interval, listscope, interval_begin,
  LTTNG_UST_TP_ARGS(
    uint32_t, list, uint32_t, update, uint32_t, id, const char *, name))

LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(listscope, named_interval, listscope, interval_end,
  LTTNG_UST_TP_ARGS(
    uint32_t, list, uint32_t, update, uint32_t, id, const char *, name))

LTTNG_UST_TRACEPOINT_EVENT(listscope, counter,
  LTTNG_UST_TP_ARGS(
    uint32_t, list, uint32_t, update, const char *, name, int64_t, value),
  LTTNG_UST_TP_FIELDS(
    lttng_ust_field_integer(uint32_t, list, list)
    lttng_ust_field_integer(uint32_t, update, update)
    lttng_ust_field_string(name, name)
    lttng_ust_field_integer(int64_t, value, value)))

#endif

// Must come last and stand outside the guard above.
#include <lttng/tracepoint-event.h>
