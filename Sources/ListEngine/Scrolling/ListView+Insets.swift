import Foundation
import HeadlessUIKit

extension ListView {
  /// Computes the insets of the scroll view again, and sets those that are others.
  public func updateScrollViewInsets() {
    let insets =
      behavior.keyboardAdjustmentMode == .custom
      ? customScrollViewInsets() : calculateScrollViewInsets(keyboardFrame: keyboardFrame)
    let oldOffset = scrollView.contentOffset
    if scrollView.contentInset != insets.content {
      let growth = insets.content.bottom - scrollView.contentInset.bottom
      scrollView.contentInset = insets.content
      let y = gravity.offset(in: viewport, oldOffset: oldOffset.y, bottomInsetGrowth: growth)
      if y != scrollView.contentOffset.y {
        scrollView.contentOffset = CGPoint(x: scrollView.contentOffset.x, y: y)
      }
    }
    if scrollView.horizontalScrollIndicatorInsets != insets.horizontalScroll {
      scrollView.horizontalScrollIndicatorInsets = insets.horizontalScroll
    }
    if scrollView.verticalScrollIndicatorInsets != insets.verticalScroll {
      scrollView.verticalScrollIndicatorInsets = insets.verticalScroll
    }
  }

  /// The insets for a keyboard, whose frame is in the list's coordinates; nil for none.
  func calculateScrollViewInsets(keyboardFrame: CGRect?) -> ScrollViewInsets {
    ScrollViewInsets(
      keyboardBottom: ScrollViewInsets.keyboardBottom(
        keyboardFrame,
        in: CGRect(origin: .zero, size: bounds.size),
        safeArea: safeAreaInsets,
        axis: axis,
        adjusts: behavior.keyboardAdjustmentMode == .adjustsWhenVisible
      ),
      occlusion: behavior.occlusionInsets,
      scrollIndicator: scrollIndicatorInsets
    )
  }

  /// Listens to the keyboard of the screen, and to no other.
  func observeKeyboard() {
    keyboardObservation = keyboard?.addObserver { [weak self] change in
      self?.keyboardDidChange(change.frame)
    }
    keyboardDidChange(keyboard?.frame)
  }

  private func keyboardDidChange(_ inSuperview: CGRect?) {
    let frame = inSuperview?.offsetBy(dx: -frame.minX, dy: -frame.minY)
    guard frame != keyboardFrame else { return }
    keyboardFrame = frame
    updateScrollViewInsets()
    onKeyboardFrameWillChange?()
  }
}
