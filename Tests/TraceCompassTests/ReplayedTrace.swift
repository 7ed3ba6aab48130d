import Foundation
import ListSchema
import Signposts
import TraceAnalysis
import TraceReading

/// A golden trace, read once: its events, and the intervals that reports are made from.
struct ReplayedTrace {
  let events: [TraceEvent]
  let tree: IntervalTree

  init(_ name: String) throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let path = root.appendingPathComponent("Traces/\(name)").path
    var events: [TraceEvent] = []
    _ = try TraceReader(path: path, provider: ListSchema.schema.name).read { events.append($0) }
    self.events = events
    var builder = IntervalTreeBuilder()
    for event in events { _ = builder.add(event) }
    tree = builder.finish().tree
  }

  var intervals: [Interval] { Array(tree.intervals) }

  /// The times for which something is lit in Trace Compass: the report's intervals, and those that
  /// never ended, which reports leave out.
  ///
  /// Trace Compass draws a state from its begin on, so it cannot leave out what turns out to have no
  /// end. That is lit until an end without a begin of its kind, the next frame of its list, or the
  /// end of the trace, whichever comes first.
  var litTimes: [LitTime] {
    (intervals.map { LitTime($0) } + unfinished.map(litTime)).filter { $0.endNs > $0.startNs }
  }

  /// The begin events without an end.
  private var unfinished: [TraceEvent] {
    var open: [LitTime.Key: TraceEvent] = [:]
    var lost: [TraceEvent] = []
    for event in events {
      guard let key = LitTime.Key(event) else { continue }
      if event.type.name.hasSuffix("_begin") {
        if let earlier = open.updateValue(event, forKey: key) { lost.append(earlier) }
      } else {
        open[key] = nil
      }
    }
    return lost + open.values
  }

  /// The end events without a begin.
  private var unmatched: [TraceEvent] {
    var open: Set<LitTime.Key> = []
    return events.filter { event in
      guard let key = LitTime.Key(event) else { return false }
      guard event.type.name.hasSuffix("_end") else {
        open.insert(key)
        return false
      }
      return open.remove(key) == nil
    }
  }

  private func litTime(_ begin: TraceEvent) -> LitTime {
    let kind = begin.type.name.dropLast("_begin".count)
    let isSame = { (event: TraceEvent) in
      event.process == begin.process && event["list"]?.integer == begin["list"]?.integer
        && event.timestampNs > begin.timestampNs
    }
    let frames = events.filter { $0.type.name == "frame_begin" && kind != "deferred" }
    let ends = unmatched.filter { $0.type.name == "\(kind)_end" }
    let first = (frames + ends).filter(isSame).map(\.timestampNs).min()
    return LitTime(
      process: begin.process,
      list: begin["list"]?.integer ?? 0,
      name: begin["name"]?.text ?? String(kind),
      startNs: begin.timestampNs,
      endNs: first ?? endNs
    )
  }
  var endNs: Int64 { events.last?.timestampNs ?? 0 }

  /// The states of all attributes.
  func states(_ root: XMLNode) -> [String: [StateReplay.State]] {
    var replay = StateReplay(root)
    for event in events { replay.take(ReplayedEvent(event)) }
    replay.finish(atNs: endNs)
    return replay.history
  }

  /// The segments of a pattern.
  func segments(_ root: XMLNode, _ id: String) -> [SegmentReplay.Segment] {
    guard var replay = SegmentReplay(root, id: id) else { return [] }
    for event in events { replay.take(ReplayedEvent(event)) }
    return replay.segments
  }
}
