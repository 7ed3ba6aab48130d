import Experiments
import Foundation
import Signposts

/// One line on the terminal with the progress and the remaining time.
///
/// Where stderr is not a terminal it is nothing, or with `--verbose` line after line.
struct ProgressLine: ProgressDisplay {
  private let total: Int
  private let unit: String
  /// The number of the present one of several equal parts, from 1; the number of all parts is nil
  /// where it is not known.
  private let part: (number: Int, of: Int?)
  private let isShown: Bool
  private let isTerminal: Bool
  /// The number of steps between two displays, so that they cost almost nothing.
  private let stride: Int
  private var shownStrides = 0
  private let startNs = MonotonicClock.nowNs()

  init(
    total: Int,
    unit: String,
    part: (number: Int, of: Int?) = (1, 1),
    _ terminal: Terminal
  ) {
    self.total = total
    self.unit = unit
    self.part = part
    isTerminal = isatty(STDERR_FILENO) == 1
    isShown = isTerminal ? !terminal.isQuiet : terminal.isVerbose
    stride = max(1, total / 50)
  }

  mutating func show(_ done: Int) {
    // Steps may be left out, as frames are by a real clock.
    guard isShown, done / stride > shownStrides else { return }
    shownStrides = done / stride
    let perStep = Double(MonotonicClock.nowNs() - startNs) / 1e9 / Double(done)
    let left = perStep * Double(total - done + partsLeft * total)
    let rest = left > 0 ? ", about \(Self.readable(left)) left" : ""
    let line = "\(name)\(done) of \(total) \(unit)\(rest)"
    write(isTerminal ? "\r\(line)\u{1B}[K" : line + "\n")
  }

  /// The number of parts after this one, as far as that is known.
  var partsLeft: Int { max(0, (part.of ?? part.number) - part.number) }

  /// The text before the progress of one of several parts.
  var name: String {
    guard let all = part.of else { return part.number > 1 ? "run \(part.number): " : "" }
    return all > 1 ? "repetition \(part.number) of \(all): " : ""
  }

  func clear() {
    guard isShown, isTerminal else { return }
    write("\r\u{1B}[K")
  }

  /// A rounded time: `5 s`, `3 min`.
  static func readable(_ seconds: Double) -> String {
    guard seconds >= 1 else { return "1 s" }
    let rounded = Int(min(seconds, 1e9).rounded(.up))
    return rounded < 120 ? "\(rounded) s" : "\((rounded + 59) / 60) min"
  }

  private func write(_ text: String) {
    StandardError.write(text)
  }
}
