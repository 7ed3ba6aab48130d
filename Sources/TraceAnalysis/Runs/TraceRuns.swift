import Signposts

/// The runs of a trace, each with what it cost: answers about one run, and about several together.
///
/// Runs go by their positions in `played`. Whatever is said of several runs is the sum of what is said
/// of each. All is about the measured stage, but for `RunGroup.stages`.
public struct TraceRuns: Sendable {
  /// The runs in the order of their starts.
  public let played: [PlayedRun]
  private let collectors: [StagedCollector]
  private let durations: FrameDurations
  private let longest: [LongestWork]
  private let late: LateFrames
  private let schema: Schema
  private let order: [NamedParents]
  /// The names of intervals that the schema names no cause for.
  private let withoutCause: Set<String>
  private let names: [String]
  private let origins: [String: SignpostOrigin]
  private let types: ContentTypes

  /// Takes what was added up.
  ///
  /// - Parameters:
  ///   - collectors: the sums.
  ///   - ending: the facts of the whole trace.
  init(_ collectors: SummaryCollector, _ ending: TraceEnding) {
    let schema = ending.schema
    played = ending.runs
    self.collectors = collectors.padded(to: ending.runs.count)
    durations = collectors.durations
    longest = collectors.longest
    late = collectors.late
    self.schema = schema
    order = schema.intervalOrder
    withoutCause = Set(schema.intervals.map(\.name).filter { schema.cause(of: $0) == nil })
    names = ending.names
    origins = ending.origins
    types = ending.facts.contentTypes
  }

  /// The measured frames of a run in the order of their starts; `FrameSummary.maxFrames` are kept of all
  /// runs together.
  ///
  /// - Precondition: `run` is a position in `played`.
  public func frames(ofRun run: Int) -> [Frame] {
    collectors[run][.measured][FrameTotals.self].frames
  }

  /// Returns the costs of the intervals of each name in a run, in the order of the schema.
  ///
  /// - Precondition: `run` is a position in `played`.
  /// - Complexity: O(n log n) for n intervals.
  public func intervals(ofRun run: Int) -> [IntervalSummary] {
    collectors[run][.measured][IntervalStatistics.self].summaries(in: order, names, origins)
  }

  /// Returns the costs of the intervals of a name in a run; nil when it has none.
  ///
  /// - Precondition: `run` is a position in `played`.
  /// - Complexity: O(n log n) for n intervals of the run.
  public func intervals(named name: String, ofRun run: Int) -> IntervalSummary? {
    intervals(ofRun: run).first { $0.name == name }
  }

  /// The custom counters of a run, by name.
  ///
  /// - Precondition: `run` is a position in `played`.
  public func counters(ofRun run: Int) -> [CounterSummary] {
    collectors[run][.measured][CounterCollector.self].summary
  }

  /// The shortest time of each frame that all of some runs have; nil for fewer than two runs with
  /// frames, and where frames have no numbers or are too many.
  ///
  /// - Complexity: O(frames of the runs).
  public func perFrameMinimum(overRuns runs: [Int]) -> FrameMinima? {
    durations.minima(overRuns: runs)
  }

  /// Returns the costs of some runs, one by one and together.
  ///
  /// - Complexity: O(n log n) for n intervals of the runs.
  ///
  /// - Parameters:
  ///   - runs: positions in `played`.
  ///   - stacks: samples of time, which are of all these runs.
  ///   - sites: samples of allocations, which are of all these runs.
  /// - Returns: the costs, with findings.
  public func group(
    ofRuns runs: [Int],
    _ stacks: StackSummary? = nil,
    _ sites: AllocationSites? = nil
  ) -> RunGroup {
    let sum = sum(overRuns: runs, .measured)
    let summaries = runs.map { summary(ofRun: $0) }
    var group = RunGroup(
      runs: summaries,
      description: description(ofRuns: runs),
      intervals: sum[IntervalStatistics.self].summaries(in: order, names, origins),
      nesting: sum[NestingTotals.self].breakdown(names),
      frames: sum[FrameTotals.self].summary(
        minima: perFrameMinimum(overRuns: runs),
        worst: longestFrames(ofRuns: Set(runs))
      ),
      updates: sum[UpdateTotals.self].summary(worst: longestUpdates(ofRuns: Set(runs))),
      lists: ListSummary.all(sum[FrameTotals.self], sum[UpdateTotals.self]),
      measuring: sum[MeasuringCollector.self].summary(types, sum[RowCollector.self]),
      rows: sum[RowCollector.self].summary(types),
      elements: sum[ElementCollector.self].summary,
      allocations: sum[AllocationCollector.self].summary(types),
      elementUpdates: sum[ElementUpdates.self],
      hostUpdates: sum[ElementUpdates.self].hosts(types),
      suspects: SuspectSummary(sum[SuspectCollector.self], types),
      frameTime: sum[FrameTimeCollector.self].summary(names, withoutCause: withoutCause),
      spread: RunSpread(summaries),
      scaling: sum[ScalingCollector.self].summary,
      depth: sum[DepthCollector.self].summary,
      counters: sum[CounterCollector.self].summary,
      threads: sum[ThreadTotals.self].summary,
      signposts: sum[SignpostCounts.self].summary,
      categories: CategorySummary.all(
        sum[IntervalStatistics.self].categories(names, origins),
        sum[SignpostCounts.self].summary
      ),
      longestIntervals: longestIntervals(ofRuns: Set(runs)),
      stages: stages(overRuns: runs)
    )
    group.advice = Advice.all(for: group, stacks, sites)
    group.whatIf = whatIf(group)
    return group
  }

