import Experiments
import Foundation
import Reports
import TraceAnalysis

/// One line on the terminal with what is known so far; nothing where stderr is not a terminal.
final class TuningProgress {
  private let limit: Double
  private let player: any TuningPlayer
  private let isShown: Bool

  init(limit: Double, _ player: any TuningPlayer, _ terminal: Terminal) {
    self.limit = limit
    self.player = player
    isShown = isatty(STDERR_FILENO) == 1 && !terminal.isQuiet
  }

  func show(_ tuning: Tuning) {
    guard isShown else { return }
    let runs = tuning.points.reduce(0) { $0 + $1.rounds }
    var line =
      "\(Readable.count(tuning.points.count, "point")), \(Readable.count(runs, "run")), "
      + "\(Int(player.seconds)) of \(Int(limit)) s"
    let known = tuning.points.filter { !$0.point.isDefault && $0.violation == nil }
    if let best = known.min(by: { ($0.ratio ?? .infinity) < ($1.ratio ?? .infinity) }),
      let ratio = best.ratio
    {
      line += String(format: ", best so far %@ (× %.3f)", best.point.name, ratio)
    }
    StandardError.write("\r\(line)\u{1B}[K")
  }

  func clear() {
    guard isShown else { return }
    StandardError.write("\r\u{1B}[K")
  }
}
