public import Signposts

/// Summarises events of a program that runs, time after time, by the rules of `SummaryCollector`.
///
/// The sums over all times are those of the summary of the same events. Memory is bounded as
/// `TraceLine` states it.
public struct LiveSummary {
  private var line: TraceLine
  private let order: [NamedParents]
  private let current = LiveCollector()
  private var all = LiveTotals(limit: LiveTotals.limit)

  /// Prepares to summarise.
  ///
  /// - Parameters:
  ///   - schema: the schema, which decides the order of the rows and names the causes of late frames.
  ///   - evaluation: the options for frames, where they differ from the run's.
  public init(schema: Schema, evaluation: EvaluationOptions = EvaluationOptions()) {
    line = TraceLine(schema: schema, evaluation: evaluation, into: [current])
    order = schema.intervalOrder
  }

  /// Takes one event.
  ///
  /// - Complexity: O(1), amortised.
  public mutating func add(_ event: TraceEvent) { line.add(event) }

  /// Returns the figures of the intervals that were completed since the last call.
  ///
  /// - Complexity: O(n log n) for n intervals of that time.
  public mutating func next() -> LiveFigures {
    line.handOut()
    defer { current.totals = LiveTotals() }
    all.merge(current.totals)
    return current.totals.figures(order, line.names, line.origins)
  }

  /// Returns the figures that are left, once there are no more events: also of intervals inside of
  /// others that never ended.
  public mutating func finish() -> LiveFigures {
    _ = line.finish()
    return next()
  }

  /// The categories of all signposts so far, also of those that are not taken.
  package var categories: [SignpostOrigin] { line.foundCategories }

  /// All since the start.
  ///
  /// - Complexity: O(n log n) for n intervals, of which a bounded number are kept one by one.
  public func total() -> LiveFigures { all.figures(order, line.names, line.origins) }
}

/// The sums of frames and intervals of one time; all is about the measured stage.
public struct LiveFigures: Sendable {
  /// The frames; nil when there are none.
  public let frames: FrameSummary?
  /// The updates; nil when there are none.
  public let updates: UpdateSummary?
  /// The costs of the intervals of each name, in the order of the schema.
  public let intervals: [IntervalSummary]
  /// The number of frames of other stages, such as the first display.
  public let unmeasuredFrames: Int
  /// The budget of the frames; nil without frames.
  public var budget: FrameBudget? { frames?.budget }
}

/// Adds up what was completed since the last figures.
private final class LiveCollector: TraceCollector {
  var totals = LiveTotals()

  func add(_ segment: RunSegment, _ runs: RunIndex, _ types: ContentTypes) {
    totals.add(segment, runs)
  }
}

/// Adds up the measured stage of all runs.
private struct LiveTotals {
  /// The number of durations of a kind that are kept one by one.
  static let limit = 4_096

  private var sums: RunCollector
  private var unmeasuredFrames = 0

  init(limit: Int = Samples.exactLimit) {
    sums = RunCollector(
      [
        FrameTotals(limit: limit), UpdateTotals(limit: limit), IntervalStatistics(limit: limit),
      ]
    )
  }

  mutating func add(_ segment: RunSegment, _ runs: RunIndex) {
    let measured = segment.frames.filter { $0.evaluated.frame.stage == .measured }
    unmeasuredFrames += segment.frames.count - measured.count
    sums.add(
      StagePart(
        tree: segment.measured ?? IntervalTree([], [], [], []),
        frames: measured,
        isRealTime: runs.description(segment.run)?.clock == "real",
        firstNs: runs.firstNs ?? 0,
        // Single frames are of no use here.
        room: 0
      )
    )
  }

  mutating func merge(_ other: LiveTotals) {
    sums.merge(other.sums)
    unmeasuredFrames += other.unmeasuredFrames
  }

  func figures(
    _ order: [NamedParents],
    _ names: [String],
    _ origins: [String: SignpostOrigin]
  ) -> LiveFigures {
    LiveFigures(
      frames: sums[FrameTotals.self].summary(minima: nil, worst: []),
      updates: sums[UpdateTotals.self].summary(worst: []),
      intervals: sums[IntervalStatistics.self].summaries(in: order, names, origins),
      unmeasuredFrames: unmeasuredFrames
    )
  }
}
