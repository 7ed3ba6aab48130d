import TraceAnalysis

extension TraceScript {
  /// Adds the allocations of an interval that is about to end, as a recording with `--allocations`
  /// has them.
  package mutating func allocations(
    in interval: String,
    type: Int64?,
    calls: Int64 = 214,
    at time: Int64
  ) {
    event(
      "allocations",
      at: time,
      [
        "interval": .text(interval), "type": .integer(type ?? -1),
        "allocations": .integer(calls), "bytes": .integer(4_000),
        "own_allocations": .integer(200), "own_bytes": .integer(3_000), "cost_ns": .integer(30),
      ]
    )
  }
}
