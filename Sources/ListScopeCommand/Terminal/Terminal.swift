import Experiments
import Foundation
import Glibc
import Reports

/// The terminal settings of a command: colours, verbosity and paging.
struct Terminal: ExperimentListener {
  /// The condition under which text is coloured.
  var colour = ColourChoice.auto
  /// True if notes, progress and summaries are left out.
  var isQuiet = false
  /// True if each step is reported.
  var isVerbose = false
  /// True if long output is shown page by page.
  var usesPager = true

  /// The width of text that is not shown on a terminal.
  static let defaultWidth = 110
  private static let minWidth = 40

  /// The style of text on stdout.
  var style: TextStyle {
    TextStyle(usesColour: colour.isWanted(on: STDOUT_FILENO), width: Self.width)
  }

  /// Returns the style of text in an output: a file is no terminal.
  func style(of output: String?) -> TextStyle {
    output == nil || output == "-" ? style : TextStyle(usesColour: colour == .always)
  }

  /// True if stdout is a terminal that can do more than print.
  static var isCapable: Bool {
    isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// The columns of the terminal, as far as they are used.
  private static var width: Int {
    guard isatty(STDOUT_FILENO) == 1 else { return defaultWidth }
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? min(max(Int(size.ws_col), minWidth), defaultWidth) : 80
  }

  /// Says on stderr what the user should know, although the command goes on.
  func warn(_ message: String) {
    StandardError.say("warning: \(message)")
  }

  /// Says on stderr what helps, and may be left out.
  func note(_ message: String) {
    guard !isQuiet else { return }
    StandardError.say("note: \(message)")
  }

  /// Says on stderr what is done, where that was asked for.
  func detail(_ message: @autoclosure () -> String) {
    guard isVerbose else { return }
    StandardError.say(message())
  }

  /// Begins a line that shows how much of a part of the work is done.
  func progress(
    total: Int,
    unit: String,
    part: (number: Int, of: Int?)
  ) -> any ProgressDisplay {
    ProgressLine(total: total, unit: unit, part: part, self)
  }
}

/// The condition under which text is coloured.
enum ColourChoice: String, CaseIterable, Sendable {
  /// On a terminal that has colours, and not with `NO_COLOR` (no-color.org).
  case auto
  case always
  case never

  /// Returns whether colours are wanted on a descriptor.
  func isWanted(on descriptor: Int32) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      let environment = ProcessInfo.processInfo.environment
      return isatty(descriptor) == 1 && environment["NO_COLOR", default: ""].isEmpty
        && environment["TERM"] != "dumb"
    }
  }
}
