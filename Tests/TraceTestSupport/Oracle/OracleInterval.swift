package import TraceAnalysis

/// An interval as it follows from the rules of `IntervalTree`, with all that is known of it.
package struct OracleInterval {
  /// The kind, or the name that a user gave.
  package let name: String
  package let isNamedByUser: Bool
  package let process: ProcessID
  /// The thread of the begin.
  package let thread: Int32
  package let list: UInt32
  package let startNs: Int64
  package let endNs: Int64
  /// The positions of its events.
  package let begin: Int
  package let end: Int
  /// The number of intervals that began before it.
  package let number: Int
  /// Its fields; those of the end that the begin has, too, are called `end_…`.
  package let fields: [(name: String, value: FieldValue)]
  /// The position of the innermost interval around it.
  package fileprivate(set) var parent: Int?
  package fileprivate(set) var selfNs: Int64 = 0

  /// The duration: the time of a frame's own clock, else the time between its events.
  package var durationNs: Int64 { ownNs ?? endNs - startNs }

  /// The duration by a frame's own clock: since version 7 of the schema, with the processor time.
  package var ownNs: Int64? {
    guard isKind("frame"), self["cpu_ns"] != nil else { return nil }
    return self["duration_ns"]?.integer.flatMap { isPossible($0) ? $0 : nil }
  }

  /// True if a frame's own clock states a time that the time between its events does not allow.
  var statesImpossibleTime: Bool {
    guard isKind("frame"), self["cpu_ns"] != nil, let said = self["duration_ns"]?.integer else {
      return false
    }
    return !isPossible(said)
  }

  private func isPossible(_ durationNs: Int64) -> Bool {
    let between = endNs - startNs
    return durationNs >= 0 && durationNs <= between + between / 1_000 + 1_000_000
  }

  /// Returns whether it is of a kind of the schema, not a custom one of the same name.
  package func isKind(_ kind: String) -> Bool { name == kind && !isNamedByUser }

  /// The value of a field.
  package subscript(field: String) -> FieldValue? {
    fields.first { $0.name == field }?.value
  }
}

