/// A value of the environment, found by its type.
public protocol ListEnvironmentKey {
  /// What is stored.
  associatedtype Value
  /// What is read where nothing is stored.
  static var defaultValue: Value { get }
}

/// Values that reach every item, header and footer of a list.
public struct ListEnvironment {
  private var values: [ObjectIdentifier: Any] = [:]

  /// No values.
  public static var empty: ListEnvironment { ListEnvironment() }

  /// Makes an environment without values.
  public init() {}

  /// The value of a key.
  public subscript<Key: ListEnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Asked for first: where values are optional, a missing one would pass for a stored nil.
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
