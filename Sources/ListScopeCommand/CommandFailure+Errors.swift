import ArgumentParser
import Experiments
import LTTng
import PangoText
import TraceAnalysis

extension CommandFailure {
  /// Text cannot be measured: exit code 69.
  init(_ error: PangoTextError) {
    self.init(message: error.description, status: .unavailable)
  }

  /// A picture that could not be made.
  init(_ error: PictureError) {
    let status: ExitStatus =
      switch error {
      case .unusableSize, .unknownFormat, .unwritable: .usage
      case .unreadable, .drawingFailed: .bug
      }
    self.init(message: error.description, status: status)
  }

  /// A recording that could not be made.
  init(_ error: LTTngError) {
    let status: ExitStatus =
      switch error {
      case .outputUnusable: .usage
      case .workloadNotStarted: .bug
      case .daemonMissing, .daemonFailed, .daemonLost, .daemonInTheWay, .noDaemon, .sessionRefused,
        .setupFailed, .tooFewDescriptors, .noRoomForBuffers, .waitFileInTheWay, .guardLost,
        .relayUnreachable, .formatRefused, .tracerMismatch:
        .unavailable
      }
    let fix = Self.fix(error).map { "  Fix: \($0)" }
    self.init(lines: error.description.textLines + [fix].compactMap(\.self), status: status)
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
    StandardError.say(prefixed("error").lines)
    return ExitCode(code)
  }
}
