package import TraceAnalysis

/// Traces that no program should write, and that every reader of traces will meet.
package enum AwkwardTrace {
  /// A name that every format has to escape somewhere.
  package static let name = "a;b,\"c\"\\\n\r\t<é>\u{1F600}\u{7F}"

  /// Two lists and two processes, intervals that cross each other, ends that are lost, names of all
  /// sorts, late frames, and counters.
  package static var script: TraceScript {
    var script = TraceScript()
    script.event(
      "run_begin",
      at: 1_000,
      ["scenario": .text(name), "budget_ns": .integer(500), "refresh_rate_hz": .count(1_000_000)]
    )
    for frame in 0..<12 as Range<UInt32> { addFrame(frame, to: &script) }
    addCrossing(at: 100_000, to: &script)
    script.process = ProcessID(host: 1, pid: 1)
    script.thread = 7
    script.list = 3
    script.begin("update", 1, at: 200_000)
    script.end("update", 1, at: 200_100)
    script.begin("diff", 2, at: 200_200)
    script.begin("frame", 3, at: 200_200, ["frame": .count(1)])
    script.end("frame", 3, at: 200_300)
    script.end("apply", 99, at: 200_400)
    return script
  }

  /// A frame of each of two lists, the second one inside an update's time.
  private static func addFrame(_ frame: UInt32, to script: inout TraceScript) {
    let (id, begin) = (frame * 10 + 1, Int64(frame) * 5_000 + 2_000)
    script.list = 1 + frame % 2
    script.begin(
      "frame",
      id,
      at: begin,
      [
        "frame": .count(Int(frame / 2) + 1), "offset_points": .number(Double(frame) / 3),
        "phase": .label("drag"),
      ]
    )
    script.update = frame + 1
    script.begin("update", id + 1, at: begin + 10, ["reason": .label(name)])
    script.begin("interval", id + 2, at: begin + 10, ["name": .text(name)])
    script.event("counter", at: begin + 20, ["name": .text(name), "value": .integer(-3)])
    script.end("interval", id + 2, at: begin + 40, ["name": .text(name)])
    // Never ends.
    if frame % 3 == 0 { script.begin("measure", id + 3, at: begin + 50) }
    script.end("update", id + 1, at: begin + 300, ["items": .count(5)])
    script.update = 0
    script.end("frame", id, at: begin + 300 + Int64(frame) * 100)
  }

  /// Three intervals of which each begins in the one before and ends after it, the last one empty.
  private static func addCrossing(at time: Int64, to script: inout TraceScript) {
    script.begin("layout", 501, at: time)
    script.begin("diff", 502, at: time + 10)
    script.begin("slice", 503, at: time + 20)
    script.end("layout", 501, at: time + 30)
    script.begin("present", 504, at: time + 40)
    script.end("diff", 502, at: time + 40)
    script.end("present", 504, at: time + 40)
    script.end("slice", 503, at: time + 50)
  }
}

extension TraceScript {
  /// The parts of the trace, and its end.
  package func parts(
    _ evaluation: EvaluationOptions = EvaluationOptions(),
    lostEvents: UInt64 = 0
  ) -> (parts: [TracePart], ending: TraceEnding) {
    var parts: [TracePart] = []
    let trace = ScriptedTrace(events: events, reading: ReadingTally(lostEvents: lostEvents))
    let ending = trace.read(into: [TraceParts { parts.append($0) }], evaluation: evaluation)
    return (parts, ending)
  }

  /// The intervals of all parts.
  package var intervals: [PlacedInterval] {
    parts().parts.flatMap { part -> [PlacedInterval] in
      if case .intervals(let intervals) = part { intervals } else { [] }
    }
  }

  /// The rows of all tables.
  package func rows(
    _ origin: TraceOrigin = TraceOrigin(host: "lab"),
    tables: TableRows = .all
  ) -> [TableRow] {
    let (parts, ending) = parts()
    var rows: [TableRow] = []
    for part in parts { tables.make(part) { rows.append($0) } }
    tables.make(ending, origin) { rows.append($0) }
    return rows
  }
}
