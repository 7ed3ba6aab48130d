import TestSupport
import Testing
import TraceCompass
import TraceTestSupport

/// Trace Compass' picture of traces, beside the pairs of begin and end events that babeltrace2 prints.
@Suite struct BabeltracePairsTests {
  /// The CTF 2 traces of newer LTTng with events of ours.
  private static let modern = NewerTrace.names.filter {
    $0.contains("ctf2") && !$0.hasPrefix("kinds")
  }

  /// Compares all that Trace Compass shows of a trace with the trace's pairs.
  private func check(_ run: ReplayedRun, _ trace: ReplayedTrace, _ name: String) {
    let pairs = trace.pairs
    #expect(run.troubles == [], "\(name)")
    #expect(run.nameless == [], "\(name)")
    let segments = (run.segments["listscope.intervals"] ?? []).map {
      [$0.name == "first display" ? "frame" : $0.name, "\($0.startNs)", "\($0.endNs)"]
    }
    let expected = pairs.map { [$0.name, "\($0.startNs)", "\($0.endNs)"] }
    #expect(segments.sorted(by: Self.precedes) == expected.sorted(by: Self.precedes), "\(name)")
    for (id, kind) in [("frames", "frame"), ("updates", "update")] {
      let starts = run.segments["listscope.\(id)"]?.map(\.startNs).sorted()
      #expect(starts == pairs.filter { $0.name == kind }.map(\.startNs).sorted(), "\(name)")
    }
    let times = trace.litTimes
    let lanes = times.map { (place: $0.lane, startNs: $0.startNs, endNs: $0.endNs) }
    #expect(edges(run.lanes) == edges(lanes), "\(name)")
    let stacks = times.filter { $0.name != "deferred" }
      .map { (place: $0.stack, startNs: $0.startNs, endNs: $0.endNs) }
    #expect(edges(run.stackDepths) == edges(stacks), "\(name)")
  }

  private static func precedes(_ left: [String], _ right: [String]) -> Bool {
    left.lexicographicallyPrecedes(right)
  }

  private func edges(_ times: [(place: String, startNs: Int64, endNs: Int64)]) -> [String:
    [[Int64]]]
  {
    Dictionary(grouping: times, by: \.place).mapValues { times in
      [times.map(\.startNs).sorted(), times.map(\.endNs).sorted()]
    }
  }

  /// Compares a trace as our reader reads it with what babeltrace2 prints, and what is shown with its pairs.
  private func check(
    _ run: ReplayedRun,
    _ ours: ReplayedTrace,
    _ printed: ReplayedTrace,
    _ name: String
  ) {
    #expect(printed.events.map(\.name) == ours.events.map(\.name))
    #expect(printed.events.map(\.timeNs) == ours.events.map(\.timeNs))
    #expect(printed.events.map(\.pid) == ours.events.map(\.pid))
    check(run, printed, name)
  }

  @Test(
    "CTF 2 of newer LTTng is shown completely, with no warning, pair by pair",
    arguments: modern
  )
  func newer(name: String) throws {
    let folder = try NewerTrace(name)
    let ours = try ReplayedTrace(path: folder.path)
    let run = ReplayedRun(try #require(AnalysisFile.roots[.window]), ours, .ctf2)
    check(run, ours, ReplayedTrace(try folder.events()), name)
  }

  @Test("Two processes of a trace are two, although their ids are equal")
  func processes() throws {
    let trace = ReplayedTrace(try NewerTrace("two-ctf2").events())
    #expect(Set(trace.events.map(\.pid)).count == 2)
    #expect(Set(trace.pairs.map(\.process)).count == 2)
    let keys = trace.events.compactMap(LitTime.Key.init)
    #expect(Set(keys.map { [$0.kind.description, $0.id.text] }).count < Set(keys).count)
  }

  @Test(
    "babeltrace2 prints of golden traces what our reader reads, and Trace Compass shows its pairs",
    .enabled(
      if: CommandRun.find("babeltrace2") != nil,
      "needs babeltrace2: apt-get install babeltrace2"
    ),
    arguments: ReplayedTrace.golden
  )
  func golden(name: String) throws {
    let command = ["babeltrace2", "--no-delta", "--clock-seconds", ReplayedTrace.path(name)]
    let lines = try CommandRun.run(command).output.split(separator: "\n")
    let printed = ReplayedTrace(try lines.map(PrintedEvent.init))
    let ours = try ReplayedRun.trace(name)
    for dialect in TraceDialect.allCases {
      check(try ReplayedRun.golden(name, dialect), ours, printed, "\(name) as \(dialect)")
    }
  }
}
