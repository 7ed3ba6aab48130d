import TraceAnalysis

/// The arrows from updates to the frames that show them: the one around, else the next one.
///
/// Viewers draw an arrow from the earliest of its events to the latest. A frame begins before the update
/// inside it, so such an arrow leads to the frame's end.
struct PerfettoFlows {
  private struct Update {
    let flow: UInt64
    let endNs: Int64
  }

  /// The maximum number of updates that wait for a frame; older ones get no arrow.
  private static let maxWaiting = 1_000

  private var waiting: [ProcessID: [Update]] = [:]
  /// The arrows to the end of each frame that is open.
  private var inside: [Int: [UInt64]] = [:]

  /// The arrow that begins with an interval, and those that end with it.
  mutating func begin(_ placed: PlacedInterval) -> (begun: UInt64?, ended: [UInt64]) {
    if placed.isFrame { return (nil, take(for: placed)) }
    guard placed.interval.isUpdate else { return (nil, []) }
    // 0 is no number of an arrow.
    let flow = UInt64(placed.id) + 1
    if let frame = placed.frameID {
      inside[frame, default: []].append(flow)
      return (flow, [])
    }
    let process = placed.interval.process
    waiting[process, default: []].append(Update(flow: flow, endNs: placed.endNs))
    if waiting[process, default: []].count > Self.maxWaiting { waiting[process]?.removeFirst() }
    return (flow, [])
  }

  /// The arrows that lead to the end of a frame.
  mutating func end(frame: Int) -> [UInt64] {
    inside.isEmpty ? [] : inside.removeValue(forKey: frame) ?? []
  }

  /// The arrows of the updates that waited for a frame.
  private mutating func take(for frame: PlacedInterval) -> [UInt64] {
    guard let updates = waiting[frame.interval.process], !updates.isEmpty else { return [] }
    waiting[frame.interval.process] = updates.filter { $0.endNs > frame.startNs }
    return updates.filter { $0.endNs <= frame.startNs }.map(\.flow)
  }
}
