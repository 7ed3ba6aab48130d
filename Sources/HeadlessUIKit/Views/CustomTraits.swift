/// A trait with a value.
protocol TraitSetting {
  /// The type of the trait.
  var trait: UITrait { get }
  /// The value.
  var anyValue: Any { get }
  /// Sets the trait in a collection.
  func apply(to traits: inout UITraitCollection)
}

/// A value of a trait.
struct TraitValue<Trait: UITraitDefinition>: TraitSetting {
  let value: Trait.Value

  var trait: UITrait { Trait.self }
  var anyValue: Any { value }
  func apply(to traits: inout UITraitCollection) { traits.set(value, of: Trait.self) }
}

/// The values of custom traits in a collection, by the types of the traits.
///
/// `@unchecked Sendable`: it is not changed, and the types of traits have values that are.
final class CustomTraits: Hashable, @unchecked Sendable {
  private let settings: [ObjectIdentifier: any TraitSetting]

  private init(_ settings: [ObjectIdentifier: any TraitSetting]) { self.settings = settings }

  /// Returns traits with another value.
  static func setting(_ setting: any TraitSetting, in traits: CustomTraits?) -> CustomTraits {
    var settings = traits?.settings ?? [:]
    settings[ObjectIdentifier(setting.trait)] = setting
    return CustomTraits(settings)
  }

  /// The types of the traits.
  var traits: [UITrait] { settings.values.map(\.trait) }

  /// The value of a trait; nil if it has none.
  func value<T: UITraitDefinition>(of trait: T.Type) -> T.Value? {
    (settings[ObjectIdentifier(trait)] as? TraitValue<T>)?.value
  }

  /// These values, and others of traits that are not among them.
  func merged(into others: CustomTraits?) -> CustomTraits {
    CustomTraits(settings.merging(others?.settings ?? [:]) { value, _ in value })
  }

  /// Returns whether they have equal values; those of types without equality differ.
  static func == (left: CustomTraits, right: CustomTraits) -> Bool {
    if left === right { return true }
    guard left.settings.count == right.settings.count else { return false }
    return left.settings.allSatisfy { trait, setting in
      guard let value = setting.anyValue as? any Equatable, let other = right.settings[trait]
      else { return false }
      return value.isEqual(to: other.anyValue)
    }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(Set(settings.keys)) }
}

extension UITraitCollection {
  /// The value of a trait.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    if let system = trait as? any SystemTrait.Type, let value = system.value(in: self) as? T.Value {
      return value
    }
    return custom?.value(of: trait) ?? T.defaultValue
  }

  /// Sets a trait; those of the system that never change keep their values.
  mutating func set<T: UITraitDefinition>(_ value: T.Value, of trait: T.Type) {
    if let system = trait as? any SystemTrait.Type { return system.set(value, in: &self) }
    custom = CustomTraits.setting(TraitValue<T>(value: value), in: custom)
  }

  /// Takes over the values of other traits which are not the default ones.
  mutating func take(_ traits: UITraitCollection) {
    for trait in UITraitCollection.systemTraits { trait.copy(traits, to: &self) }
    if let custom = traits.custom { self.custom = custom.merged(into: self.custom) }
  }
}
