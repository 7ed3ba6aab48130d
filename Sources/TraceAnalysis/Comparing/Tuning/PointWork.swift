/// The work of a run, exactly: no clock is in it.
public struct PointWork: Hashable, Sendable, Codable {
  /// The largest values of the frames' columns, by their names in queries.
  public var columns: [String: Double]
  /// The length of the view that showed nothing, over all frames, in points.
  public var blankArea: Double
  /// Counts of work, by name: what a run with less of each does not do.
  public var counts: [String: Int]
  /// The frames in which the content changes, without the first.
  public var contentChanges: [Int]
  /// True if content moved in any frame.
  public var scrolls: Bool

  /// Collects what a run does.
  public init(
    columns: [String: Double],
    blankArea: Double,
    counts: [String: Int],
    contentChanges: [Int],
    scrolls: Bool
  ) {
    self.columns = columns
    self.blankArea = blankArea
    self.counts = counts
    self.contentChanges = contentChanges
    self.scrolls = scrolls
  }

  /// Returns whether it does more of something than the other, and less of nothing.
  public func isMore(than other: PointWork) -> Bool {
    let names = Set(counts.keys).union(other.counts.keys)
    let pairs = names.map { (counts[$0] ?? 0, other.counts[$0] ?? 0) }
    return blankArea >= other.blankArea && pairs.allSatisfy { $0 >= $1 }
      && (blankArea > other.blankArea || pairs.contains { $0 > $1 })
  }
}
