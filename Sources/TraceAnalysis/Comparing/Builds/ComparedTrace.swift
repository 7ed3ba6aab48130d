/// A recording as one side of a comparison: its runs, the times of their frames, and of their intervals.
public struct ComparedTrace: Sendable {
  let group: RunGroup
  /// The measured frames' times run by run, each with that in which something was freed before it; nil
  /// where runs have different numbers of frames.
  let rounds: RoundTimes?
  /// The same without the time for which the machine kept the processor from a frame's thread.
  let ranRounds: RoundTimes?
  /// The number of the first measured frame of a run.
  let firstFrame: Int
  private(set) var intervals: IntervalTimes
  private(set) var rowTypes: IntervalTimes

  /// Takes what was found in a trace.
  ///
  /// - Parameters:
  ///   - summary: the trace.
  ///   - group: its only group of runs.
  ///   - intervals: the times of its intervals by name.
  ///   - rowTypes: those of intervals that are about a row, by its type.
  public init(
    _ summary: TraceSummary,
    group: RunGroup,
    intervals: IntervalTimes,
    rowTypes: IntervalTimes
  ) {
    self.group = group
    (self.intervals, self.rowTypes) = (intervals, rowTypes)
    let runs = summary.runs
    func times(_ ns: (Frame) -> Int64) -> RoundTimes? {
      RoundTimes(runs.played.indices.map { runs.frames(ofRun: $0).map(ns) })
    }
    firstFrame = runs.played.indices.first.flatMap { runs.frames(ofRun: $0).first?.number } ?? 0
    rounds = times { $0.durationNs + $0.freedBeforeNs }
    ranRounds = times { $0.durationNs - HeldTime($0).ns + $0.freedBeforeNs }
  }
}

extension ScenarioComparison {
  /// Compares two recordings that were made apart.
  ///
  /// A minimum over more runs is smaller, so as many runs of each side are compared.
  ///
  /// - Parameters:
  ///   - base: one of them.
  ///   - head: the other one.
  ///   - allowsDifferences: whether they may have different numbers of frames.
  ///   - margins: margins that differ from the metrics' own, by name; only larger ones than
  ///     `MetricComparison.coarseMargin` change a verdict.
  public mutating func compare(
    base: ComparedTrace,
    head: ComparedTrace,
    allowsDifferences: Bool = false,
    margins: [String: Double] = [:]
  ) {
    rounds = min(base.group.runs.count, head.group.runs.count)
    noteUnequalRuns(base.group.runs.count, head.group.runs.count)
    compareFrames(base.rounds, head.rounds, margins)
    firstFrame = base.firstFrame
    doubtBusyMachine(base.ranRounds, head.ranRounds)
    if let base = base.rounds?.units, let head = head.rounds?.units, base != head,
      mismatch == nil, !allowsDifferences
    {
      mismatch =
        "\(base) frames against \(head), as after an interruption; --allow-differences compares them all "
        + "the same"
    }
    // Of sides that did not play the same no number says more or less.
    guard mismatch == nil else { return (metrics, frames) = ([], ([], [])) }
    intervals = IntervalDifference.all(
      base: base.intervals.totals(ofRuns: rounds),
      head: head.intervals.totals(ofRuns: rounds)
    )
    rowTypes = IntervalDifference.all(
      base: base.rowTypes.totals(ofRuns: rounds),
      head: head.rowTypes.totals(ofRuns: rounds)
    )
    compareAllocations(base.group, head.group)
  }

  private mutating func noteUnequalRuns(_ base: Int, _ head: Int) {
    guard base != head else { return }
    notes.append(
      "The base has \(Readable.count(base, "run")), the head \(head): the first \(rounds) of each "
        + "\(rounds == 1 ? "is" : "are") compared, as the smallest of more times is smaller."
    )
  }

  private mutating func compareFrames(
    _ base: RoundTimes?,
    _ head: RoundTimes?,
    _ margins: [String: Double]
  ) {
    for (side, times) in [("base", base), ("head", head)] where times == nil {
      notes.append(
        "The runs of the \(side) have different numbers of frames, so frames are not compared."
      )
    }
    guard let base = base?.first(rounds), let head = head?.first(rounds) else { return }
    metrics = [ComparedMetric.frameMean, .frameP95].compactMap { metric in
      var metric = metric
      metric.margin = margins[metric.name] ?? metric.margin
      return MetricComparison(coarsely: metric, base: base, head: head)
    }
    if base.units == head.units { frames = (base.minima(), head.minima()) }
  }

  /// Takes back the verdict on a change that is not there without what the machine kept from the frames.
  private mutating func doubtBusyMachine(_ base: RoundTimes?, _ head: RoundTimes?) {
    guard let base = base?.first(rounds), let head = head?.first(rounds) else { return }
    metrics = metrics.map { metric in
      let ran = MetricComparison(coarsely: metric.metric, base: base, head: head)
      return metric.confirmed(asTimeThatRan: ran)
    }
  }

  /// Compares what both allocate, where they can be held against each other.
  private mutating func compareAllocations(_ base: RunGroup, _ head: RunGroup) {
    guard let before = base.allocations, let now = head.allocations else { return }
    guard base.runs.count == head.runs.count else {
      notes.append(
        "Allocations are not compared: the traces have different numbers of runs."
      )
      return
    }
    allocations = AllocationDifference.all(base: before, head: now)
  }
}
