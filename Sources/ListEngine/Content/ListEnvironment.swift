/// A key of the environment, identified by its type.
public protocol ListEnvironmentKey {
  /// The type of the stored value.
  associatedtype Value
  /// The value that is read when nothing is stored.
  static var defaultValue: Value { get }
}

/// Values available to every item, header and footer of a list.
public struct ListEnvironment {
  private var values: [ObjectIdentifier: Any] = [:]

  /// An empty environment.
  public static var empty: ListEnvironment { ListEnvironment() }

  /// Creates an empty environment.
  public init() {}

  /// The value of a key.
  public subscript<Key: ListEnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Looked up first: with an optional `Value`, a missing entry would look like a stored nil.
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
