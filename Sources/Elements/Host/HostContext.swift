public import HeadlessUIKit

/// The context that a host attaches to the views of its elements, for hosts in them.
final class HostContext {
  let environment: Environment
  let rounding: PixelRounding

  init(environment: Environment, rounding: PixelRounding) {
    self.environment = environment
    self.rounding = rounding
  }
}

extension UIView {
  /// The environment of the element that shows this view; nil if none does.
  public var nativeViewNodeBlueprintEnvironment: Environment? {
    (attachedValue as? HostContext)?.environment
  }

  /// The environment of the element that shows this view, or the nearest enclosing one.
  public var inheritedBlueprintEnvironment: Environment? { inheritedHostContext?.environment }

  /// The context that the host of this view, or of the nearest enclosing one, has attached to it.
  var inheritedHostContext: HostContext? {
    sequence(first: self, next: \.superview).lazy
      .compactMap { $0.attachedValue as? HostContext }.first
  }
}
