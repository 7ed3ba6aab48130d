/// The place of a value in columns of a fixed width.
public struct OSLogStringAlignment: Hashable, Sendable {
  private let columns: Int
  private let isRight: Bool

  /// As wide as the value.
  public static var none: OSLogStringAlignment {
    OSLogStringAlignment(columns: 0, isRight: false)
  }

  /// At the right of at least so many columns.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }

  /// At the left of at least so many columns.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: false)
  }

  /// Returns a text with the blanks that it needs.
  func aligned(_ text: String) -> String {
    guard columns > 0 else { return text }
    let blanks = String(repeating: " ", count: max(0, columns - text.count))
    return isRight ? blanks + text : text + blanks
  }
}
