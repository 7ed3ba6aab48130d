import Foundation
import LTTng

/// Records a known number of events and reads them back.
struct RoundTrip {
  static let events = 1000

  /// What came back.
  struct Trace {
    var events: Int
    /// The time between the first and the last event.
    var spanNs: Int64
  }

  static func check() -> [Finding] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("listscope-doctor-\(getpid())").path
    // Nothing is there when the recording could not even begin.
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let request = RecordingRequest(
      command: [
        CurrentExecutable.path, "probe", "--require-tracing", "--events", "\(events)",
      ],
      outputDirectory: folder
    )
    do {
      return findings(for: try Recorder.record(request))
    } catch {
      let lines = error.description.split(separator: "\n").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      let fix = lines.last { $0.hasPrefix("Fix: ") }?.dropFirst("Fix: ".count)
      let detail = lines.filter { !$0.hasPrefix("Fix: ") }.joined(separator: " ")
      // A fix that says to come here is none.
      let isElsewhere = fix.map { !$0.hasPrefix("listscope doctor") } ?? false
      return [Finding("round trip", .fail, detail, fix: isElsewhere ? fix.map(String.init) : nil)]
    }
  }

  private static func findings(for result: RecordingResult) -> [Finding] {
    guard result.workload.isSuccess else {
      return [
        Finding(
          "round trip",
          .fail,
          "the probe failed with \(result.workload)",
          fix: "unset LTTNG_UST_DEBUG; listscope probe"
        )
      ]
    }
    guard let trace = readBack(result.traceDirectory) else {
      return [
        Finding(
          "round trip",
          .warn,
          "recorded, but babeltrace2 could not read the trace",
          fix: "apt-get install babeltrace2"
        )
      ]
    }
    let lost = result.discardedEvents.map { "\($0) lost" } ?? "losses unknown"
    guard trace.events == events, result.discardedEvents ?? 0 == 0 else {
      return [
        Finding(
          "round trip",
          .fail,
          "\(trace.events) of \(events) events came back, \(lost)",
          fix: "listscope doctor    (again, on a quiet machine)"
        )
      ]
    }
    return [
      Finding("round trip", .ok, "\(events) of \(events) events recorded and read, \(lost)"),
      Finding("cost", .ok, "\(trace.spanNs / Int64(events - 1)) ns from event to event"),
    ]
  }

  /// Reads a trace: the one place that knows which reader does it.
  private static func readBack(_ trace: String) -> Trace? {
    guard let text = ProgramOutput.run(["babeltrace2", "--clock-seconds", "--no-delta", trace])
    else { return nil }
    let lines = text.split(separator: "\n")
    // A line begins with `[1795225423.123456789]`.
    func timeNs(_ line: Substring?) -> Int64 {
      let digits = line?.dropFirst().prefix { $0 != "]" }.filter(\.isNumber)
      return digits.flatMap { Int64($0) } ?? 0
    }
    return Trace(events: lines.count, spanNs: timeNs(lines.last) - timeNs(lines.first))
  }
}
