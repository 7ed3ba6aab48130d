/// How a process ended.
public enum ProcessEnd: Hashable, Sendable, Codable, CustomStringConvertible {
  /// Normally, with an exit status from 0 to 255.
  case exited(Int32)
  /// By a signal.
  case signalled(Int32)

  /// Whether it ended normally with status 0.
  public var isSuccess: Bool { self == .exited(0) }

  /// `exit status 3` or `signal 9`.
  public var description: String {
    switch self {
    case .exited(let status): "exit status \(status)"
    case .signalled(let number): "signal \(number)"
    }
  }

  /// Decodes the result of `waitpid`; C macros are not available in Swift.
  init(waitStatus: Int32) {
    let number = waitStatus & 0x7f
    self = number == 0 ? .exited((waitStatus >> 8) & 0xff) : .signalled(number)
  }
}
