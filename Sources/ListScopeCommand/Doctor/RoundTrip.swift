import Experiments
import Foundation
import LTTng
import ListSchema
import Signposts
import TraceAnalysis
import TraceReading

/// Records a known number of events and reads them back.
struct RoundTrip {
  static let events = 1000

  /// The number of events in the trace that came back, and of lost ones, and its duration.
  struct Trace {
    var events: Int
    var lost: UInt64
    /// The time between the first and the last event.
    var durationNs: Int64
  }

  static func check() -> [Finding] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("listscope-doctor-\(getpid())").path
    // There is nothing to remove when the recording could not start.
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let request = RecordingRequest(
      command: [CurrentExecutable.path, RoundTripCommand.name],
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
      return [Finding("round trip", .fail, detail, fix: fix.map(String.init))]
    }
  }

  private static func findings(for result: RecordingResult) -> [Finding] {
    guard result.workload.isSuccess else {
      return [
        Finding(
          "round trip",
          .fail,
          "the program failed with \(result.workload)",
          fix: "unset LTTNG_UST_DEBUG; \(ProgramName.current) doctor"
        )
      ]
    }
    let trace: Trace
    do {
      trace = try readBack(result.traceDirectory)
    } catch {
      return [
        Finding("round trip", .fail, error.message, fix: "apt-get install libbabeltrace2-0")
      ]
    }
    guard trace.events == events, trace.lost == 0 else {
      return [
        Finding(
          "round trip",
          .fail,
          "\(trace.events) of \(events) events came back, \(trace.lost) lost",
          fix: "\(ProgramName.current) doctor    (again, on a quiet machine)"
        )
      ]
    }
    return [
      Finding("round trip", .ok, "\(events) of \(events) events recorded and read, 0 lost"),
      Finding("cost", .ok, "\(trace.durationNs / Int64(events - 1)) ns per event"),
    ]
  }

  /// Reads a trace as `report` does.
  private static func readBack(_ path: String) throws(TraceReadingError) -> Trace {
    var first: Int64?
    var last: Int64 = 0
    let tally = try TraceReader(path: path, provider: ListSchema.schema.name).read { event in
      first = first ?? event.timestampNs
      last = event.timestampNs
    }
    return Trace(events: tally.events, lost: tally.lostEvents, durationNs: last - (first ?? last))
  }
}
