import Foundation
import TestSupport
import Testing

/// Trace Compass' picture of traces, beside the pairs of begin and end events that babeltrace2 prints.
///
/// With `LISTSCOPE_TRACE_SAMPLES=FOLDER` all samples of a folder are checked: each is a folder with
/// babeltrace2's text `events.txt`, and a name that contains `ctf2` where the trace is CTF 2.
@Suite struct BabeltracePairsTests {
  private static let samplesFolder =
    ProcessInfo.processInfo.environment["LISTSCOPE_TRACE_SAMPLES"] ?? ""

  /// The texts of samples, by name.
  private static var samples: [String: String] {
    let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Samples/two-ctf2.txt").path
    let others = (try? FileManager.default.contentsOfDirectory(atPath: samplesFolder)) ?? []
    let pairs = others.map { ($0, "\(samplesFolder)/\($0)/events.txt") } + [("two-ctf2", own)]
    return Dictionary(pairs) { first, _ in first }
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

  @Test("Samples of newer LTTng are shown completely, with no warning, pair by pair")
  func samples() throws {
    for (name, path) in Self.samples.sorted(by: { $0.key < $1.key }) {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      let trace = ReplayedTrace(BabeltraceText.events(text))
      let run = ReplayedRun(
        try #require(AnalysisFile.roots[.window]),
        trace,
        name.contains("ctf2") ? .ctf2 : .ctf1
      )
      check(run, trace, name)
      guard !Self.samplesFolder.isEmpty else { continue }
      print("\(name): \(trace.events.count) events, \(trace.pairs.count) pairs, \(run.summary)")
    }
  }

  @Test("Two processes of a sample are two, although their ids are equal")
  func processes() throws {
    let text = try String(contentsOfFile: try #require(Self.samples["two-ctf2"]), encoding: .utf8)
    let trace = ReplayedTrace(BabeltraceText.events(text))
    #expect(Set(trace.events.map(\.pid)).count == 2)
    #expect(Set(trace.pairs.map(\.process)).count == 2)
    let keys = trace.events.compactMap(LitTime.Key.init)
    #expect(Set(keys.map { [$0.kind.description, $0.id.text] }).count < Set(keys).count)
    #expect(trace.pairs.count > 50)
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
    let run = try CommandRun.run(
      ["babeltrace2"] + BabeltraceText.options + [ReplayedTrace.path(name)],
      environment: ["TZ": "UTC"]
    )
    let trace = ReplayedTrace(BabeltraceText.events(run.output))
    let ours = try ReplayedRun.trace(name)
    #expect(trace.events.map(\.name) == ours.events.map(\.name))
    #expect(trace.events.map(\.timeNs) == ours.events.map(\.timeNs))
    #expect(trace.events.map(\.pid) == ours.events.map(\.pid))
    for dialect in TraceDialect.allCases {
      let run = try ReplayedRun.golden(name, dialect)
      check(run, trace, name)
      guard !Self.samplesFolder.isEmpty else { continue }
      print(
        "\(name), \(dialect): \(trace.events.count) events, \(trace.pairs.count) pairs, \(run.summary)"
      )
    }
  }
}
