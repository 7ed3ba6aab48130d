import Foundation
import HeadlessUIKit

/// The part of the content that a scroll view shows, as a value for the rules of scrolling.
struct ScrollViewport: Equatable {
  /// The scroll offset and the size of the view, in points.
  var bounds = CGRect.zero
  /// The size of the whole content, in points.
  var contentSize = CGSize.zero
  /// Room around the content, with what the safe area adds.
  var adjustedContentInset = UIEdgeInsets.zero
  /// What the safe area takes from the view.
  var safeAreaInsets = UIEdgeInsets.zero

  /// The part of the bounds that nothing covers.
  var visibleContentFrame: CGRect { bounds.inset(by: adjustedContentInset) }
}
