/// The columns of the table of updates.
enum UpdateColumns {
  static let all: [CellColumn<PlacedInterval>] = [
    CellColumn("run_id", .text, "The run") { .known($0.run.id) },
    CellColumn("interval_id", .integer, isKey: true, "The update's row among the intervals") {
      .known($0.id)
    },
    CellColumn("frame_id", .integer, "The frame that encloses it, null outside of frames") {
      .known($0.frameID)
    },
    CellColumn("list_id", .integer, "The list, null where the trace does not say") {
      .reference($0.interval.list)
    },
    CellColumn("update_id", .integer, "The number of the update within its list") {
      .reference($0.interval.update)
    },
    CellColumn("reason", .text, "What asked for it, such as content_changed") {
      .known($0.interval[KnownField.reason]?.text)
    },
    CellColumn("start_ns", .integer, unit: "ns", "The begin, since the first event of the trace") {
      .known($0.startNs)
    },
    CellColumn("duration_ns", .integer, unit: "ns", "How long it took") {
      .known($0.interval.durationNs)
    },
    CellColumn("self_ns", .integer, unit: "ns", "The part that no interval inside it covers") {
      .known($0.interval.selfNs)
    },
    CellColumn("queue_wait_ns", .integer, unit: "ns", "Time between the request and the begin") {
      .known($0.interval[KnownField.queueWait]?.integer)
    },
    CellColumn("items", .integer, unit: "items", "Items presented afterwards") {
      .known($0.interval[KnownField.items]?.integer)
    },
    CellColumn("changes", .integer, unit: "changes", "Changes of sections and items") {
      .known($0.interval[KnownField.changes]?.integer)
    },
  ]
}
