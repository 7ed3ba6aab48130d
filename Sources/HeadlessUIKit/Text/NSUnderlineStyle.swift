/// The style of an underline.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line, drawn as a normal line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}
