public import Foundation

/// A place in a line at which text after a tab character stands; it is kept, without an effect.
open class NSTextTab: NSObject {
  /// The options of a tab.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The characters at which a column ends.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminators")
  }

  /// The alignment of the text at the place.
  public let alignment: NSTextAlignment
  /// The distance from the start of the line, in points.
  public let location: CGFloat
  /// The options.
  public let options: [OptionKey: Any]

  /// Creates a tab.
  public init(
    textAlignment alignment: NSTextAlignment,
    location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, location, self.options) = (alignment, loc, options)
  }

  /// Returns whether both have the same alignment and place.
  open override func isEqual(_ other: Any?) -> Bool {
    guard let other = other as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  /// The hash of the place.
  open override var hash: Int { location.hashValue }
}
