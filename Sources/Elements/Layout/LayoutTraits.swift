/// A key of a child's traits, identified by its type.
public protocol LayoutTraitsKey {
  /// The type of the stored value.
  associatedtype Value
  /// The value that is read when nothing is stored.
  static var defaultValue: Value { get }
}

/// The traits of a child that layouts read, beyond its size.
public struct LayoutTraits {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates traits without values.
  public init() {}

  /// The value of a key.
  public subscript<Key: LayoutTraitsKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
