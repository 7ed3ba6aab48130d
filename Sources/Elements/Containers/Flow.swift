public import Foundation

/// An element that places its children in lines, which break where they are full.
public struct Flow: Element {
  /// The horizontal placement of the children of a line.
  public enum LineAlignment: Hashable, Sendable {
    /// At the left.
    case leading
    /// In the middle.
    case center
    /// At the right.
    case trailing
  }

  /// The vertical placement of the children of a line.
  public enum ItemAlignment: Hashable, Sendable {
    /// As high as the line.
    case fill
    /// At the top.
    case top
    /// In the middle.
    case center
    /// At the bottom.
    case bottom
  }

  /// The horizontal placement of the children of a line.
  public var lineAlignment: LineAlignment
  /// The space between two lines, in points.
  public var lineSpacing: CGFloat
  /// The vertical placement of the children of a line.
  public var itemAlignment: ItemAlignment
  /// The space between two children of a line, in points.
  public var itemSpacing: CGFloat
  /// The children.
  public var children: [Child]

  /// Creates a flow of children.
  ///
  /// - Parameters:
  ///   - lineAlignment: the horizontal placement of the children of a line.
  ///   - lineSpacing: the space between two lines, in points.
  ///   - itemAlignment: the vertical placement of the children of a line.
  ///   - itemSpacing: the space between two children of a line, in points.
  ///   - elements: the children.
  public init(
    lineAlignment: LineAlignment = .leading,
    lineSpacing: CGFloat = 0,
    itemAlignment: ItemAlignment = .center,
    itemSpacing: CGFloat = 0,
    @ElementBuilder<Child> _ elements: () -> [Child]
  ) {
    self.lineAlignment = lineAlignment
    self.lineSpacing = lineSpacing
    self.itemAlignment = itemAlignment
    self.itemSpacing = itemSpacing
    children = elements()
  }

  /// A child of a flow.
  public struct Child: ElementBuilderChild {
    /// The way in which a child uses space that its line does not need.
    public enum Priority: Hashable, Sendable {
      /// It keeps its width.
      case fixed
      /// It grows.
      case grows
    }

    /// The element.
    public var element: any Element
    /// The key that distinguishes it from siblings of its type.
    public var key: AnyHashable?
    /// The way in which it uses space that its line does not need.
    public var priority: Priority

    /// Creates a child.
    public init(element: any Element, key: AnyHashable? = nil, priority: Priority = .fixed) {
      self.element = element
      self.key = key
      self.priority = priority
    }

    /// Creates a child that does not grow.
    public init(_ element: any Element) {
      self.init(element: element)
    }
  }

  /// The children, in lines.
  public var content: ElementContent {
    let layout = FlowContentLayout(
      lineAlignment: lineAlignment,
      lineSpacing: lineSpacing,
      itemAlignment: itemAlignment,
      itemSpacing: itemSpacing
    )
    // The shift of an aligned line, and what a child grows, are part of the width.
    let fits = lineAlignment == .leading && children.allSatisfy { $0.priority == .fixed }
    return ElementContent(layout: layout, followsContract: fits) {
      for child in children {
        $0.add(traits: child.priority, key: child.key, element: child.element)
      }
    }
  }
}

extension Element {
  /// The element as a child of a flow.
  public func flowChild(
    priority: Flow.Child.Priority = .fixed,
    key: AnyHashable? = nil
  ) -> Flow.Child {
    Flow.Child(element: self, key: key, priority: priority)
  }
}
