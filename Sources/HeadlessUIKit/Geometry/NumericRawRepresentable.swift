/// A value that is one number, to which others are added.
public protocol NumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Numeric, RawValue: Comparable {
  /// Creates a value from its number.
  init(rawValue: RawValue)
}

extension NumericRawRepresentable {
  /// Returns whether the first is lower.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The value that is higher by a number.
  public static func + (left: Self, right: RawValue) -> Self {
    Self(rawValue: left.rawValue + right)
  }
  /// The value that is higher by a number.
  public static func + (left: RawValue, right: Self) -> Self {
    Self(rawValue: left + right.rawValue)
  }
  /// The value that is lower by a number.
  public static func - (left: Self, right: RawValue) -> Self {
    Self(rawValue: left.rawValue - right)
  }
  /// The distance of two values.
  public static func - (left: Self, right: Self) -> RawValue { left.rawValue - right.rawValue }
  /// Adds a number.
  public static func += (left: inout Self, right: RawValue) {
    left = Self(rawValue: left.rawValue + right)
  }
  /// Subtracts a number.
  public static func -= (left: inout Self, right: RawValue) {
    left = Self(rawValue: left.rawValue - right)
  }
}
