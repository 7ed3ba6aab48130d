public import HeadlessUIKit

/// Is told which components come on screen and which leave it.
@preconcurrency @MainActor
public protocol ListKitDelegate: AnyObject {
  /// A component is about to be displayed.
  func willDisplay(_ component: AnyComponent, content: UIView)
  /// A component is no longer displayed.
  func didEndDisplay(_ component: AnyComponent, content: UIView)
}

/// Tells components themselves: the delegate of a renderer that is given none.
@preconcurrency @MainActor
open class ComponentLifeTimeTrackingDelegate: ListKitDelegate {
  /// Creates a delegate.
  nonisolated public init() {}

  /// Tells the component.
  open func willDisplay(_ component: AnyComponent, content: UIView) {
    component.willDisplay(content: content)
  }

  /// Tells the component.
  open func didEndDisplay(_ component: AnyComponent, content: UIView) {
    component.didEndDisplay(content: content)
  }
}
