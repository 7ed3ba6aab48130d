public import Foundation

/// A relation between two attributes of views or layout guides:
/// `first = multiplier × second + constant`, or an inequality.
///
/// An active constraint belongs to the nearest view that contains both of its items. Changes of
/// constants solve the existing system again; other changes rebuild only their own constraint.
@preconcurrency @MainActor
public final class NSLayoutConstraint {
  /// An axis of the screen.
  public enum Axis: Int, Hashable, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// The relation of two attributes.
  public enum Relation: Int, Hashable, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// They are equal.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// The view or layout guide of the first attribute; nil when it has been released.
  public private(set) weak var firstItem: AnyObject?
  /// The first attribute.
  public let firstAttribute: Attribute
  /// The relation.
  public let relation: Relation
  /// The view or layout guide of the second attribute; nil for a constant.
  public private(set) weak var secondItem: AnyObject?
  /// The second attribute.
  public let secondAttribute: Attribute
  /// The factor of the second attribute.
  public let multiplier: CGFloat

  /// The number that is added to the second attribute, in points.
  public var constant: CGFloat {
    didSet { if constant != oldValue { holder?.constraintConstantDidChange() } }
  }

  /// The priority; constraints with lower ones than `.required` may be violated.
  public var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { holder?.constraintsDidChange() } }
  }

  /// A name for messages.
  public var identifier: String?

  /// The view that the active constraint belongs to; nil while it is not active.
  weak var holder: UIView?
  /// The views between the holder and the items, which take part in its layout.
  var crossedViews: [UIView] = []

  /// Creates a constraint that is not active.
  ///
  /// - Precondition: the items are views or layout guides, and the attributes are of one axis.
  public init(
    item first: Any,
    attribute firstAttribute: Attribute,
    relatedBy relation: Relation,
    toItem second: Any?,
    attribute secondAttribute: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    precondition(
      LayoutItem(first as AnyObject) != nil && firstAttribute != .notAnAttribute,
      "a constraint relates a view or a layout guide, not \(first)"
    )
    precondition(
      second == nil || secondAttribute == .notAnAttribute
        || firstAttribute.axis == secondAttribute.axis
        || firstAttribute.isLength && secondAttribute.isLength,
      "a constraint cannot relate \(firstAttribute) to \(secondAttribute)"
    )
    firstItem = first as AnyObject
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondItem = secondAttribute == .notAnAttribute ? nil : second.map { $0 as AnyObject }
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// True if the constraint takes part in the layout.
  public var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Activates several constraints.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates several constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
