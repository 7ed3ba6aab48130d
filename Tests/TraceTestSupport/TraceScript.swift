package import TraceAnalysis

/// Writes traces by hand, event by event, with times of the author's choice.
///
/// ```swift
/// var script = TraceScript()
/// script.begin("frame", 1, at: 0)
/// script.end("frame", 1, at: 100)
/// ```
package struct TraceScript {
  /// The events so far.
  package private(set) var events: [TraceEvent] = []
  /// The process that emits the next events.
  package var process = ProcessID(pid: 1)
  /// The thread of the next events.
  package var thread: Int32 = 1
  /// The list of the next events.
  package var list: UInt32 = 0
  /// The update of the next events.
  package var update: UInt32 = 0

  private var types: [[String]: EventType] = [:]

  /// Makes an empty trace.
  package init() {}

  /// The trace of all events, as a reader would find it.
  package func trace(
    lostEvents: UInt64 = 0,
    unknownProviders: [String: Int] = [:],
    damage: ReadingDamage = ReadingDamage(),
    gaps: TraceGaps = TraceGaps()
  ) -> ScriptedTrace {
    ScriptedTrace(
      events: events,
      reading: ReadingTally(
        lostEvents: lostEvents,
        unknownProviders: unknownProviders,
        damage: damage,
        gaps: gaps
      )
    )
  }

  /// The intervals of all events.
  package var tree: IntervalTree { trace().tree }

  /// The begins and ends that are in no interval, by their outcome.
  package var tally: IntervalTally { trace().intervals.tally }

  /// Begins an interval.
  package mutating func begin(
    _ name: String,
    _ id: UInt32,
    at time: Int64,
    _ fields: KeyValuePairs<String, FieldValue> = [:]
  ) {
    add(name + "_begin", at: time, [("id", .unsigned(UInt64(id)))] + fields.map { ($0, $1) })
  }

  /// Ends an interval.
  package mutating func end(
    _ name: String,
    _ id: UInt32,
    at time: Int64,
    _ fields: KeyValuePairs<String, FieldValue> = [:]
  ) {
    add(name + "_end", at: time, [("id", .unsigned(UInt64(id)))] + fields.map { ($0, $1) })
  }

  /// Something that has no duration.
  package mutating func event(
    _ name: String,
    at time: Int64,
    _ fields: KeyValuePairs<String, FieldValue> = [:]
  ) {
    add(name, at: time, fields.map { ($0, $1) })
  }

  private mutating func add(_ name: String, at time: Int64, _ fields: [(String, FieldValue)]) {
    let names = ["list", "update"] + fields.map(\.0)
    let type =
      types[[name] + names] ?? EventType(provider: "listscope", name: name, fieldNames: names)
    types[[name] + names] = type
    let scope: [FieldValue] = [.unsigned(UInt64(list)), .unsigned(UInt64(update))]
    events.append(
      TraceEvent(
        timestampNs: time,
        type: type,
        process: process,
        thread: thread,
        values: scope + fields.map(\.1)
      )
    )
  }
}

extension FieldValue {
  /// A count.
  package static func count(_ value: Int) -> FieldValue { .unsigned(UInt64(value)) }

  /// One of a set of named numbers.
  package static func label(_ text: String) -> FieldValue { .label(FieldLabel(text, 0)) }
}
