import TraceAnalysis

/// A time for which Trace Compass shows something of a kind.
struct LitTime: Hashable {
  let process: ProcessID
  let list: Int64
  let name: String
  let startNs: Int64
  let endNs: Int64

  /// What begin and end of an interval have in common.
  struct Key: Hashable {
    let process: ProcessID
    let kind: Substring
    let id: Int64

    /// The key of a begin or an end; nil for any other event.
    init?(_ event: TraceEvent) {
      guard let edge = ["_begin", "_end"].first(where: event.type.name.hasSuffix),
        let id = event["id"]?.integer
      else { return nil }
      process = event.process
      kind = event.type.name.dropLast(edge.count)
      self.id = id
    }
  }
}

extension LitTime {
  /// The time of an interval that a report knows.
  init(_ interval: Interval) {
    self.init(
      process: interval.process,
      list: Int64(interval.list),
      name: interval.name,
      startNs: interval.startNs,
      endNs: interval.endNs
    )
  }

  /// The lane of its kind.
  var lane: String { "\(process.pid)/\(list)/\(name)" }
  /// The call stack that it is on.
  var stack: String { "\(process.pid)/\(list)" }
}
