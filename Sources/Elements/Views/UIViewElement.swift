public import Foundation
public import HeadlessUIKit

/// An element that shows a view of a class of its own.
///
/// It measures as its view does. A view that is only used for measuring is created once for each
/// type of element in a host, or in a list; outside of both, once in a thread.
public protocol UIViewElement: Element {
  /// The class of the view.
  associatedtype UIViewType: UIView

  /// Creates the view.
  @preconcurrency @MainActor
  func makeUIView() -> UIViewType
  /// Updates the view.
  @preconcurrency @MainActor
  func updateUIView(_ view: UIViewType, with context: UIViewElementContext)
  /// The size of the view in the available one, in points; the view's `sizeThatFits` by default.
  @preconcurrency @MainActor
  func size(_ size: CGSize, thatFits view: UIViewType) -> CGSize
}

/// The context in which an element updates its view.
public struct UIViewElementContext {
  /// True if the view is only used for measuring.
  public var isMeasuring: Bool
  /// The environment of the element.
  public var environment: Environment
}

extension UIViewElement {
  /// The size that the view's `sizeThatFits` returns.
  @preconcurrency @MainActor
  public func size(_ size: CGSize, thatFits view: UIViewType) -> CGSize { view.sizeThatFits(size) }

  /// The content, measured with a view that is only used for it.
  public var content: ElementContent {
    ElementContent { (constraint: SizeConstraint, environment: Environment) in
      measure(in: constraint, environment)
    }
  }

  private func measure(in constraint: SizeConstraint, _ environment: Environment) -> CGSize {
    withViews((self, constraint, environment)) { $0.0.measureView(in: $0.1, $0.2) }
  }

  @MainActor
  private func measureView(in constraint: SizeConstraint, _ environment: Environment) -> CGSize {
    let prototypes = environment.services?.prototypes ?? .ofThread
    let view = prototypes.view(for: Self.self, makeUIView)
    view.ownTextMeasurer = environment.services?.textMeasurer
    let traits = environment.traitCollection
    if view.overrideTraitCollection != traits { view.overrideTraitCollection = traits }
    view.attachedValue = HostContext(environment: environment, rounding: PixelRounding())
    defer { view.attachedValue = nil }
    updateUIView(view, with: UIViewElementContext(isMeasuring: true, environment: environment))
    return size(constraint.maximum, thatFits: view)
  }

  /// The view.
  @preconcurrency @MainActor
  public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
    ViewDescription(UIViewType.self) { config in
      config.builder = { makeUIView() }
      config.apply { view in
        updateUIView(
          view,
          with: UIViewElementContext(isMeasuring: false, environment: context.environment)
        )
      }
    }
  }
}
