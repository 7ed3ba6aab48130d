public import HeadlessUIKit

/// A colour that is a property of a value; equal if it looks the same.
///
/// ```swift
/// @Color var background = .white
/// ```
@propertyWrapper
public struct Color: Hashable, Sendable {
  /// The colour.
  public var wrappedValue: UIColor

  /// Creates a property from a colour.
  public init(_ color: UIColor) {
    wrappedValue = color
  }

  /// Creates a property with its initial value.
  public init(wrappedValue: UIColor) {
    self.init(wrappedValue)
  }
}
