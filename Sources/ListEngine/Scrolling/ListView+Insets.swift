import Foundation
public import HeadlessUIKit

extension ListView {
  /// Computes the insets of the scroll view, and sets those that changed.
  ///
  /// During an update or a callback it waits for the end of that.
  public func updateScrollViewInsets() {
    updateQueue.perform { self.applyScrollViewInsets() }
  }

  /// Computes the insets of the scroll view, and sets those that changed, immediately.
  ///
  /// - Parameter bottom: the adjusted inset at the bottom before the change of which this is a part;
  ///   nil if it is a change by itself.
  func applyScrollViewInsets(since bottom: CGFloat? = nil) {
    let keyboard = screenKeyboard.frame.map { shown in
      screenKeyboard.isOfWindow
        ? convert(shown, from: nil) : shown.offsetBy(dx: -frame.minX, dy: -frame.minY)
    }
    let insets =
      behavior.keyboardAdjustmentMode == .custom
      ? customScrollViewInsets() : calculateScrollViewInsets(keyboardFrame: keyboard)
    let content = insetsOfContent(insets.content.finite)
    let horizontal = insetsOfContent(insets.horizontalScroll)
    let vertical = insetsOfContent(insets.verticalScroll)
    if scrollView.contentInset != content { setContentInset(content, since: bottom) }
    if scrollView.horizontalScrollIndicatorInsets != horizontal {
      scrollView.horizontalScrollIndicatorInsets = horizontal
    }
    if scrollView.verticalScrollIndicatorInsets != vertical {
      scrollView.verticalScrollIndicatorInsets = vertical
    }
  }

  /// Sets the content inset; with bottom gravity the end of the visible part stays in place.
  ///
  /// Where nothing is on screen, nothing moves: the offset is kept for when the list is shown again.
  private func setContentInset(_ inset: UIEdgeInsets, since bottom: CGFloat?) {
    let showsRows = hasRoom(in: scrollView.bounds.size) && presentation.itemCount > 0
    let gravity = showsRows ? gravity : .top
    keepingOffset(followsStart: true) {
      let old = scrollView.contentOffset
      let bottom = bottom ?? scrollView.adjustedContentInset.bottom
      scrollView.contentInset = inset
      let growth = scrollView.adjustedContentInset.bottom - bottom
      let y = gravity.offset(in: viewport, oldOffset: old.y, bottomInsetGrowth: growth)
      scrollView.moveContentOffset(to: CGPoint(x: old.x, y: y))
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
      occlusion: behavior.occlusionInsets.finite,
      scrollIndicator: scrollIndicatorInsets
    )
  }

  /// Observes the keyboard of the screen, and no other.
  func observe(_ keyboard: Keyboard?) {
    screenKeyboard.observe(keyboard) { [weak self] in self?.keyboardDidChange($0, $1) }
    keyboardDidChange(keyboard?.frame, keyboard.map { KeyboardMove(keyboard: $0, duration: 0) })
  }

  /// Observes the keyboard of the window, unless another one is set.
  func observeKeyboardOfWindow() {
    guard screenKeyboard.isOfWindow, window?.keyboard !== screenKeyboard.keyboard else { return }
    observe(window?.keyboard)
  }

  /// Called when the frame of the keyboard changes: with what knows the frame, and the animation.
  public typealias KeyboardFrameWillChangeCallback = (
    _ keyboard: any KeyboardCurrentFrameProvider,
    _ animation: (animationDuration: Double, animationCurve: UIView.AnimationCurve)
  ) -> Void

  /// Adjusts the insets to a keyboard, as if the list observed it; with its own animation.
  public func keyboardFrameWillChange(
    for keyboard: Keyboard,
    animationDuration: Double,
    animationCurve: UIView.AnimationCurve
  ) {
    UIView.animate(withDuration: animationDuration, options: animationCurve.options) {
      let move = KeyboardMove(
        keyboard: keyboard,
        duration: animationDuration,
        curve: animationCurve
      )
      keyboardDidChange(keyboard.frame, move)
    }
  }

  private func keyboardDidChange(_ frame: CGRect?, _ move: KeyboardMove?) {
    updateQueue.perform {
      guard frame != self.screenKeyboard.frame else { return }
      (self.screenKeyboard.frame, self.screenKeyboard.move) = (frame, move)
      self.react(to: .keyboardMoved)
    }
  }
}