  /// Returns the late frames of a group that would be left, had one of their causes, or the subject
  /// of an advice, taken less time.
  func whatIf(_ group: RunGroup) -> [WhatIf] {
    guard let replay = replay(group) else { return [] }
    let findings = group.advice.filter { !$0.costs.isEmpty }.map { advice in
      let whatIf = replay.finding(
        advice.rule,
        advice.costs,
        type: advice.subject.type,
        function: advice.subject.function?.shortName
      )
      return (whatIf: whatIf, costs: advice.costs)
    }
    let causes = replay.causes.filter { cause in
      !findings.contains { replay.isTwin($0.whatIf, $0.costs, of: cause) }
    }
    return causes + findings.map(\.whatIf)
  }

  /// The late frames of a group, to be evaluated again; nil where there are none.
  func replay(_ group: RunGroup) -> WhatIfReplay? {
    let runs = Set(group.runs.map { $0.played.run.number - 1 })
    return WhatIfReplay(late, ofRuns: runs, group.frames, schema, types)
  }

  /// Returns the common description of runs that may be compared; nil when none has one.
  private func description(ofRuns runs: [Int]) -> RunDescription? {
    let said = runs.map { played[$0] }.filter(\.isDescribed).map(\.description)
    guard let first = said.first else { return nil }
    return said.dropFirst().reduce(first) { $0.completed(by: $1) }
  }

  private func summary(ofRun run: Int) -> RunSummary {
    let own = collectors[run][.measured]
    return RunSummary(
      played: played[run],
      frames: own[FrameTotals.self].summary(minima: nil, worst: []),
      updates: own[UpdateTotals.self].summary(worst: []),
      measuring: own[MeasuringCollector.self].summary(types, own[RowCollector.self]),
      counters: own[CounterCollector.self].summary
    )
  }

  /// Returns the costs of the stages that are not measured, as far as there are any.
  private func stages(overRuns runs: [Int]) -> [StageSummary] {
    FrameStage.unmeasured.compactMap { stage in
      guard runs.contains(where: { collectors[$0].has(stage) }) else { return nil }
      let sum = sum(overRuns: runs, stage)
      return StageSummary(
        stage: stage,
        frames: sum[FrameTotals.self].summary(minima: nil, worst: []),
        intervals: sum[IntervalStatistics.self].summaries(in: order, names, origins),
        updates: sum[UpdateTotals.self].summary(worst: []),
        updateParts: sum[UpdateTotals.self].all(named: stage.words),
        measuring: sum[MeasuringCollector.self].summary(types, sum[RowCollector.self]),
        rows: sum[RowCollector.self].all(named: stage.words),
        counters: sum[CounterCollector.self].summary
      )
    }
  }

  private func sum(overRuns runs: [Int], _ stage: FrameStage) -> RunCollector {
    guard runs.count != 1 else { return collectors[runs[0]][stage] }
    var sum = RunCollector()
    for run in runs { sum.merge(collectors[run][stage]) }
    return sum
  }

  private func longestFrames(ofRuns runs: Set<Int>) -> [FrameSummary.WorstFrame] {
    let all = longest.flatMap { $0.frames(ofRuns: runs) }
    return Self.longest(all, FrameSummary.worstCount)
  }

  private func longestUpdates(ofRuns runs: Set<Int>) -> [UpdateSummary.WorstUpdate] {
    Self.longest(longest.flatMap { $0.updates(ofRuns: runs) }, UpdateSummary.worstCount)
  }

  private func longestIntervals(ofRuns runs: Set<Int>) -> [LongInterval] {
    Self.longest(longest.flatMap { $0.intervals(ofRuns: runs) }, LongInterval.maxCount)
  }

  /// The longest first; those of equal length in the order in which they were found.
  private static func longest<Detail>(_ all: [(durationNs: Int64, detail: Detail)], _ count: Int)
    -> [Detail]
  {
    all.enumerated()
      .sorted { ($1.element.durationNs, $0.offset) < ($0.element.durationNs, $1.offset) }
      .prefix(count).map(\.element.detail)
  }
}
