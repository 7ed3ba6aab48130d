/// The costs of all signposts of one category of an app.
public struct CategorySummary: Sendable {
  /// The subsystem and the category.
  public let origin: SignpostOrigin
  /// The durations of its intervals.
  ///
  /// Where intervals of the category enclose each other, each counts in full.
  public let durations: Distribution
  /// The sum of the self times of its intervals, in nanoseconds.
  public let selfNs: Int64
  /// The number of instants that it has marked.
  public let events: Int
  /// The number of messages in its log.
  public let messages: Int

  /// Adds up by category.
  ///
  /// - Parameters:
  ///   - intervals: the costs of the intervals of each category.
  ///   - counts: the numbers of events and messages, by their names.
  /// - Returns: a row for every category that has intervals, events or messages, the most expensive first.
  static func all(_ intervals: [SignpostOrigin: CategoryCosts], _ counts: [SignpostCount])
    -> [CategorySummary]
  {
    let counts = Dictionary(grouping: counts, by: \.origin)
    return Set(intervals.keys).union(counts.keys).map { origin in
      CategorySummary(origin, intervals[origin] ?? CategoryCosts(), counts[origin] ?? [])
    }
    .sorted { ($1.selfNs, $0.origin.path) < ($0.selfNs, $1.origin.path) }
  }

  private init(_ origin: SignpostOrigin, _ costs: CategoryCosts, _ counts: [SignpostCount]) {
    self.origin = origin
    durations = costs.samples.distribution
    selfNs = costs.selfNs
    events = counts.reduce(0) { $0 + ($1.level == nil ? $1.count : 0) }
    messages = counts.reduce(0) { $0 + ($1.level == nil ? 0 : $1.count) }
  }
}

/// The costs of the intervals of one category.
struct CategoryCosts {
  var samples: Samples
  var selfNs: Int64 = 0

  init(limit: Int = Samples.exactLimit) {
    samples = Samples(limit: limit)
  }
}
