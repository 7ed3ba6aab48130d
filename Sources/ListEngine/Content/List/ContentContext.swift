/// A value on which the sizes of all content depend.
///
/// When it changes from one update to the next, everything is measured again.
public struct ContentContext: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  /// Wraps a value.
  public init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { $0 as? Value == value }
  }

  /// Returns whether both wrap equal values of the same type.
  public static func == (left: ContentContext, right: ContentContext) -> Bool {
    type(of: left.value) == type(of: right.value) && left.isEqual(right.value)
  }
}
