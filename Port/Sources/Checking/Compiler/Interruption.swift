import Dispatch
import Foundation
import Glibc

/// Ends this process with exit code 130 on SIGINT, SIGTERM and SIGHUP, for as long as it exists: after the step that is
/// done as a whole, and with the tool that runs.
public final class Interruption {
  /// The exit code of an interrupted command.
  public static let exitCode: Int32 = 130

  private let sources: [any DispatchSourceSignal]

  /// Takes what is to be removed before.
  public init(_ clean: @escaping @Sendable () -> Void = {}) {
    sources = [SIGINT, SIGTERM, SIGHUP].filter { !Self.isIgnored($0) }.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      let registered = DispatchSemaphore(value: 0)
      source.setRegistrationHandler { registered.signal() }
      source.setEventHandler {
        InterruptibleWork.current.stop()
        clean()
        _exit(Interruption.exitCode)
      }
      source.activate()
      // A signal before that would end the process with nothing removed.
      registered.wait()
      return source
    }
  }

  deinit {
    for source in sources { source.cancel() }
  }

  /// Does a step as a whole: an interruption waits for its end.
  public static func whole<Result>(_ step: () throws -> Result) rethrows -> Result {
    try InterruptibleWork.current.whole(step)
  }

  /// Returns whether a signal is ignored, as by nohup and for the background jobs of a shell, which must stay so.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
