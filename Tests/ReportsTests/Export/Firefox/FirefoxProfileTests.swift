import Reports
import Testing
import TraceAnalysis
import TraceTestSupport
@testable import Exports

@Suite struct FirefoxProfileTests {
  private func exporter(_ output: ExportOutput) throws -> FirefoxProfile {
    try FirefoxProfile(product: AwkwardTrace.name, output)
  }

  private func rules(_ script: TraceScript) throws -> FirefoxRules {
    try FirefoxRules(ExportedText.bytes(of: script, exporter))
  }

  @Test("Profiles keep to the rules of the format", arguments: [0, 1, 2])
  func rules(number: Int) throws {
    let script = [TraceScript(), AwkwardTrace.script, ExportedText.long][number]
    let rules = try rules(script)
    #expect(rules.complaints.isEmpty, "\(rules.complaints.prefix(5))")
    #expect(rules.markers.count == script.intervals.count)
  }

  @Test("So do those of real traces", arguments: ExportedText.goldenNames)
  func golden(name: String) throws {
    let rules = try FirefoxRules(ExportedText.bytesOfGolden(name, exporter))
    #expect(rules.complaints.isEmpty, "\(rules.complaints.prefix(5))")
    #expect(!rules.markers.isEmpty)
  }

  @Test("Every interval is a marker with its name and times")
  func markers() throws {
    let rules = try rules(AwkwardTrace.script)
    let shown = rules.markers.map { "\($0.start) \($0.end) \($0.name)" }
    let expected = AwkwardTrace.script.intervals
      .map { "\($0.startNs) \($0.endNs) \($0.interval.name)" }
    #expect(shown.sorted() == expected.sorted())
  }

  @Test("Markers of frames say how they were evaluated, others have their fields")
  func fields() throws {
    let markers = try rules(AwkwardTrace.script).markers
    let frames = markers.filter { $0.name == "frame" }
    #expect(frames.count { $0.data["late_because"] != nil } == 9)
    #expect(frames.count { $0.data["budget_ns"] as? Int == 500 } == 12)
    let update = try #require(markers.first { $0.name == "update" })
    #expect(update.data["reason"] as? String == AwkwardTrace.name)
    #expect(update.data["items"] as? Int == 5)
  }

  @Test("Counters are noted as changes, of which the sum is the latest value")
  func counters() throws {
    let counters = try rules(AwkwardTrace.script).document["counters"] as? [[String: Any]] ?? []
    #expect(counters.count == 2)
    for counter in counters {
      let changes = (counter["samples"] as? [String: Any])?["count"] as? [Int]
      #expect(changes == [-3, 0, 0, 0, 0, 0])
    }
  }
}

extension FirefoxProfileTests {
  @Test("Markers of signposts have their subsystem and category", arguments: 1...UInt64(8))
  func categories(seed: UInt64) throws {
    let written = SignpostScript(seed: seed)
    let rules = try rules(written.script)
    #expect(rules.complaints.isEmpty, "\(rules.complaints.prefix(5))")
    var (intervals, events, messages) = ([SignpostOrigin: [Int64]](), [SignpostOrigin: Int](), 0)
    for marker in rules.markers {
      let origin = SignpostOrigin(
        subsystem: try #require(marker.data["subsystem"] as? String),
        category: try #require(marker.data["category"] as? String)
      )
      #expect(origin.path.isEmpty || marker.name.hasPrefix(origin.path + "/"))
      if marker.data["type"] as? String != "signpost" {
        intervals[origin, default: []].append(Int64(marker.end - marker.start))
      } else if marker.data["level"] == nil {
        events[origin, default: 0] += 1
      } else {
        messages += 1
      }
    }
    for (origin, costs) in written.costs {
      #expect((intervals[origin] ?? []).sorted() == costs.durations.sorted())
      #expect(events[origin] ?? 0 == costs.events)
    }
    #expect(messages == written.costs.values.reduce(0) { $0 + $1.messages })
  }

  @Test("Counters of a process without intervals have a thread of their process")
  func countersAlone() throws {
    var script = TraceScript()
    script.begin("layout", 1, at: 0)
    script.end("layout", 1, at: 100)
    script.process = ProcessID(pid: 2)
    for time: Int64 in [200, 300] {
      script.event("counter", at: time, ["name": .text("rows"), "value": .integer(time)])
    }
    let rules = try rules(script)
    #expect(rules.complaints.isEmpty, "\(rules.complaints)")
    let counters = try #require(rules.document["counters"] as? [[String: Any]])
    let counter = try #require(counters.first)
    let threads = try #require(rules.document["threads"] as? [[String: Any]])
    let place = try #require(counter["mainThreadIndex"] as? Int)
    #expect(counters.count == 1)
    #expect(threads.map { $0["pid"] as? String } == ["1", "2"])
    #expect(threads[place]["pid"] as? String == "2")
    #expect(counter["pid"] as? String == "2")
  }

  @Test("Samples have their calls from the outermost to the innermost, with files and lines")
  func samples() throws {
    let bytes = try ExportedText.bytes(of: AwkwardTrace.script, samples: SampledTrace.samples) {
      try FirefoxProfile(product: "trace", $0)
    }
    let rules = try FirefoxRules(bytes)
    #expect(rules.complaints.isEmpty, "\(rules.complaints)")
    let shared = try #require(rules.document["shared"] as? FirefoxRules.Table)
    func column(_ table: String, _ name: String) -> [Any] {
      (shared[table] as? FirefoxRules.Table)?[name] as? [Any] ?? []
    }
    func calls(of stack: Any) -> [String] {
      guard let place = stack as? Int, let frame = column("stackTable", "frame")[place] as? Int,
        let function = column("frameTable", "func")[frame] as? Int,
        let name = column("funcTable", "name")[function] as? Int
      else { return [] }
      let source = (column("funcTable", "source")[function] as? Int)
        .flatMap { column("sources", "filename")[$0] as? Int }.map { rules.strings[$0] }
      let line = column("frameTable", "line")[frame] as? Int
      let depth = column("frameTable", "inlineDepth")[frame] as? Int ?? -1
      let own = "\(rules.strings[name]) \(source ?? "-"):\(line ?? 0) \(depth)"
      return calls(of: column("stackTable", "prefix")[place]) + [own]
    }
    let thread = try #require(rules.threads.first { $0["tid"] as? Int == 1 })
    let stacks = (thread["samples"] as? FirefoxRules.Table)?["stack"] as? [Any] ?? []
    #expect(
      stacks.map { calls(of: $0) } == [
        [
          "main -:0 0", "draw;() View.swift:30 0", "outer() View.swift:7 0",
          "inner() List.swift:12 1",
        ],
        ["main -:0 0", "draw;() View.swift:30 0", "(app \"x\") -:0 0"], ["(unknown) -:0 0"],
        [
          "main -:0 0", "draw;() View.swift:30 0", "outer() View.swift:7 0",
          "inner() List.swift:12 1",
        ],
        [],
      ]
    )
    #expect(rules.threads.contains { $0["tid"] as? Int == 9 })
  }
}
