import Foundation

/// An element whose children all fill it, the first one at the back.
public struct Overlay: Element {
  /// The children.
  public var children: [Child]

  /// Creates an overlay of elements, then runs `configure` on it.
  public init(elements: [any Element], configure: (inout Overlay) -> Void = { _ in }) {
    children = elements.map { Child($0) }
    configure(&self)
  }

  /// Creates an overlay, then runs `configure` on it.
  public init(_ configure: (inout Overlay) -> Void) {
    self.init(elements: [], configure: configure)
  }

  /// Creates an overlay of children.
  public init(@ElementBuilder<Child> elements: () -> [Child]) {
    children = elements()
  }

  /// A child of an overlay.
  public struct Child: ElementBuilderChild {
    /// The element.
    public let element: any Element
    /// The key that distinguishes it from siblings of its type.
    public let key: AnyHashable?

    /// Creates a child; one with a key in a `Keyed` becomes a child with that key.
    public init(element: any Element, key: AnyHashable? = nil) {
      if let keyed = element as? Keyed, key == nil {
        self.element = keyed.wrapped
        self.key = keyed.key
      } else {
        self.element = element
        self.key = key
      }
    }

    /// Creates a child without a key.
    public init(_ element: any Element) {
      self.init(element: element)
    }
  }

  /// Adds a child in front of the others.
  public mutating func add(key: AnyHashable? = nil, child: any Element) {
    children.append(Child(element: child, key: key))
  }

  /// The children, which fill the element.
  public var content: ElementContent {
    ElementContent(layout: OverlayLayout()) {
      for child in children { $0.add(key: child.key, element: child.element) }
    }
  }
}

extension Element {
  /// The element as a child of an overlay.
  public func overlayChild(key: AnyHashable? = nil) -> Overlay.Child {
    Overlay.Child(element: self, key: key)
  }
}

private struct OverlayLayout: Layout {
  func sizeThatFits(
    proposal: SizeConstraint,
    subelements: Subelements,
    environment: Environment,
    cache: inout Void
  ) -> CGSize {
    subelements.reduce(.zero) { size, subelement in
      let own = subelement.sizeThatFits(proposal)
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  func placeSubelements(
    in size: CGSize,
    subelements: Subelements,
    environment: Environment,
    cache: inout Void
  ) {}
}
