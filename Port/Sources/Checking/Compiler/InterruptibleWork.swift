import Foundation

/// The work of this process that an interruption waits for, and the tool that it ends.
///
/// Its only variable is guarded by the lock.
final class InterruptibleWork: @unchecked Sendable {
  static let current = InterruptibleWork()

  private let lock = NSLock()
  private var tool: pid_t?

  /// The time that a tool has to end, in hundredths of a second.
  private static let patience = 200

  /// Does a step that is not interrupted.
  func whole<Result>(_ step: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try step()
  }

  /// Runs a tool to its end.
  ///
  /// - Throws: an error of Foundation if it cannot be started.
  func run(_ process: Process) throws {
    try whole {
      try process.run()
      tool = process.processIdentifier
    }
    process.waitUntilExit()
    whole { tool = nil }
  }

  /// Ends the tool, and lets no step begin any more: the process ends after this.
  func stop() {
    lock.lock()
    guard let tool else { return }
    for number in [SIGINT, SIGKILL] {
      // Foundation gives it a group of its own, which Ctrl-C does not reach.
      kill(-tool, number)
      kill(tool, number)
      for _ in 0..<Self.patience where kill(tool, 0) == 0 { usleep(10_000) }
    }
  }
}
