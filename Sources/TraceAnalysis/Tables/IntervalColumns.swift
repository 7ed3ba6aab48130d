/// The columns of the table of intervals.
enum IntervalColumns {
  static let all: [CellColumn<PlacedInterval>] = [
    CellColumn("run_id", .text, "The run") { .known($0.run.id) },
    CellColumn(
      "interval_id",
      .integer,
      isKey: true,
      "A number that no other interval of the trace has"
    ) {
      .known($0.id)
    },
    CellColumn("parent_id", .integer, "The innermost interval around it, null at the top") {
      .known($0.parentID)
    },
    CellColumn("frame_id", .integer, "The frame that encloses it, null outside of frames") {
      .known($0.frameID)
    },
    CellColumn("name", .text, "The kind, such as layout, or the name that a user gave") {
      .known($0.interval.name)
    },
    CellColumn("process_id", .integer, "The process") { .known($0.interval.process.pid) },
    CellColumn("thread_id", .integer, "The thread that began it") {
      .known($0.interval.thread)
    },
    CellColumn("lane", .integer, "0; more for a interval that crosses others of its thread") {
      .known($0.lane)
    },
    CellColumn("depth", .integer, unit: "intervals", "How many intervals enclose it") {
      .known($0.interval.depth)
    },
    CellColumn("list_id", .integer, "The list that the work is for, null for none") {
      .reference($0.interval.list)
    },
    CellColumn("update_id", .integer, "The update that the work is for, null for none") {
      .reference($0.interval.update)
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
    CellColumn("content_type", .text, "The Swift type of the content that it is about") {
      .known($0.contentType)
    },
    CellColumn("fields", .json, "The other fields of begin and end; see `listscope schema`") {
      $0.interval.fieldCell
    },
  ]
}

extension Interval {
  /// The values of the fields as a JSON object; null where there are none.
  fileprivate var fieldCell: TableCell {
    values.isEmpty ? .null : .json(JSONFragment.object(shape.fieldNames, values))
  }
}
