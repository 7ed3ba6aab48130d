import Foundation
import HeadlessUIKit

extension ListView {
  /// Where a layout that pages by items wants a drag to come to rest; nil leaves it to momentum.
  func pagingTarget(velocity: CGPoint) -> CGPoint? { nil }

  /// Takes over how the layout and the app want the content to scroll.
  func applyScrollViewProperties() {
    scrollView.showsVerticalScrollIndicator = appearance.showsScrollIndicators
    scrollView.showsHorizontalScrollIndicator = appearance.showsScrollIndicators
    scrollView.alwaysBounceVertical = behavior.underflow.alwaysBounce
    scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
  }
}
