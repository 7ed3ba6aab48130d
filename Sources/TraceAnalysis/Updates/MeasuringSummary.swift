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
  }

  /// Sizes that had to be measured.
  public let measured: Int64
  /// Sizes that were known; nil where the trace does not say.
  public let cacheHits: Int64?
  /// The measurements by type of content, those that cost most in total first.
  ///
  /// Empty where measurements were not recorded themselves.
  public let byType: [ContentType]

  /// The share of sizes that were known, from 0 to 1; nil when that is not known or none was asked.
  public var hitRate: Double? {
    guard let cacheHits, measured > 0 || cacheHits > 0 else { return nil }
    return Double(cacheHits) / (Double(measured) + Double(cacheHits))
  }

  /// Adds up what layout passes say; without them, counts measurements.
  ///
  /// Nil when there is neither.
  public init?(_ trace: Trace) {
    let tree = trace.tree
    byType = Self.byType(tree.intervals.filter { $0.name == KnownInterval.measure }, trace)
    let layouts = tree.intervals.filter {
      $0.name == KnownInterval.layout && $0[KnownField.measured] != nil
    }
    guard layouts.isEmpty else {
      measured = Self.sum(KnownField.measured, layouts)
      cacheHits = Self.sum(KnownField.cacheHits, layouts)
      return
    }
    let measurements = tree.intervals.count { $0.name == KnownInterval.measure }
    guard measurements > 0 else { return nil }
    measured = Int64(measurements)
    cacheHits = nil
  }

  private static func byType(_ measurements: [Interval], _ trace: Trace) -> [ContentType] {
    Dictionary(grouping: measurements) { trace.contentTypes.name(of: $0) }
      .map { name, members in
        ContentType(
          name: name,
          count: members.count,
          totalNs: members.lazy.map(\.durationNs).saturatingSum()
        )
      }
      .sorted { ($1.totalNs, $0.name ?? "") < ($0.totalNs, $1.name ?? "") }
  }

  private static func sum(_ field: String, _ intervals: [Interval]) -> Int64 {
    intervals.lazy.map { $0[field]?.integer ?? 0 }.saturatingSum()
  }
}
