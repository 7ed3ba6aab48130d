import ListSchema

/// The columns of the table of updates.
enum UpdateColumns {
  static let all: [Field<PlacedInterval>] = [
    Field("run_id", .text, "The run") { $0.run.id },
    Field("interval_id", .integer, isKey: true, "The update's row among the intervals") {
      $0.id
    },
    Field("frame_id", .integer, "The frame that encloses it, null outside of frames") {
      $0.frameID
    },
    Field("list_id", .integer, "The list, null where the trace does not say") {
      TableCell.reference($0.interval.list)
    },
    Field("update_id", .integer, "The number of the update within its list") {
      TableCell.reference($0.interval.update)
    },
    Field("reason", .text, "The reason, such as content_changed") {
      $0.interval[.reason]?.text
    },
    Field("start_ns", .timestamp, "The start, since the first event of the trace") {
      $0.startNs
    },
    Field("duration_ns", .duration, "The duration") {
      $0.interval.durationNs
    },
    Field("self_ns", .duration, "The part that no interval inside it covers") {
      $0.interval.selfNs
    },
    Field("queue_wait_ns", .duration, "Time between the request and the start") {
      $0.interval[.queueWaitNs]?.integer
    },
    Field("items", .count, unit: "items", "Items presented afterwards") {
      $0.interval[.items]?.integer
    },
    Field("changes", .count, unit: "changes", "Changes of sections and items") {
      $0.interval[.changes]?.integer
    },
  ]
}
