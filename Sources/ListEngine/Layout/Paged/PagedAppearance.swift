public import Foundation

/// How a pager places content: everything on a page of its own, as large as the view.
public struct PagedAppearance: ListLayoutAppearance, Hashable, Sendable {
  /// The direction in which the list scrolls.
  public var direction: LayoutDirection
  /// Whether scroll indicators may show.
  public var showsScrollIndicators: Bool
  /// Room around the content of each page and limits of its width; nil takes the environment's.
  public var bounds: ListContentBounds?
  /// Where the list comes to rest after a drag.
  public var pagingBehavior: ListPagingBehavior
  /// How much of the neighbours of a page shows.
  public var peek: Peek
  /// The length of pages that does not depend on the view; nil in lists, for tests.
  var fixedPageLength: CGFloat?

  /// Pages as large as the view, but for what is given.
  public init(
    direction: LayoutDirection = .vertical,
    showsScrollIndicators: Bool = false,
    bounds: ListContentBounds? = nil,
    pagingBehavior: ListPagingBehavior = .none,
    peek: Peek = .none
  ) {
    self.direction = direction
    self.showsScrollIndicators = showsScrollIndicators
    self.bounds = bounds
    self.pagingBehavior = pagingBehavior
    self.peek = peek
  }

  /// Vertical pages as large as the view.
  public static var `default`: PagedAppearance { PagedAppearance() }

  /// The list's header scrolls with the pages.
  public var listHeaderPosition: ListHeaderPosition { .inline }

  /// Headers have pages, and do not stick.
  public var stickySectionHeaders: Bool { false }

  /// Pages do not bounce, and take no notice of the safe area.
  public var scrollViewProperties: ListLayoutScrollViewProperties {
    ListLayoutScrollViewProperties(
      pageScrollingBehavior: peek.isEmpty || fixedPageLength != nil ? .full : .peek,
      contentInsetAdjustmentBehavior: .never,
      allowsBounceVertical: false,
      allowsBounceHorizontal: false,
      allowsHorizontalScrollIndicator: showsScrollIndicators,
      allowsVerticalScrollIndicator: showsScrollIndicators
    )
  }

  /// How much of the neighbours of a page shows.
  public struct Peek: Hashable, Sendable {
    /// The length of each neighbour that shows, in points.
    public var value: CGFloat
    /// What stands before the first page, which has no neighbour there.
    public var firstItemConfiguration: FirstItemConfiguration

    /// No peek, but for what is given.
    public init(
      value: CGFloat = 0,
      firstItemConfiguration: FirstItemConfiguration = .uniform
    ) {
      self.value = value
      self.firstItemConfiguration = firstItemConfiguration
    }

    /// Neighbours do not show.
    public static let none = Peek()

    /// What stands before the first page.
    public enum FirstItemConfiguration: Hashable, Sendable {
      /// As much room as a neighbour takes.
      case uniform
      /// Some room, in points.
      case customLeading(CGFloat)
    }

    /// The room before the first page, in points.
    public var firstItemLeading: CGFloat {
      switch firstItemConfiguration {
      case .uniform: value
      case .customLeading(let leading): leading
      }
    }

    /// How much shorter than the view a page is, in points.
    public func totalValue(isFirstItem: Bool) -> CGFloat {
      (isFirstItem ? firstItemLeading : value) + value
    }

    /// Whether pages are as long as the view.
    public var isEmpty: Bool { value == 0 && firstItemLeading == 0 }
  }
}
