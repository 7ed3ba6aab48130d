import Foundation
import Reports

/// What stdout can show.
enum Terminal {
  /// Colours only on a terminal that has them, and never with `NO_COLOR` (no-color.org).
  static var style: TextStyle {
    let environment = ProcessInfo.processInfo.environment
    let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return TextStyle(
      usesColour: isatty(STDOUT_FILENO) == 1 && !isRefused && environment["TERM"] != "dumb"
    )
  }

  /// Says on stderr what the user should know, although the command goes on.
  static func warn(_ message: String) {
    StandardError.write("warning: \(message)\n")
  }
}
