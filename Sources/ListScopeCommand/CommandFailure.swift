import ArgumentParser
import LTTng
import PangoText
import TraceReading

/// An error as the command reports it: one paragraph on stderr, and a documented exit code.
struct CommandFailure: Error {
  var message: String
  let code: ExitCode

  init(message: String, code: ExitCode) {
    self.message = message
    self.code = code
  }

  /// Tracing, or something that it needs, is not available: exit code 69.
  static func tracingUnavailable(_ message: String) -> CommandFailure {
    CommandFailure(message: message, code: ExitStatus.unavailable.code)
  }

  /// Text cannot be measured: exit code 69.
  init(_ error: PangoTextError) {
    self.init(message: error.description, code: ExitStatus.unavailable.code)
  }

  /// A picture that could not be made.
  init(_ error: PictureError) {
    message = error.description
    switch error {
    case .unusableSize, .unknownFormat, .unwritable: code = ExitStatus.usage.code
    case .unreadable, .drawingFailed: code = ExitStatus.bug.code
    }
  }

  /// A file or folder cannot be made or written: exit code 64, since another name fixes it.
  static func unusableOutput(_ message: String) -> CommandFailure {
    CommandFailure(message: message, code: ExitStatus.usage.code)
  }

  /// An output was not written to its end: exit code 74.
  ///
  /// - Parameters:
  ///   - target: the output that was written to, for the message: a quoted name, or `stdout`.
  ///   - error: the error of the system.
  ///   - result: the state of the output now.
  /// - Returns: the failure.
  static func writeFailed(
    _ target: String,
    _ error: SystemError,
    _ result: String = "What was written is incomplete."
  ) -> CommandFailure {
    CommandFailure(
      message: "\(target) cannot be written to: \(error.reason). \(result)",
      code: ExitStatus.writeFailed.code
    )
  }

  /// Something that should not happen: exit code 70.
  static func bug(_ error: any Error) -> CommandFailure {
    CommandFailure(
      message: "\(error)\nThis is a bug in listscope; please report it with the command line.",
      code: ExitStatus.bug.code
    )
  }

  /// A trace that could not be read: exit code 66 where there is no such path, 69 where the decoder is
  /// missing, else 65.
  init(_ error: TraceReadingError) {
    let record = " `\(ProgramName.current) record SCENARIO` writes one."
    switch error {
    case .noSuchPath: self.init(message: error.message + record, code: ExitStatus.noInput.code)
    case .decoderMissing, .decoderTooOld:
      self.init(message: error.message, code: ExitStatus.unavailable.code)
    case .noTrace, .noEvents:
      self.init(message: error.message + record, code: ExitStatus.badData.code)
    default: self.init(message: error.message, code: ExitStatus.badData.code)
    }
  }

  /// A recording that could not be made.
  init(_ error: LTTngError) {
    message = error.description + (Self.fix(error).map { "\n  Fix: \($0)" } ?? "")
    switch error {
    case .outputUnusable: code = ExitStatus.usage.code
    case .workloadNotStarted: code = ExitStatus.bug.code
    case .daemonMissing, .daemonFailed, .daemonLost, .daemonInTheWay, .noDaemon, .sessionRefused,
      .setupFailed, .tooFewDescriptors, .noRoomForBuffers, .waitFileInTheWay, .guardLost,
      .relayUnreachable, .formatRefused, .tracerMismatch:
      code = ExitStatus.unavailable.code
    }
  }

  /// The command or option that helps; nil where the error itself says how to fix it.
  private static func fix(_ error: LTTngError) -> String? {
    switch error {
    case .daemonFailed, .daemonLost, .sessionRefused: "\(ProgramName.current) doctor"
    case .guardLost: "\(ProgramName.current) doctor shows what is left"
    case .outputUnusable: "choose another folder with --output"
    case .daemonMissing, .daemonInTheWay, .noDaemon, .workloadNotStarted, .setupFailed,
      .tooFewDescriptors, .noRoomForBuffers, .waitFileInTheWay, .relayUnreachable, .formatRefused,
      .tracerMismatch:
      nil
    }
  }

  /// Prints the message and returns the exit code to throw.
  func report() -> ExitCode {
    StandardError.write("error: \(message)\n")
    return code
  }
}
