import TraceAnalysis
package import TraceReading

/// A failure as a user reads it: one paragraph on stderr, mostly, and a documented exit code.
package struct CommandFailure: Error {
  /// The paragraph, and the lines below it.
  package private(set) var lines: [String]
  /// The exit code: mostly one of `ExitStatus`, but that of a recorded program is passed on.
  package let code: Int32

  /// A failure with any exit code, and several lines.
  ///
  /// A line break in one of them is of a name: it is shown, and not obeyed.
  package init(lines: [String], code: Int32) {
    self.lines = lines
    self.code = code
  }

  /// A failure with one of the documented exit codes, and several lines.
  package init(lines: [String], status: ExitStatus) {
    self.init(lines: lines, code: status.rawValue)
  }

  /// A failure with any exit code.
  package init(message: String, code: Int32) {
    self.init(lines: [message], code: code)
  }

  /// A failure with one of the documented exit codes.
  package init(message: String, status: ExitStatus) {
    self.init(message: message, code: status.rawValue)
  }

  /// The paragraph and the lines below it.
  package var message: String { lines.joined(separator: "\n") }

  /// The same with what it is about in front.
  package func prefixed(_ words: String) -> CommandFailure {
    CommandFailure(lines: ["\(words): \(lines.first ?? "")"] + lines.dropFirst(), code: code)
  }

  /// The same with further lines.
  package func adding(_ more: String...) -> CommandFailure {
    CommandFailure(lines: lines + more, code: code)
  }

  /// The documented meaning of the exit code; nil for the code of another program.
  package var status: ExitStatus? { ExitStatus(rawValue: code) }

  /// A mistake in the request: exit code 64.
  package static func usage(_ message: String) -> CommandFailure {
    CommandFailure(message: message, status: .usage)
  }

  /// Tracing, or something that it needs, is not available: exit code 69.
  package static func tracingUnavailable(_ message: String) -> CommandFailure {
    CommandFailure(message: message, status: .unavailable)
  }

  /// A file or folder cannot be made or written: exit code 64, since another name fixes it.
  package static func unusableOutput(_ message: String) -> CommandFailure {
    CommandFailure(message: message, status: .usage)
  }

  /// An output was not written to its end: exit code 74.
  ///
  /// - Parameters:
  ///   - target: the output that was written to, for the message: a quoted name, or `stdout`.
  ///   - error: the error of the system.
  ///   - result: the state of the output now.
  /// - Returns: the failure.
  package static func writeFailed(
    _ target: String,
    _ error: SystemError,
    _ result: String = "What was written is incomplete."
  ) -> CommandFailure {
    CommandFailure(
      message: "\(target) cannot be written to: \(error.reason). \(result)",
      status: .writeFailed
    )
  }

  /// Something that should not happen: exit code 70.
  package static func bug(_ error: any Error) -> CommandFailure {
    CommandFailure(
      lines: "\(error)".textLines + [
        "This is a bug in listscope; please report it with the command line."
      ],
      status: .bug
    )
  }

  /// A trace that could not be read: exit code 66 where there is no such path, 69 where the decoder is
  /// missing, else 65.
  package init(_ error: TraceReadingError) {
    let record = " `\(ProgramName.current) record SCENARIO` writes one."
    switch error {
    case .noSuchPath: self.init(message: error.message + record, status: .noInput)
    case .decoderMissing, .decoderTooOld:
      self.init(message: error.message, status: .unavailable)
    case .noTrace, .noEvents:
      self.init(message: error.message + record, status: .badData)
    default: self.init(message: error.message, status: .badData)
    }
  }
}
