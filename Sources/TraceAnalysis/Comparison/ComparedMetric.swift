/// A number that two builds are compared by.
public struct ComparedMetric: Hashable, Sendable {
  /// How the number follows from the minima of the units.
  public enum Statistic: String, Hashable, Sendable {
    case mean
    case p95
    /// The only unit's.
    case value
  }

  /// The name, in snake case with its unit, as in exports.
  public let name: String
  /// What people call it.
  public let title: String
  /// Whether it is a time in nanoseconds; otherwise it is a number of bytes.
  public let isTime: Bool
  let statistic: Statistic
  /// Changes up to this share are not called a regression or an improvement.
  public var margin: Double

  /// Describes a metric.
  public init(
    _ name: String,
    _ title: String,
    isTime: Bool = true,
    _ statistic: Statistic,
    margin: Double
  ) {
    self.name = name
    self.title = title
    self.isTime = isTime
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
    isTime: false,
    .value,
    margin: 0.05
  )

  /// All metrics.
  public static let all = [frameMean, frameP95, updateMean, firstDisplay, peakMemory]

  /// Whether it is a statistic of all measured frames.
  public var isOfAllFrames: Bool { statistic != .value && name.hasPrefix("frame") }

  /// The number for the minima of the units; nil where these are too few for it, or it is not positive.
  func value(_ minima: [Int64]) -> Double? {
    let value: Double?
    switch statistic {
    case .mean:
      let sum = minima.reduce(0.0) { $0 + Double($1) }
      value = minima.isEmpty ? nil : sum / Double(minima.count)
    case .p95: value = Distribution(minima).p95.map(Double.init)
    case .value: value = minima.min().map(Double.init)
    }
    guard let value, value > 0 else { return nil }
    return value
  }
}
