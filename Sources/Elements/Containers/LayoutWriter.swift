public import Foundation

/// An element whose children are placed by a function.
public struct LayoutWriter: Element {
  private let build: (Context, inout Builder) -> Void

  /// Creates an element from the function that adds and places its children.
  public init(_ build: @escaping (_ context: Context, _ layout: inout Builder) -> Void) {
    self.build = build
  }

  /// The children, in their places.
  public var content: ElementContent {
    ElementContent(
      storage: LazyContent(dependence: .proposalAndPhase) { (context: LazyContext) in
        var builder = Builder()
        build(Context(context), &builder)
        return PlacedElements(builder: builder)
      }
    )
  }

  /// The space that the children are placed in, and the step of the pass.
  public struct Context {
    /// The step of a pass.
    public enum Phase: Hashable, Sendable {
      /// The element is measured.
      case measurement
      /// The element is laid out in a size.
      case layout(CGSize)
    }

    /// The available space.
    public let size: SizeConstraint
    /// The step of the pass.
    public let phase: Phase

    init(_ context: LazyContext) {
      size = context.proposal
      phase = context.phase == .layout ? .layout(context.proposal.maximum) : .measurement
    }
  }

  /// The rule for the size of the element.
  public enum Sizing: Hashable, Sendable {
    /// As far as its children reach to the right and to the bottom.
    case unionOfChildren
    /// Exactly this large, in points.
    case fixed(CGSize)
  }

  /// Collects the children.
  public struct Builder {
    /// The rule for the size of the element.
    public var sizing = Sizing.unionOfChildren
    /// The children.
    public private(set) var children: [Child] = []

    /// Adds a child in a frame.
    ///
    /// - Parameters:
    ///   - frame: the frame of the child, in the coordinates of the element.
    ///   - key: distinguishes the child from siblings of its type.
    ///   - child: the child.
    public mutating func add(
      with frame: CGRect,
      key: AnyHashable? = nil,
      child: any Element
    ) {
      children.append(Child(frame: frame, key: key, element: child))
    }
  }

  /// A child in a frame.
  public struct Child {
    /// The frame, in the coordinates of the element.
    public var frame: CGRect
    /// The key that distinguishes the child from siblings of its type.
    public var key: AnyHashable?
    /// The child.
    public var element: any Element
  }
}

private struct PlacedElements: Element {
  let builder: LayoutWriter.Builder

  var content: ElementContent {
    ElementContent(layout: PlacedLayout(sizing: builder.sizing)) {
      for child in builder.children {
        $0.add(traits: child.frame, key: child.key, element: child.element)
      }
    }
  }
}

private struct PlacedLayout: Layout {
  let sizing: LayoutWriter.Sizing

  static var defaultTraits: CGRect { .zero }

  func sizeThatFits(
    proposal: SizeConstraint,
    subelements: Subelements,
    environment: Environment,
    cache: inout Void
  ) -> CGSize {
    switch sizing {
    case .fixed(let size): return size
    case .unionOfChildren:
      return subelements.reduce(.zero) { size, subelement in
        let frame = subelement.traits(forLayoutType: Self.self)
        return CGSize(
          width: max(size.width, frame.maxX),
          height: max(size.height, frame.maxY)
        )
      }
    }
  }

  func placeSubelements(
    in size: CGSize,
    subelements: Subelements,
    environment: Environment,
    cache: inout Void
  ) {
    for subelement in subelements {
      let frame = subelement.traits(forLayoutType: Self.self)
      subelement.place(at: frame.origin, size: frame.size)
    }
  }
}
