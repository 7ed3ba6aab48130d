import Foundation
import Signposts

/// Prints after each repetition how long the rest will take.
///
/// Only where stderr is not a terminal: on a terminal the runs show their progress themselves.
struct RepetitionEstimate {
  let total: Int
  private let startNs = MonotonicClock.nowNs()

  init(total: Int) {
    self.total = total
  }

  /// Called when a repetition is complete.
  func finished(_ number: Int) {
    guard total > 1, isatty(STDERR_FILENO) == 0 else { return }
    let each = Double(MonotonicClock.nowNs() - startNs) / 1e9 / Double(number)
    let left =
      number == total ? "" : ", about \(ProgressLine.readable(each * Double(total - number))) left"
    StandardError.write("repetition \(number) of \(total)\(left)\n")
  }
}
