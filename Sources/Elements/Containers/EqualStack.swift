public import Foundation

/// An element that gives its children equal lengths along an axis.
public struct EqualStack: Element {
  /// The direction of a stack.
  public enum Direction: Hashable, Sendable {
    /// From top to bottom.
    case vertical
    /// From left to right.
    case horizontal
  }

  /// The direction of the stack.
  public var direction: Direction
  /// The space between two children, in points.
  public var spacing: CGFloat
  /// The children.
  public var children: [any Element] = []

  /// Creates a stack, then runs `configure` on it.
  public init(
    direction: Direction,
    configure: (inout EqualStack) -> Void = { _ in }
  ) {
    self.direction = direction
    spacing = 0
    configure(&self)
  }

  /// Creates a stack of children.
  ///
  /// - Parameters:
  ///   - direction: the direction of the stack.
  ///   - spacing: the space between two children, in points.
  ///   - elements: the children.
  public init(
    direction: Direction,
    spacing: CGFloat = 0,
    @ElementBuilder<Child> elements: () -> [Child]
  ) {
    self.direction = direction
    self.spacing = spacing
    children = elements().map(\.element)
  }

  /// A child of the stack.
  public struct Child: ElementBuilderChild {
    let element: any Element

    /// Creates a child.
    public init(_ element: any Element) {
      self.element = element
    }
  }

  /// Adds a child.
  public mutating func add(child: any Element) {
    children.append(child)
  }

  /// The children, with equal lengths.
  public var content: ElementContent {
    ElementContent(
      layout: EqualLayout(
        axis: direction == .horizontal ? .horizontal : .vertical,
        spacing: spacing
      )
    ) { builder in
      for child in children { builder.add(element: child) }
    }
  }
}

private struct EqualLayout: Layout {
  let axis: StackLayout.Axis
  let spacing: CGFloat

  func sizeThatFits(
    proposal: SizeConstraint,
    subelements: Subelements,
    environment: Environment,
    cache: inout Void
  ) -> CGSize {
    guard !subelements.isEmpty else { return .zero }
    let limits = axis.lengths(of: proposal)
    let count = CGFloat(subelements.count)
    let spaces = spacing * (count - 1)
    let item = axis.constraint(axis: (limits.axis - spaces) / count, cross: limits.cross)
    let sizes = subelements.map { axis.lengths(of: $0.sizeThatFits(item)) }
    let length = (sizes.lazy.map(\.axis).max() ?? 0) * count + spaces
    // Children that fill their parts fill all of it: the parts may not add up exactly.
    let isFull = abs(length - limits.axis) < 1e-6
    return axis.size(
      axis: isFull ? limits.axis : length,
      cross: sizes.lazy.map(\.cross).max() ?? 0
    )
  }

  func placeSubelements(
    in size: CGSize,
    subelements: Subelements,
    environment: Environment,
    cache: inout Void
  ) {
    let lengths = axis.lengths(of: size)
    let count = CGFloat(subelements.count)
    let length = (lengths.axis - spacing * (count - 1)) / count
    for (index, subelement) in subelements.enumerated() {
      subelement.place(
        at: axis.point(axis: (length + spacing) * CGFloat(index), cross: 0),
        size: axis.size(axis: length, cross: lengths.cross)
      )
    }
  }
}
