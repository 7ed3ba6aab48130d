import Foundation

extension ListView {
  /// Called when a scroll has ended, with the resulting scroll position and actions on the list.
  public typealias ScrollCompletion = (ListStateObserver.DidEndScrollingAnimation) -> Void
}

typealias ScrollCompletion = ListView.ScrollCompletion

extension ListActions {
  /// Scrolls a list.
  ///
  /// Every method returns false if it cannot scroll, or if there is no list. A completion is called
  /// exactly once, and never before the call returns; without a list it is not called.
  @preconcurrency @MainActor
  public final class Scrolling {
    /// Called when a scroll has ended, with the resulting scroll position and actions on the list.
    public typealias ScrollCompletion = ListView.ScrollCompletion

    weak var target: (any ListActionsTarget)?

    /// Creates actions without a list.
    public init() {}

    /// Scrolls to an item.
    @discardableResult
    public func scrollTo(
      item: any AnyItem,
      position: ScrollPosition,
      animated: Bool = false,
      completion: ScrollCompletion? = nil
    ) -> Bool {
      scrollTo(
        item: item.anyIdentifier,
        position: position,
        animated: animated,
        completion: completion
      )
    }

    /// Scrolls to the first item with an identifier.
    @discardableResult
    public func scrollTo(
      item: AnyIdentifier,
      position: ScrollPosition,
      animated: Bool = false,
      completion: ScrollCompletion? = nil
    ) -> Bool {
      target?.scrollTo(
        item: item,
        position: position,
        animated: animated,
        completion: completion
      ) ?? false
    }

    /// Scrolls by as many points as the closure returns for the first item with an identifier.
    @discardableResult
    public func scrollTo(
      item: AnyIdentifier,
      contentOffsetAdjustment: @escaping ListItemScrollPositionAdjustment,
      animated: Bool = false,
      completion: ScrollCompletion? = nil
    ) -> Bool {
      target?.scrollTo(
        item: item,
        contentOffsetAdjustment: contentOffsetAdjustment,
        animated: animated,
        completion: completion
      ) ?? false
    }

    /// Scrolls by as many points as the closure returns for an item.
    @discardableResult
    public func scrollTo(
      item: any AnyItem,
      contentOffsetAdjustment: @escaping ListItemScrollPositionAdjustment,
      animated: Bool = false,
      completion: ScrollCompletion? = nil
    ) -> Bool {
      scrollTo(
        item: item.anyIdentifier,
        contentOffsetAdjustment: contentOffsetAdjustment,
        animated: animated,
        completion: completion
      )
    }

    /// Scrolls to the first section with an identifier.
    @discardableResult
    public func scrollToSection(
      with identifier: AnyIdentifier,
      sectionPosition: SectionPosition = .top,
      scrollPosition: ScrollPosition,
      animated: Bool = false,
      completion: ScrollCompletion? = nil
    ) -> Bool {
      target?.scrollToSection(
        with: identifier,
        sectionPosition: sectionPosition,
        scrollPosition: scrollPosition,
        animated: animated,
        completion: completion
      ) ?? false
    }

    /// Scrolls to the very top.
    @discardableResult
    public func scrollToTop(animated: Bool = false) -> Bool {
      target?.scrollToTop(animated: animated) ?? false
    }

    /// Scrolls to the end of the last item.
    @discardableResult
    public func scrollToLastItem(animated: Bool = false) -> Bool {
      target?.scrollToLastItem(animated: animated) ?? false
    }
  }
}
