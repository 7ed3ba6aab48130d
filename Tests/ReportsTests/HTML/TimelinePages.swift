import ListSchema
import Reports
import Signposts
import TraceAnalysis
import TraceTestSupport
@testable import HTMLReports

/// Pages with a timeline.
enum TimelinePages {
  /// The stacks of a trace.
  struct Stacks {
    let timeline: TraceTimeline?
    let summary: StackSummary
  }

  /// The timeline of events; its stack samples have a function of the user's and one of the engine's.
  static func timeline(
    _ script: TraceScript,
    limits: TimelineCollector.Limits = TimelineCollector.Limits()
  ) -> TraceTimeline? {
    stacks(script, limits).timeline
  }

  private static func stacks(
    _ script: TraceScript,
    _ limits: TimelineCollector.Limits = TimelineCollector.Limits()
  ) -> Stacks {
    var collector = TimelineCollector(limits)
    let stacks = StackProfileBuilder()
    script.trace().read(into: [stacks, TraceParts { collector.add($0) }])
    let profile = stacks.profile()
    var functions: [CodeAddress: [SourceFunction]] = [:]
    for address in profile.entries.flatMap(\.stack) {
      functions[address] = [function(address.address)]
    }
    let names = StackNames(functions: functions)
    let owners = CodeOwners(engine: ["ListEngine"], harness: [])
    return Stacks(
      timeline: collector.timeline(TimelineSamples(profile, names, owners)),
      summary: StackSummary(profile, names, owners)
    )
  }

  private static func function(_ address: UInt64) -> SourceFunction {
    switch address {
    case 0x233: SourceFunction(name: "Row.load()", module: "App", file: "/src/Row.swift", line: 7)
    case 0x401:
      SourceFunction(
        name: "Foundation.DateFormatter.State.formatter() -> __C.CFDateFormatterRef",
        module: "Foundation"
      )
    case 0x402: SourceFunction(name: "udat_format")
    default: SourceFunction(name: "List.measure()", module: "ListEngine")
    }
  }

  /// The page of events, with all that pages may have.
  static func page(_ script: TraceScript) -> String {
    let stacks = stacks(script)
    let summary = TraceSummary(script.trace(), schema: ListSchema.schema, stacks: stacks.summary)
    return HTMLReport(Report(summary, path: "trace", timeline: stacks.timeline)).text()
  }

  /// The usual run, in which measuring is about two row types and has stack samples.
  static var script: TraceScript { script(stack: "1233 1301") }

  /// The same, in which the row's function makes a formatter.
  static var formatterScript: TraceScript { script(stack: "1402 1402 1234 1301") }

  /// Returns a script with `count` processes one after another, each as long as the break after it.
  static func processes(_ count: Int, lasting lengthNs: Int64 = 1_000_000) -> TraceScript {
    var script = TraceScript()
    for process in 0..<count {
      script.process = ProcessID(pid: Int32(process + 1))
      let begin = 2 * Int64(process) * lengthNs
      for frame in 0..<4 {
        let (id, start) = (UInt32(frame) + 1, begin + Int64(frame) * lengthNs / 4)
        script.begin(
          "frame",
          id,
          at: start,
          [
            "frame": .count(frame + 1), "phase": .label("drag"),
            "offset_points": .number(Double(100 * frame)),
          ]
        )
        script.end("frame", id, at: start + lengthNs / 4)
      }
    }
    return script
  }

  private static func script(stack: String) -> TraceScript {
    var script = ReportScripts.runScript
    script.list = 1
    script.event("type_name", at: 30, ["type": .count(1), "name": .text("FeedRow")])
    script.event(
      "binary",
      at: 40,
      [
        "path": .text("/bin/app"), "build_id": .text("ab"), "base": .integer(0x1000),
        "start": .integer(0x1100), "limit": .integer(0x2000),
      ]
    )
    let begin: Int64 = 8 * 40_000_000 + 1_000
    script.begin("frame", 90_001, at: begin, ["frame": .count(200), "phase": .label("drag")])
    script.begin("measure", 90_002, at: begin + 100, ["type": .count(1)])
    for sample in 0..<12 {
      script.event(
        "stack_sample",
        at: begin + 200 + Int64(sample) * 1_000,
        ["number": .unsigned(1), "stack": .text(stack)]
      )
    }
    script.end("measure", 90_002, at: begin + 19_000_000)
    script.end("frame", 90_001, at: begin + 19_500_000)
    return script
  }

  /// Frames of 200 intervals each: a frame, an update, 3 layouts, and measurements; of 4 and of 10
  /// milliseconds, which are late.
  static func full(frames: Int) -> TraceScript {
    var script = TraceScript()
    for frame in 0..<frames {
      let begin = Int64(frame) * 20_000_000
      let id = UInt32(frame) * 1_000 + 1
      let scale: Int64 = frame.isMultiple(of: 2) ? 4 : 10
      let values = ["frame": FieldValue.count(frame + 1), "phase": .label("drag")] as KeyValuePairs
      script.begin("frame", id, at: begin, values)
      script.begin("update", id + 1, at: begin + 100)
      for layout in 0..<3 as Range<UInt32> {
        let start = begin + 200 + Int64(layout) * 300_000 * scale
        script.begin("layout", id + 2 + layout, at: start)
        for item in 0..<65 as Range<UInt32> {
          let time = start + 10 + Int64(item) * 4_000 * scale
          script.begin("measure", id + 10 + 65 * layout + item, at: time)
          script.end(
            "measure",
            id + 10 + 65 * layout + item,
            at: time + 50 * scale * Int64(item + 1)
          )
        }
        script.end("layout", id + 2 + layout, at: start + 290_000 * scale)
      }
      script.end("update", id + 1, at: begin + 950_000 * scale)
      script.end("frame", id, at: begin + 1_000_000 * scale)
    }
    return script
  }
}
