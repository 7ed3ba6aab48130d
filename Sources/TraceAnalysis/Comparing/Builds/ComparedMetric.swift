/// A number that two builds are compared by.
public struct ComparedMetric: Hashable, Sendable {
  /// The way the number follows from the minima of the units.
  public enum Statistic: String, Hashable, Sendable {
    case mean
    case p95
    /// The only unit's.
    case value
    /// The time that frames stood still, as a part of that for which they were shown.
    case hitchRate = "hitch_rate"
  }

  /// The unit of the number.
  public enum Unit: String, Hashable, Sendable {
    case nanoseconds
    case bytes
    /// Milliseconds of hitch time for each second on the display.
    case millisecondsPerSecond = "ms_per_s"
    /// The number of times something is done, which is the same in equal runs.
    case count
  }

  /// The name, in snake case with its unit, as in exports.
  public let name: String
  /// The title in reports.
  public let title: String
  /// The unit of the number.
  public let unit: Unit
  let statistic: Statistic
  /// Changes up to this share are not called a regression or an improvement.
  public var margin: Double

  /// Describes a metric.
  public init(
    _ name: String,
    _ title: String,
    unit: Unit = .nanoseconds,
    _ statistic: Statistic,
    margin: Double
  ) {
    self.name = name
    self.title = title
    self.unit = unit
    self.statistic = statistic
    self.margin = margin
  }

  /// The mean of all measured frames.
  public static let frameMean = ComparedMetric(
    "frame_mean_ns",
    "mean of frames",
    .mean,
    margin: 0.03
  )
  /// The 95th percentile of all measured frames.
  public static let frameP95 = ComparedMetric("frame_p95_ns", "p95 of frames", .p95, margin: 0.05)
  /// The mean of the frames in which the content changed.
  public static let updateMean = ComparedMetric(
    "update_mean_ns",
    "mean of updating frames",
    .mean,
    margin: 0.05
  )
  /// The 95th percentile of the frames in which the content changed.
  public static let updateP95 = ComparedMetric(
    "update_p95_ns",
    "p95 of updating frames",
    .p95,
    margin: 0.05
  )
  /// The first frame of the run.
  public static let firstDisplay = ComparedMetric(
    "first_display_ns",
    "first display",
    .value,
    margin: 0.1
  )
  /// The most memory that the process held.
  public static let peakMemory = ComparedMetric(
    "peak_resident_bytes",
    "peak memory",
    unit: .bytes,
    .value,
    margin: 0.05
  )

  /// The hitch rate of all measured frames.
  ///
  /// Its units are pairs: a frame's time, then that in which something was freed after it, which may delay
  /// the next frame.
  ///
  /// The margin is of the rate and one millisecond a second, so that it has one where no frame is late.
  public static let hitchRate = ComparedMetric(
    "hitch_rate_ms_per_s",
    "hitch rate",
    unit: .millisecondsPerSecond,
    .hitchRate,
    margin: 0.5
  )

  /// All metrics that are measured.
  public static let all = [
    frameMean, frameP95, updateMean, firstDisplay, hitchRate, peakMemory,
  ]

  /// A count of work, exact where equal runs do the same.
  public static func count(_ name: String, _ title: String) -> ComparedMetric {
    ComparedMetric(name, title, unit: .count, .value, margin: 0.01)
  }

  /// True if its units are pairs: a frame with what was freed after it.
  public var isOfPairs: Bool { statistic == .hitchRate }

  /// True if it is a statistic of all measured frames.
  public var isOfAllFrames: Bool { statistic != .value && name.hasPrefix("frame") }

  /// The amount added to both values before they are compared: a rate may be 0, and what a frame takes
  /// beside its work, less than a microsecond, differs from process to process.
  var offset: Double {
    switch unit {
    case .millisecondsPerSecond: 1
    case .nanoseconds: statistic == .value ? 0 : 1_000
    case .bytes, .count: 0
    }
  }

  /// The number for the minima of the units; the hitch rate needs to know what a frame may take.
  ///
  /// Nil where the units are too few for it, or nothing can be compared with it.
  func value(_ minima: [Int64], _ budget: FrameBudget?) -> Double? {
    let value: Double?
    switch statistic {
    case .mean:
      let sum = minima.reduce(0.0) { $0 + Double($1) }
      value = minima.isEmpty ? nil : sum / Double(minima.count)
    case .p95: value = Distribution(minima).p95.map(Double.init)
    case .value: value = minima.min().map(Double.init)
    case .hitchRate: value = budget.flatMap { Self.hitchRate(minima, $0) }
    }
    guard let value, value + offset > 0 else { return nil }
    return value
  }

  private static func hitchRate(_ minima: [Int64], _ budget: FrameBudget) -> Double? {
    guard minima.count > 1 else { return nil }
    var rate = HitchRate()
    var turns = DisplayTurns(startNs: 0)
    for frame in stride(from: 0, to: minima.count - 1, by: 2) {
      let delayNs = turns.delayNs(budget)
      let timing = FrameTiming(durationNs: minima[frame], startDelayNs: delayNs, budget: budget)
      rate.add(timing)
      turns.add(timing, budget)
      turns.release(minima[frame + 1], budget)
    }
    return rate.msPerS
  }
}
