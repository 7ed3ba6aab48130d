public import Foundation

/// The configuration of a pager: every element has its own page, as large as the view.
public struct PagedAppearance: ListLayoutAppearance, Hashable, Sendable {
  /// The direction in which the list scrolls.
  public var direction: LayoutDirection
  /// True if scroll indicators may show.
  public var showsScrollIndicators: Bool
  /// Padding around the content of each page and limits of its width; nil uses the environment's.
  public var bounds: ListContentBounds?
  /// The places where the list stops after a drag.
  public var pagingBehavior: ListPagingBehavior
  /// The visible part of the neighbouring pages.
  public var peek: Peek
  /// A page length independent of the view, for tests; nil in lists.
  var fixedPageLength: CGFloat?

  /// Creates a pager; by default with pages as large as the view.
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

  /// Pages do not bounce, and ignore the safe area.
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

  /// The visible part of the neighbouring pages.
  public struct Peek: Hashable, Sendable {
    /// The visible length of each neighbour, in points.
    public var value: CGFloat
    /// The space before the first page, which has no neighbour there.
    public var firstItemConfiguration: FirstItemConfiguration

    /// Creates a peek; none by default.
    public init(
      value: CGFloat = 0,
      firstItemConfiguration: FirstItemConfiguration = .uniform
    ) {
      self.value = value
      self.firstItemConfiguration = firstItemConfiguration
    }

    /// No neighbour is visible.
    public static let none = Peek()

    /// The space before the first page.
    public enum FirstItemConfiguration: Hashable, Sendable {
      /// As much as a neighbour takes.
      case uniform
      /// A fixed length, in points.
      case customLeading(CGFloat)
    }

    /// The space before the first page, in points.
    public var firstItemLeading: CGFloat {
      switch firstItemConfiguration {
      case .uniform: value
      case .customLeading(let leading): leading
      }
    }

    /// By how much a page is shorter than the view, in points.
    public func totalValue(isFirstItem: Bool) -> CGFloat {
      (isFirstItem ? firstItemLeading : value) + value
    }

    /// True if pages are as long as the view.
    public var isEmpty: Bool { value == 0 && firstItemLeading == 0 }
  }
}
