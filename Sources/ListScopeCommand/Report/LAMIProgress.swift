import Experiments
import Reports

/// The lines of progress of an external analysis: one for each twentieth of the trace's time.
final class LAMIProgress {
  private var shownSteps = -1

  private static let steps = 20.0

  /// Shows how much was read, from 0 to 1.
  func show(_ share: Double) {
    let step = Int(share * Self.steps)
    guard step > shownSteps, share < 1 else { return }
    shownSteps = step
    write(share, "Reading the trace")
  }

  /// Shows that the whole trace was read.
  func finish() {
    write(1, "Making the tables")
  }

  private func write(_ share: Double, _ words: String) {
    // If the reader is gone, writing the results fails, and says so.
    try? StandardOutput.write(LAMIReport.progress(share, words))
  }
}
