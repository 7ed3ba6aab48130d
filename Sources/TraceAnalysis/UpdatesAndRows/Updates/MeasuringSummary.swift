/// The sizes that layout passes asked for: measured, cached and fixed ones.
public struct MeasuringSummary: Hashable, Sendable {
  /// The measurements of one type of content.
  public struct ContentType: Hashable, Sendable {
    /// The name of the type; nil where the trace has no type.
    public let name: String?
    /// The number of measurements.
    public let count: Int
    /// The total duration, in nanoseconds.
    public let totalNs: Int64
    /// The sources of the sizes of the type; nil where the trace does not say.
    public let cache: CacheCounts?
  }

  /// The sizes asked for in a time.
  public struct Moment: Hashable, Sendable {
    /// The start of the time, in nanoseconds since the first event of the trace.
    public let startNs: Int64
    /// The sources of the sizes.
    public let cache: CacheCounts
  }

  /// The maximum number of moments in `overTime`.
  public static let maxMoments = 200

  /// Sizes that had to be measured; where no layout pass was recorded, how many measurements were.
  public let measured: Int64
  /// The sources of the sizes; nil where no layout pass was recorded.
  public let cache: CacheCounts?
  /// The measurements by type of content, those that cost most in total first.
  ///
  /// Empty where measurements were not recorded themselves.
  public let byType: [ContentType]

  /// The sizes asked for over time, in times of equal length; those without any are left out.
  public let overTime: [Moment]
  /// The length of the times of `overTime`, in nanoseconds.
  public let momentNs: Int64

  /// The share of the measured and cached sizes that were cached, from 0 to 1; nil when that is not
  /// known or there are none.
  public var hitRate: Double? { cache?.hitRate }
}
