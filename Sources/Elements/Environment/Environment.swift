import Foundation

/// A key of the environment, identified by its type.
public protocol EnvironmentKey {
  /// The type of the stored value.
  associatedtype Value
  /// The value that is read when nothing is stored.
  static var defaultValue: Value { get }
}

/// Values that are passed down the element tree, while measuring and while laying out.
public struct Environment {
  private final class Storage {
    var values: [ObjectIdentifier: Any]

    init(_ values: [ObjectIdentifier: Any]) {
      self.values = values
    }
  }

  private var storage: Storage?

  /// An empty environment.
  public static var empty: Environment { Environment() }

  /// Creates an empty environment.
  public init() {}

  /// True if nothing is stored.
  var isEmpty: Bool { storage == nil }

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Looked up first: with an optional `Value`, a missing entry would look like a stored nil.
      guard let value = storage?.values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }

  private mutating func set(_ value: Any, for key: ObjectIdentifier) {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage?.values ?? [:]) }
    storage?.values[key] = value
  }

  /// The values of both; those of `other` win.
  public func merged(prioritizing other: Environment) -> Environment {
    guard let mine = storage else { return other }
    guard let others = other.storage, others !== mine else { return self }
    var result = Environment()
    result.storage = Storage(mine.values.merging(others.values) { $1 })
    return result
  }

  /// Returns whether one is a copy of the other that was not changed.
  func isSame(as other: Environment) -> Bool { storage === other.storage }

  /// Returns whether both are known to have the same values.
  ///
  /// Values that can be compared are; of others, only the same object is equal.
  package func isEquivalent(to other: Environment) -> Bool {
    if isSame(as: other) { return true }
    let (mine, others) = (storage?.values ?? [:], other.storage?.values ?? [:])
    guard mine.count == others.count else { return false }
    // All are compared: which one would end it early depends on the addresses of types, and counts
    // of work have to be the same in every build.
    return mine.reduce(true) { isEqual, entry in
      (others[entry.key].map { Self.isEqual(entry.value, $0) } ?? false) && isEqual
    }
  }

  private static func isEqual(_ value: Any, _ other: Any) -> Bool {
    if let value = value as? any Equatable { return value.isEqual(other) }
    guard type(of: value) is AnyClass, type(of: other) is AnyClass else { return false }
    return value as AnyObject === other as AnyObject
  }
}

extension Equatable {
  fileprivate func isEqual(_ other: Any) -> Bool {
    (other as? Self).map { $0 == self } ?? false
  }
}
