import ArgumentParser
import Experiments
import Foundation
import LTTng
import Reports
import TraceAnalysis

/// The end of a recording, as its user should know it.
struct RecordingEnd {
  let result: RecordingResult
  /// The subject of the recording, such as `The run of catalog`.
  let subject: String
  let folder: RecordingFolder
  /// The relay daemon that the trace was sent to; nil for none.
  var relay: RelayAddress?

  /// Prints what the recording wants to be known.
  func printWarnings() {
    for warning in result.warnings {
      StandardError.say("warning: \(warning)".textLines)
    }
  }

  /// The reason for which the trace does not hold the whole run, in one line; nil where it does.
  var incompleteness: String? {
    if let loss = result.daemonLoss { return loss }
    if case .signalled = result.workload { return "\(subject) was ended by \(result.workload)" }
    return nil
  }

  /// The error that ends the command; nil when daemons and program came to their end.
  ///
  /// A lost daemon comes first: the program was then ended by the recording.
  var failure: CommandFailure? {
    if let loss = result.daemonLoss {
      return CommandFailure(
        lines: ["The recording is incomplete: \(loss).", kept],
        status: .unavailable
      )
    }
    guard case .signalled = result.workload else { return nil }
    let crash = CrashReport(
      result: result,
      subject: subject,
      moments: LastMoments.read(folder.absolutePath)
    )
    return CommandFailure(lines: crash.text.textLines + [kept], status: .bug)
  }

  /// The error that ends the command after an interrupt.
  func interrupted(by signal: Int32) -> CommandFailure {
    CommandFailure(
      message: "\(RecordingTimeLimit.reason(forSignal: signal)) \(kept)",
      status: .interrupted
    )
  }

  private var kept: String {
    if let relay {
      let rest = FileManager.default.fileExists(atPath: result.traceDirectory)
      return "What has arrived is at \(relay)"
        + (rest ? ", and what was left in the buffers in '\(folder.path)'." : ".")
    }
    return "What was recorded until then is in '\(folder.path)'; read it with "
      + "`\(ProgramName.current) report \(folder.path.quotedPathForShell)`."
  }
}

extension CommandFailure {
  /// A recording that could not be made, or that lost its guard and has left what there was.
  init(_ error: LTTngError, leaving folder: RecordingFolder) {
    let failure = CommandFailure(error)
    guard case .guardLost = error, FileManager.default.fileExists(atPath: folder.path) else {
      self = failure
      return
    }
    self = failure.adding("  What was recorded until then is in '\(folder.path)'.")
  }
}
