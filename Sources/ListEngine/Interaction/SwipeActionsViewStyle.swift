public import Foundation
public import HeadlessUIKit

/// How the swipe actions of rows look.
public struct SwipeActionsViewStyle: Hashable, Sendable {
  /// The shape of an action.
  public enum Shape: Hashable, Sendable {
    /// A rectangle with round corners, whose radius is in points.
    case rectangle(cornerRadius: CGFloat)
  }

  /// How wide the actions are.
  public enum ButtonSizing: Hashable, Sendable {
    /// As wide as its content needs, for each action.
    case sizeThatFits
    /// All as wide as the widest.
    case equalWidth
  }

  /// The shape of an action.
  public var actionShape: Shape
  /// The distance between two actions, in points.
  public var interActionSpacing: CGFloat
  /// Room around the actions.
  public var containerInsets: UIEdgeInsets
  /// The radius of the corners around all actions, in points.
  public var containerCornerRadius: CGFloat
  /// How wide the actions are.
  public var buttonSizing: ButtonSizing
  /// The least width of an action, in points.
  public var minWidth: CGFloat
  /// The greatest part of the row that all actions take, with `.equalWidth`.
  public var maxWidthRatio: CGFloat
  /// The greatest width of an action, in points, with `.sizeThatFits`.
  public var maxItemWidth: CGFloat

  /// Describes a style.
  public init(
    actionShape: Shape = .rectangle(cornerRadius: 0),
    interActionSpacing: CGFloat = 0,
    containerInsets: UIEdgeInsets = .zero,
    containerCornerRadius: CGFloat = 0,
    buttonSizing: ButtonSizing = .sizeThatFits,
    minWidth: CGFloat = 0,
    maxWidthRatio: CGFloat = 0.8,
    maxItemWidth: CGFloat = 120
  ) {
    self.actionShape = actionShape
    self.interActionSpacing = interActionSpacing
    self.containerInsets = containerInsets
    self.containerCornerRadius = containerCornerRadius
    self.buttonSizing = buttonSizing
    self.minWidth = minWidth
    self.maxWidthRatio = maxWidthRatio
    self.maxItemWidth = maxItemWidth
  }

  /// Rectangles without any room between them.
  public static let `default` = SwipeActionsViewStyle()
}

/// Where the environment keeps the style of swipe actions.
public enum SwipeActionsViewStyleKey: ListEnvironmentKey {
  /// Rectangles without any room between them.
  public static var defaultValue: SwipeActionsViewStyle { .default }
}

extension ListEnvironment {
  /// How the swipe actions of rows look, where their content does not say.
  public var swipeActionsViewStyle: SwipeActionsViewStyle {
    get { self[SwipeActionsViewStyleKey.self] }
    set { self[SwipeActionsViewStyleKey.self] = newValue }
  }
}
