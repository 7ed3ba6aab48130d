import Foundation
import ListSchema
import Signposts
import TraceAnalysis
import TraceReading
import TraceTestSupport

/// A trace that was read: its events, and the intervals that they make.
struct ReplayedTrace {
  let events: [RecordedEvent]
  /// The intervals of the report; empty where the events are babeltrace2's.
  let intervals: [Interval]

  /// The golden traces.
  static let golden = [
    "one-update", "fling", "tour", "two-lists", "schema-3", "diff-only", "crossing", "lost-events",
    "unfinished",
  ]

  /// The folder of a golden trace.
  static func path(_ name: String) -> String {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Traces/\(name)").path
  }

  /// Reads a golden trace.
  init(golden name: String) throws {
    try self.init(path: Self.path(name))
  }

  /// Reads a trace.
  init(path: String) throws {
    var events: [RecordedEvent] = []
    var builder = IntervalTreeBuilder()
    let reader = TraceReader(path: path, provider: ListSchema.schema.name)
    _ = try reader.read { event in
      events.append(RecordedEvent(event))
      _ = builder.add(event)
    }
    self.events = events
    // Trace Compass shows what reports show: not what only measures the cost of recording.
    intervals = builder.finish().tree.intervals.filter { $0.name != "calibration" }
  }

  /// The trace that babeltrace2 prints.
  init(_ events: [PrintedEvent]) {
    let ours = events.filter { $0.name.hasPrefix("\(ListSchema.schema.name):") }
    (self.events, intervals) = (ours.map { RecordedEvent($0) }, [])
  }

  var endNs: Int64 { events.last?.timeNs ?? 0 }

  /// The pairs of begin and end events of one process, kind and id, found in the plainest way; without
  /// calibrations.
  var pairs: [LitTime] { matched.pairs.map { LitTime($0, endNs: $1.timeNs) } }

  /// The times for which something is lit in Trace Compass: the pairs, and what never ended, which
  /// reports leave out.
  ///
  /// Trace Compass draws a state from its begin on, so it cannot leave out what turns out to have no
  /// end. That is lit until an end without a begin of its kind, the next frame of its list, or the
  /// end of the trace, whichever comes first.
  var litTimes: [LitTime] {
    let (_, unfinished, unmatched) = matched
    let frames = events.filter { $0.name == "listscope:frame_begin" }
    let lost = unfinished.map { begin in
      let kind = begin.name.dropLast("_begin".count)
      let isSame = { (event: RecordedEvent) in
        event.pid == begin.pid && event.fields["list"] == begin.fields["list"]
          && event.timeNs > begin.timeNs
      }
      let clearing = kind == "listscope:deferred" || kind == "listscope:interval" ? [] : frames
      let ends = unmatched.filter { $0.name == "\(kind)_end" }
      let first = (clearing + ends).filter(isSame).map(\.timeNs).min()
      return LitTime(begin, endNs: first ?? endNs)
    }
    return (pairs + lost).filter { $0.endNs > $0.startNs }
  }

  private typealias Matched = (
    pairs: [(RecordedEvent, RecordedEvent)], unfinished: [RecordedEvent], unmatched: [RecordedEvent]
  )

  private var matched: Matched {
    var open: [LitTime.Key: RecordedEvent] = [:]
    var result: Matched = ([], [], [])
    for event in events {
      guard let key = LitTime.Key(event) else { continue }
      if event.name.hasSuffix("_begin") {
        if let earlier = open.updateValue(event, forKey: key) { result.unfinished.append(earlier) }
      } else if let begin = open.removeValue(forKey: key) {
        result.pairs.append((begin, event))
      } else {
        result.unmatched.append(event)
      }
    }
    result.unfinished += open.values
    return result
  }
}
