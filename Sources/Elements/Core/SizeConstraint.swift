public import Foundation
public import HeadlessUIKit

/// The space in which an element is measured, with a limit for each axis.
public struct SizeConstraint: Hashable, Sendable {
  /// The limits, in points; infinite without one.
  var widthLimit: CGFloat
  var heightLimit: CGFloat

  init(widthLimit: CGFloat, heightLimit: CGFloat) {
    self.widthLimit = widthLimit
    self.heightLimit = heightLimit
  }

  /// Creates a constraint from the limits of both axes.
  public init(width: Axis = .unconstrained, height: Axis = .unconstrained) {
    self.init(widthLimit: width.limit, heightLimit: height.limit)
  }

  /// Creates a constraint that limits both axes to a size.
  public init(_ size: CGSize) {
    self.init(width: .atMost(size.width), height: .atMost(size.height))
  }

  /// Creates a constraint that limits only the width, in points.
  public init(width: CGFloat) {
    self.init(width: .atMost(width))
  }

  /// Creates a constraint that limits only the height, in points.
  public init(height: CGFloat) {
    self.init(height: .atMost(height))
  }

  /// No limit on either axis.
  public static let unconstrained = SizeConstraint()

  /// The limit of the width.
  public var width: Axis {
    get { Axis(limit: widthLimit) }
    set { widthLimit = newValue.limit }
  }

  /// The limit of the height.
  public var height: Axis {
    get { Axis(limit: heightLimit) }
    set { heightLimit = newValue.limit }
  }

  /// The greatest size that fits; the greatest finite number on an axis without a limit.
  public var maximum: CGSize { CGSize(width: width.maximum, height: height.maximum) }

  /// The smallest size, which is zero.
  public var minimum: CGSize { .zero }

  /// The constraint reduced by insets.
  public func inset(by insets: UIEdgeInsets) -> SizeConstraint {
    inset(width: insets.left + insets.right, height: insets.top + insets.bottom)
  }

  /// The constraint reduced on each axis.
  public func inset(width: CGFloat, height: CGFloat) -> SizeConstraint {
    SizeConstraint(width: self.width - width, height: self.height - height)
  }
}

extension CGFloat {
  /// The limit with room for what rounding may have taken from it.
  ///
  /// Containers subtract from a limit what they have added to a size. The difference may be a little
  /// smaller than the size was, and text would wrap. So limits of lines get a billionth of a point,
  /// except multiples of 1/1024 of a point, which are exact.
  var forgivingRounding: CGFloat {
    let steps = self * 1024
    return isFinite && steps.rounded() != steps ? self + 0x1p-30 : self
  }
}

extension SizeConstraint: CustomStringConvertible {
  /// The limits, such as "≤320 × unconstrained".
  public var description: String { "\(width) × \(height)" }
}

extension SizeConstraint {
  /// The limit of one axis.
  public enum Axis: Hashable, Sendable {
    /// At most this many points.
    case atMost(CGFloat)
    /// No limit.
    case unconstrained

    /// A limit in points, or none: an infinite limit and the greatest finite one are none.
    ///
    /// NaN counts as 0.
    init(limit: CGFloat) {
      self =
        limit >= .greatestFiniteMagnitude
        ? .unconstrained : .atMost(limit.isNaN ? 0 : limit)
    }

    /// The limit in points; infinite without one.
    var limit: CGFloat {
      switch self {
      case .atMost(let limit) where limit >= .greatestFiniteMagnitude: .infinity
      case .atMost(let limit): limit.isNaN ? 0 : limit
      case .unconstrained: .infinity
      }
    }

    /// The axis with an infinite limit replaced by none.
    var normalized: Axis { Axis(limit: limit) }

    /// The limit; the greatest finite number if there is none.
    public var maximum: CGFloat { constrainedValue ?? .greatestFiniteMagnitude }

    /// The limit; nil if there is none.
    public var constrainedValue: CGFloat? {
      guard case .atMost(let limit) = self else { return nil }
      return limit
    }

    /// True if there is room: no limit, or a positive one.
    public var isGreaterThanZero: Bool { constrainedValue.map { $0 > 0 } ?? true }

    private func map(_ change: (CGFloat) -> CGFloat) -> Axis {
      constrainedValue.map { .atMost(change($0)) } ?? .unconstrained
    }

    /// The limit plus a length.
    public static func + (axis: Axis, length: CGFloat) -> Axis { axis.map { $0 + length } }
    /// The limit minus a length; it may become negative.
    public static func - (axis: Axis, length: CGFloat) -> Axis { axis.map { $0 - length } }
    /// The limit times a factor.
    public static func * (axis: Axis, factor: CGFloat) -> Axis { axis.map { $0 * factor } }
    /// The limit divided by a number.
    public static func / (axis: Axis, divisor: CGFloat) -> Axis { axis.map { $0 / divisor } }
    /// Adds a length to the limit.
    public static func += (axis: inout Axis, length: CGFloat) { axis = axis + length }
    /// Subtracts a length from the limit.
    public static func -= (axis: inout Axis, length: CGFloat) { axis = axis - length }
    /// Multiplies the limit.
    public static func *= (axis: inout Axis, factor: CGFloat) { axis = axis * factor }
    /// Divides the limit.
    public static func /= (axis: inout Axis, divisor: CGFloat) { axis = axis / divisor }
  }
}

extension SizeConstraint.Axis: CustomStringConvertible {
  /// The limit, such as "≤320".
  public var description: String { constrainedValue.map { "≤\($0)" } ?? "unconstrained" }
}

extension CGSize {
  /// The size of what fills a space without limits, in points.
  public static let infinity = CGSize(width: CGFloat.infinity, height: .infinity)
}

/// An axis of a constraint whose infinite limits are replaced by none.
@propertyWrapper
public struct UnconstrainedInfiniteAxis: Hashable, Sendable {
  private var axis: SizeConstraint.Axis

  /// Creates an axis.
  public init(wrappedValue: SizeConstraint.Axis) {
    axis = wrappedValue.normalized
  }

  /// The axis.
  public var wrappedValue: SizeConstraint.Axis {
    get { axis }
    set { axis = newValue.normalized }
  }
}
