public import Foundation
public import HeadlessUIKit

/// An element with space around another one.
///
/// Nothing is clamped: in a container that is smaller than the insets, the child has a negative
/// size, and its view has none.
public struct Inset: Element {
  /// The element.
  public var wrappedElement: any Element
  /// The space above, in points.
  public var top: CGFloat
  /// The space below, in points.
  public var bottom: CGFloat
  /// The space at the left, in points.
  public var left: CGFloat
  /// The space at the right, in points.
  public var right: CGFloat

  /// Creates an element with space at each edge, in points.
  public init(
    top: CGFloat = 0,
    bottom: CGFloat = 0,
    left: CGFloat = 0,
    right: CGFloat = 0,
    wrapping element: any Element
  ) {
    self.top = top
    self.bottom = bottom
    self.left = left
    self.right = right
    wrappedElement = element
  }

  /// Creates an element with the same space at all edges, in points.
  public init(uniformInset: CGFloat, wrapping element: any Element) {
    self.init(
      top: uniformInset,
      bottom: uniformInset,
      left: uniformInset,
      right: uniformInset,
      wrapping: element
    )
  }

  /// Creates an element with insets.
  public init(insets: UIEdgeInsets, wrapping element: any Element) {
    self.init(
      top: insets.top,
      bottom: insets.bottom,
      left: insets.left,
      right: insets.right,
      wrapping: element
    )
  }

  /// Creates an element with the same space at both sides, in points.
  public init(sideInsets: CGFloat, wrapping element: any Element) {
    self.init(left: sideInsets, right: sideInsets, wrapping: element)
  }

  /// Creates an element with the same space above and below, in points.
  public init(vertical: CGFloat, wrapping element: any Element) {
    self.init(top: vertical, bottom: vertical, wrapping: element)
  }

  /// The element, with space around it.
  public var content: ElementContent {
    ElementContent(
      child: wrappedElement,
      layout: InsetLayout(
        insets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
      )
    )
  }
}

extension Element {
  /// The element with space at each edge, in points.
  public func inset(
    top: CGFloat = 0,
    bottom: CGFloat = 0,
    left: CGFloat = 0,
    right: CGFloat = 0
  ) -> Inset {
    Inset(top: top, bottom: bottom, left: left, right: right, wrapping: self)
  }

  /// The element with insets.
  public func inset(by insets: UIEdgeInsets) -> Inset { Inset(insets: insets, wrapping: self) }

  /// The element with the same space at all edges, in points.
  public func inset(uniform: CGFloat = 0) -> Inset { Inset(uniformInset: uniform, wrapping: self) }

  /// The element with space at the sides, and above and below, in points.
  public func inset(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> Inset {
    Inset(
      top: vertical,
      bottom: vertical,
      left: horizontal,
      right: horizontal,
      wrapping: self
    )
  }
}

private struct InsetLayout: SingleChildLayout {
  let insets: UIEdgeInsets

  func sizeThatFits(
    proposal: SizeConstraint,
    subelement: Subelement,
    environment: Environment,
    cache: inout Void
  ) -> CGSize {
    let size = subelement.sizeThatFits(proposal.inset(by: insets))
    return CGSize(
      width: size.width + (insets.left + insets.right),
      height: size.height + (insets.top + insets.bottom)
    )
  }

  func placeSubelement(
    in size: CGSize,
    subelement: Subelement,
    environment: Environment,
    cache: inout Void
  ) {
    subelement.place(
      at: CGPoint(x: insets.left, y: insets.top),
      size: CGSize(
        width: size.width - insets.left - insets.right,
        height: size.height - insets.top - insets.bottom
      )
    )
  }
}
