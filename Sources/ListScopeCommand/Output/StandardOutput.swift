import Glibc
import Reports

/// The standard output of this process, every byte of which is checked.
///
/// `print` hides failures: nothing in this module prints.
enum StandardOutput {
  /// Writes text.
  ///
  /// - Throws: `CommandFailure` with exit code 74 when it cannot be written to its end.
  static func write(_ text: String) throws(CommandFailure) {
    do throws(SystemError) {
      try text.write(to: STDOUT_FILENO)
    } catch {
      throw failure(error)
    }
  }

  /// Writes text and a line break.
  static func writeLine(_ text: String) throws(CommandFailure) {
    try write(text + "\n")
  }

  /// Returns the failure of a write.
  static func failure(_ error: SystemError) -> CommandFailure {
    .writeFailed("stdout", error)
  }

  /// Fails where something in this process has printed in vain.
  ///
  /// Scenarios of users may print.
  static func checkPrinted() throws(CommandFailure) {
    guard fflush(nil) == 0 else { throw failure(SystemError()) }
  }
}

extension ExportOutput {
  /// An export output that writes to stdout.
  static var standard: ExportOutput {
    ExportOutput { bytes in
      do throws(SystemError) {
        try bytes.write(to: STDOUT_FILENO)
      } catch {
        throw StandardOutput.failure(error)
      }
    }
  }
}
