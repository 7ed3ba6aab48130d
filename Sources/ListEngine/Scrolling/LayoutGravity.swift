import Foundation
import HeadlessUIKit

/// Which end of a vertical list keeps its place on screen when sizes change.
///
/// While an automatic scroll is under way, lists behave as with `.top`.
enum LayoutGravity: Hashable, Sendable {
  /// The begin, which needs nothing.
  case top
  /// The end.
  case bottom

  /// The offset after the content got another height; the viewport is that after the change.
  func offset(in viewport: ScrollViewport, oldContentHeight: CGFloat) -> CGFloat {
    let offset = viewport.bounds.minY
    let growth = viewport.contentSize.height - oldContentHeight
    guard self == .bottom, growth > 0, viewport.isContentTaller else { return offset }
    let end =
      viewport.contentSize.height - viewport.bounds.height + viewport.adjustedContentInset.bottom
    return min(offset + growth, end)
  }

  /// The offset after the content got another inset; the viewport is that after the change.
  ///
  /// `oldOffset` is the offset before the scroll view itself reacted to the change, and
  /// `bottomInsetGrowth` is how many points were added at the bottom.
  func offset(
    in viewport: ScrollViewport,
    oldOffset: CGFloat,
    bottomInsetGrowth: CGFloat
  ) -> CGFloat {
    let offset = viewport.bounds.minY
    guard self == .bottom, viewport.isContentTaller else { return offset }
    return (bottomInsetGrowth < 0 ? oldOffset : offset) + bottomInsetGrowth
  }

  /// The offset after the list got another height.
  func offset(_ offset: CGFloat, oldHeight: CGFloat, newHeight: CGFloat) -> CGFloat {
    self == .bottom ? offset - (newHeight - oldHeight) : offset
  }
}

extension ScrollViewport {
  /// Whether the content is taller than the part of the view that nothing covers.
  fileprivate var isContentTaller: Bool { contentSize.height > visibleContentFrame.height }
}
