/// Puts intervals that cross each other, or are of tasks that take turns, on separate lanes, so that the
/// intervals of one lane nest.
///
/// Each interval gets the lowest lane in which it is inside, beside or around nothing but whole
/// intervals. Intervals are placed in the order of their begins; one that began before the latest was
/// placed, as `IntervalSegments` may carry it over, gets a lane that nothing has used since.
public struct Lanes {
  private struct Lane {
    /// The ends and tasks of the intervals that enclose the next one, the outermost first.
    var open: [(endNs: Int64, task: UInt32)] = []
    /// The start of the interval that was placed last.
    var latestStart = Int64.min

    /// Returns whether an interval nests here; what has ended before it is forgotten.
    mutating func fits(_ startNs: Int64, _ endNs: Int64, _ task: UInt32) -> Bool {
      guard startNs >= latestStart else { return false }
      latestStart = startNs
      while let last = open.last, last.endNs <= startNs { open.removeLast() }
      guard let around = open.last else { return true }
      return endNs <= around.endNs && (around.task == 0 || around.task == task)
    }

    mutating func add(_ startNs: Int64, _ endNs: Int64, _ task: UInt32) {
      open.append((endNs, task))
      latestStart = startNs
    }
  }

  private var lanes: [Lane] = []

  /// Has no lane yet.
  public init() {}

  /// The maximum number of lanes; further ones, which only a damaged or malicious trace needs, are
  /// one.
  private static let maxLanes = 4_096

  /// The lane of an interval, from 0, which is taken from then on.
  ///
  /// - Complexity: O(lanes), amortised.
  public mutating func place(startNs: Int64, endNs: Int64, task: UInt32 = 0) -> Int {
    place(startNs: startNs, endNs: endNs, task: task, most: Self.maxLanes) ?? Self.maxLanes - 1
  }

  /// The lane of an interval; nil, and no lane is taken, where that needed more than `most` lanes.
  ///
  /// - Complexity: O(lanes), amortised.
  mutating func place(startNs: Int64, endNs: Int64, task: UInt32, most: Int) -> Int? {
    for lane in lanes.indices where lanes[lane].fits(startNs, endNs, task) {
      lanes[lane].add(startNs, endNs, task)
      return lane
    }
    guard lanes.count < most else { return nil }
    lanes.append(Lane())
    lanes[lanes.count - 1].add(startNs, endNs, task)
    return lanes.count - 1
  }
}
