/// The role of a signpost that `os_signpost` records.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The number that Apple's systems have for it.
  public let rawValue: UInt8

  /// Takes a number; unknown ones are events.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// An instant.
  public static let event = OSSignpostType(rawValue: 0)
  /// The begin of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}
