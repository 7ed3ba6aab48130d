import Foundation
import HeadlessUIKit

/// The end of a vertical list that stays in place on screen when sizes change.
///
/// During an automatic scroll, lists behave as with `.top`.
enum LayoutGravity: Hashable, Sendable {
  /// The start, which needs no correction.
  case top
  /// The end.
  case bottom

  /// The offset after the content height changed; the viewport is that after the change.
  func offset(in viewport: ScrollViewport, oldContentHeight: CGFloat) -> CGFloat {
    let offset = viewport.bounds.minY
    let growth = viewport.contentSize.height - oldContentHeight
    guard self == .bottom, growth > 0, viewport.isContentTaller else { return offset }
    let end =
      viewport.contentSize.height - viewport.bounds.height + viewport.adjustedContentInset.bottom
    return min(offset + growth, end)
  }

  /// The offset after the content inset changed; the viewport is that after the change.
  ///
  /// `oldOffset` is the offset before the scroll view itself reacted to the change, and
  /// `bottomInsetGrowth` is the number of points added at the bottom.
  func offset(
    in viewport: ScrollViewport,
    oldOffset: CGFloat,
    bottomInsetGrowth: CGFloat
  ) -> CGFloat {
    let offset = viewport.bounds.minY
    guard self == .bottom, viewport.isContentTaller else { return offset }
    return (bottomInsetGrowth < 0 ? oldOffset : offset) + bottomInsetGrowth
  }

  /// The offset after the height of the list changed.
  func offset(_ offset: CGFloat, oldHeight: CGFloat, newHeight: CGFloat) -> CGFloat {
    self == .bottom ? offset - (newHeight - oldHeight) : offset
  }
}

extension ScrollViewport {
  /// True if the content is taller than the uncovered part of the view.
  fileprivate var isContentTaller: Bool { contentSize.height > visibleContentFrame.height }
}
