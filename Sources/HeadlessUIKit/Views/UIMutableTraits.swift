/// Traits that can be changed, those of the system and of an app.
///
/// ```swift
/// struct CompactTrait: UITraitDefinition { static let defaultValue = false }
/// extension UIMutableTraits {
///   var isCompact: Bool {
///     get { self[CompactTrait.self] }
///     set { self[CompactTrait.self] = newValue }
///   }
/// }
/// ```
public protocol UIMutableTraits {
  /// The value of a trait.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
  /// Light or dark mode.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The size of text that the user prefers.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The room on the horizontal axis.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The room on the vertical axis.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The direction of lines.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
}

/// The traits that a view or a controller sets for itself and what is inside.
public protocol UITraitOverrides: UIMutableTraits {
  /// Returns whether a trait is set.
  func contains(_ trait: UITrait) -> Bool
  /// Has a trait follow the superview again.
  mutating func remove(_ trait: UITrait)
}

/// The values of traits of an app, by their types.
///
/// `@unchecked Sendable`: it is not changed, and the types of traits have values that are.
final class OwnTraits: Hashable, @unchecked Sendable {
  private let values: [ObjectIdentifier: Any]

  private init(_ values: [ObjectIdentifier: Any]) { self.values = values }

  /// Creates the values with another one; nil for a value leaves it out.
  static func setting(_ value: Any?, of trait: ObjectIdentifier, in traits: OwnTraits?)
    -> OwnTraits?
  {
    var values = traits?.values ?? [:]
    values[trait] = value
    return values.isEmpty ? nil : OwnTraits(values)
  }

  /// The value of a trait; nil if it has none.
  func value(of trait: ObjectIdentifier) -> Any? { values[trait] }

  /// These values, and others of traits that are not among them.
  func merged(into others: OwnTraits?) -> OwnTraits {
    OwnTraits(values.merging(others?.values ?? [:]) { own, _ in own })
  }

  /// Returns whether they have equal values; those of types without equality differ.
  static func == (left: OwnTraits, right: OwnTraits) -> Bool {
    if left === right { return true }
    guard left.values.count == right.values.count else { return false }
    return left.values.allSatisfy { trait, value in
      guard let value = value as? any Equatable, let other = right.values[trait] else {
        return false
      }
      return value.isEqual(to: other)
    }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(Set(values.keys)) }
}

extension UITraitCollection {
  /// The value of a trait.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    if let system = trait as? any SystemTrait.Type, let value = system.value(in: self) as? T.Value {
      return value
    }
    return own?.value(of: ObjectIdentifier(trait)) as? T.Value ?? T.defaultValue
  }

  /// Sets a trait; those of the system that never change keep their values.
  mutating func set<T: UITraitDefinition>(_ value: T.Value, of trait: T.Type) {
    if let system = trait as? any SystemTrait.Type { return system.set(value, in: &self) }
    own = OwnTraits.setting(value, of: ObjectIdentifier(trait), in: own)
  }
}

extension SystemTrait {
  fileprivate static func value(in traits: UITraitCollection) -> Any { traits[keyPath: property] }

  fileprivate static func set(_ value: Any, in traits: inout UITraitCollection) {
    guard let property = property as? WritableKeyPath<UITraitCollection, Value>,
      let value = value as? Value
    else { return }
    traits[keyPath: property] = value
  }
}

/// The traits of a view, with those that it sets.
struct TraitOverrides: UITraitOverrides {
  /// All traits of the view.
  var traits: UITraitCollection
  /// The traits around the view.
  var outer = UITraitCollection.current

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { traits[trait] }
    set { traits.set(newValue, of: trait) }
  }

  var userInterfaceStyle: UIUserInterfaceStyle {
    get { traits.userInterfaceStyle }
    set { traits.userInterfaceStyle = newValue }
  }
  var preferredContentSizeCategory: UIContentSizeCategory {
    get { traits.preferredContentSizeCategory }
    set { traits.preferredContentSizeCategory = newValue }
  }
  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { traits.horizontalSizeClass }
    set { traits.horizontalSizeClass = newValue }
  }
  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { traits.verticalSizeClass }
    set { traits.verticalSizeClass = newValue }
  }
  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { traits.userInterfaceIdiom }
    set { traits.userInterfaceIdiom = newValue }
  }
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { traits.layoutDirection }
    set { traits.layoutDirection = newValue }
  }

  func contains(_ trait: UITrait) -> Bool { trait.differs(outer, traits) }

  mutating func remove(_ trait: UITrait) { copy(trait) }

  private mutating func copy<T: UITraitDefinition>(_ trait: T.Type) {
    traits.set(outer[trait], of: trait)
  }
}

extension UIView {
  /// The traits of this view and its descendants; setting a part of them keeps the others.
  public var traitOverrides: any UITraitOverrides {
    get {
      TraitOverrides(
        traits: ownTraits ?? traitCollection,
        outer: superview?.traitCollection ?? .current
      )
    }
    set {
      guard let overrides = newValue as? TraitOverrides else { return }
      overrideTraitCollection = overrides.traits == overrides.outer ? nil : overrides.traits
    }
  }
}

extension UIViewController {
  /// The traits of the view and its descendants; setting a part of them keeps the others.
  public var traitOverrides: any UITraitOverrides {
    get { view.traitOverrides }
    set { view.traitOverrides = newValue }
  }
}
