/// The costs of all intervals of one name.
public struct IntervalSummary: Sendable {
  /// The name in the trace; that of an app's signpost has its category before it.
  public let name: String
  /// The category of an app's signpost; nil for other intervals.
  public var origin: SignpostOrigin?
  /// The number of names in the trace that the schema places around it.
  public let level: Int
  /// The durations.
  ///
  /// Where intervals of a name enclose each other, each counts in full.
  public let durations: Distribution
  /// The sum of the self times, in nanoseconds.
  public let selfNs: Int64
  /// The part of the time of all frames that was spent in them; nil without frames.
  public let shareOfFrameTime: Double?
  /// Statistics of the numeric fields, in the order in which the trace has them.
  public let fields: [(name: String, statistics: FieldStatistics)]
}
