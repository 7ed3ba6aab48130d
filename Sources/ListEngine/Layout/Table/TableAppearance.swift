public import Foundation

/// The configuration of a table: sections below each other, items below each other in columns.
public struct TableAppearance: ListLayoutAppearance, Hashable, Sendable {
  /// The direction in which the list scrolls.
  public var direction: LayoutDirection
  /// The behaviour of the list's header while the list scrolls.
  public var listHeaderPosition: ListHeaderPosition
  /// True if section headers stay at the top while their section is on screen.
  public var stickySectionHeaders: Bool
  /// The places where the list stops after a drag.
  public var pagingBehavior: ListPagingBehavior
  /// The maximum distance between items of one group, in points.
  ///
  /// At 0, any distance separates groups. Rows receive their `ItemPosition` in the group when they
  /// are applied.
  public var itemPositionGroupingHeight: CGFloat
  /// The part of the safe area that is added to the content inset.
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior
  /// True if the list may bounce when its content is shorter than the view.
  public var bounceOnUnderflow: Bool
  /// Padding around the content and limits of its width; nil uses the environment's, or none.
  public var bounds: ListContentBounds?
  /// Distances between the parts.
  public var layout: Layout

  /// Creates a table; by default without spacing.
  public init(
    direction: LayoutDirection = .vertical,
    listHeaderPosition: ListHeaderPosition = .inline,
    stickySectionHeaders: Bool = true,
    pagingBehavior: ListPagingBehavior = .none,
    itemPositionGroupingHeight: CGFloat = 0,
    contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .scrollableAxes,
    bounceOnUnderflow: Bool = true,
    bounds: ListContentBounds? = nil,
    layout: Layout = Layout()
  ) {
    self.direction = direction
    self.listHeaderPosition = listHeaderPosition
    self.stickySectionHeaders = stickySectionHeaders
    self.pagingBehavior = pagingBehavior
    self.itemPositionGroupingHeight = itemPositionGroupingHeight
    self.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior
    self.bounceOnUnderflow = bounceOnUnderflow
    self.bounds = bounds
    self.layout = layout
  }

  /// A table without any spacing.
  public static var `default`: TableAppearance { TableAppearance() }

  /// Indicators are allowed, and bouncing depends on `bounceOnUnderflow`.
  public var scrollViewProperties: ListLayoutScrollViewProperties {
    ListLayoutScrollViewProperties(
      pageScrollingBehavior: .none,
      contentInsetAdjustmentBehavior: contentInsetAdjustmentBehavior,
      allowsBounceVertical: bounceOnUnderflow,
      allowsBounceHorizontal: bounceOnUnderflow,
      allowsHorizontalScrollIndicator: true,
      allowsVerticalScrollIndicator: true
    )
  }

  /// Distances between the parts of a table, in points; all 0 by default.
  public struct Layout: Hashable, Sendable {
    /// Below the list's header, when there is a section.
    public var headerToFirstSectionSpacing: CGFloat
    /// Between sections, below one that has no footer.
    public var interSectionSpacingWithNoFooter: CGFloat
    /// Between sections, below one that has a footer.
    public var interSectionSpacingWithFooter: CGFloat
    /// Below a section's header, when the section has items.
    public var sectionHeaderBottomSpacing: CGFloat
    /// Between items.
    public var itemSpacing: CGFloat
    /// Between the last item and the section's footer.
    public var itemToSectionFooterSpacing: CGFloat
    /// Between the last section and the list's footer.
    public var lastSectionToFooterSpacing: CGFloat

    /// Creates spacings; 0 by default.
    public init(
      headerToFirstSectionSpacing: CGFloat = 0,
      interSectionSpacingWithNoFooter: CGFloat = 0,
      interSectionSpacingWithFooter: CGFloat = 0,
      sectionHeaderBottomSpacing: CGFloat = 0,
      itemSpacing: CGFloat = 0,
      itemToSectionFooterSpacing: CGFloat = 0,
      lastSectionToFooterSpacing: CGFloat = 0
    ) {
      self.headerToFirstSectionSpacing = headerToFirstSectionSpacing
      self.interSectionSpacingWithNoFooter = interSectionSpacingWithNoFooter
      self.interSectionSpacingWithFooter = interSectionSpacingWithFooter
      self.sectionHeaderBottomSpacing = sectionHeaderBottomSpacing
      self.itemSpacing = itemSpacing
      self.itemToSectionFooterSpacing = itemToSectionFooterSpacing
      self.lastSectionToFooterSpacing = lastSectionToFooterSpacing
    }

    /// Changes several distances.
    public mutating func set(with change: (inout Layout) -> Void) {
      change(&self)
    }
  }
}
