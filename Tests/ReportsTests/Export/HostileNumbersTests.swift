import Foundation
import ListSchema
import Testing
import TraceAnalysis
import TraceTestSupport
@testable import Exports
@testable import HTMLReports
@testable import Reports

/// Numbers that no recorder writes, in every field that is read.
@Suite struct HostileNumbersTests {
  private static let numbers: [FieldValue] = [
    .unsigned(.max), .unsigned(1 << 63), .unsigned(0), .integer(.min), .integer(.max), .integer(-1),
    .number(1e300), .number(-1e300), .number(.nan), .number(.infinity),
    .number(.leastNonzeroMagnitude), .number(0),
    .unsigned(UInt64(UInt32.max)), .unsigned(1_000_000_007), .text("x"), .label(FieldLabel("y", 2)),
    .unsigned(3), .unsigned(60), .number(0.5), .integer(1 << 62),
    .number(.greatestFiniteMagnitude), .number(-.greatestFiniteMagnitude), .number(1.75e308),
  ]

  private static func script(_ seed: UInt64) -> TraceScript {
    var random = SeededGenerator(seed: seed)
    func number() -> FieldValue {
      Int.random(in: 0..<3, using: &random) > 0
        ? .unsigned(UInt64.random(in: 1...100, using: &random))
        : numbers.randomElement(using: &random) ?? .unsigned(0)
    }
    let far = (1 << 62) - 1 as Int64
    let steps: [Int64] = [0, 1, 1_000, 20_000_000, 1 << 40, 1 << 60]
    var time: Int64 = seed % 3 == 0 ? -far : 0
    func later() -> Int64 {
      let step = steps[Int.random(in: 0..<(seed % 2 == 0 ? 4 : 6), using: &random)]
      time = min(far, time + step)
      return time
    }
    var script = TraceScript()
    script.event(
      "run_begin",
      at: later(),
      [
        "refresh_rate_hz": number(), "budget_ns": number(), "items": number(), "frames": number(),
        "seed": number(), "repetition": number(), "scenario": number(),
      ]
    )
    script.event(
      "run_options",
      at: later(),
      [
        "clock": seed % 2 == 0 ? .text("real") : .text("virtual"), "warmup_frames": number(),
        "users": number(), "budget_share": number(), "slowdown": number(),
      ]
    )
    for id in 1..<40 as Range<UInt32> {
      script.list = id % 3
      script.update = id
      script.begin(
        "frame",
        id,
        at: later(),
        [
          "frame": number(), "phase": .text("drag"), "offset_points": number(),
          "start_delay_ns": number(), "vsync": number(),
        ]
      )
      script.begin("update", id, at: later(), ["reason": number(), "queue_wait_ns": number()])
      script.begin("slice", id, at: later())
      script.end("slice", id, at: later(), ["items": number(), "all_items": number()])
      script.begin("layout", id, at: later(), ["items": number(), "all_items": number()])
      script.begin("measure", id, at: later(), ["type": number()])
      script.end("measure", id, at: later(), ["count": number(), "cached": number()])
      script.end("layout", id, at: later(), ["measured": number(), "cache_hits": number()])
      script.end(
        "update",
        id,
        at: later(),
        ["items": number(), "changes": number(), "all_items": number()]
      )
      script.event(
        "measure_cache",
        at: later(),
        ["type": number(), "measured": number(), "cache_hits": number()]
      )
      script.event("counter", at: later(), ["name": .text("c"), "value": number()])
      script.end("frame", id, at: later(), ["blank_points": number(), "offset_points": number()])
    }
    return script
  }

  @Test("Every report can be made", arguments: 1...40 as ClosedRange<UInt64>)
  func reports(seed: UInt64) throws {
    let summary = TraceSummary(Self.script(seed).trace(lostEvents: .max), schema: ListSchema.schema)
    #expect(!TextReport(Report(summary, path: "trace")).text().isEmpty)
    #expect(!MarkdownReport(Report(summary, path: "trace")).text().isEmpty)
    #expect(try !JSONReport(Report(summary, path: "trace")).text().isEmpty)
    #expect(!HTMLReport(Report(summary, path: "trace")).text().isEmpty)
    #expect(try !LAMIReport(Report(summary, path: "trace")).text().isEmpty)
  }

  @Test(
    "Every export is whole, and JSON where it should be",
    arguments: 1...40 as ClosedRange<UInt64>
  )
  func exports(seed: UInt64) throws {
    let (parts, ending) = Self.script(seed).parts()
    func text(_ make: (ExportOutput) throws -> any TraceExporter) throws -> Data {
      final class Written {
        var bytes: [UInt8] = []
      }
      let written = Written()
      var exporter = try make(ExportOutput { written.bytes += $0 })
      for part in parts { exporter.add(part) }
      try exporter.finish(ending)
      return Data(written.bytes)
    }
    let origin = TraceOrigin(host: "lab")
    for json in [
      try text { ChromeTrace($0) },
      try text { try SpeedscopeProfiles(title: "trace", exporter: "tests", $0) },
    ] {
      _ = try JSONSerialization.jsonObject(with: json)
    }
    let lines = try text { output in PartitionedExport(.ndjson, origin) { _ in output } }
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      _ = try JSONSerialization.jsonObject(with: line)
    }
    #expect(try !text { output in PartitionedExport(.csv, origin) { _ in output } }.isEmpty)
    _ = try text { FoldedStacks($0) }
  }
}
