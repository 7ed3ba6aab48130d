/// The columns of the table of intervals.
enum IntervalColumns {
  static let all: [Field<PlacedInterval>] = [
    Field("run_id", .text, "The run") { $0.run.id },
    Field(
      "interval_id",
      .integer,
      isKey: true,
      "A number that no other interval of the trace has"
    ) {
      $0.id
    },
    Field("parent_id", .integer, "The innermost interval around it, null at the top") {
      $0.parentID
    },
    Field("frame_id", .integer, "The frame that encloses it, null outside of frames") {
      $0.frameID
    },
    Field("name", .text, "The kind, such as layout, or the name that a user gave") {
      $0.interval.name
    },
    Field("subsystem", .text, "The subsystem of an app's signpost, null for other intervals") {
      $0.interval.shape.origin?.subsystem
    },
    Field("category", .text, "Its category, likewise") {
      $0.interval.shape.origin?.category
    },
    Field("process_id", .integer, "The process; runs distinguish processes of one id") {
      $0.interval.process.pid
    },
    Field("thread_id", .integer, "The thread that began it") {
      $0.interval.thread
    },
    Field("task_id", .integer, "The Swift task that it began in, null for none") {
      TableCell.reference($0.interval.task)
    },
    Field("lane", .integer, "0; more for one that crosses others of its thread, or takes turns") {
      $0.lane
    },
    Field("depth", .count, unit: "intervals", "Intervals that enclose it") {
      $0.interval.depth
    },
    Field("list_id", .integer, "The list that the work is for, null for none") {
      TableCell.reference($0.interval.list)
    },
    Field("update_id", .integer, "The update that the work is for, null for none") {
      TableCell.reference($0.interval.update)
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
    Field("content_type", .text, "The Swift type of the content that it is about") {
      $0.contentType
    },
    Field(
      "fields",
      .json,
      "The other fields of begin and end, as the schema of events describes them"
    ) {
      $0.interval.fieldCell
    },
  ]
}

extension Interval {
  /// The values of the fields as a JSON object; null where there are none.
  fileprivate var fieldCell: TableCell {
    guard !shape.fieldNames.isEmpty else { return .null }
    var buffer = ByteBuffer()
    buffer.append(fieldsOf: self)
    return .json(buffer.text)
  }
}
