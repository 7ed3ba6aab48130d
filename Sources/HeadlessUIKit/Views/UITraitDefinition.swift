/// A trait by its type: one of the system, or a custom one.
public protocol UITraitDefinition {
  /// The values of the trait.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
  /// The name of the trait, for descriptions.
  static var name: String { get }
  /// A name that differs from those of other traits.
  static var identifier: String { get }
  /// True if colours depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }
  /// The name of the type with that of its module.
  public static var identifier: String { String(reflecting: Self.self) }
  /// False: colours do not depend on it.
  public static var affectsColorAppearance: Bool { false }

  /// Returns whether the trait differs between two collections.
  static func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    guard let value = old[Self.self] as? any Equatable else { return old != new }
    return !value.isEqual(to: new[Self.self])
  }
}

/// A trait by its type.
public typealias UITrait = any UITraitDefinition.Type
