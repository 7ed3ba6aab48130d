public import Foundation

/// An element that places its children one after the other.
public protocol StackElement: Element {
  /// Creates an element without children.
  init()
  /// The layout of the children.
  var layout: StackLayout { get }
  /// The children.
  var children: [StackLayout.Child] { get set }
}

extension StackElement {
  /// Creates an element, then runs `configure` on it.
  public init(_ configure: (inout Self) -> Void) {
    self.init()
    configure(&self)
  }

  /// The children, placed one after the other.
  public var content: ElementContent {
    ElementContent(layout: layout) { builder in
      for child in children {
        builder.add(traits: child.traits, key: child.key, element: child.element)
      }
    }
  }

  /// Adds a child.
  ///
  /// - Parameters:
  ///   - growPriority: the child's share of surplus space; not negative.
  ///   - shrinkPriority: the child's share of missing space; not negative.
  ///   - alignmentGuide: where the child is aligned; nil for the default.
  ///   - key: distinguishes the child from siblings of its type.
  ///   - child: the child.
  public mutating func add(
    growPriority: CGFloat = 1,
    shrinkPriority: CGFloat = 1,
    alignmentGuide: ((ElementDimensions) -> CGFloat)? = nil,
    key: AnyHashable? = nil,
    child: any Element
  ) {
    children.append(
      StackLayout.Child(
        element: child,
        traits: StackLayout.Traits(
          growPriority: growPriority,
          shrinkPriority: shrinkPriority,
          alignmentGuide: alignmentGuide
        ),
        key: key
      )
    )
  }

  /// Adds a child that neither grows nor shrinks.
  public mutating func addFixed(child: any Element) {
    add(growPriority: 0, shrinkPriority: 0, child: child)
  }

  /// Adds a child that grows and shrinks.
  public mutating func addFlexible(child: any Element) {
    add(growPriority: 1, shrinkPriority: 1, child: child)
  }
}

extension StackLayout {
  /// A child of a stack.
  public struct Child: ElementBuilderChild {
    /// The priority of a child when the stack distributes space: it grows and shrinks, or does not.
    public enum Priority: Hashable, Sendable {
      /// It neither grows nor shrinks.
      case fixed
      /// It grows and shrinks.
      case flexible
      /// It only grows.
      case grows
      /// It only shrinks.
      case shrinks

      var growPriority: CGFloat { self == .flexible || self == .grows ? 1 : 0 }
      var shrinkPriority: CGFloat { self == .flexible || self == .shrinks ? 1 : 0 }
    }

    /// The element.
    public let element: any Element
    /// The traits of the child that the stack reads.
    public let traits: Traits
    /// The key that distinguishes it from siblings of its type.
    public let key: AnyHashable?

    /// Creates a child; one with a key in a `Keyed` becomes a child with that key.
    public init(element: any Element, traits: Traits = Traits(), key: AnyHashable? = nil) {
      if let keyed = element as? Keyed, key == nil {
        self.element = keyed.wrapped
        self.key = keyed.key
      } else {
        self.element = element
        self.key = key
      }
      self.traits = traits
    }

    /// Creates a child that grows and shrinks.
    public init(_ element: any Element) {
      self.init(element: element)
    }
  }
}

extension Element {
  /// The element as a child of a stack.
  public func stackLayoutChild(
    priority: StackLayout.Child.Priority = .flexible,
    alignmentGuide: ((ElementDimensions) -> CGFloat)? = nil,
    key: AnyHashable? = nil
  ) -> StackLayout.Child {
    StackLayout.Child(
      element: self,
      traits: StackLayout.Traits(
        growPriority: priority.growPriority,
        shrinkPriority: priority.shrinkPriority,
        alignmentGuide: alignmentGuide
      ),
      key: key
    )
  }
}
