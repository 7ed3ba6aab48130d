/// The costs of one run.
public struct RunSummary: Sendable {
  /// The run, and what is known of it.
  public internal(set) var played: PlayedRun
  /// Its measured frames, without the details of the longest; nil when it has none.
  public let frames: FrameSummary?
  /// Its updates, without the details of the longest; nil when it has none.
  public let updates: UpdateSummary?
  /// The measuring of the rows; nil when the run says nothing about it.
  public let measuring: MeasuringSummary?
  /// Its custom counters, by name.
  public let counters: [CounterSummary]
}

/// Runs that may be compared with each other, and what they cost together: the sums over the runs.
public struct RunGroup: Sendable {
  /// The runs in the order of their starts; empty for a trace without events.
  public internal(set) var runs: [RunSummary]
  /// The description of what was played, as far as any of the runs or the reader states it; nil
  /// when there is none.
  public internal(set) var description: RunDescription?
  /// A row for every name of interval.
  public let intervals: [IntervalSummary]
  /// The nesting of the intervals, over all runs; the most expensive first.
  public let nesting: [IntervalBreakdown]
  /// Measured frames; nil when there are none.
  public let frames: FrameSummary?
  /// Updates; nil when there are none.
  public let updates: UpdateSummary?
  /// A row for every list of every process that has frames or updates.
  public let lists: [ListSummary]
  /// Measuring; nil when the trace says nothing about it.
  public let measuring: MeasuringSummary?
  /// The costs of rows, by their type and by their section.
  public let rows: RowCosts
  /// The costs of elements, by their type, the most expensive first; empty where rows are no
  /// elements.
  public let elements: [ElementCost]
  /// The allocations in intervals; nil where they were not counted.
  public let allocations: AllocationSummary?
  /// The work of hosts of elements, and its causes.
  let elementUpdates: ElementUpdates
  /// The same of their views, by the content type of the rows.
  let hostUpdates: [TypedHostUpdates]
  /// Work of frames that may be a mistake.
  let suspects: SuspectSummary
  /// The time of frames that no interval explains, by its use; nil without frames.
  public let frameTime: FrameTime?
  /// The differences between the runs; nil for fewer than two with frames.
  public let spread: RunSpread?
  /// The growth of costs with the scroll depth and with the number of items.
  public let scaling: [ScalingSummary]
  /// The costs of frames and updates by the depth in the list; nil where none states it.
  public let depth: DepthSummary?
  /// The custom counters, by name.
  public let counters: [CounterSummary]
  /// The work of each thread, the busiest first.
  public let threads: [ThreadSummary]
  /// The instants that apps have marked, and the messages of their logs, by name.
  public let signposts: [SignpostCount]
  /// The costs of the signposts of each category, the most expensive first; empty without signposts of apps.
  public let categories: [CategorySummary]
  /// The longest intervals with custom names that are in no other interval.
  public let longestIntervals: [LongInterval]
  /// The costs of the first display, the warm-up and incomplete frames, which nothing else here
  /// holds.
  public let stages: [StageSummary]
  /// The advice on what to look at first, the most important first.
  public internal(set) var advice: [Advice] = []
  /// The late frames that would be left if a cause took less time, the most expensive first, then
  /// if each advice were followed; empty without late frames.
  public internal(set) var whatIf: [WhatIf] = []

  /// The same without what a scenario's own texts say.
  var redacted: RunGroup {
    var group = self
    group.description = description?.redacted
    for place in runs.indices {
      group.runs[place].played.description = runs[place].played.description.redacted
    }
    return group
  }

  /// The number of frames that are in no statistics, since packets are missing.
  public var incompleteFrames: Int {
    stages.first { $0.stage == .incomplete }?.frames?.durations.count ?? 0
  }

  /// The number of runs that the trace announces.
  public var repetitions: Int { runs.count { $0.played.isAnnounced } }

  /// True if a run that the trace announces did not come to its end.
  public var isInterrupted: Bool {
    runs.contains { $0.played.isAnnounced && !$0.played.description.isComplete }
  }
}
