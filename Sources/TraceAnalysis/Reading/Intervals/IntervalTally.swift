/// The begins and ends that are in no interval, by their outcome.
public struct IntervalTally: Hashable, Sendable {
  /// Intervals without an end, by name: still open when the recording stopped, or the end was lost.
  public var unfinished: [String: Int] = [:]
  /// Ends without a begin: open when the recording started, or the begin was lost.
  public var unmatchedEnds = 0
  /// Intervals left out because they ended before they began.
  public var rejected = 0
  /// Intervals that enclosed too many others to be taken together with them; see `IntervalSegments`.
  public var split = 0

  /// The number of intervals without an end.
  public var unfinishedCount: Int { unfinished.values.reduce(0, +) }

  /// Nothing became of anything yet.
  public init() {}
}
