import Foundation
import Glibc
import TestSupport
import Testing
import TraceAnalysis
import TraceTestSupport

/// Traces that no program should write: every command ends with a result or with one paragraph
/// that says what is wrong, in bounded time and memory.
@Suite struct HostileTraceTests {
  /// A way in which a trace is hostile.
  enum Hostility: String, CaseIterable, CustomTestStringConvertible {
    case deep = "20,000 intervals inside each other, on a stack of a megabyte"
    case crossing = "3,000 intervals that all cross each other"
    case names = "names with HTML, quotes, line breaks, zeros and other controls"
    case longText = "names of a megabyte"
    case manyNames = "2,000 different names"
    case backwards = "a clock that goes backwards"
    case extremes = "the largest and smallest numbers and times"
    case noEvents = "no events"

    var testDescription: String { rawValue }

    /// True if only the commands that need most memory read it.
    var isLarge: Bool { self == .deep || self == .longText }
  }

  @Test("Every command handles", arguments: Hostility.allCases)
  func copes(with hostility: Hostility) throws {
    let folder = try OutputFolder()
    let trace = Self.keptFolder.map { $0 + "/\(hostility)" } ?? folder.path + "/trace"
    try ScriptFile(Self.script(hostility)).write(to: trace)
    if Self.keptFolder != nil { return }
    for command in Self.commands(hostility, trace, output: folder.path) {
      // Without a limit a hang would block the tests; the limit allows for a slow, busy machine.
      // What calls itself for each level needs more than the stack.
      let stack = hostility == .deep ? ["--stack=\(1 << 20)"] : []
      let limits = ["timeout", "-s", "KILL", "120", "prlimit", "--data=\(1 << 30)"] + stack
      let run = try CommandRun.run(limits + [CommandRun.listscope] + command)
      #expect(
        [0, 64, 65].contains(run.status),
        "\(command): \(run.status) \(run.errors.prefix(500))"
      )
      // Trace Compass reads errors from stdout, and shows nothing where there is something on stderr.
      guard run.status != 0, !command.contains("lami") else { continue }
      let paragraph = run.errors.components(separatedBy: "error: ")
      #expect(paragraph.count == 2, "\(command): \(run.errors)")
      #expect(!run.errors.contains("\n\n"), "\(command)")
    }
  }

  @Test("A trace that is cut while it is read is an error, not a crash")
  func cutWhileRead() throws {
    let folder = try OutputFolder()
    let trace = folder.path + "/trace"
    try ScriptFile(Self.flat(5_000)).write(to: trace)
    // The log waits for a reader when the pipe is full.
    let run = try CommandRun([CommandRun.listscope, "report", trace, "--log"])
    run.waitForOutput()
    #expect(truncate(trace + "/stream_0", 4_096) == 0)
    let (status, _, errors) = run.finish()
    #expect(status == 65)
    #expect(errors.hasPrefix("error: A file of the trace became shorter"))
  }

  private static func commands(
    _ hostility: Hostility,
    _ trace: String,
    output: String
  ) -> [[String]] {
    let formats = ["text", "json", "html"] + (hostility.isLarge ? [] : ["markdown", "lami"])
    let exports =
      ["folded"]
      + (hostility.isLarge ? [] : ["perfetto", "chrome", "firefox", "speedscope", "csv", "ndjson"])
    let details = [["--frame", "0"], ["--interval", "update"], ["--log"]]
    return formats.map { ["report", trace, "--format", $0, "--output", "\(output)/r.\($0)"] }
      + exports.map { ["export", trace, "--format", $0, "--output", "\(output)/e.\($0)"] }
      + (hostility.isLarge ? [] : details.map { ["report", trace] + $0 })
      + (hostility.isLarge ? [] : [["query", trace, "SELECT name, sum(self_ns) FROM intervals"]])
  }

  /// The folder in which traces are kept for manual inspection, instead of being read here.
  private static let keptFolder = ProcessInfo.processInfo.environment["KEEP_HOSTILE_TRACES"]
}

extension HostileTraceTests {
  private static func script(_ hostility: Hostility) -> TraceScript {
    switch hostility {
    case .deep: nested(["frame", "update", "layout", "measure"], 5_000)
    case .crossing: crossing(3_000)
    case .names: named(awkwardNames)
    case .longText: named((0..<2).map { String(repeating: "\($0)<", count: 1 << 19) })
    case .manyNames: named((0..<2_000).map { "name \($0)" })
    case .backwards: backwards
    case .extremes: extremes
    case .noEvents: TraceScript()
    }
  }

