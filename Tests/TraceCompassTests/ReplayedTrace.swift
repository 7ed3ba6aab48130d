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
