public import Foundation
public import HeadlessUIKit

/// The view for which a layout places content.
public struct ListLayoutLayoutContext {
  /// The rectangle of the content that the view covers; its size is the size of the list.
  public var viewBounds: CGRect
  /// What the safe area takes from the view.
  public var safeAreaInsets: UIEdgeInsets
  /// The inset of the content.
  public var contentInset: UIEdgeInsets
  /// How far the content is scrolled.
  public var contentOffset: CGPoint
  /// The inset of the content, with what the safe area adds to it.
  public var adjustedContentInset: UIEdgeInsets
  /// Whether the list can be refreshed by pulling it.
  public var hasRefreshControl: Bool
  /// The values that reach everything in the list.
  public var environment: ListEnvironment

  /// Describes a view.
  public init(
    viewBounds: CGRect,
    safeAreaInsets: UIEdgeInsets = .zero,
    contentInset: UIEdgeInsets = .zero,
    contentOffset: CGPoint = .zero,
    adjustedContentInset: UIEdgeInsets = .zero,
    hasRefreshControl: Bool = false,
    environment: ListEnvironment = .empty
  ) {
    self.viewBounds = viewBounds
    self.safeAreaInsets = safeAreaInsets
    self.contentInset = contentInset
    self.contentOffset = contentOffset
    self.adjustedContentInset = adjustedContentInset
    self.hasRefreshControl = hasRefreshControl
    self.environment = environment
  }
}

// Rules that all layouts share; distances are along the list.
extension ListLayoutLayoutContext {
  /// Where headers stick: the start of what the safe area leaves of the view.
  func stickingStart(_ direction: LayoutDirection) -> CGFloat {
    direction.y(for: contentOffset) + direction.top(for: safeAreaInsets)
  }

  /// Where the overscroll footer stands, so that it shows only when the list is pulled beyond its
  /// end.
  ///
  /// That is behind the content, or behind the view where the content is shorter.
  func overscrollStart(contentLength: CGFloat, _ direction: LayoutDirection) -> CGFloat {
    let room = direction.height(for: viewBounds.inset(by: adjustedContentInset).size)
    return contentLength >= room
      ? contentLength + direction.bottom(for: contentInset) + direction.bottom(for: safeAreaInsets)
      : room - direction.top(for: contentInset) - direction.top(for: safeAreaInsets)
  }

  /// How far content is moved that is shorter than the view.
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
