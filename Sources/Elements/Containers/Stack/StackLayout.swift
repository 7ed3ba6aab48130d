public import Foundation

/// Places children one after the other along an axis.
public struct StackLayout: Layout {
  /// The distribution of space that the children do not need.
  public enum UnderflowDistribution: Hashable, Sendable {
    /// It is added to the gaps, so that they are equal.
    case spaceEvenly
    /// Children grow in proportion to their lengths and priorities.
    case growProportionally
    /// Children grow in proportion to their priorities.
    case growUniformly
    /// It is left at the end.
    case justifyToStart
    /// Half of it is left at each side.
    case justifyToCenter
    /// It is left at the start.
    case justifyToEnd
  }

  /// The distribution of the children's lengths if they need more space than there is.
  public enum OverflowDistribution: Hashable, Sendable {
    /// Children shrink in proportion to their lengths and priorities.
    case condenseProportionally
    /// Children shrink in proportion to their priorities.
    case condenseUniformly
  }

  /// The traits of a child that the layout reads.
  public struct Traits {
    /// The share of the surplus space.
    public var growPriority: CGFloat
    /// The share of the missing space.
    public var shrinkPriority: CGFloat
    /// The distance of the alignment guide from the start of the child; nil for the default.
    public var alignmentGuide: ((ElementDimensions) -> CGFloat)?

    /// Creates traits; priorities are not negative.
    public init(
      growPriority: CGFloat = 1,
      shrinkPriority: CGFloat = 1,
      alignmentGuide: ((ElementDimensions) -> CGFloat)? = nil
    ) {
      precondition(
        growPriority >= 0 && shrinkPriority >= 0,
        "the priorities of a stack's child are not negative: \(growPriority), \(shrinkPriority)"
      )
      self.growPriority = growPriority
      self.shrinkPriority = shrinkPriority
      self.alignmentGuide = alignmentGuide
    }

    var isFixed: Bool { growPriority == 0 && shrinkPriority == 0 }
  }

  /// The traits of a child that is added without any.
  public static var defaultTraits: Traits { Traits() }

  /// The placement of children across the stack.
  public enum Alignment: Equatable, Sendable {
    /// They fill the stack.
    case fill
    /// They are aligned by a guide.
    case align(to: any AlignmentID.Type)
    /// At the start: the left edge of a vertical stack, the top edge of a horizontal one.
    case leading
    /// In the middle.
    case center
    /// At the end: the right edge of a vertical stack, the bottom edge of a horizontal one.
    case trailing

    /// Returns whether both are the same case, and name the same guide.
    public static func == (left: Alignment, right: Alignment) -> Bool {
      switch (left, right) {
      case (.fill, .fill), (.leading, .leading), (.center, .center), (.trailing, .trailing): true
      case (.align(let left), .align(let right)): left == right
      default: false
      }
    }
  }

  /// The direction in which children follow each other.
  public var axis: Axis
  /// The placement of children across the stack.
  public var alignment: Alignment
  /// The distribution of space that the children do not need.
  public var underflow = UnderflowDistribution.spaceEvenly
  /// The distribution of the children's lengths if they need more space than there is.
  public var overflow = OverflowDistribution.condenseProportionally
  /// The least space between two children, in points.
  public var minimumSpacing: CGFloat = 0

  /// Creates a layout; space that is left is added to the gaps, and children shrink in proportion.
  public init(axis: Axis, alignment: Alignment) {
    self.axis = axis
    self.alignment = alignment
  }

  /// The size of the stack in a proposal, in points.
  public func sizeThatFits(
    proposal: SizeConstraint,
    subelements: Subelements,
    environment: Environment,
    cache: inout Void
  ) -> CGSize {
    let limits = axis.lengths(of: proposal)
    let frames = frames(
      subelements,
      axis: limits.axis == .infinity ? .none : .atMost(limits.axis),
      cross: limits.cross == .infinity ? .none : .atMost(limits.cross)
    )
    return axis.size(
      axis: frames.reduce(0) { max($0, $1.start + $1.length) },
      cross: frames.reduce(0) { max($0, $1.crossStart + $1.crossLength) }
    )
  }

  /// Places the children in a stack of a size.
  public func placeSubelements(
    in size: CGSize,
    subelements: Subelements,
    environment: Environment,
    cache: inout Void
  ) {
    let lengths = axis.lengths(of: size)
    let frames = frames(subelements, axis: .exactly(lengths.axis), cross: .exactly(lengths.cross))
    for (subelement, frame) in zip(subelements, frames) {
      subelement.place(
        at: axis.point(axis: frame.start, cross: frame.crossStart),
        size: axis.size(axis: frame.length, cross: frame.crossLength)
      )
    }
  }
}

extension StackLayout {
  /// The direction of a stack.
  public enum Axis: Hashable, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical

    func lengths(of size: CGSize) -> (axis: CGFloat, cross: CGFloat) {
      self == .horizontal ? (size.width, size.height) : (size.height, size.width)
    }

    func lengths(of size: ElementDimensions) -> (axis: CGFloat, cross: CGFloat) {
      self == .horizontal ? (size.width, size.height) : (size.height, size.width)
    }

    func lengths(of constraint: SizeConstraint) -> (axis: CGFloat, cross: CGFloat) {
      lengths(of: CGSize(width: constraint.widthLimit, height: constraint.heightLimit))
    }

    func size(axis: CGFloat, cross: CGFloat) -> CGSize {
      self == .horizontal ? CGSize(width: axis, height: cross) : CGSize(width: cross, height: axis)
    }

    func point(axis: CGFloat, cross: CGFloat) -> CGPoint {
      self == .horizontal ? CGPoint(x: axis, y: cross) : CGPoint(x: cross, y: axis)
    }

    func constraint(axis: CGFloat, cross: CGFloat) -> SizeConstraint {
      let size = size(axis: axis, cross: cross)
      return SizeConstraint(width: .init(limit: size.width), height: .init(limit: size.height))
    }
  }
}
