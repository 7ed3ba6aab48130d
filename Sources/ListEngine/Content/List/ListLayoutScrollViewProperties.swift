/// The scroll view configuration that a layout requests.
public struct ListLayoutScrollViewProperties: Hashable, Sendable {
  /// The page boundaries at which scrolling stops.
  public var pageScrollingBehavior: PageScrollingBehavior
  /// The part of the safe area that is added to the content inset.
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior
  /// True if a vertical list may bounce when its content is shorter than the view.
  public var allowsBounceVertical: Bool
  /// True if a horizontal list may bounce when its content is shorter than the view.
  public var allowsBounceHorizontal: Bool
  /// True if the horizontal scroll indicator may show.
  public var allowsHorizontalScrollIndicator: Bool
  /// True if the vertical scroll indicator may show.
  public var allowsVerticalScrollIndicator: Bool

  /// Creates a configuration.
  public init(
    pageScrollingBehavior: PageScrollingBehavior,
    contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior,
    allowsBounceVertical: Bool,
    allowsBounceHorizontal: Bool,
    allowsHorizontalScrollIndicator: Bool,
    allowsVerticalScrollIndicator: Bool
  ) {
    self.pageScrollingBehavior = pageScrollingBehavior
    self.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior
    self.allowsBounceVertical = allowsBounceVertical
    self.allowsBounceHorizontal = allowsBounceHorizontal
    self.allowsHorizontalScrollIndicator = allowsHorizontalScrollIndicator
    self.allowsVerticalScrollIndicator = allowsVerticalScrollIndicator
  }
}

extension ListLayoutScrollViewProperties {
  /// Returns whether the scroll view pages: the layout or the behaviour requests full pages.
  func isPagingEnabled(with behavior: Behavior) -> Bool {
    pageScrollingBehavior == .full || behavior.pageScrollingBehavior == .full
  }

  /// Returns whether short content bounces vertically.
  func alwaysBounceVertical(with behavior: Behavior, direction: LayoutDirection) -> Bool {
    allowsBounceVertical && behavior.underflow.alwaysBounce && direction == .vertical
  }

  /// Returns whether short content bounces horizontally.
  func alwaysBounceHorizontal(with behavior: Behavior, direction: LayoutDirection) -> Bool {
    allowsBounceHorizontal && behavior.underflow.alwaysBounce && direction == .horizontal
  }

  /// Returns whether the vertical scroll indicator shows.
  func showsVerticalScrollIndicator(with appearance: Appearance) -> Bool {
    allowsVerticalScrollIndicator && appearance.showsScrollIndicators
  }

  /// Returns whether the horizontal scroll indicator shows.
  func showsHorizontalScrollIndicator(with appearance: Appearance) -> Bool {
    allowsHorizontalScrollIndicator && appearance.showsScrollIndicators
  }
}
