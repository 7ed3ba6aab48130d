import Signposts

/// Runs operations one after the other, in the order in which they came.
///
/// An operation that is added while another runs waits for its end; the running pass picks it up.
final class ListChangesQueue {
  /// What an operation is told when it runs.
  struct Turn {
    /// The time since it was added, in nanoseconds.
    let waitNs: Int64
    /// How many operations wait behind it.
    let depth: Int
  }

  private var waiting: [(addedNs: Int64, operation: (Turn) -> Void)] = []
  private var isRunning = false

  /// How many operations wait.
  var count: Int { waiting.count }

  /// Adds an operation, and runs it at once unless another is running.
  func add(_ operation: @escaping (Turn) -> Void) {
    waiting.append((MonotonicClock.nowNs(), operation))
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      next.operation(Turn(waitNs: MonotonicClock.nowNs() - next.addedNs, depth: waiting.count))
    }
  }
}
