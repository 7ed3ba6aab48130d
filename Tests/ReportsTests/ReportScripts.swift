import ListSchema
import Signposts
import TraceAnalysis
import TraceTestSupport

/// Traces with times that never change, to compare reports of.
enum ReportScripts {
  /// A run of 120 frames, with three updates of which two are too slow.
  static var run: TraceSummary {
    TraceSummary(runScript.trace(), schema: ListSchema.schema)
  }

  /// The events of that run.
  static var runScript: TraceScript {
    var script = TraceScript()
    script.event(
      "schema",
      at: 0,
      [
        "version": .count(1),
        "fingerprint": .text(String(ListSchema.schema.fingerprint, radix: 16)),
      ]
    )
    script.event(
      "run_begin",
      at: 10,
      [
        "scenario": .text("catalog"), "items": .count(1000), "seed": .integer(1),
        "frames": .count(120), "refresh_rate_hz": .count(60), "budget_ns": .integer(16_666_666),
        "layout": .text("table"), "sizing": .text("text"), "batching": .text("prefix:250"),
        "repetition": .count(1),
      ]
    )
    script.event("scenario", at: 20, ["checksum": .text("ac2589f2404a1aea")])
    for frame in 0..<120 { addFrame(frame, to: &script) }
    script.event("run_end", at: 120 * 40_000_000, ["frames": .count(120)])
    return script
  }

  private static func addFrame(_ frame: Int, to script: inout TraceScript) {
    let begin = Int64(frame) * 40_000_000 + 1000
    let id = UInt32(frame) * 100 + 1
    let phase = frame < 20 ? "drag" : frame < 100 ? "decelerate" : "idle"
    let cost = Int64(frame % 50 == 7 ? 21_000_000 + 4_000_000 * frame / 50 : 400_000 + 1000 * frame)
    script.begin(
      "frame",
      id,
      at: begin,
      [
        "frame": .count(frame + 1), "offset_points": .number(Double(frame) * 12.5),
        "phase": .label(phase),
      ]
    )
    if frame % 50 == 7 { addUpdate(frame, id, begin: begin + 1000, to: &script) }
    script.end("frame", id, at: begin + cost, ["visible_items": .count(14)])
  }

  private static func addUpdate(
    _ frame: Int,
    _ id: UInt32,
    begin: Int64,
    to script: inout TraceScript
  ) {
    let reason = frame < 50 ? "content_changed" : "scrolled_down"
    script.list = 1
    script.update += 1
    script.begin("update", id + 1, at: begin, ["reason": .label(reason)])
    script.begin("diff", id + 2, at: begin + 10_000)
    script.end("diff", id + 2, at: begin + 1_500_000)
    script.begin("layout", id + 3, at: begin + 1_600_000)
    for element in 0..<14 as Range<Int64> {
      let start = begin + 1_700_000 + element * 1_000_000
      script.begin("measure", id + 4 + UInt32(element), at: start)
      script.end("measure", id + 4 + UInt32(element), at: start + 900_000)
    }
    script.end(
      "layout",
      id + 3,
      at: begin + 16_000_000,
      [
        "measured": .count(14), "cache_hits": .count(236),
      ]
    )
    script.end(
      "update",
      id + 1,
      at: begin + 18_000_000,
      [
        "items": .count(250), "changes": .count(3),
      ]
    )
  }

  /// One frame that is late because of a measurement.
  static var oneFrame: TraceSummary {
    var script = TraceScript()
    script.list = 1
    script.begin("frame", 1, at: 0, ["frame": .count(1), "phase": .label("drag")])
    script.begin("measure", 2, at: 1_000_000)
    script.end("measure", 2, at: 10_000_000)
    script.end("frame", 1, at: 12_000_000)
    return TraceSummary(script.trace(), schema: ListSchema.schema)
  }

  /// Two runs that differ in the number of items.
  static var twoRuns: TraceScript { runs(items: [10, 20]) }

  /// Returns a script with runs of `items` items, each in a separate process; the first has three
  /// frames, the next two, and so on.
  static func runs(items: [Int]) -> TraceScript {
    var script = TraceScript()
    for (number, items) in items.enumerated() {
      script.process = ProcessID(pid: Int32(number + 1))
      let start = Int64(number) * 1_000_000_000
      let parameters =
        ["scenario": FieldValue.text("catalog"), "items": .count(items)]
        as KeyValuePairs
      script.event("run_begin", at: start, parameters)
      for frame in 0..<max(1, 3 - number) {
        let begin = start + Int64(frame + 1) * 20_000_000
        let id = UInt32(number * 10 + frame + 1)
        script.begin("frame", id, at: begin, ["frame": .count(frame + 1)])
        script.end("frame", id, at: begin + 1_000_000)
      }
      script.event("run_end", at: start + 500_000_000)
    }
    return script
  }

  /// Two diffs alone, in a trace that lost events, with a counter and a custom name.
  static var lossy: TraceSummary {
    var script = TraceScript()
    script.begin("measure", 9, at: 0)
    for id in 1...2 as ClosedRange<UInt32> {
      script.begin("diff", id, at: Int64(id) * 1000)
      script.end("diff", id, at: Int64(id) * 1000 + 250)
    }
    script.end("apply", 77, at: 4000)
    script.begin("interval", 3, at: 5000, ["name": .text("decode a very long name of the user's")])
    script.end("interval", 3, at: 9000, ["name": .text("decode a very long name of the user's")])
    script.event("counter", at: 9500, ["name": .text("queue"), "value": .integer(-3)])
    return TraceSummary(
      script.trace(lostEvents: 1204, unknownProviders: ["lttng_ust_statedump": 12]),
      schema: ListSchema.schema
    )
  }
}
