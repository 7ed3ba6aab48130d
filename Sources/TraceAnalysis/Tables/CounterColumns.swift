/// The columns of the table of counters.
enum CounterColumns {
  static let all: [CellColumn<CounterReading>] = [
    CellColumn("run_id", .text, "The run") { .text($0.run.id) },
    CellColumn("list_id", .integer, "The list that it counts for, null for none") {
      .reference($0.list)
    },
    CellColumn("time_ns", .integer, unit: "ns", "Time since the first event of the trace") {
      .integer($0.timeNs)
    },
    CellColumn("name", .text, "The counter's name") { .text($0.name) },
    CellColumn("value", .integer, "The value from this time on") { .integer($0.value) },
  ]
}
