public import Foundation

/// An element with limits for the size of another one.
public struct ConstrainedSize: Element {
  /// The limits of a length.
  public enum Constraint: Hashable, Sendable {
    /// None.
    case unconstrained
    /// At most this, in points.
    case atMost(CGFloat)
    /// At least this, in points.
    case atLeast(CGFloat)
    /// In this range, in points.
    case within(ClosedRange<CGFloat>)
    /// Exactly this, in points.
    case absolute(CGFloat)

    /// The length within the limits.
    func applied(to value: CGFloat) -> CGFloat {
      switch self {
      case .unconstrained: value
      case .atMost(let maximum): min(maximum, value)
      case .atLeast(let minimum): max(minimum, value)
      case .within(let range): min(max(range.lowerBound, value), range.upperBound)
      case .absolute(let length): length
      }
    }

    /// The limit that the element is measured in.
    func applied(to axis: SizeConstraint.Axis) -> SizeConstraint.Axis {
      switch (self, axis) {
      case (.absolute(let length), _): .atMost(length)
      case (_, .atMost(let limit)): .atMost(applied(to: limit))
      case (.atMost(let maximum), .unconstrained): .atMost(maximum)
      case (.within(let range), .unconstrained): .atMost(range.upperBound)
      case (_, .unconstrained): .unconstrained
      }
    }
  }

  /// The element.
  public var wrappedElement: any Element
  /// The limits of the width.
  public var width: Constraint
  /// The limits of the height.
  public var height: Constraint

  /// Creates an element with limits.
  public init(
    width: Constraint = .unconstrained,
    height: Constraint = .unconstrained,
    wrapping element: any Element
  ) {
    self.width = width
    self.height = height
    wrappedElement = element
  }

  /// The element, with limits.
  public var content: ElementContent {
    ElementContent(
      child: wrappedElement,
      layout: ConstrainedSizeLayout(width: width, height: height)
    )
  }
}

extension Element {
  /// The element with limits for its size.
  public func constrainedTo(
    width: ConstrainedSize.Constraint = .unconstrained,
    height: ConstrainedSize.Constraint = .unconstrained
  ) -> ConstrainedSize {
    ConstrainedSize(width: width, height: height, wrapping: self)
  }

  /// The element in exactly this width and height, in points.
  public func constrainedTo(width: CGFloat, height: CGFloat) -> ConstrainedSize {
    constrainedTo(width: .absolute(width), height: .absolute(height))
  }

  /// The element in exactly this width, in points.
  public func constrainedTo(width: CGFloat) -> ConstrainedSize {
    constrainedTo(width: .absolute(width))
  }

  /// The element in exactly this height, in points.
  public func constrainedTo(height: CGFloat) -> ConstrainedSize {
    constrainedTo(height: .absolute(height))
  }

  /// The element in exactly this size, in points.
  public func constrainedTo(size: CGSize) -> ConstrainedSize {
    constrainedTo(width: .absolute(size.width), height: .absolute(size.height))
  }

  /// The element with limits for its size.
  public func constrained(to constraint: SizeConstraint) -> ConstrainedSize {
    func limit(_ axis: SizeConstraint.Axis) -> ConstrainedSize.Constraint {
      axis.constrainedValue.map { .atMost($0) } ?? .unconstrained
    }
    return constrainedTo(width: limit(constraint.width), height: limit(constraint.height))
  }
}

private struct ConstrainedSizeLayout: SingleChildLayout {
  let width: ConstrainedSize.Constraint
  let height: ConstrainedSize.Constraint

  func sizeThatFits(
    proposal: SizeConstraint,
    subelement: Subelement,
    environment: Environment,
    cache: inout Void
  ) -> CGSize {
    if case (.absolute(let width), .absolute(let height)) = (width, height) {
      return CGSize(width: width, height: height)
    }
    let size = subelement.sizeThatFits(
      SizeConstraint(
        width: width.applied(to: proposal.width),
        height: height.applied(to: proposal.height)
      )
    )
    return CGSize(width: width.applied(to: size.width), height: height.applied(to: size.height))
  }

  func placeSubelement(
    in size: CGSize,
    subelement: Subelement,
    environment: Environment,
    cache: inout Void
  ) {}
}
