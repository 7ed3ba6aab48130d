internal import Glibc

/// The end of a process.
public enum ProcessEnd: Hashable, Sendable, Codable, CustomStringConvertible {
  /// Normally, with an exit status from 0 to 255.
  case exited(Int32)
  /// By a signal.
  case signalled(Int32)

  /// True if it ended normally with status 0.
  public var isSuccess: Bool { self == .exited(0) }

  /// `exit status 3` or `SIGKILL (signal 9)`.
  public var description: String {
    switch self {
    case .exited(let status): "exit status \(status)"
    case .signalled(let number):
      Self.names[number].map { "\($0) (signal \(number))" }
        ?? "signal \(number)"
    }
  }

  private static let names: [Int32: String] = [
    SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP",
    SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL",
    SIGUSR1: "SIGUSR1", SIGSEGV: "SIGSEGV", SIGUSR2: "SIGUSR2", SIGPIPE: "SIGPIPE",
    SIGALRM: "SIGALRM", SIGTERM: "SIGTERM", SIGXCPU: "SIGXCPU", SIGXFSZ: "SIGXFSZ",
    SIGSYS: "SIGSYS",
  ]

  /// Decodes the result of `waitpid`; C macros are not available in Swift.
  init(waitStatus: Int32) {
    let number = waitStatus & 0x7f
    self = number == 0 ? .exited((waitStatus >> 8) & 0xff) : .signalled(number)
  }
}
