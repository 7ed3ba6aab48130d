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
