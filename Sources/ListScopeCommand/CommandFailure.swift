import ArgumentParser
import Foundation
import LTTng
import PangoText
import TraceReading

/// An error as the command reports it: one paragraph on stderr, and a documented exit code.
struct CommandFailure: Error {
  let message: String
  let code: ExitCode

  init(message: String, code: ExitCode) {
    self.message = message
    self.code = code
  }

  /// Tracing, or something that it needs, is not available: exit code 69.
  static func tracingUnavailable(_ message: String) -> CommandFailure {
    CommandFailure(message: message, code: ExitCode(69))
  }

  /// Text cannot be measured: exit code 69.
  init(_ error: PangoTextError) {
    self.init(message: error.description, code: ExitCode(69))
  }

  /// A picture that could not be made.
  init(_ error: PictureError) {
    message = error.description
    switch error {
    case .unusableSize, .unknownFormat, .unwritable: code = .validationFailure
    case .unreadable, .drawingFailed: code = ExitCode(70)
    }
  }

  /// A file or folder cannot be made or written: exit code 64, since another name fixes it.
  static func unusableOutput(_ message: String) -> CommandFailure {
    CommandFailure(message: message, code: .validationFailure)
  }

  /// Something that should not happen: exit code 70.
  static func bug(_ error: any Error) -> CommandFailure {
    CommandFailure(
      message: "\(error)\nThis is a bug in listscope; please report it with the command line.",
      code: ExitCode(70)
    )
  }

  /// A trace that could not be read: exit code 66 where there is no such path, 69 where the decoder is
  /// missing, else 65.
  init(_ error: TraceReadingError) {
    let record = " `\(ProgramName.current) record SCENARIO` writes one."
    switch error {
    case .noSuchPath: self.init(message: error.message + record, code: ExitCode(66))
    case .decoderMissing: self.init(message: error.message, code: ExitCode(69))
    case .noTrace, .noEvents: self.init(message: error.message + record, code: ExitCode(65))
    default: self.init(message: error.message, code: ExitCode(65))
    }
  }

  /// A recording that could not be made.
  init(_ error: LTTngError) {
    message = error.description + (Self.fix(error).map { "\n  Fix: \($0)" } ?? "")
    switch error {
    case .outputUnusable: code = .validationFailure
    case .workloadNotStarted: code = ExitCode(70)
    case .daemonMissing, .daemonFailed, .daemonLost, .daemonInTheWay, .sessionRefused,
      .setupFailed, .tooFewDescriptors, .noRoomForBuffers, .guardLost:
      code = ExitCode(69)
    }
  }

  /// The command or option that helps; nil where the error itself says how to fix it.
  private static func fix(_ error: LTTngError) -> String? {
    switch error {
    case .daemonFailed, .daemonLost, .sessionRefused: "\(ProgramName.current) doctor"
    case .guardLost: "\(ProgramName.current) doctor shows what is left"
    case .outputUnusable: "choose another folder with --output"
    case .daemonMissing, .daemonInTheWay, .workloadNotStarted, .setupFailed, .tooFewDescriptors,
      .noRoomForBuffers:
      nil
    }
  }

  /// Prints the message and returns the exit code to throw.
  func report() -> ExitCode {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    return code
  }
}
