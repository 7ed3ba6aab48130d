import Foundation
import HeadlessUIKit

/// The visible part of the content of a scroll view, as a value for the scrolling rules.
struct ScrollViewport: Equatable {
  /// The scroll offset and the size of the view, in points.
  var bounds = CGRect.zero
  /// The size of the whole content, in points.
  var contentSize = CGSize.zero
  /// The content inset, including the safe area's part.
  var adjustedContentInset = UIEdgeInsets.zero
  /// The insets of the safe area.
  var safeAreaInsets = UIEdgeInsets.zero

  /// The uncovered part of the bounds.
  var visibleContentFrame: CGRect { bounds.inset(by: adjustedContentInset) }
}
