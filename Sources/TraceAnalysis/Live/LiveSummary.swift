public import Signposts

/// Summarises events of a program that runs, time after time, by the rules of `TraceSummaryBuilder`.
///
/// The sums over all times are those of the summary of the same events. Memory is bounded as
/// `RunSegments` states it.
public struct LiveSummary {
  private var segments: RunSegments
  private let order: [NamedParents]
  private var current = LiveTotals()
  private var all = LiveTotals(limit: LiveTotals.limit)

  /// Prepares to summarise.
  ///
  /// - Parameters:
  ///   - schema: the schema, which decides the order of the rows and names the causes of late frames.
  ///   - evaluation: the options for frames, where they differ from the run's.
  public init(schema: Schema, evaluation: EvaluationOptions = EvaluationOptions()) {
    segments = RunSegments(schema, evaluation, known: nil)
    order = schema.intervalOrder
  }

  /// Takes one event.
  ///
  /// - Complexity: O(1), amortised.
  public mutating func add(_ event: TraceEvent) {
    _ = segments.add(event) { segment, runs, _ in current.add(segment, runs) }
  }

  /// Returns the figures of the intervals that were completed since the last call.
  ///
  /// - Complexity: O(n log n) for n intervals of that time.
  public mutating func next() -> LiveFigures {
    segments.handOut { segment, runs, _ in current.add(segment, runs) }
    defer { current = LiveTotals() }
    all.merge(current)
    return current.figures(order, segments.names)
  }

  /// Returns the figures that are left, once there are no more events: also of intervals inside of
  /// others that never ended.
  public mutating func finish() -> LiveFigures {
    _ = segments.finish(ReadingTally()) { segment, runs, _ in current.add(segment, runs) }
    return next()
  }

  /// All since the start.
  ///
  /// - Complexity: O(n log n) for n intervals, of which a bounded number are kept one by one.
  public func total() -> LiveFigures { all.figures(order, segments.names) }
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

/// Adds up.
private struct LiveTotals {
  /// The number of durations of a kind that are kept one by one.
  static let limit = 4_096

  private var frames: FrameTotals
  private var updates: UpdateTotals
  private var intervals: IntervalStatistics
  private var unmeasuredFrames = 0

  init(limit: Int = Samples.exactLimit) {
    frames = FrameTotals(limit: limit)
    updates = UpdateTotals(limit: limit)
    intervals = IntervalStatistics(limit: limit)
  }

  mutating func add(_ segment: RunSegment, _ runs: RunIndex) {
    let isRealTime = runs.description(segment.run)?.clock == "real"
    // Single frames are of no use here.
    var room = 0
    for found in segment.frames {
      guard found.evaluated.frame.stage == .measured else {
        unmeasuredFrames += 1
        continue
      }
      frames.add(found.evaluated, isRealTime: isRealTime, room: &room)
    }
    guard let tree = segment.measured else { return }
    updates.add(tree)
    intervals.add(tree)
  }

  mutating func merge(_ other: LiveTotals) {
    frames.merge(other.frames)
    updates.merge(other.updates)
    intervals.merge(other.intervals)
    unmeasuredFrames += other.unmeasuredFrames
  }

  func figures(_ order: [NamedParents], _ names: [String]) -> LiveFigures {
    LiveFigures(
      frames: frames.summary(minima: nil, worst: []),
      updates: updates.summary(worst: []),
      intervals: intervals.summaries(in: order, names),
      unmeasuredFrames: unmeasuredFrames
    )
  }
}
