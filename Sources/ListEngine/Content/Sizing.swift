public import Foundation
package import HeadlessUIKit

/// The rule by which an item, header or footer is sized.
public enum Sizing: Hashable {
  /// Exactly this size, in points, whatever space the layout offers.
  case fixed(width: CGFloat = 0, height: CGFloat = 0)
  /// The result of the view's `sizeThatFits`, within a constraint.
  case thatFits(Constraint = .noConstraint)

  /// The result of the view's `systemLayoutSizeFitting` across the list, within a constraint.
  case autolayout(Constraint = .noConstraint)

  /// The size that needs no measuring, in points, with each side rounded up and not below 0.
  ///
  /// Infinite and NaN sides are returned unchanged.
  public var fixedSize: CGSize? {
    guard case .fixed(let width, let height) = self else { return nil }
    return Self.roundedUp(CGSize(width: width, height: height))
  }

  /// Measures a view.
  ///
  /// - Returns: the size in points, with each side rounded up and not below 0. Infinite and NaN
  ///   sides are returned unchanged.
  @preconcurrency @MainActor
  package func measure(_ view: UIView, _ info: MeasureInfo) -> CGSize {
    let fitting: CGSize
    let constraint: Constraint
    switch self {
    case .fixed: return fixedSize ?? .zero
    case .thatFits(let own):
      fitting = view.sizeThatFits(info.sizeConstraint)
      constraint = own
    case .autolayout(let own):
      fitting = Self.systemLayoutSize(of: view, info)
      constraint = own
    }
    return Self.roundedUp(constraint.clamp(fitting))
  }

  /// Equality that is compiled where rows are compared.
  @inlinable @inline(__always)
  func isSame(as other: Sizing) -> Bool {
    guard case .fixed(let width, let height) = self else { return self == other }
    guard case .fixed(let otherWidth, let otherHeight) = other else { return false }
    return width == otherWidth && height == otherHeight
  }

  private static func roundedUp(_ size: CGSize) -> CGSize {
    guard isFinite(size) else { return size }
    return CGSize(width: max(0, size.width.rounded(.up)), height: max(0, size.height.rounded(.up)))
  }

