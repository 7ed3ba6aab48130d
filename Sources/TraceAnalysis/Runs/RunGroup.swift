/// What one run cost.
public struct RunSummary: Sendable {
  /// The run, and what is known of it.
  public internal(set) var played: PlayedRun
  /// Its measured frames, without the details of the longest; nil when it has none.
  public let frames: FrameSummary?
  /// Its updates, without the details of the longest; nil when it has none.
  public let updates: UpdateSummary?
  /// How often it measured; nil when it says nothing about that.
  public let measuring: MeasuringSummary?
  /// Its custom counters, by name.
  public let counters: [CounterSummary]
}

/// Runs that may be compared with each other, and what they cost together: the sums over the runs.
public struct RunGroup: Sendable {
  /// The runs in the order of their starts; empty for a trace without events.
  public internal(set) var runs: [RunSummary]
  /// What was played, as far as any of the runs says it; nil when neither the trace nor anybody else
  /// does.
  public internal(set) var description: RunDescription?
  /// A row for every name of interval.
  public let intervals: [IntervalSummary]
  /// What was inside what, over all runs; the most expensive first.
  public let nesting: [IntervalBreakdown]
  /// Measured frames; nil when there are none.
  public let frames: FrameSummary?
  /// Updates; nil when there are none.
  public let updates: UpdateSummary?
  /// A row for every list of every process that has frames or updates.
  public let lists: [ListSummary]
  /// Measuring; nil when the trace says nothing about it.
  public let measuring: MeasuringSummary?
  /// What rows cost, by their type and by their section.
  public let rows: RowCosts
  /// What elements cost, by their type, the dearest first; empty where rows are no elements.
  public let elements: [ElementCost]
  /// What intervals allocated; nil where that was not counted.
  public let allocations: AllocationSummary?
  /// What hosts of elements did, and why.
  let elementUpdates: ElementUpdates
  /// The same of their views, by the content type of the rows.
  let hostUpdates: [TypedHostUpdates]
  /// Work of frames that may be a mistake.
  let suspects: SuspectSummary
  /// Where the time of frames went that no interval explains; nil without frames.
  public let frameTime: FrameTime?
  /// How much the runs differ from each other; nil for fewer than two with frames.
  public let spread: RunSpread?
  /// How costs grow with the scroll depth and with the number of items.
  public let scaling: [ScalingSummary]
  /// What frames and updates cost by the depth in the list; nil where none states it.
  public let depth: DepthSummary?
  /// The custom counters, by name.
  public let counters: [CounterSummary]
  /// What the first display, the warm-up and incomplete frames cost, which nothing else here holds.
  public let stages: [StageSummary]
  /// What to look at first, the most important first.
  public internal(set) var advice: [Advice] = []
  /// What would be left of late frames if a cause took less time, the dearest first, then what following
  /// each advice would bring; empty without late frames.
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

  /// How many frames are in no statistics, since packets are missing.
  public var incompleteFrames: Int {
    stages.first { $0.stage == .incomplete }?.frames?.durations.count ?? 0
  }

  /// How many runs the trace announces.
  public var repetitions: Int { runs.count { $0.played.isAnnounced } }

  /// Whether a run that the trace announces did not come to its end.
  public var isInterrupted: Bool {
    runs.contains { $0.played.isAnnounced && !$0.played.description.isComplete }
  }
}