  private static let awkwardNames = [
    "</script><img src=x onerror=alert(1)>", "\" onload=\"x", "'; DROP TABLE intervals; --",
    "a\u{0}b",
    "line\nbreak\r\n", "\u{1B}[31mred\u{7}", "\u{202E}turned", "a;b,c|d", "../../../etc/passwd", "",
  ]

  private static func nested(_ names: [String], _ count: Int) -> TraceScript {
    var script = TraceScript()
    let all = (0..<count * names.count).map { (UInt32($0 + 1), names[$0 % names.count]) }
    for (id, name) in all { script.begin(name, id, at: Int64(id) * 10) }
    for (place, (id, name)) in all.reversed().enumerated() {
      script.end(name, id, at: Int64(all.count + place + 1) * 10)
    }
    return script
  }

  private static func flat(_ count: UInt32) -> TraceScript {
    var script = TraceScript()
    for id in 1...count {
      script.begin("update", id, at: Int64(id) * 10)
      script.end("update", id, at: Int64(id) * 10 + 5)
    }
    return script
  }

  private static func crossing(_ count: UInt32) -> TraceScript {
    var script = TraceScript()
    for id in 1...count { script.begin(id % 2 == 0 ? "update" : "frame", id, at: Int64(id)) }
    for id in 1...count {
      script.end(id % 2 == 0 ? "update" : "frame", id, at: Int64(count + id))
    }
    return script
  }

  /// A frame and an update for each name, in every place where a trace can have a name.
  private static func named(_ names: [String]) -> TraceScript {
    var script = TraceScript()
    script.event("run_begin", at: 1, ["scenario": .text(names[0]), "checksum": .text(names[0])])
    for (number, name) in names.enumerated() {
      let (id, time) = (UInt32(number * 4 + 1), Int64(number + 1) * 20_000_000)
      script.event(
        "type_name",
        at: time,
        ["type": .count(number), "name": .text(name)]
      )
      script.event(
        "run_parameter",
        at: time,
        [
          "name": .text(name), "type": .text(name), "value": .text(name), "unit": .text(name),
          "meaning": .text(name), "comparison": .text(name),
        ]
      )
      script.begin("frame", id, at: time, ["frame": .count(number), "phase": .text(name)])
      script.begin("update", id + 1, at: time, ["reason": .text(name)])
      script.begin("interval", id + 2, at: time, ["name": .text(name)])
      script.begin("measure", id + 3, at: time, ["type": .count(number), "item": .text(name)])
      script.event("counter", at: time, ["name": .text(name), "value": .integer(1)])
      script.end("measure", id + 3, at: time + 18_000_000)
      script.end("interval", id + 2, at: time + 18_000_000, ["name": .text(name)])
      script.end("update", id + 1, at: time + 18_000_000)
      script.end("frame", id, at: time + 18_000_000)
    }
    return script
  }

  private static var backwards: TraceScript {
    var script = TraceScript()
    for number in 0..<1000 as Range<UInt32> {
      let time = Int64(1000 - number) * 1_000_000
      script.begin("frame", number * 2 + 1, at: time, ["frame": .count(Int(number))])
      script.begin("update", number * 2 + 2, at: time + 5)
      script.end("update", number * 2 + 2, at: time - 5)
      script.end("frame", number * 2 + 1, at: time + 20_000_000)
    }
    return script
  }

  private static var extremes: TraceScript {
    var script = TraceScript()
    let times: [Int64] = [0, 1, .max / 2, .max - 1, .max]
    script.event(
      "run_begin",
      at: 0,
      ["refresh_rate_hz": .unsigned(.max), "budget_ns": .integer(.max), "items": .unsigned(.max)]
    )
    script.begin("frame", 100, at: 0, ["frame": .unsigned(0), "offset_points": .number(-1e308)])
    for (number, time) in times.enumerated() {
      let (id, begin) = (UInt32(number * 2 + 1), time == 0 ? 0 : time - 1)
      script.begin(
        "frame",
        id,
        at: begin,
        ["frame": .unsigned(.max - UInt64(number)), "offset_points": .number(.infinity)]
      )
      script.begin("update", id + 1, at: begin, ["items": .unsigned(.max)])
      script.end("update", id + 1, at: time, ["changes": .unsigned(.max)])
      script.end("frame", id, at: time, ["blank_points": .number(.nan)])
      script.event("counter", at: time, ["name": .text("c"), "value": .integer(.min)])
    }
    script.end("frame", 100, at: .max, ["blank_points": .number(1e308)])
    return script
  }
}
