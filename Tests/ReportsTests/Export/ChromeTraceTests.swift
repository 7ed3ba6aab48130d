import Testing
import TraceAnalysis
import TraceTestSupport
@testable import Exports
@testable import Reports

@Suite struct ChromeTraceTests {
  private func rules(_ script: TraceScript) throws -> ChromeTraceRules {
    try ChromeTraceRules(ExportedText.of(script) { ChromeTrace($0) })
  }

  @Test("An awkward trace keeps to the rules of the format")
  func awkward() throws {
    let rules = try rules(AwkwardTrace.script)
    #expect(rules.complaints.isEmpty, "\(rules.complaints)")
    // Frames are shown three times: as recorded, as due, as shown.
    let intervals = AwkwardTrace.script.intervals
    let frames = intervals.count { $0.frame != nil }
    #expect(rules.events["X"]?.count == intervals.count + 2 * frames)
  }

  @Test("So does an empty one, and a long one with crossing intervals in every frame")
  func others() throws {
    #expect(try rules(TraceScript()).complaints.isEmpty)
    let rules = try rules(ExportedText.long)
    #expect(rules.complaints.isEmpty)
    #expect(rules.events["X"]?.count == 10_000)
  }

  @Test("So do real traces", arguments: ExportedText.goldenNames)
  func golden(name: String) throws {
    let rules = try ChromeTraceRules(ExportedText.ofGolden(name) { ChromeTrace($0) })
    #expect(rules.complaints.isEmpty)
    #expect(rules.events["X"]?.isEmpty == false)
  }

  @Test("There is a track a list, with lanes for what crosses, and the display beside it")
  func tracks() throws {
    let rules = try rules(AwkwardTrace.script)
    #expect(
      Set(rules.names("process_name")) == [
        "process 1", "process 1, on a display", "process 1 of host 1",
        "process 1 of host 1, on a display",
      ]
    )
    let tracks = rules.names("thread_name")
    for name in ["list 1", "list 2", "list 2, lane 2", "list 2, lane 3", "list 3"] {
      #expect(tracks.count { $0 == name } == 1, "\(name)")
    }
    for name in ["frames of list 1", "expected frames of list 2", "actual frames of list 3"] {
      #expect(tracks.contains(name))
    }
  }

  @Test("An update has an arrow to its frame, or to the next one of its process")
  func flows() throws {
    let rules = try rules(AwkwardTrace.script)
    #expect(rules.events["s"]?.count == 13)
    let last = try #require(
      rules.events["f"]?.max { lhs, rhs in
        ChromeTraceRules.time(lhs).start < ChromeTraceRules.time(rhs).start
      }
    )
    #expect(ChromeTraceRules.time(last).start == 199_200)
  }

  @Test("Late frames are coloured, and say why")
  func colours() throws {
    let shown = try #require(rules(AwkwardTrace.script).events["X"])
      .filter { $0["cname"] != nil }
    #expect(shown.count { $0["cname"] as? String == "good" } == 4)
    #expect(shown.count { $0["cname"] as? String == "bad" } == 9)
    let causes = shown.compactMap { ($0["args"] as? [String: Any])?["cause"] as? String }
    #expect(causes.count == 9)
  }

  @Test("Counters keep names and values, and offsets are counters as well")
  func counters() throws {
    let counters = try #require(rules(AwkwardTrace.script).events["C"])
    let names = Set(counters.compactMap { $0["name"] as? String })
    #expect(names.contains(AwkwardTrace.name + ", list 1"))
    #expect(names.contains("scroll offset of list 2 (points)"))
  }

  @Test(
    "Nanoseconds become microseconds exactly",
    arguments: [
      (0, "0"), (7, "0.007"), (1_000, "1"), (1_020, "1.020"), (-1_500, "-1.500"),
      (.max, "9223372036854775.807"), (.min, "-9223372036854775.808"),
    ] as [(Int64, String)]
  )
  func microseconds(ns: Int64, text: String) {
    var buffer = ByteBuffer()
    buffer.append(ns: ns, decimals: 3)
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == text)
  }
}
