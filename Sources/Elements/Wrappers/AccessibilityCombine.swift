import HeadlessUIKit

/// An element whose descendants are one for assistive technologies; here it is only data.
public struct AccessibilityCombine: Element {
  /// The element.
  public var wrappedElement: any Element

  /// Creates an element whose descendants are one.
  public init(wrapping element: any Element) {
    wrappedElement = element
  }

  /// The element.
  public var content: ElementContent { ElementContent(child: wrappedElement) }

  /// A view around the element.
  public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
    UIView.describe { config in config[\.isAccessibilityElement] = true }
  }
}

extension Element {
  /// The element, whose descendants are one for assistive technologies.
  public func accessibilityCombine() -> AccessibilityCombine {
    AccessibilityCombine(wrapping: self)
  }
}
