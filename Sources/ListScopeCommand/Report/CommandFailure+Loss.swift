import ArgumentParser
import TraceAnalysis

extension CommandFailure {
  /// Why results of a trace are not reliable: exit code 65; nil when no event was lost and everything
  /// could be read.
  static func loss(_ reading: ReadingTally, in path: String) -> CommandFailure? {
    let reasons = [lossReason(reading, path), damageReason(reading, path)].compactMap { $0 }
    guard !reasons.isEmpty else { return nil }
    return CommandFailure(message: reasons.joined(separator: " "), code: ExitStatus.badData.code)
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
      "\(packets) of the trace in '\(path)' could not be read, so what was in them is "
      + "missing. Copy the trace again, or record it again."
  }
}
