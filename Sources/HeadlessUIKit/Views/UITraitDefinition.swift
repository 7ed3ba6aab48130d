/// A trait by its type: one of the system, or of an app.
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

/// A trait whose value is a property of the collections.
protocol SystemTrait: UITraitDefinition {
  /// The property.
  static var property: KeyPath<UITraitCollection, Value> { get }
}

/// The size of text that the user prefers.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
  /// The value of new collections.
  public static var defaultValue: UIContentSizeCategory { .large }
  static var property: KeyPath<UITraitCollection, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// Light or dark mode.
public enum UITraitUserInterfaceStyle: SystemTrait {
  /// The value of new collections.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  static var property: KeyPath<UITraitCollection, UIUserInterfaceStyle> { \.userInterfaceStyle }
  /// True: colours depend on it.
  public static var affectsColorAppearance: Bool { true }
}

/// The number of pixels per point, which never changes here.
public enum UITraitDisplayScale: SystemTrait {
  /// The value of new collections.
  public static var defaultValue: Double { 2 }
  static var property: KeyPath<UITraitCollection, Double> { \.displayScale }
}

/// The room on the horizontal axis.
public enum UITraitHorizontalSizeClass: SystemTrait {
  /// The value of new collections.
  public static var defaultValue: UIUserInterfaceSizeClass { .compact }
  static var property: KeyPath<UITraitCollection, UIUserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}

/// The room on the vertical axis.
public enum UITraitVerticalSizeClass: SystemTrait {
  /// The value of new collections.
  public static var defaultValue: UIUserInterfaceSizeClass { .regular }
  static var property: KeyPath<UITraitCollection, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The direction of lines.
public enum UITraitLayoutDirection: SystemTrait {
  /// The value of new collections.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .leftToRight }
  static var property: KeyPath<UITraitCollection, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: SystemTrait {
  /// The value of new collections.
  public static var defaultValue: UIUserInterfaceIdiom { .phone }
  static var property: KeyPath<UITraitCollection, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// A trait by its type.
public typealias UITrait = any UITraitDefinition.Type

/// A closure that is called for changes of traits, until it is unregistered.
public protocol UITraitChangeRegistration: AnyObject {}

/// An object that has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// An object whose changes of traits can be observed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Calls a closure after any of some traits has changed.
  ///
  /// - Parameters:
  ///   - traits: the traits.
  ///   - handler: takes the object and its former traits.
  /// - Returns: what `unregisterForTraitChanges` takes.
  @discardableResult
  func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Environment, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration
  /// Ends the calls of a closure.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

final class TraitChangeRegistration: UITraitChangeRegistration {}

/// The closures that observe the traits of a view or a controller.
@preconcurrency @MainActor
final class TraitObservers {
  private struct Observer {
    let registration: any UITraitChangeRegistration
    let traits: [UITrait]
    let call: (any UITraitEnvironment, UITraitCollection) -> Void
  }

  private var observers: [Observer] = []

  func add<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    _ handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration()
    observers.append(
      Observer(registration: registration, traits: traits) { object, previous in
        if let object = object as? Environment { handler(object, previous) }
      }
    )
    return registration
  }

  func remove(_ registration: any UITraitChangeRegistration) {
    observers.removeAll { $0.registration === registration }
  }

  func call(
    _ object: any UITraitEnvironment,
    from previous: UITraitCollection,
    to now: UITraitCollection
  ) {
    for observer in observers where observer.traits.contains(where: { $0.differs(previous, now) }) {
      observer.call(object, previous)
    }
  }
}

extension UIView: UITraitChangeObservable {
  /// Calls a closure after any of some traits has changed.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Environment, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observers = traitObservers ?? TraitObservers()
    traitObservers = observers
    return observers.add(traits, handler)
  }

  /// Ends the calls of a closure.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers?.remove(registration)
  }
}

extension UIViewController: UITraitChangeObservable {
  /// Calls a closure after any of some traits of the view has changed.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Environment, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observers = traitObservers ?? TraitObservers()
    traitObservers = observers
    return observers.add(traits, handler)
  }

  /// Ends the calls of a closure.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers?.remove(registration)
  }
}
