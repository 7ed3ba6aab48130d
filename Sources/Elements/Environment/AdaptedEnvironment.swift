/// An element that changes the environment of another one.
public struct AdaptedEnvironment: Element {
  private let adapt: (inout Environment) -> Void
  private let wrapped: any Element

  /// Creates an element that changes the environment with a closure.
  ///
  /// The closure runs whenever the element is measured or laid out. Around an element that changes
  /// it, too, both become one, in which the inner change comes last.
  public init(by adapt: @escaping (inout Environment) -> Void, wrapping child: any Element) {
    if let inner = child as? AdaptedEnvironment {
      wrapped = inner.wrapped
      self.adapt = {
        adapt(&$0)
        inner.adapt(&$0)
      }
    } else {
      wrapped = child
      self.adapt = adapt
    }
  }

  /// Creates an element that sets the value of a key.
  public init<Key: EnvironmentKey>(
    key: Key.Type,
    value: Key.Value,
    wrapping child: any Element
  ) {
    self.init(by: { $0[key] = value }, wrapping: child)
  }

  /// Creates an element that sets a property of the environment.
  public init<Value>(
    keyPath: WritableKeyPath<Environment, Value>,
    value: Value,
    wrapping child: any Element
  ) {
    self.init(by: { $0[keyPath: keyPath] = value }, wrapping: child)
  }

  /// The element whose environment is changed.
  var wrappedElement: any Element { wrapped }

  /// The content of the wrapped element in the changed environment.
  public var content: ElementContent { ElementContent(child: wrapped, environment: adapt) }
}

extension Element {
  /// The element in an environment that a closure has changed.
  public func adaptedEnvironment(
    by adapt: @escaping (inout Environment) -> Void
  ) -> any Element {
    AdaptedEnvironment(by: adapt, wrapping: self)
  }

  /// The element in an environment with a value for a key.
  public func adaptedEnvironment<Key: EnvironmentKey>(
    key: Key.Type,
    value: Key.Value
  ) -> any Element {
    AdaptedEnvironment(key: key, value: value, wrapping: self)
  }

  /// The element in an environment with a changed property.
  public func adaptedEnvironment<Value>(
    keyPath: WritableKeyPath<Environment, Value>,
    value: Value
  ) -> any Element {
    AdaptedEnvironment(keyPath: keyPath, value: value, wrapping: self)
  }
}