/// Pairs and nests as `IntervalTree` says, by looking at all events again for each of them.
package struct OracleIntervals {
  /// In the order of their begins.
  package private(set) var all: [OracleInterval] = []
  /// Begins without an end, by name.
  package private(set) var unfinished: [String: Int] = [:]
  /// Ends without a begin.
  package private(set) var unmatchedEnds = 0
  /// Intervals that ended before they began.
  package private(set) var rejected = 0
  /// From the start of each frame to its end, or to a begin that takes its place: the positions of the
  /// events.
  package private(set) var openFrames: [(process: ProcessID, thread: Int32, events: Range<Int>)] =
    []

  /// The begin or end that an event is.
  private struct Mark {
    let isBegin: Bool
    let kind: String
    let isNamedByUser: Bool
    let id: Int64

    init?(_ event: TraceEvent) {
      let name = event.type.name
      guard let id = event["id"]?.integer, name.hasSuffix("_begin") || name.hasSuffix("_end")
      else { return nil }
      isBegin = name.hasSuffix("_begin")
      let stem = String(name.dropLast(isBegin ? 6 : 4))
      isNamedByUser = stem == "interval" && event["name"] != nil
      kind = isNamedByUser ? event["name"]?.text ?? "" : stem
      self.id = id
    }
  }

  /// Finds the intervals of events that are in the order of time.
  package init(_ events: [TraceEvent]) {
    let marks = events.map(Mark.init)
    var begins: [Int: Int] = [:]
    for (end, mark) in marks.enumerated() {
      guard let mark, !mark.isBegin else { continue }
      let begin = marks[..<end].indices.last {
        guard let other = marks[$0], other.isBegin else { return false }
        return other.id == mark.id && other.kind == mark.kind
          && events[$0].process == events[end].process
      }
      // A begin that has an end already hides those before it.
      if let begin, begins[begin] == nil { begins[begin] = end } else { unmatchedEnds += 1 }
    }
    var number = 0
    for (begin, mark) in marks.enumerated() {
      guard let mark, mark.isBegin else { continue }
      if let end = begins[begin] {
        if events[end].timestampNs < events[begin].timestampNs {
          rejected += 1
        } else {
          let isNamed = marks[end]?.isNamedByUser ?? false
          all.append(OracleInterval(events, begin, end, mark.kind, isNamed, number))
        }
      } else {
        unfinished[mark.kind, default: 0] += 1
      }
      number += 1
    }
    findFrames(events, marks, begins)
    nest()
    addSelfTimes(events)
    for position in all.indices where all[position].isKind("frame") {
      // Time between its events that a frame does not count is in no self time.
      let beside = all[position].endNs - all[position].startNs - all[position].durationNs
      all[position].selfNs = max(0, all[position].selfNs - beside)
    }
  }

  private mutating func findFrames(_ events: [TraceEvent], _ marks: [Mark?], _ ends: [Int: Int]) {
    for (begin, mark) in marks.enumerated() {
      guard let mark, mark.isBegin, mark.kind == "frame", !mark.isNamedByUser else { continue }
      let own = events[begin]
      let repeated = marks.indices.dropFirst(begin + 1).first {
        guard let other = marks[$0], other.isBegin else { return false }
        return other.id == mark.id && other.kind == mark.kind && events[$0].process == own.process
      }
      let close = ends[begin] ?? repeated ?? events.count
      openFrames.append((own.process, own.thread, begin..<close))
    }
  }

  /// An interval of another run is no parent.
  package mutating func cut(byRuns runs: [Int]) {
    for position in all.indices {
      guard let parent = all[position].parent, runs[parent] != runs[position] else { continue }
      all[position].parent = nil
    }
  }

  /// The parent is the latest begun interval of the thread that lasts until the end.
  private mutating func nest() {
    for position in all.indices {
      let own = all[position]
      all[position].parent = all[..<position].lastIndex {
        $0.end > own.end && $0.thread == own.thread && $0.process == own.process
      }
    }
  }

  /// Every moment of a thread belongs to the interval that began last of those that are open.
  private mutating func addSelfTimes(_ events: [TraceEvent]) {
    let begun = Dictionary(uniqueKeysWithValues: all.indices.map { (all[$0].begin, $0) })
    var open: [Int] = []
    for step in events.indices.dropLast() {
      open.removeAll { all[$0].end <= step }
      if let position = begun[step] { open.append(position) }
      let timeNs = events[step + 1].timestampNs - events[step].timestampNs
      for (place, position) in open.enumerated() {
        let isLatest = open[(place + 1)...].allSatisfy {
          all[$0].thread != all[position].thread || all[$0].process != all[position].process
        }
        if isLatest { all[position].selfNs += timeNs }
      }
    }
  }
}

extension OracleInterval {
  fileprivate init(
    _ events: [TraceEvent],
    _ begin: Int,
    _ end: Int,
    _ name: String,
    _ isNamedByUser: Bool,
    _ number: Int
  ) {
    func fields(_ event: TraceEvent) -> [(name: String, value: FieldValue)] {
      let known =
        ["id", "list", "update"] + (event.type.name.hasPrefix("interval_") ? ["name"] : [])
      return zip(event.type.fieldNames, event.values).filter { !known.contains($0.0) }
        .map { (name: $0, value: $1) }
    }
    let first = fields(events[begin])
    let second = fields(events[end]).map { field in
      let isTaken = first.contains { $0.name == field.name }
      return (name: isTaken ? "end_" + field.name : field.name, value: field.value)
    }
    self.init(
      name: name,
      isNamedByUser: isNamedByUser,
      process: events[begin].process,
      thread: events[begin].thread,
      list: UInt32(truncatingIfNeeded: events[begin]["list"]?.integer ?? 0),
      startNs: events[begin].timestampNs,
      endNs: events[end].timestampNs,
      begin: begin,
      end: end,
      number: number,
      fields: first + second
    )
  }
}
