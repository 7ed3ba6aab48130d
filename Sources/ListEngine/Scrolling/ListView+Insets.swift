import Foundation
import HeadlessUIKit

extension ListView {
  /// Computes the insets of the scroll view, and sets those that changed.
  public func updateScrollViewInsets() {
    let keyboard = keyboardFrame?.offsetBy(dx: -frame.minX, dy: -frame.minY)
    let insets =
      behavior.keyboardAdjustmentMode == .custom
      ? customScrollViewInsets() : calculateScrollViewInsets(keyboardFrame: keyboard)
    if scrollView.contentInset != insets.content { setContentInset(insets.content) }
    if scrollView.horizontalScrollIndicatorInsets != insets.horizontalScroll {
      scrollView.horizontalScrollIndicatorInsets = insets.horizontalScroll
    }
    if scrollView.verticalScrollIndicatorInsets != insets.verticalScroll {
      scrollView.verticalScrollIndicatorInsets = insets.verticalScroll
    }
  }

  /// Sets the content inset; with bottom gravity the end of the visible part stays in place.
  private func setContentInset(_ inset: UIEdgeInsets) {
    keepingOffset(followsStart: true) {
      let old = scrollView.contentOffset
      let growth = inset.bottom - scrollView.contentInset.bottom
      scrollView.contentInset = inset
      let y = gravity.offset(in: viewport, oldOffset: old.y, bottomInsetGrowth: growth)
      scrollView.moveContentOffset(to: CGPoint(x: old.x, y: y))
    }
    // The operation that keeps the list busy reports the change when it ends.
    if !updateQueue.isBusy { tellMovedOffset(isShown: false) }
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

  /// Observes the keyboard of the screen, and no other.
  func observeKeyboard() {
    keyboardObservation = keyboard?.addObserver { [weak self] change in
      self?.keyboardDidChange(change.frame)
    }
    keyboardDidChange(keyboard?.frame)
  }

  private func keyboardDidChange(_ frame: CGRect?) {
    guard frame != keyboardFrame else { return }
    keyboardFrame = frame
    updateScrollViewInsets()
    onKeyboardFrameWillChange?()
  }
}
