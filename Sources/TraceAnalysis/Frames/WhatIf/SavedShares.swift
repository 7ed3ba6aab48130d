import ListSchema
import Signposts

/// The share of the time of each path that would go away.
struct SavedShares {
  /// In all frames, from 0 to 1 for each path.
  var everywhere: [Double]
  /// In frames in which new content was set.
  private var inUpdates: [Double]
  /// Of what is freed between frames.
  var freed = 0.0

  /// Starts with nothing.
  init(paths count: Int) {
    everywhere = [Double](repeating: 0, count: count)
    inUpdates = everywhere
  }

  /// Takes the share of some paths, unless a larger one is known.
  mutating func add(_ cost: FindingCost, _ isNamed: [Bool]) {
    for path in isNamed.indices where isNamed[path] {
      inUpdates[path] = max(inUpdates[path], cost.share)
      if cost.frames == .all { everywhere[path] = max(everywhere[path], cost.share) }
    }
    if cost.type == nil, cost.frames == .all, cost.intervals.contains(IntervalName.release) {
      freed = max(freed, cost.share)
    }
  }

  /// The largest of all shares.
  var largest: Double { max(freed, everywhere.max() ?? 0, inUpdates.max() ?? 0) }

  /// Returns the time that a frame would not have taken.
  func saving(in record: LateFrames.Record, _ costs: some Sequence<LateFrames.Cost>)
    -> FrameReplay.Saving
  {
    var saving = FrameReplay.Saving(freedShare: freed)
    for cost in costs {
      let path = Int(cost.path)
      let share = record.setsContent ? max(inUpdates[path], everywhere[path]) : everywhere[path]
      guard share > 0 else { continue }
      saving.ns += Double(cost.runNs) * share
      saving.costNs += Double(cost.runNs) * Double(cost.slowdown) * share
    }
    return saving
  }
}
