import Synchronization

@testable import Experiments

/// Keeps what a procedure says.
final class ListenerLog: ExperimentListener {
  private let kept = Mutex<[String]>([])

  /// The messages, each with its kind.
  var messages: [String] { kept.withLock { $0 } }

  func note(_ message: String) { kept.withLock { $0.append("note: " + message) } }
  func detail(_ message: @autoclosure () -> String) {}
  func warn(_ message: String) { kept.withLock { $0.append("warning: " + message) } }

  func progress(
    total: Int,
    unit: String,
    part: (number: Int, of: Int?)
  ) -> any ProgressDisplay { SilentListener().progress(total: total, unit: unit, part: part) }
}
