import Signposts

/// Everything that a report says about a trace.
public struct TraceSummary: Sendable {
  /// The runs, each with what it cost.
  public let runs: TraceRuns
  /// The runs that may be compared, taken together; those of different groups must not be.
  ///
  /// In the order of the first run of each group; one empty group where the trace has no events.
  public internal(set) var groups: [RunGroup]
  /// The reason why the runs are not all in one group; nil when they are.
  public let mismatch: RunMismatch?
  /// The number of runs that are in no group, since there are too many groups or runs.
  public let runsLeftOut: Int
  /// The time of the first event, in nanoseconds of the trace's clock; nil when there is none.
  public let firstNs: Int64?
  /// The time from the first event to the last, in nanoseconds.
  public let durationNs: Int64
  /// The number of events that were read.
  public let events: Int
  /// The number of events that the tracer had to discard.
  public let lostEvents: UInt64
  /// The names of the hosts by their numbers, empty where the trace does not say.
  public private(set) var hosts: [String]
  /// The doubts about the trace's processes, the most severe first.
  public private(set) var processDoubts: [ProcessDoubt]
  /// The parts that could not be read.
  public private(set) var damage: ReadingDamage
  /// The packets that are missing, or there more than once.
  public let gaps: TraceGaps
  /// Intervals without an end, by name.
  public let unfinished: [String: Int]
  /// Ends without a begin.
  public let unmatchedEnds: Int
  /// Intervals left out because they ended before they began.
  public let rejectedIntervals: Int
  /// The frames that state times which cannot be true: in no statistics.
  public let brokenFrames: BrokenFrames
  /// Intervals that enclosed too many others to be taken together with them.
  public let splitIntervals: Int
  /// Events of other providers, which were skipped, by provider.
  public let unknownProviders: [String: Int]
  /// The number of processes.
  public let processes: Int
  /// The version of the schema that the trace was recorded with, the oldest where there are several.
  public let schemaVersion: Int?
  /// True if the trace was recorded with the schema that it was summarised with; nil when it does
  /// not say.
  public let hasCurrentSchema: Bool?
  /// The part of the trace whose intervals are taken.
  public let range: TraceRange

  /// The summary without what tells where the trace was: damaged files have their last name only, and
  /// texts that a scenario has as parameters of its own are left out.
  public var redacted: TraceSummary {
    var summary = self
    summary.damage = damage.redacted
    summary.hosts = []
    summary.processDoubts = processDoubts.map(\.redacted)
    summary.groups = groups.map(\.redacted)
    return summary
  }

  /// The number of intervals without an end.
  public var unfinishedIntervals: Int { unfinished.values.reduce(0, +) }

  /// The number of frames that are in no statistics, since packets are missing.
  public var incompleteFrames: Int { groups.reduce(0) { $0 + $1.incompleteFrames } }

  /// True if a run that the trace announces did not come to its end.
  public var isInterrupted: Bool { groups.contains(where: \.isInterrupted) }

  /// Returns the difference between the groups: in what was played, or only in how it is evaluated.
  private static func mismatch(_ groups: [RunGroup]) -> RunMismatch {
    if Set(groups.compactMap { $0.runs.first?.played.run.process.host }).count > 1 {
      return .neverMixed("host")
    }
    if let mismatch = RunMismatch(among: groups.compactMap(\.description)) { return mismatch }
    let budgets = groups.compactMap { $0.runs.first?.played.budget }
    if budgets.contains(where: { !$0.isAlike(budgets[0]) }) { return .parameter("budget") }
    let warmups = Set(groups.map { $0.description?.warmupFrames ?? 0 })
    return .parameter(warmups.count > 1 ? "warmup frames" : "scenario")
  }

  /// Summarises; samples of stacks are of all runs, so they say nothing where these are not all in one group.
  init(
    _ runs: TraceRuns,
    _ ending: TraceEnding,
    _ stacks: StackSummary?,
    _ sites: AllocationSites?
  ) {
    var grouping = RunGrouping()
    let ungrouped = ending.runs.enumerated().filter { !grouping.add($0.offset, $0.element) }
    self.runs = runs
    range = ending.range
    let numbers = grouping.groups.isEmpty ? [[]] : grouping.groups
    groups =
      numbers.count == 1
      ? [runs.group(ofRuns: numbers[0], stacks, sites)] : numbers.map { runs.group(ofRuns: $0) }
    mismatch = groups.count > 1 ? Self.mismatch(groups) : nil
    let (facts, tally, reading) = (ending.facts, ending.tally, ending.reading)
    runsLeftOut = facts.runsLeftOut + ungrouped.count
    firstNs = facts.firstNs
    durationNs = (facts.lastNs ?? 0) - (facts.firstNs ?? 0)
    events = facts.events
    lostEvents = reading.lostEvents
    hosts = reading.hosts
    processDoubts = ending.processDoubts
    damage = reading.damage
    gaps = reading.gaps
    unfinished = tally.unfinished
    unmatchedEnds = tally.unmatchedEnds
    rejectedIntervals = tally.rejected
    brokenFrames = facts.brokenFrames
    splitIntervals = tally.split
    unknownProviders = reading.unknownProviders
    processes = facts.processes
    schemaVersion = facts.schemaVersion
    hasCurrentSchema = facts.areSchemas(String(ending.schema.fingerprint, radix: 16))
  }
}

extension TraceSummary {
  /// True if allocations of any of its runs were counted.
  public var hasAllocationCounts: Bool {
    runs.played.contains { $0.description.hasAllocationCounts }
  }
}
