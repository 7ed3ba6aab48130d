/// The scroll view configuration that a layout requests.
public struct ListLayoutScrollViewProperties: Hashable, Sendable {
  /// Whether scrolling stops at page boundaries.
  public var pageScrollingBehavior: PageScrollingBehavior
  /// Which part of the safe area is added to the content inset.
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior
  /// Whether a vertical list may bounce when its content is shorter than the view.
  public var allowsBounceVertical: Bool
  /// Whether a horizontal list may bounce when its content is shorter than the view.
  public var allowsBounceHorizontal: Bool
  /// Whether the horizontal scroll indicator may show.
  public var allowsHorizontalScrollIndicator: Bool
  /// Whether the vertical scroll indicator may show.
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
  /// Whether the scroll view pages: the layout or the behaviour requests full pages.
  func isPagingEnabled(with behavior: Behavior) -> Bool {
    pageScrollingBehavior == .full || behavior.pageScrollingBehavior == .full
  }

  /// Whether short content bounces vertically.
  func alwaysBounceVertical(with behavior: Behavior, direction: LayoutDirection) -> Bool {
    allowsBounceVertical && behavior.underflow.alwaysBounce && direction == .vertical
  }

  /// Whether short content bounces horizontally.
  func alwaysBounceHorizontal(with behavior: Behavior, direction: LayoutDirection) -> Bool {
    allowsBounceHorizontal && behavior.underflow.alwaysBounce && direction == .horizontal
  }

  /// Whether the vertical scroll indicator shows.
  func showsVerticalScrollIndicator(with appearance: Appearance) -> Bool {
    allowsVerticalScrollIndicator && appearance.showsScrollIndicators
  }

  /// Whether the horizontal scroll indicator shows.
  func showsHorizontalScrollIndicator(with appearance: Appearance) -> Bool {
    allowsHorizontalScrollIndicator && appearance.showsScrollIndicators
  }
}
