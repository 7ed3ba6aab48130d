/// The columns of the table of counters.
enum CounterColumns {
  static let all: [CellColumn<CounterReading>] = [
    CellColumn("run_id", .text, "The run") { .known($0.run.id) },
    CellColumn("list_id", .integer, "The list that it counts for, null for none") {
      .reference($0.list)
    },
    CellColumn("time_ns", .integer, unit: "ns", "Time since the first event of the trace") {
      .known($0.timeNs)
    },
    CellColumn("name", .text, "The counter's name") { .known($0.name) },
    CellColumn("value", .integer, "The value from this time on") { .known($0.value) },
  ]
}
