/// Ends the process with exit code 130 on SIGINT, SIGTERM and SIGHUP, for as long as it exists.
///
/// Of several that exist, each does its own part, the latest first. Without one, the signals end the process as they
/// do any other, also once there has been one.
package final class Interruption {
  /// The exit code of an interrupted command.
  package static let exitCode = ExitStatus.interrupted.rawValue

  private let number: Int

  /// Hears the signals from its return on.
  ///
  /// - Parameter clean: what is to be done before, on another thread.
  package init(_ clean: @escaping @Sendable () -> Void = {}) {
    number = EndingSignals.add(clean)
  }

  deinit { EndingSignals.remove(number) }
}
