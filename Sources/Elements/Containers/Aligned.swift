import Foundation

/// An element that aligns another one in the space it gets.
public struct Aligned: Element {
  /// The vertical position of an element.
  public enum VerticalAlignment: Hashable, Sendable {
    /// At the top.
    case top
    /// In the middle.
    case center
    /// At the bottom.
    case bottom
    /// As high as the space.
    case fill
  }

  /// The horizontal position of an element.
  public enum HorizontalAlignment: Hashable, Sendable {
    /// At the left.
    case leading
    /// In the middle.
    case center
    /// At the right.
    case trailing
    /// As wide as the space.
    case fill
  }

  /// The element.
  public var wrappedElement: any Element
  /// Its vertical position.
  public var verticalAlignment: VerticalAlignment
  /// Its horizontal position.
  public var horizontalAlignment: HorizontalAlignment

  /// Creates an element that aligns another one.
  public init(
    vertically vertical: VerticalAlignment = .center,
    horizontally horizontal: HorizontalAlignment = .center,
    wrapping element: any Element
  ) {
    verticalAlignment = vertical
    horizontalAlignment = horizontal
    wrappedElement = element
  }

  /// The element, in its place.
  public var content: ElementContent {
    ElementContent(
      child: wrappedElement,
      layout: AlignedLayout(vertical: verticalAlignment, horizontal: horizontalAlignment)
    )
  }
}

/// An element that centres another one in the space it gets.
public struct Centered: ProxyElement {
  /// The element.
  public var wrapped: any Element

  /// Creates an element that centres another one.
  public init(_ element: any Element) {
    wrapped = element
  }

  /// The element, in the middle.
  public var elementRepresentation: any Element {
    Aligned(vertically: .center, horizontally: .center, wrapping: wrapped)
  }
}

extension Element {
  /// The element, aligned in the space it gets.
  public func aligned(
    vertically: Aligned.VerticalAlignment = .center,
    horizontally: Aligned.HorizontalAlignment = .center
  ) -> Aligned {
    Aligned(vertically: vertically, horizontally: horizontally, wrapping: self)
  }

  /// The element in the middle of the space it gets.
  public func centered() -> any Element { Centered(self) }
}

private struct AlignedLayout: SingleChildLayout {
  let vertical: Aligned.VerticalAlignment
  let horizontal: Aligned.HorizontalAlignment

  func sizeThatFits(
    proposal: SizeConstraint,
    subelement: Subelement,
    environment: Environment,
    cache: inout Void
  ) -> CGSize {
    subelement.sizeThatFits(proposal)
  }

  func placeSubelement(
    in size: CGSize,
    subelement: Subelement,
    environment: Environment,
    cache: inout Void
  ) {
    let own = subelement.sizeThatFits(SizeConstraint(size))
    var frame = CGRect(
      origin: .zero,
      size: CGSize(width: min(own.width, size.width), height: min(own.height, size.height))
    )
    switch vertical {
    case .top: break
    case .center: frame.origin.y = (size.height - frame.size.height) / 2
    case .bottom: frame.origin.y = size.height - frame.size.height
    case .fill: frame.size.height = size.height
    }
    switch horizontal {
    case .leading: break
    case .center: frame.origin.x = (size.width - frame.size.width) / 2
    case .trailing: frame.origin.x = size.width - frame.size.width
    case .fill: frame.size.width = size.width
    }
    subelement.place(in: frame)
  }
}
