extension JSONReport {
  /// Measuring.
  public struct MeasuringSection: Codable, Sendable {
    /// Sizes that had to be measured.
    public let measured: Int64
    /// Sizes that were known.
    @ExplicitNull public var cacheHits: Int64?
    /// The share of sizes that were known, from 0 to 1.
    @ExplicitNull public var hitRate: Double?
    /// The measurements by type of content, those that cost most first.
    public let byType: [ContentTypeRow]
    /// The length of the times of `overTime`.
    public let momentNs: Int64
    /// The sizes asked for over time; times without any are left out.
    public let overTime: [MomentRow]
  }

  /// The measurements of one type of content.
  public struct ContentTypeRow: Codable, Sendable {
    /// The name of the type.
    @ExplicitNull public var name: String?
    /// How many measurements there are.
    public let count: Int
    /// How long they took together.
    public let totalNs: Int64
    /// Sizes of the type that were known; `null` where the trace does not say.
    @ExplicitNull public var cacheHits: Int64?
    /// The share of sizes of the type that were known, from 0 to 1.
    @ExplicitNull public var hitRate: Double?
  }

  /// The sizes asked for in a time.
  public struct MomentRow: Codable, Sendable {
    /// The begin, since the first event of the trace.
    public let startNs: Int64
    /// Sizes that had to be measured.
    public let measured: Int64
    /// Sizes that were known.
    public let cacheHits: Int64
  }

  /// How one cost grows with one size: cost = a · sizeᵇ.
  public struct ScalingRow: Codable, Sendable {
    /// `frame`, `update`, or the name of the change that an update followed.
    public let cost: String
    /// `depth` in points, or `items`.
    public let size: String
    /// How many pairs the fit is over.
    public let count: Int
    /// The exponent b.
    public let exponent: Double
    /// Half the width of its 95 % confidence interval.
    public let exponentMargin: Double
    /// The factor a.
    public let factorNs: Double
    /// The smallest size.
    public let smallest: Double
    /// The largest size.
    public let largest: Double
  }

  /// What to look at first.
  public struct AdviceRow: Codable, Sendable {
    /// The rule that speaks.
    public let rule: String
    /// The sentence, with its evidence.
    public let sentence: String
  }
}
