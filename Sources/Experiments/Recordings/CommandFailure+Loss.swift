import Reports
package import TraceAnalysis
import TraceReading

extension CommandFailure {
  /// Returns the failure of a trace whose results are not reliable: exit code 65; nil when no event
  /// was lost, no packet is missing, and everything could be read.
  package static func loss(
    _ reading: ReadingTally,
    _ brokenFrames: BrokenFrames,
    in path: String
  ) -> CommandFailure? {
    let reasons = [
      lossReason(reading, path), damageReason(reading, path), gapReason(reading, path),
      brokenReason(brokenFrames, path),
    ].compactMap { $0 }
    guard !reasons.isEmpty else { return nil }
    return CommandFailure(message: reasons.joined(separator: " "), status: .badData)
  }

  /// The failure where a trace is not complete; nil where nothing was lost.
  package static func loss(_ summary: TraceSummary, in path: String) -> CommandFailure? {
    loss(
      ReadingTally(
        lostEvents: summary.lostEvents,
        unknownProviders: summary.unknownProviders,
        damage: summary.damage,
        gaps: summary.gaps
      ),
      summary.brokenFrames,
      in: path
    )
  }

  private static func lossReason(_ reading: ReadingTally, _ path: String) -> String? {
    guard reading.lostEvents > 0 else { return nil }
    return "The trace in '\(path)' lost \(reading.lostEvents) events while it was recorded, so "
      + "its counts are too low and its percentiles unreliable. Record it again with larger "
      + "buffers, such as `lttng enable-channel --subbuf-size=4M --num-subbuf=8`."
  }

  private static func damageReason(_ reading: ReadingTally, _ path: String) -> String? {
    guard reading.damage.count > 0 else { return nil }
    let packets = reading.damage.count == 1 ? "1 packet" : "\(reading.damage.count) packets"
    return
      "\(packets) of the trace in '\(path)' could not be read, so what was in \(reading.damage.count == 1 ? "it" : "them") is "
      + "missing. Copy the trace again, or record it again."
  }

  private static func gapReason(_ reading: ReadingTally, _ path: String) -> String? {
    guard let first = reading.gaps.missing.first else { return nil }
    let packets = first.count.map { $0 == 1 ? "1 packet" : "\($0) packets" } ?? "packets"
    let places = reading.gaps.count == 1 ? "1 place" : "\(reading.gaps.count) places"
    return "Packets are missing in \(places) of the trace in '\(path)', first \(packets) of "
      + "'\(first.file)', so frames at that time are in no statistics. \(remedy(path))"
  }

  private static func brokenReason(_ broken: BrokenFrames, _ path: String) -> String? {
    guard let first = broken.named.first else { return nil }
    let frames = broken.count == 1 ? "1 frame" : "\(broken.count) frames"
    return
      "\(frames) of the trace in '\(path)' \(broken.count == 1 ? "states" : "state") times that "
      + "cannot be true, and \(broken.count == 1 ? "is" : "are") in no statistics: \(first.words)"
      + (broken.count > 1 ? ", and others." : ".")
  }

  private static func remedy(_ path: String) -> String {
    guard let flight = TraceManifest(inFolder: path)?.flight, flight.cause != .end else {
      return "Copy the trace again, or record it again."
    }
    return "Copy the ring again; or the program replaced them while the ring was written, which "
      + "`\(ProgramName.current) flight` with a longer --history or a larger --buffer-size prevents."
  }
}
