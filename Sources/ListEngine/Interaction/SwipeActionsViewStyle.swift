public import Foundation
public import HeadlessUIKit

/// The appearance of rows' swipe actions.
public struct SwipeActionsViewStyle: Hashable, Sendable {
  /// The shape of an action.
  public enum Shape: Hashable, Sendable {
    /// A rectangle with rounded corners; the radius is in points.
    case rectangle(cornerRadius: CGFloat)
  }

  /// The rule for the width of the actions.
  public enum ButtonSizing: Hashable, Sendable {
    /// Each as wide as its content needs.
    case sizeThatFits
    /// All as wide as the widest.
    case equalWidth
  }

  /// The shape of an action.
  public var actionShape: Shape
  /// The distance between two actions, in points.
  public var interActionSpacing: CGFloat
  /// Padding around the leading actions, in points.
  public var leadingContainerInsets: UIEdgeInsets
  /// Padding around the trailing actions, in points.
  public var trailingContainerInsets: UIEdgeInsets
  /// The radius of the corners around all actions, in points.
  public var containerCornerRadius: CGFloat
  /// The rule for the width of the actions.
  public var buttonSizing: ButtonSizing
  /// The minimum width of an action, in points.
  public var minWidth: CGFloat
  /// The maximum share of the row's width that all actions take, with `.equalWidth`.
  public var maxWidthRatio: CGFloat
  /// The maximum width of an action, in points, with `.sizeThatFits`.
  public var maxItemWidth: CGFloat

  /// Creates a style.
  public init(
    actionShape: Shape = .rectangle(cornerRadius: 0),
    interActionSpacing: CGFloat = 0,
    leadingContainerInsets: UIEdgeInsets = .zero,
    trailingContainerInsets: UIEdgeInsets = .zero,
    containerCornerRadius: CGFloat = 0,
    buttonSizing: ButtonSizing = .sizeThatFits,
    minWidth: CGFloat = 0,
    maxWidthRatio: CGFloat = 0.8,
    maxItemWidth: CGFloat = 120
  ) {
    self.actionShape = actionShape
    self.interActionSpacing = interActionSpacing
    self.leadingContainerInsets = leadingContainerInsets
    self.trailingContainerInsets = trailingContainerInsets
    self.containerCornerRadius = containerCornerRadius
    self.buttonSizing = buttonSizing
    self.minWidth = minWidth
    self.maxWidthRatio = maxWidthRatio
    self.maxItemWidth = maxItemWidth
  }

  /// Rectangles without space between them.
  public static let `default` = SwipeActionsViewStyle()
}

/// The environment key for the style of swipe actions.
public enum SwipeActionsViewStyleKey: ListEnvironmentKey {
  /// Rectangles without space between them.
  public static var defaultValue: SwipeActionsViewStyle { .default }
}

extension ListEnvironment {
  /// The style of the rows' swipe actions, unless their content sets one.
  public var swipeActionsViewStyle: SwipeActionsViewStyle {
    get { self[SwipeActionsViewStyleKey.self] }
    set { self[SwipeActionsViewStyleKey.self] = newValue }
  }
}
