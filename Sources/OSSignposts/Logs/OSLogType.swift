/// The level of a log message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number that Apple's systems have for it.
  public let rawValue: UInt8

  /// Takes a number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Takes a number.
  public init(_ rawValue: UInt8) {
    self.init(rawValue: rawValue)
  }

  /// A message without a special level.
  public static let `default` = OSLogType(rawValue: 0x00)
  /// Helpful, but not essential.
  public static let info = OSLogType(rawValue: 0x01)
  /// For the development of the program.
  public static let debug = OSLogType(rawValue: 0x02)
  /// An error of the program.
  public static let error = OSLogType(rawValue: 0x10)
  /// An error of the system, or of several programs.
  public static let fault = OSLogType(rawValue: 0x11)

  /// The word for it in a trace.
  var word: StaticString {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }
}
