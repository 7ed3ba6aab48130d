import Foundation

/// What an app can make a list do: given to the list as `ListProperties.actions`, and kept by the
/// app.
///
/// Belongs to no list before that, and to none any more after the list was given other actions. What
/// belongs to no list does nothing and returns false.
public final class ListActions {
  /// Scrolls the list.
  public let scrolling = Scrolling()
  /// Takes part in the transitions of view controllers.
  public let viewControllerTransitioning = ViewControllerTransitioning()

  /// Makes actions that belong to no list yet.
  public init() {}

  /// Makes the actions act on a list, which they do not keep alive.
  func bind(to target: any ListActionsTarget) {
    scrolling.target = target
    viewControllerTransitioning.target = target
  }

  /// Ends that the actions act on a list; does nothing when they act on another one by now.
  func unbind(from target: any ListActionsTarget) {
    guard scrolling.target === target else { return }
    scrolling.target = nil
    viewControllerTransitioning.target = nil
  }

  /// Takes part in the transitions of view controllers.
  public final class ViewControllerTransitioning {
    weak var target: (any ListActionsTarget)?

    /// Deselects the selected item when its view controller comes back; false without a list.
    @discardableResult
    public func clearSelectionDuringViewWillAppear(animated: Bool) -> Bool {
      target?.clearSelectionDuringViewWillAppear(animated: animated) != nil
    }
  }
}

/// What actions act on: a list.
protocol ListActionsTarget: AnyObject {
  /// Scrolls to an item.
  func scrollTo(
    item: AnyIdentifier,
    position: ScrollPosition,
    animated: Bool,
    completion: ScrollCompletion?
  ) -> Bool

  /// Scrolls by an own rule for an item.
  func scrollTo(
    item: AnyIdentifier,
    contentOffsetAdjustment: @escaping (ListItemScrollPositionInfo) -> CGFloat,
    animated: Bool,
    completion: ScrollCompletion?
  ) -> Bool

  /// Scrolls to a section.
  func scrollToSection(
    with identifier: Section.Identifier,
    sectionPosition: SectionPosition,
    scrollPosition: ScrollPosition,
    animated: Bool,
    completion: ScrollCompletion?
  ) -> Bool

  /// Scrolls to the very top.
  func scrollToTop(animated: Bool) -> Bool

  /// Scrolls to the end of the last item.
  func scrollToLastItem(animated: Bool) -> Bool

  /// Deselects the selected item.
  func clearSelectionDuringViewWillAppear(animated: Bool)
}
