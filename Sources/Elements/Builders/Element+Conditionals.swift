extension Element {
  /// The element, or what one of two functions makes of it.
  ///
  /// - Parameters:
  ///   - condition: which function is called.
  ///   - then: makes an element if the condition is true.
  ///   - otherwise: makes an element if the condition is false; nil leaves it as it is.
  /// - Returns: the element that the function made, or this one.
  public func `if`(
    _ condition: Bool,
    then: (Self) -> any Element,
    else otherwise: ((Self) -> any Element)? = nil
  ) -> any Element {
    condition ? then(self) : otherwise?(self) ?? self
  }

  /// The element, or what one of two functions makes of it.
  ///
  /// - Parameters:
  ///   - value: the value for the first function; nil calls the second one.
  ///   - then: makes an element with the value.
  ///   - otherwise: makes an element without a value; nil leaves it as it is.
  /// - Returns: the element that the function made, or this one.
  public func `if`<Value>(
    `let` value: Value?,
    then: (Value, Self) -> any Element,
    else otherwise: ((Self) -> any Element)? = nil
  ) -> any Element {
    value.map { then($0, self) } ?? otherwise?(self) ?? self
  }

  /// Returns the result of a function of the element.
  public func map(_ transform: (Self) -> any Element) -> any Element { transform(self) }

  /// The element after a function has changed it.
  public func modify(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}
