import Dispatch
package import Testing

/// Serialises the tests that record, across all modules.
///
/// They inspect the leftovers on the machine, and measure nothing, so waiting does no harm.
package struct AloneOnTheMachine: TestTrait, SuiteTrait, TestScoping {
  /// Applies to every test of a suite separately.
  package var isRecursive: Bool { true }

  /// Runs a test while no other one with this trait runs.
  ///
  /// It runs on a thread of its own: a recording waits most of its time, and the threads for all other
  /// tests are few.
  package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    // Called for the suite as well, which must not hold the lock that its tests wait for.
    guard testCase != nil else { return try await function() }
    try await withTaskExecutorPreference(QueueExecutor.shared) {
      await Turnstile.shared.enter()
      do {
        try await function()
      } catch {
        await Turnstile.shared.leave()
        throw error
      }
      await Turnstile.shared.leave()
    }
  }
}

extension Trait where Self == AloneOnTheMachine {
  /// Serialises the tests that record, across all modules.
  package static var aloneOnTheMachine: Self { Self() }
}

/// Runs jobs one after another on a queue.
private final class QueueExecutor: TaskExecutor {
  static let shared = QueueExecutor()

  private let queue = DispatchQueue(label: "Alone on the machine")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// Admits one at a time, in the order of arrival.
private actor Turnstile {
  static let shared = Turnstile()

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func enter() async {
    guard isTaken else { return isTaken = true }
    await withCheckedContinuation { waiting.append($0) }
  }

  func leave() {
    guard !waiting.isEmpty else { return isTaken = false }
    waiting.removeFirst().resume()
  }
}
