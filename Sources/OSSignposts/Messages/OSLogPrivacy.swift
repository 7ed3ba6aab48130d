/// The part of a value that a message shows.
public struct OSLogPrivacy: Hashable, Sendable {
  /// The form of a value that is not shown.
  public enum Mask: Hashable, Sendable {
    /// A hash, the same for equal values of one process.
    case hash
    /// None of it.
    case none
  }

  private enum Visibility: Hashable {
    case automatic, shown, hidden
  }

  private let visibility: Visibility
  private let mask: Mask

  /// Shows numbers and types, and hides texts and objects.
  public static var auto: OSLogPrivacy { auto(mask: .none) }
  /// Shows the value.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(visibility: .shown, mask: .none) }
  /// Hides the value.
  public static var `private`: OSLogPrivacy { `private`(mask: .none) }
  /// Hides the value, also where private ones are shown.
  public static var sensitive: OSLogPrivacy { sensitive(mask: .none) }

  /// The same as `auto`, with another form of what is hidden.
  public static func auto(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(visibility: .automatic, mask: mask)
  }

  /// The same as `private`, with another form of what is hidden.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(visibility: .hidden, mask: mask)
  }

  /// The same as `sensitive`, with another form of what is hidden.
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(visibility: .hidden, mask: mask)
  }

  /// Returns the text that stands for a value.
  func shown(_ text: @autoclosure () -> String, isText: Bool) -> String {
    let isHidden = visibility == .hidden || (visibility == .automatic && isText)
    if !isHidden { return text() }
    guard mask == .hash else { return "<private>" }
    return "<mask.hash: '\(String(StableHash.of(text(), Self.salt), radix: 16))'>"
  }

  /// The start of this process's hashes, so that they cannot be looked up in a table.
  private static let salt = UInt64.random(in: .min ... .max)
}
