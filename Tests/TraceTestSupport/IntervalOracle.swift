package import TraceAnalysis

/// The rules of `IntervalTree`, followed to the letter and as slowly as it takes.
package struct IntervalOracle {
  /// An interval by the positions of its events.
  package struct Pair: Hashable {
    package let begin: Int
    package let end: Int
  }

  /// The pairs, in the order of their begins.
  package let pairs: [Pair]
  /// The number of begins without an end.
  package let unfinished: Int
  /// The number of ends without a begin.
  package let unmatched: Int
  private let events: [TraceEvent]

  /// Pairs every end with the latest begin before it that has the same process, kind and id.
  package init(_ events: [TraceEvent]) {
    self.events = events
    var partners: [Int: Int] = [:]
    var ends = 0
    for (end, event) in events.enumerated() where event.type.name.hasSuffix("_end") {
      ends += 1
      let begin = events[..<end].indices.reversed().first {
        events[$0].type.name.hasSuffix("_begin") && Self.key(events[$0]) == Self.key(event)
      }
      // A begin that has an end already does not pair again, nor do begins that it hides.
      if let begin, !partners.values.contains(begin) { partners[end] = begin }
    }
    pairs = partners.map { Pair(begin: $1, end: $0) }.sorted { $0.begin < $1.begin }
    unfinished = events.count { $0.type.name.hasSuffix("_begin") } - pairs.count
    unmatched = ends - pairs.count
  }

  /// The latest begun interval of the thread that begins before and ends after, outside of tasks or in
  /// the same one.
  package func parent(of pair: Pair) -> Int? {
    pairs.lastIndex {
      thread($0.begin) == thread(pair.begin) && $0.begin < pair.begin && $0.end > pair.end
        && [0, task(pair.begin)].contains(task($0.begin))
    }
  }

  /// The task that the thread of an event ran at the time.
  package func task(_ position: Int) -> Int64 {
    let latest = events[..<position].indices.last {
      events[$0].type.name == "task" && thread($0) == thread(position)
    }
    return latest.flatMap { events[$0]["task"]?.integer } ?? 0
  }

  /// The time during which no later begun interval of the thread is open; of its task, if it is in one.
  package func selfTime(of pair: Pair) -> Int64 {
    (pair.begin..<pair.end).reduce(0) { sum, step in
      let isCovered = pairs.contains {
        thread($0.begin) == thread(pair.begin) && $0.begin > pair.begin && $0.begin <= step
          && $0.end > step && [0, task($0.begin)].contains(task(pair.begin))
      }
      return sum + (isCovered ? 0 : events[step + 1].timestampNs - events[step].timestampNs)
    }
  }

  private func thread(_ position: Int) -> [Int32] {
    [events[position].process.pid, events[position].thread]
  }

  private static func key(_ event: TraceEvent) -> String {
    let kind = event.type.name.split(separator: "_").first ?? ""
    return "\(event.process.pid) \(kind) \(event["id"]?.integer ?? 0)"
  }
}
