import ListSchema
import Testing
import TraceAnalysis
import TraceTestSupport

@Suite struct SummaryOracleTests {
  private static let seeds = 0..<500 as Range<UInt64>

  /// Small traces, and now and then one that is read in several segments.
  private static func trace(_ seed: UInt64) -> RandomTrace {
    let most: UInt64 = seed % 5 == 0 ? 270 : 70
    return RandomTrace(seed: seed, about: seed % 50 == 49 ? 900 : 30 + Int(seed * 7 % most))
  }

  /// All that one reading gives: the summary, and the figures of the parts.
  private static func read(_ trace: RandomTrace) -> (summary: TraceSummary, parts: Figures) {
    let collector = SummaryCollector()
    var parts: [TracePart] = []
    let ending = ScriptedTrace(events: trace.events).read(
      into: [collector, TraceParts { parts.append($0) }],
      evaluation: trace.evaluation,
      known: trace.known
    )
    return (collector.summary(ending), Figures(parts, ending))
  }

  private static func oracle(_ trace: RandomTrace) -> SummaryOracle {
    SummaryOracle(
      trace.events,
      schema: ListSchema.schema,
      evaluation: trace.evaluation,
      known: trace.known
    )
  }

  @Test("What 500 random traces are said to have cost is what a slow recomputation says")
  func seeds() {
    var said = 0
    var seen: Set<String> = []
    for seed in Self.seeds {
      let trace = Self.trace(seed)
      let oracle = Self.oracle(trace)
      let (summary, parts) = Self.read(trace)
      Self.expectEqual(parts, oracle.partFigures, "parts of seed \(seed)")
      guard !trace.events.isEmpty else { continue }
      let figures = Figures(summary)
      let expected = oracle.figures
      Self.expectEqual(figures, expected, "seed \(seed)")
      seen.formUnion(Self.features(oracle, expected))
      Self.expectSums(summary, "seed \(seed)")
      said += figures.count + parts.count
    }
    #expect(said > 200_000)
    #expect(Self.wanted.subtracting(seen).isEmpty)
  }

  private static func expectEqual(_ figures: Figures, _ oracle: Figures, _ name: String) {
    let differences = figures.differences(from: oracle)
    if !differences.isEmpty { Issue.record("\(name): \(differences.prefix(5))") }
  }

  /// Expects the summary of several runs to be the sum of the summaries of each.
  private static func expectSums(_ summary: TraceSummary, _ name: String) {
    for group in summary.groups {
      let totals = group.totals
      if totals != group.runs.map({ $0.totals(summary.runs) }).sum {
        Issue.record("\(name): \(totals) is no sum")
      }
    }
  }

  /// The features that the random traces must have had, or they would show little.
  private static let wanted: Set = [
    "groups", "repetitions", "unannounced", "hosts", "warm-up", "first display", "states",
    "preempted", "waiting", "machine", "frames without numbers",
    "hitches", "real", "virtual", "unexplained", "late start", "update queue wait", "update",
    "decode", "custom name of the schema", "several runs without end", "costs of recording",
    "views", "frames by depth", "updates by depth",
  ]

  private static func features(_ oracle: SummaryOracle, _ figures: Figures) -> Set<String> {
    let (runs, frames) = (oracle.runs, oracle.frames)
    let features = [
      ("groups", runs.groups.count > 1),
      ("repetitions", runs.groups.contains { $0.count > 1 }),
      ("unannounced", runs.all.contains { !$0.isAnnounced }),
      ("several runs without end", runs.all.count { $0.description?.isComplete == false } > 1),
      ("hosts", Set(runs.all.map(\.process.host)).count > 1),
      ("warm-up", frames.contains { $0.stage == .warmup }),
      ("first display", frames.contains { $0.stage == .firstDisplay }),
      ("states", frames.contains { $0.state != nil }),
      ("frames without numbers", frames.contains { $0.number == nil }),
      ("hitches", frames.contains { $0.missedVsyncs > 1 }),
      ("costs of recording", figures.says("instrument", "[0-9]+ [0-9]+")),
      ("frames by depth", figures.says("depth of frames/slope", ".*[0-9].*")),
      ("updates by depth", figures.says("depth of updates/slope", ".*[0-9].*")),
      ("views", figures.says("views", "[0-9]+ [0-9]+ [0-9]+")),
      (
        "custom name of the schema",
        oracle.intervals.contains { $0.isNamedByUser && $0.name == "diff" }
      ),
    ]
    return Set(
      features.filter(\.1).map(\.0) + frames.map { $0.isRealTime ? "real" : "virtual" }
        + frames.compactMap { $0.cause?.name }
    )
  }
}

/// Some of what is to be added up.
private struct Totals: Equatable {
  var frames = 0
  var updates = 0
  var updateNs: Int64 = 0
  var readings = 0
  var measured: Int64 = 0
  /// Count, total and self time of intervals, by name.
  var intervals: [String: [Int64]] = [:]
}

extension RunGroup {
  fileprivate var totals: Totals {
    Totals(
      frames: frames?.durations.count ?? 0,
      updates: updates?.durations.count ?? 0,
      updateNs: updates?.durations.sum ?? 0,
      readings: counters.reduce(0) { $0 + $1.count },
      measured: measuring?.byType.reduce(0) { $0 + Int64($1.count) } ?? 0,
      intervals: intervals.totals
    )
  }
}

extension RunSummary {
  fileprivate func totals(_ runs: TraceRuns) -> Totals {
    Totals(
      frames: frames?.durations.count ?? 0,
      updates: updates?.durations.count ?? 0,
      updateNs: updates?.durations.sum ?? 0,
      readings: counters.reduce(0) { $0 + $1.count },
      measured: measuring?.byType.reduce(0) { $0 + Int64($1.count) } ?? 0,
      intervals: runs.intervals(ofRun: played.run.number - 1).totals
    )
  }
}

extension [IntervalSummary] {
  fileprivate var totals: [String: [Int64]] {
    let rows = map { ($0.name, [Int64($0.durations.count), $0.durations.sum, $0.selfNs]) }
    return Dictionary(uniqueKeysWithValues: rows)
  }
}

extension [Totals] {
  fileprivate var sum: Totals {
    reduce(into: Totals()) { sum, other in
      sum.frames += other.frames
      sum.updates += other.updates
      sum.updateNs += other.updateNs
      sum.readings += other.readings
      sum.measured += other.measured
      sum.intervals.merge(other.intervals) { zip($0, $1).map { $0 + $1 } }
    }
  }
}
