import Foundation

/// An element with a key, which distinguishes it from siblings of its type.
public struct Keyed: Element {
  /// The key; nil for none.
  public var key: AnyHashable?
  /// The element.
  public var wrapped: any Element

  /// Creates an element with a key.
  public init(key: AnyHashable?, wrapping element: any Element) {
    self.key = key
    wrapped = element
  }

  /// The content of the element.
  public var content: ElementContent {
    ElementContent(child: wrapped, key: key, layout: FillLayout())
  }
}

extension Element {
  /// The element with a key.
  public func keyed(_ key: AnyHashable) -> Keyed { Keyed(key: key, wrapping: self) }
}

/// A layout that measures as its child, which fills it.
struct FillLayout: SingleChildLayout {
  /// Changes the attributes of the child.
  var show: (inout LayoutSubelement.Attributes) -> Void = { _ in }

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
    show(&subelement.attributes)
  }
}
