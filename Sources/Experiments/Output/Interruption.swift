import Dispatch
import Glibc

/// Ends the process with exit code 130 on SIGINT, SIGTERM and SIGHUP, for as long as it exists.
///
/// Without one, the signals end the process as they do any other, also once there has been one.
package final class Interruption {
  /// The exit code of an interrupted command.
  package static let exitCode = ExitStatus.interrupted.rawValue

  private let sources: [any DispatchSourceSignal]

  /// Takes what is to be done before, on another thread; it must end the process.
  package init(_ end: @escaping @Sendable () -> Never) {
    sources = [SIGINT, SIGTERM, SIGHUP].filter { !Self.isIgnored($0) }.map { number in
      OrdinaryEnd.keep(number)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { end() }
      source.resume()
      return source
    }
    OrdinaryEnd.suspend()
  }

  deinit {
    OrdinaryEnd.resume()
    for source in sources { source.cancel() }
  }

  /// Returns whether a signal is ignored, as by nohup and for the background jobs of a shell, which
  /// must stay so.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
