/// Makes the view of an element do something.
public final class Trigger {
  /// The action of the view; nil while no view shows the element.
  var action: (() -> Void)?

  /// Creates a trigger.
  public init() {}

  /// Makes the view do it; without effect while no view shows the element.
  public func fire() { action?() }
}

extension TextField {
  /// Makes the view of a field do something.
  public typealias Trigger = Elements.Trigger
}
