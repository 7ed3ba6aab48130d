import Glibc
import TraceAnalysis

/// The standard error of this process.
package enum StandardError {
  /// Writes a message of one line.
  package static func say(_ message: String) { say([message]) }

  /// Writes a message line by line.
  package static func say(_ lines: [String]) { write(text(of: lines)) }

  /// The text of a message.
  ///
  /// Names in it come from elsewhere, and may hold anything: what a terminal would obey is visible, and no name makes a
  /// line of its own.
  static func text(of lines: [String]) -> String { lines.map { $0.printable + "\n" }.joined() }

  /// Writes text as it is; ignores a failure, as it cannot be reported.
  package static func write(_ text: String) {
    try? text.write(to: STDERR_FILENO)
  }
}
