import Experiments
import Foundation
import Glibc
import Reports

/// A terminal that is drawn again and again, and read key by key.
///
/// Ctrl-C is a key here, so that the terminal is restored whatever ends the command.
final class TopScreen {
  private static let controlC: UInt8 = 3

  private var before = termios()
  private let isReadable: Bool

  /// Takes over the terminal; nil where stdout is none.
  init?() {
    guard Terminal.isCapable else { return nil }
    isReadable = isatty(STDIN_FILENO) == 1 && tcgetattr(STDIN_FILENO, &before) == 0
    if isReadable {
      var mode = before
      mode.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
      tcsetattr(STDIN_FILENO, TCSANOW, &mode)
    }
    // The other screen of the terminal, without a cursor.
    try? StandardOutput.write("\u{1B}[?1049h\u{1B}[?25l")
  }

  /// Gives the terminal back.
  func close() {
    try? StandardOutput.write("\u{1B}[?25h\u{1B}[?1049l")
    if isReadable { tcsetattr(STDIN_FILENO, TCSANOW, &before) }
  }

  /// Shows lines, as many as there is room for.
  func show(_ lines: [String]) throws {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_row > 0
    let shown = lines.prefix(isKnown ? Int(size.ws_row) - 1 : 24)
    let text = shown.map { $0 + "\u{1B}[K\r\n" }.joined()
    try StandardOutput.write("\u{1B}[H" + text + "\u{1B}[J")
  }

  /// A key that the user pressed.
  enum Key {
    case quit, interrupt
  }

  /// The next key that means something, waiting for it no longer than `milliseconds`.
  func key(milliseconds: Int32) -> Key? {
    var source = pollfd(fd: isReadable ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, milliseconds) > 0 else { return nil }
    var byte: UInt8 = 0
    guard read(STDIN_FILENO, &byte, 1) == 1 else { return nil }
    switch byte {
    case UInt8(ascii: "q"), UInt8(ascii: "Q"): return .quit
    case Self.controlC: return .interrupt
    default: return nil
    }
  }
}