  /// The fitting size of a view that fills the list's width and is as short as possible.
  @MainActor
  private static func systemLayoutSize(of view: UIView, _ info: MeasureInfo) -> CGSize {
    let room = info.sizeConstraint
    return switch info.direction {
    case .vertical:
      view.systemLayoutSizeFitting(
        CGSize(width: room.width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
    case .horizontal:
      view.systemLayoutSizeFitting(
        CGSize(width: 0, height: room.height),
        withHorizontalFittingPriority: .fittingSizeLevel,
        verticalFittingPriority: .required
      )
    }
  }

  /// Returns whether both sides of a size are finite.
  static func isFinite(_ size: CGSize) -> Bool {
    isFinite(size.width) && isFinite(size.height)
  }

  /// Returns whether a length is finite.
  static func isFinite(_ length: CGFloat) -> Bool {
    length.isFinite && length < CGFloat.greatestFiniteMagnitude
  }

  /// The space in which a view is measured.
  public struct MeasureInfo: Hashable, Sendable {
    /// The available size, in points; `CGFloat.greatestFiniteMagnitude` for no limit.
    public var sizeConstraint: CGSize
    /// The direction of the list.
    public var direction: LayoutDirection

    /// Creates the space for a measurement.
    public init(sizeConstraint: CGSize, direction: LayoutDirection) {
      self.sizeConstraint = sizeConstraint
      self.direction = direction
    }
  }

  /// Limits of a measured size, one for each axis.
  public struct Constraint: Hashable, Sendable {
    /// The limits of the width.
    public var width: Axis
    /// The limits of the height.
    public var height: Axis

    /// The same limits for both axes.
    public init(_ axis: Axis) {
      self.init(width: axis, height: axis)
    }

    /// Limits for each axis.
    public init(width: Axis, height: Axis) {
      self.width = width
      self.height = height
    }

    /// No limits.
    public static let noConstraint = Constraint(.noConstraint)

    /// The size with each side clamped to its limits.
    public func clamp(_ size: CGSize) -> CGSize {
      CGSize(width: width.clamp(size.width), height: height.clamp(size.height))
    }

    /// Limits of one side.
    public enum Axis: Hashable, Sendable {
      /// None.
      case noConstraint
      /// Not shorter than this, in points.
      case atLeast(CGFloat)
      /// Not longer than this, in points.
      case atMost(CGFloat)
      /// Between two lengths; if they contradict each other, the lower one wins.
      case within(CGFloat, CGFloat)

      /// The length clamped to the limits.
      public func clamp(_ value: CGFloat) -> CGFloat {
        switch self {
        case .noConstraint: value
        case .atLeast(let minimum): max(minimum, value)
        case .atMost(let maximum): min(maximum, value)
        case .within(let minimum, let maximum): max(minimum, min(maximum, value))
        }
      }
    }
  }
}

/// Limits of the width of an element that spans the list.
public enum WidthConstraint: Hashable, Sendable {
  /// As wide as the available space.
  case noConstraint
  /// Always this wide, in points, even if less space is available.
  case fixed(CGFloat)
  /// At most this wide, in points.
  case atMost(CGFloat)

  /// The width clamped to the limits.
  public func clamp(_ value: CGFloat) -> CGFloat {
    switch self {
    case .noConstraint: value
    case .fixed(let width): width
    case .atMost(let maximum): min(maximum, value)
    }
  }
}

/// The width and horizontal position of an element in a list.
public enum CustomWidth: Hashable, Sendable {
  /// That of the enclosing section or list.
  case `default`
  /// The whole width of the list.
  case fill
  /// A custom width.
  case custom(Custom)

  /// A width with padding and alignment.
  public struct Custom: Hashable, Sendable {
    /// Padding at both sides.
    public var padding: HorizontalPadding
    /// Limits of the width.
    public var width: WidthConstraint
    /// The alignment when more space than the width is available.
    public var alignment: Alignment

    /// Creates a width.
    public init(
      padding: HorizontalPadding = .zero,
      width: WidthConstraint = .noConstraint,
      alignment: Alignment = .center
    ) {
      self.padding = padding
      self.width = width
      self.alignment = alignment
    }
  }

  /// The alignment of an element in more space than it needs.
  public enum Alignment: Hashable, Sendable {
    /// At the left padding.
    case leading
    /// Centered between the paddings.
    case center
    /// At the right padding.
    case trailing
  }

  /// Origin and width, in points, in a list that is `viewWidth` wide.
  public func position(viewWidth: CGFloat, defaultWidth: CGFloat) -> (
    origin: CGFloat, width: CGFloat
  ) {
    switch self {
    case .default:
      return (((viewWidth - defaultWidth) / 2).rounded(), defaultWidth)
    case .fill:
      return (0, viewWidth)
    case .custom(let custom):
      let room = viewWidth - custom.padding.leading - custom.padding.trailing
      let width = custom.width.clamp(room)
      let origin: CGFloat =
        switch custom.alignment {
        case .leading: custom.padding.leading
        case .center: ((room - width) / 2).rounded() + custom.padding.leading
        case .trailing: viewWidth - width - custom.padding.trailing
        }
      return (origin, width)
    }
  }

  /// This width, or the enclosing one if this is the default.
  public func merge(with parent: CustomWidth) -> CustomWidth {
    self == .default ? parent : self
  }
}

/// Padding at the left and the right, in points.
public struct HorizontalPadding: Hashable, Sendable {
  /// At the left.
  public var leading: CGFloat
  /// At the right.
  public var trailing: CGFloat

  /// Creates a padding.
  public init(leading: CGFloat = 0, trailing: CGFloat = 0) {
    self.leading = leading
    self.trailing = trailing
  }

  /// None.
  public static let zero = HorizontalPadding()
}
