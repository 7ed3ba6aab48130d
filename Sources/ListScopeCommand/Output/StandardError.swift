import Glibc

/// The standard error of this process.
enum StandardError {
  /// Writes text; where that fails there is nobody to tell.
  static func write(_ text: String) {
    try? text.write(to: STDERR_FILENO)
  }
}
