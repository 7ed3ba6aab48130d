package import Testing

/// Lets the tests that record run one at a time, in whichever module they are.
///
/// They look at what is left on the machine, and measure nothing, so waiting does no harm.
package struct AloneOnTheMachine: TestTrait, SuiteTrait, TestScoping {
  /// Every test of a suite waits for itself.
  package var isRecursive: Bool { true }

  /// Runs a test when no other one runs that has this trait.
  package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    // Called for the suite as well, which must not hold what its own tests wait for.
    guard testCase != nil else { return try await function() }
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

extension Trait where Self == AloneOnTheMachine {
  /// Lets the tests that record run one at a time, in whichever module they are.
  package static var aloneOnTheMachine: Self { Self() }
}

/// Lets one through at a time, in the order of arrival.
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
