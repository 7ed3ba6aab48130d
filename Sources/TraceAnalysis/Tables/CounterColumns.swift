/// The columns of the table of counters.
enum CounterColumns {
  static let all: [Field<CounterReading>] = [
    Field("run_id", .text, "The run") { $0.run.id },
    Field("list_id", .integer, "The list that it counts for, null for none") {
      TableCell.reference($0.list)
    },
    Field("time_ns", .timestamp, "Time since the first event of the trace") {
      $0.timeNs
    },
    Field("name", .text, "The counter's name") { $0.name },
    Field("value", .integer, "The value from this time on") { $0.value },
  ]
}
