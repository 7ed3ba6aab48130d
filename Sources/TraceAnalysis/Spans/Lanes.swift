/// Gives intervals that cross each other lanes of their own, so that those of one lane nest.
///
/// Each interval gets the lowest lane in which it is inside, beside or around nothing but whole
/// intervals. Intervals are placed in the order of their begins; one that began before the latest was
/// placed, as `IntervalSegments` may carry it over, gets a lane that nothing has used since.
public struct Lanes {
  private struct Lane {
    /// The ends of the intervals that enclose the next one, the outermost first.
    var open: [Int64] = []
    /// The begin of the interval that was placed last.
    var latestStart = Int64.min

    /// Whether an interval nests here.
    func fits(_ startNs: Int64, _ endNs: Int64) -> Bool {
      guard startNs >= latestStart else { return false }
      return open.last { $0 > startNs }.map { endNs <= $0 } ?? true
    }

    mutating func add(_ startNs: Int64, _ endNs: Int64) {
      while let end = open.last, end <= startNs { open.removeLast() }
      open.append(endNs)
      latestStart = startNs
    }
  }

  private var lanes: [Lane] = []

  /// Has no lane yet.
  public init() {}

  /// The lane of an interval, from 0, which is taken from then on.
  ///
  /// - Complexity: O(lanes + intervals that enclose it).
  public mutating func place(startNs: Int64, endNs: Int64) -> Int {
    let lane = lanes.firstIndex { $0.fits(startNs, endNs) } ?? lanes.count
    if lane == lanes.count { lanes.append(Lane()) }
    lanes[lane].add(startNs, endNs)
    return lane
  }

  /// The lane of an interval; nil, and no lane is taken, where that needed more than `most` lanes.
  ///
  /// - Complexity: O(lanes + intervals that enclose it).
  mutating func place(startNs: Int64, endNs: Int64, most: Int) -> Int? {
    guard lanes.count < most || lanes.contains(where: { $0.fits(startNs, endNs) }) else {
      return nil
    }
    return place(startNs: startNs, endNs: endNs)
  }
}
