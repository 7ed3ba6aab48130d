/// A part of a trace's time: what begins in it belongs to it.
public struct TraceRange: Hashable, Sendable {
  /// The begin, in nanoseconds since the first event; nil for that of the trace.
  public var beginNs: Int64?
  /// The end, in nanoseconds since the first event, which is no part of it; nil for that of the trace.
  public var endNs: Int64?

  /// True if the limits are times of the trace's clock, instead of times since the first event.
  public var isAbsolute = false

  /// The whole trace, unless limits are given.
  public init(beginNs: Int64? = nil, endNs: Int64? = nil, isAbsolute: Bool = false) {
    self.beginNs = beginNs
    self.endNs = endNs
    self.isAbsolute = isAbsolute
  }

  /// True if it is the whole trace.
  public var isEverything: Bool { beginNs == nil && endNs == nil }

  /// Returns whether a time, counted as the limits are, is in it.
  public func contains(_ timeNs: Int64) -> Bool {
    timeNs >= beginNs ?? .min && timeNs < endNs ?? .max
  }
}

extension IntervalTree {
  /// The intervals that begin in a range, with parents as far as these do, too.
  ///
  /// - Complexity: O(intervals), and O(1) for the whole trace.
  func beginning(in range: TraceRange, firstNs: Int64) -> IntervalTree {
    guard !range.isEverything else { return self }
    let origin = range.isAbsolute ? 0 : firstNs
    return subtree { range.contains(pairs[$0].startNs - origin) }
  }
}
