public import Foundation
public import HeadlessUIKit

/// The view for which a layout places content.
public struct ListLayoutLayoutContext {
  /// The rectangle of the content that the view covers; its size is the size of the list.
  public var viewBounds: CGRect
  /// The insets of the safe area.
  public var safeAreaInsets: UIEdgeInsets
  /// The margins that content keeps from the edges of the view, if the layout asks for it.
  public var layoutMargins: UIEdgeInsets
  /// The inset of the content.
  public var contentInset: UIEdgeInsets
  /// The scroll offset.
  public var contentOffset: CGPoint
  /// The content inset including the safe area's part.
  public var adjustedContentInset: UIEdgeInsets
  /// True if the list has a refresh control.
  public var hasRefreshControl: Bool
  /// True if lines start at the right; only layouts that know of it mirror what they place.
  public var isRightToLeft: Bool
  /// The traits of the list.
  public var traitCollection: UITraitCollection
  /// The values available to everything in the list.
  public var environment: ListEnvironment

  /// Creates a context.
  public init(
    viewBounds: CGRect,
    safeAreaInsets: UIEdgeInsets = .zero,
    layoutMargins: UIEdgeInsets = .zero,
    contentInset: UIEdgeInsets = .zero,
    contentOffset: CGPoint = .zero,
    adjustedContentInset: UIEdgeInsets = .zero,
    hasRefreshControl: Bool = false,
    isRightToLeft: Bool = false,
    traitCollection: UITraitCollection = UITraitCollection(),
    environment: ListEnvironment = .empty
  ) {
    self.viewBounds = viewBounds
    self.safeAreaInsets = safeAreaInsets
    self.layoutMargins = layoutMargins
    self.contentInset = contentInset
    self.contentOffset = contentOffset
    self.adjustedContentInset = adjustedContentInset
    self.hasRefreshControl = hasRefreshControl
    self.isRightToLeft = isRightToLeft
    self.traitCollection = traitCollection
    self.environment = environment
  }
}

// Rules that all layouts share; distances are along the list.
extension ListLayoutLayoutContext {
  /// The position at which headers stick: the start of the view within the safe area.
  func stickingStart(_ direction: LayoutDirection) -> CGFloat {
    direction.y(for: contentOffset) + direction.top(for: safeAreaInsets)
  }

  /// The position at which footers end that stay at the end of the view.
  func stickingEnd(_ direction: LayoutDirection) -> CGFloat {
    direction.y(for: contentOffset) + direction.height(for: viewBounds.size)
      - max(direction.bottom(for: adjustedContentInset), direction.bottom(for: safeAreaInsets))
  }

  /// The position of the overscroll footer, which only shows beyond the end of the list.
  ///
  /// That is below the content, or below the view if the content is shorter.
  func overscrollStart(contentLength: CGFloat, _ direction: LayoutDirection) -> CGFloat {
    let room = direction.height(for: viewBounds.inset(by: adjustedContentInset).size)
    return contentLength >= room
      ? contentLength + direction.bottom(for: contentInset) + direction.bottom(for: safeAreaInsets)
      : room - direction.top(for: contentInset) - direction.top(for: safeAreaInsets)
  }

  /// Returns the distance that content shorter than the view is moved.
  func underflowOffset(
    contentLength: CGFloat,
    _ alignment: Behavior.Underflow.Alignment,
    _ direction: LayoutDirection
  ) -> CGFloat {
    let room =
      direction.height(for: viewBounds.size)
      - direction.top(for: safeAreaInsets) - direction.bottom(for: safeAreaInsets)
    return alignment.offsetFor(contentHeight: contentLength, viewHeight: room)
  }
}
