import ListSchema
import TraceAnalysis
import TraceTestSupport

/// A trace in which every text is the same, meant to do harm.
enum HostileScript {
  /// Texts that end elements, quotes, scripts, lines, and the direction of writing.
  static let texts = [
    "</script><img src=x onerror=alert(1)>", "\"><svg onload=alert(1)>", "' onclick='alert(1)",
    "<!--<script>", "a\u{0}b", "two\nlines\r", "\u{202E}backwards", "\u{2028}]]>", "&lt;b&gt;&amp;",
    "| `x` | **b** [l](https://x.example) @user #1 <details>", "www.x.example", "$$\\(x\\)$$",
  ]

  /// The summary, with the text in every place that has one.
  static func summary(_ text: String) -> TraceSummary {
    TraceSummary(
      script(text).trace(lostEvents: 1, unknownProviders: [text: 1]),
      schema: ListSchema.schema
    )
  }

  /// The events.
  static func script(_ text: String) -> TraceScript {
    var script = TraceScript()
    script.event(
      "run_begin",
      at: 0,
      [
        "scenario": .text(text), "layout": .text(text), "sizing": .text(text),
        "batching": .text(text), "refresh_rate_hz": .count(60), "items": .count(3),
      ]
    )
    script.event(
      "run_options",
      at: 1,
      ["clock": .text(text), "gesture": .text(text), "physics": .text(text)]
    )
    script.event("scenario", at: 2, ["checksum": .text(text)])
    script.event("type_name", at: 3, ["type": .count(1), "name": .text(text)])
    script.event("counter", at: 4, ["name": .text(text), "value": .integer(1)])
    for frame in 0..<20 as Range<UInt32> { add(frame, text, to: &script) }
    script.begin("interval", 9999, at: 900_000_000, ["name": .text(text)])
    return script
  }

  private static func add(_ frame: UInt32, _ text: String, to script: inout TraceScript) {
    let begin = Int64(frame) * 40_000_000 + 10
    let id = frame * 10 + 1
    script.list = 1
    script.update = frame
    script.begin(
      "frame",
      id,
      at: begin,
      [
        "frame": .count(Int(frame)), "phase": .label(frame < 10 ? text : "drag"),
        "offset_points": .number(Double(frame * 40 + 10)),
      ]
    )
    script.begin("update", id + 1, at: begin + 10, ["reason": .label(text)])
    script.begin("layout", id + 4, at: begin + 15)
    script.begin("measure", id + 2, at: begin + 20, ["type": .count(1)])
    script.begin("interval", id + 3, at: begin + 30, ["name": .text(text)])
    script.end("interval", id + 3, at: begin + 19_000_000, ["name": .text(text)])
    script.end("measure", id + 2, at: begin + 19_100_000)
    let counts = ["measured": FieldValue.count(1), "cache_hits": .count(1)] as KeyValuePairs
    script.end("layout", id + 4, at: begin + 19_150_000, counts)
    script.end("update", id + 1, at: begin + 19_200_000)
    script.end("frame", id, at: begin + 19_300_000)
  }
}
