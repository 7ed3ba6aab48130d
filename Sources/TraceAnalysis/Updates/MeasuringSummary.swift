/// How often elements had to be measured, and how often their sizes were known.
public struct MeasuringSummary: Hashable, Sendable {
  /// The measurements of one type of content.
  public struct ContentType: Hashable, Sendable {
    /// The name of the type; nil where the trace has no type.
    public let name: String?
    /// How many measurements there are.
    public let count: Int
    /// How long they took together, in nanoseconds.
    public let totalNs: Int64
    /// How often sizes of the type had to be measured, and were known; nil where the trace does not
    /// say.
    public let cache: CacheCounts?
  }

  /// The sizes asked for in a time.
  public struct Moment: Hashable, Sendable {
    /// The start of the time, in nanoseconds since the first event of the trace.
    public let startNs: Int64
    /// How often sizes had to be measured, and were known.
    public let cache: CacheCounts
  }

  /// How many moments `overTime` holds at most.
  public static let maxMoments = 200

  /// Sizes that had to be measured.
  public let measured: Int64
  /// Sizes that were known; nil where the trace does not say.
  public let cacheHits: Int64?
  /// The measurements by type of content, those that cost most in total first.
  ///
  /// Empty where measurements were not recorded themselves.
  public let byType: [ContentType]

  /// The sizes asked for over time, in times of equal length; those without any are left out.
  public let overTime: [Moment]
  /// The length of the times of `overTime`, in nanoseconds.
  public let momentNs: Int64

  /// The share of sizes that were known, from 0 to 1; nil when that is not known or none was asked.
  public var hitRate: Double? {
    guard let cacheHits, measured > 0 || cacheHits > 0 else { return nil }
    return Double(cacheHits) / (Double(measured) + Double(cacheHits))
  }
}
