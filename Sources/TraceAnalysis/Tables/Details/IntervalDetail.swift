/// All that can be said about the intervals of one name.
public struct IntervalDetail: Sendable {
  /// The number of intervals with a duration in a range.
  public struct Bucket: Hashable, Sendable {
    /// The shortest duration of the bucket, in nanoseconds.
    public let fromNs: Int64
    /// The shortest duration of the next bucket, in nanoseconds.
    public let toNs: Int64
    /// The number of intervals.
    public let count: Int
  }

  /// The name.
  public let name: String
  /// The durations.
  public let durations: Distribution
  /// The sum of the self times, in nanoseconds.
  public let selfNs: Int64
  /// The frequency of each power of two of durations, the shortest first, without gaps.
  public let frequencies: [Bucket]
  /// The longest, the longest first.
  public let longest: [PlacedInterval]
}

/// Collects the intervals of one name.
public struct IntervalDetailCollector {
  private let name: String
  private let range: TraceRange
  private var samples = Samples()
  private var selfNs: Int64 = 0
  private var powers = [Int](repeating: 0, count: 64)
  private var longest: Largest<PlacedInterval>

  /// Prepares to collect.
  ///
  /// - Parameters:
  ///   - name: the name of the intervals, which may have subsystem and category before it: `PlacedInterval.isNamed`.
  ///   - range: the part of the trace that is looked at.
  ///   - top: the number of the longest that are kept.
  public init(name: String, range: TraceRange = TraceRange(), top: Int = 10) {
    self.name = name
    self.range = range
    longest = Largest(top)
  }

  /// Takes a part of a trace.
  public mutating func add(_ part: TracePart) {
    guard case .intervals(let intervals) = part else { return }
    for placed in intervals where placed.isNamed(name) && range.contains(placed.startNs) {
      let duration = placed.interval.durationNs
      samples.add(duration)
      selfNs = [selfNs, placed.interval.selfNs].saturatingSum()
      powers[Self.power(of: duration)] += 1
      longest.add(duration, placed)
    }
  }

  /// The detail of the intervals that were collected; nil when there is no interval of the name.
  public var detail: IntervalDetail? {
    guard let first = powers.firstIndex(where: { $0 > 0 }),
      let last = powers.lastIndex(where: { $0 > 0 })
    else { return nil }
    return IntervalDetail(
      name: name,
      durations: samples.distribution,
      selfNs: selfNs,
      frequencies: (first...last).map { bucket(ofPower: $0) },
      longest: longest.elements
    )
  }

  private func bucket(ofPower power: Int) -> IntervalDetail.Bucket {
    let from: Int64 = power == 0 ? 0 : 1 << Int64(power)
    let to: Int64 = power >= 62 ? .max : 1 << Int64(power + 1)
    return IntervalDetail.Bucket(fromNs: from, toNs: to, count: powers[power])
  }

  /// The power of two that is not longer; 0 for the shortest.
  private static func power(of duration: Int64) -> Int {
    max(0, 63 - max(1, duration).leadingZeroBitCount)
  }
}
