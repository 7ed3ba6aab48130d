import ArgumentParser
import Foundation

/// An error as the command reports it: one paragraph on stderr, and a documented exit code.
struct CommandFailure: Error {
  let message: String
  let code: ExitCode

  /// Tracing, or what it needs, is not to be had: exit code 69.
  static func tracingUnavailable(_ message: String) -> CommandFailure {
    CommandFailure(message: message, code: ExitCode(69))
  }

  /// Prints the message and returns the exit code to throw.
  func report() -> ExitCode {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    return code
  }
}
