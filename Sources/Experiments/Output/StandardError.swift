import Glibc

/// The standard error of this process.
package enum StandardError {
  /// Writes text; ignores a failure, as it cannot be reported.
  package static func write(_ text: String) {
    try? text.write(to: STDERR_FILENO)
  }
}
