import ArgumentParser
import TraceAnalysis

extension CommandFailure {
  /// Why nothing made of a trace must be trusted, with exit code 65.
  ///
  /// Nil when no event was lost and all could be read.
  init?(_ reading: ReadingTally, path: String) {
    let reasons = [Self.loss(reading.lostEvents, path), Self.damage(reading.damage.count, path)]
      .compactMap { $0 }
    guard !reasons.isEmpty else { return nil }
    self.init(message: reasons.joined(separator: " "), code: ExitCode(65))
  }

  private static func loss(_ events: UInt64, _ path: String) -> String? {
    guard events > 0 else { return nil }
    return "The trace in '\(path)' lost \(events) events while it was recorded, so "
      + "its counts are too low and its percentiles unreliable. Record it again with larger "
      + "buffers, such as `lttng enable-channel --subbuf-size=4M --num-subbuf=8`."
  }

  private static func damage(_ count: Int, _ path: String) -> String? {
    guard count > 0 else { return nil }
    return (count == 1 ? "1 packet" : "\(count) packets")
      + " of the trace in '\(path)' could not be read, so what was in "
      + (count == 1 ? "it" : "them") + " is missing. Copy the trace again, or record it anew."
  }
}
