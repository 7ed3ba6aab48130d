import Signposts

/// Says after each repetition how long the rest will take, where details are asked for.
///
/// On a terminal the runs show their progress themselves.
struct RepetitionEstimate {
  /// Nil where it is not known.
  let total: Int?
  let terminal: Terminal
  private let startNs = MonotonicClock.nowNs()

  init(total: Int?, _ terminal: Terminal) {
    self.total = total
    self.terminal = terminal
  }

  /// Called when a repetition is complete.
  func finished(_ number: Int) {
    guard let total, total > 1 else { return }
    let each = Double(MonotonicClock.nowNs() - startNs) / 1e9 / Double(number)
    let left =
      number == total ? "" : ", about \(ProgressLine.readable(each * Double(total - number))) left"
    terminal.detail("repetition \(number) of \(total)\(left)")
  }
}
