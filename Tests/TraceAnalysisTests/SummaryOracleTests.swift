import ListSchema
import Testing
import TraceAnalysis
import TraceTestSupport

@Suite struct SummaryOracleTests {
  private static let seeds = 0..<500 as Range<UInt64>

  /// Small traces, and now and then one that is read in several segments.
  private static func trace(_ seed: UInt64) -> RandomTrace {
    RandomTrace(seed: seed, about: seed % 50 == 49 ? 1_500 : 30 + Int(seed * 7 % 200))
  }

  private static func summary(_ trace: RandomTrace) -> TraceSummary {
    TraceSummary(
      ScriptedTrace(events: trace.events),
      schema: ListSchema.schema,
      evaluation: trace.evaluation,
      known: trace.known
    )
  }

  private static func oracle(_ trace: RandomTrace) -> SummaryOracle {
    SummaryOracle(
      trace.events,
      schema: ListSchema.schema,
      evaluation: trace.evaluation,
      known: trace.known
    )
  }

  @Test("The summaries of 500 random traces say what a slow recomputation says")
  func summaries() {
    var said = 0
    for seed in Self.seeds {
      let trace = Self.trace(seed)
      guard !trace.events.isEmpty else { continue }
      let figures = Figures(Self.summary(trace))
      let differences = figures.differences(from: Self.oracle(trace).figures)
      if !differences.isEmpty { Issue.record("seed \(seed): \(differences.prefix(5))") }
      said += figures.count
    }
    #expect(said > 100_000)
  }

  @Test("The parts of 500 random traces say what a slow recomputation says")
  func parts() {
    for seed in Self.seeds {
      let trace = Self.trace(seed)
      var stream = TraceParts(
        schema: ListSchema.schema,
        evaluation: trace.evaluation,
        known: trace.known
      )
      var parts: [TracePart] = []
      for event in trace.events { stream.add(event) { parts.append($0) } }
      let ending = stream.finish { parts.append($0) }
      let differences = Figures(parts, ending)
        .differences(from: Self.oracle(trace).partFigures)
      if !differences.isEmpty { Issue.record("seed \(seed): \(differences.prefix(5))") }
    }
  }

  @Test("What is said of several runs is the sum of what is said of each")
  func sums() {
    for seed in Self.seeds {
      let summary = Self.summary(Self.trace(seed))
      for group in summary.groups {
        let runs = group.runs.map { $0.played.run.number - 1 }
        #expect(group.totals == runs.map { summary.runs.group(ofRuns: [$0]).totals }.sum)
        #expect(group.totals == group.runs.map { $0.totals(summary.runs) }.sum, "seed \(seed)")
      }
    }
  }

  @Test("Random traces have all that a trace may have")
  func variety() {
    var seen: Set<String> = []
    for seed in Self.seeds {
      let oracle = Self.oracle(Self.trace(seed))
      let frames = oracle.frames
      if oracle.runs.groups.count > 1 { seen.insert("groups") }
      if oracle.runs.groups.contains(where: { $0.count > 1 }) { seen.insert("repetitions") }
      if oracle.runs.all.contains(where: { !$0.isAnnounced }) { seen.insert("unannounced") }
      if Set(oracle.runs.all.map(\.process.host)).count > 1 { seen.insert("hosts") }
      if frames.contains(where: \.isWarmup) { seen.insert("warm-up") }
      if frames.contains(where: { $0.number == nil }) { seen.insert("frames without numbers") }
      if frames.contains(where: { $0.missedVsyncs > 1 }) { seen.insert("hitches") }
      seen.formUnion(frames.map { $0.isRealTime ? "real" : "virtual" })
      seen.formUnion(frames.compactMap { $0.cause?.name })
      if oracle.intervals.contains(where: { $0.isNamedByUser && $0.name == "diff" }) {
        seen.insert("custom name of the schema")
      }
    }
    let wanted: Set = [
      "groups", "repetitions", "unannounced", "hosts", "warm-up", "frames without numbers",
      "hitches", "real", "virtual", "unexplained", "late start", "update queue wait", "update",
      "decode", "custom name of the schema",
    ]
    #expect(wanted.subtracting(seen).isEmpty)
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
      frames: (frames?.durations.count ?? 0) + (frames?.warmupFrames ?? 0),
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
      frames: (frames?.durations.count ?? 0) + (frames?.warmupFrames ?? 0),
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
