package import TraceAnalysis

/// Most traces of tests have one group of runs.
extension TraceSummary {
  /// The description of the first group of runs.
  package var run: RunDescription? { groups[0].description }
  /// The number of runs of it that the trace announces.
  package var repetitions: Int { groups[0].repetitions }
  /// The same of the first group of runs.
  package var intervals: [IntervalSummary] { groups[0].intervals }
  /// The same of the first group of runs.
  package var nesting: [IntervalBreakdown] { groups[0].nesting }
  /// The same of the first group of runs.
  package var frames: FrameSummary? { groups[0].frames }
  /// The same of the first group of runs.
  package var updates: UpdateSummary? { groups[0].updates }
  /// The same of the first group of runs.
  package var lists: [ListSummary] { groups[0].lists }
  /// The same of the first group of runs.
  package var measuring: MeasuringSummary? { groups[0].measuring }
  /// The same of the first group of runs.
  package var scaling: [ScalingSummary] { groups[0].scaling }
  /// The same of the first group of runs.
  package var counters: [CounterSummary] { groups[0].counters }
  /// The same of the first group of runs.
  package var advice: [Advice] { groups[0].advice }
}
