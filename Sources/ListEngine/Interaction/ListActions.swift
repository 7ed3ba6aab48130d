import Foundation
public import HeadlessUIKit

/// Actions with which an app controls a list: set as `ListProperties.actions`, and kept by the app.
///
/// They belong to no list before that, or after the list was given other actions. Actions without a
/// list do nothing and return false.
@preconcurrency @MainActor
public final class ListActions {
  /// Scrolls the list.
  public let scrolling = Scrolling()
  /// Coordinates the list with view controller transitions.
  public let viewControllerTransitioning = ViewControllerTransitioning()

  /// Creates actions without a list.
  public init() {}

  /// Binds the actions to a list, without keeping it alive.
  func bind(to target: any ListActionsTarget) {
    scrolling.target = target
    viewControllerTransitioning.target = target
  }

  /// Unbinds the actions from a list; does nothing if they are bound to another one.
  func unbind(from target: any ListActionsTarget) {
    guard scrolling.target === target else { return }
    scrolling.target = nil
    viewControllerTransitioning.target = nil
  }

  /// Coordinates the list with view controller transitions.
  @preconcurrency @MainActor
  public final class ViewControllerTransitioning {
    weak var target: (any ListActionsTarget)?

    /// Creates actions without a list.
    public init() {}

    /// Deselects the selected item alongside a transition of view controllers.
    ///
    /// If the transition is cancelled, the item is selected again without notifications.
    ///
    /// - Returns: Whether there is a list.
    @discardableResult
    public func clearSelectionDuringViewWillAppear(
      alongside coordinator: (any UIViewControllerTransitionCoordinator)?,
      animated: Bool
    ) -> Bool {
      target?.clearSelectionDuringViewWillAppear(alongside: coordinator, animated: animated) != nil
    }

    /// Deselects the selected item when its view controller reappears; false without a list.
    @discardableResult
    public func clearSelectionDuringViewWillAppear(animated: Bool) -> Bool {
      target?.clearSelectionDuringViewWillAppear(animated: animated) != nil
    }
  }
}

/// The target of actions: a list.
@preconcurrency @MainActor
protocol ListActionsTarget: AnyObject {
  /// Scrolls to an item.
  func scrollTo(
    item: AnyIdentifier,
    position: ScrollPosition,
    animated: Bool,
    completion: ScrollCompletion?
  ) -> Bool

  /// Scrolls to an item with a custom rule.
  func scrollTo(
    item: AnyIdentifier,
    contentOffsetAdjustment: @escaping ListItemScrollPositionAdjustment,
    animated: Bool,
    completion: ScrollCompletion?
  ) -> Bool

  /// Scrolls to a section.
  func scrollToSection(
    with identifier: AnyIdentifier,
    sectionPosition: SectionPosition,
    scrollPosition: ScrollPosition,
    animated: Bool,
    completion: ScrollCompletion?
  ) -> Bool

  /// Scrolls to the very top.
  func scrollToTop(animated: Bool) -> Bool

  /// Scrolls to the end of the last item.
  func scrollToLastItem(animated: Bool) -> Bool

  /// Deselects the selected item alongside a transition.
  func clearSelectionDuringViewWillAppear(
    alongside coordinator: (any UIViewControllerTransitionCoordinator)?,
    animated: Bool
  )

  /// Deselects the selected item.
  func clearSelectionDuringViewWillAppear(animated: Bool)
}
