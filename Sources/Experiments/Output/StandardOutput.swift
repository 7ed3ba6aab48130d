import Glibc
import TraceAnalysis

/// The standard output of this process, every byte of which is checked.
///
/// `print` hides failures: nothing in this module prints.
package enum StandardOutput {
  /// Writes text.
  ///
  /// - Throws: `CommandFailure` with exit code 74 when it cannot be written to its end.
  package static func write(_ text: String) throws(CommandFailure) {
    do throws(SystemError) {
      try text.write(to: STDOUT_FILENO)
    } catch {
      throw failure(error)
    }
  }

  /// Writes text and a line break.
  package static func writeLine(_ text: String) throws(CommandFailure) {
    try write(text + "\n")
  }

  /// Writes a line for people, in which names from elsewhere may be, as `StandardError` does.
  package static func say(_ line: String) throws(CommandFailure) { try writeLine(line.printable) }

  /// Returns the failure of a write.
  package static func failure(_ error: SystemError) -> CommandFailure {
    .writeFailed("stdout", error)
  }

  /// Fails where something in this process has printed in vain.
  ///
  /// Scenarios of users may print.
  package static func checkPrinted() throws(CommandFailure) {
    guard fflush(nil) == 0 else { throw failure(SystemError()) }
  }
}
