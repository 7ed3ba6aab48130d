extension FrameSummary {
  /// Frames that have something in common: what moved the content, what the app was doing, or the stage
  /// of the run.
  public struct Subset: Sendable {
    /// The property that they share; nil for nothing, and where the trace does not say.
    public let name: String?
    /// The durations.
    public let durations: Distribution
    /// The number of frames that took longer than their budget.
    public let lateFrames: Int
    /// Their hitches.
    public let hitches: HitchRate
    /// The causes of the late ones, the longest late time first.
    public let causes: [Cause]
  }

  /// All late frames of the same cause.
  public struct Cause: Hashable, Sendable {
    /// The name of the cause; see `FrameCause`.
    public let name: String
    /// The number of frames.
    public let count: Int
    /// The sum of their overruns, in nanoseconds: what is to be saved.
    public let overrunNs: Int64

    /// True if it is the machine's, not the list's.
    public var isOfMachine: Bool { FrameCause.ofMachine.contains(name) }
  }

  /// All of the frames as a subset of those of several stages.
  func subset(named name: String) -> Subset {
    Subset(
      name: name,
      durations: durations,
      lateFrames: lateFrames,
      hitches: hitches,
      causes: causes
    )
  }
}

/// Late frames, added up by cause.
struct CauseTotals: Sendable {
  private struct Row {
    var count = 0
    var overrunNs: Int64 = 0
  }

  private var rows: [String: Row] = [:]

  mutating func add(_ name: String, overrunNs: Int64, count: Int = 1) {
    rows[name, default: Row()].count += count
    rows[name, default: Row()].overrunNs =
      (rows[name]?.overrunNs ?? 0).addingSaturating(overrunNs)
  }

  mutating func merge(_ other: CauseTotals) {
    for (name, row) in other.rows { add(name, overrunNs: row.overrunNs, count: row.count) }
  }

  /// The causes by late time, then by count and name.
  var causes: [FrameSummary.Cause] {
    rows.map { FrameSummary.Cause(name: $0, count: $1.count, overrunNs: $1.overrunNs) }
      .sorted { ($1.overrunNs, $1.count, $0.name) < ($0.overrunNs, $0.count, $1.name) }
  }
}

/// The sums of frames that share a property.
struct SubsetTotals: Sendable {
  let name: String?
  private var samples: Samples
  private var lateFrames = 0
  private var hitches = HitchRate()
  private var causes = CauseTotals()

  init(_ name: String?, limit: Int) {
    self.name = name
    samples = Samples(limit: limit)
  }

  /// Frames that were added up elsewhere.
  init(
    _ name: String?,
    _ samples: Samples,
    lateFrames: Int,
    _ hitches: HitchRate,
    _ causes: CauseTotals
  ) {
    self.name = name
    self.samples = samples
    self.lateFrames = lateFrames
    self.hitches = hitches
    self.causes = causes
  }

  mutating func add(_ frame: Frame) {
    samples.add(frame.durationNs)
    hitches.add(frame.timing)
    guard let cause = frame.cause else { return }
    lateFrames += 1
    causes.add(cause.name, overrunNs: frame.timing.overrunNs)
  }

  mutating func merge(_ other: SubsetTotals) {
    samples.merge(other.samples)
    lateFrames += other.lateFrames
    hitches.merge(other.hitches)
    causes.merge(other.causes)
  }

  var summary: FrameSummary.Subset {
    FrameSummary.Subset(
      name: name,
      durations: samples.distribution,
      lateFrames: lateFrames,
      hitches: hitches,
      causes: causes.causes
    )
  }
}

/// All subsets of frames of one kind, by name.
struct FrameSubsets: Sendable {
  /// The maximum number of names; further ones, which only a damaged or malicious trace has, count
  /// as one.
  private static let maxNames = 64
  private static let otherNames = "(others)"

  private let limit: Int
  private var rows: [SubsetTotals] = []
  private var latest = 0

  /// Prepares to add up; of each name, at most `limit` durations are kept as they are.
  init(limit: Int) {
    self.limit = limit
  }

  var isEmpty: Bool { rows.isEmpty }

  /// The subsets in order of first appearance.
  var summaries: [FrameSummary.Subset] { rows.map(\.summary) }

  /// Takes a frame.
  ///
  /// - Complexity: O(1), amortised.
  mutating func add(_ frame: Frame, named name: String?) {
    if latest >= rows.count || rows[latest].name != name { latest = place(of: name) }
    rows[latest].add(frame)
  }

  /// Takes frames that were added up elsewhere.
  mutating func add(_ subset: SubsetTotals) {
    let place = place(of: subset.name)
    rows[place].merge(subset)
  }

  mutating func merge(_ other: FrameSubsets) {
    for row in other.rows { add(row) }
  }

  private mutating func place(of name: String?) -> Int {
    if let place = rows.firstIndex(where: { $0.name == name }) { return place }
    if rows.count >= Self.maxNames, name != Self.otherNames { return place(of: Self.otherNames) }
    rows.append(SubsetTotals(name, limit: limit))
    return rows.count - 1
  }
}
