// The order in which views are laid out.
extension UIView {
  /// Does what follows another frame.
  final func frameDidChange(from old: CGRect) {
    if ViewAnimationBlock.current != nil { animate(\.frame, from: old, to: frame) }
    if hasSafeArea || superview?.hasSafeArea == true { safeAreaFollowsFrame(from: old) }
    if isObserved { observedValuesMayHaveChanged() }
    if autoLayout != nil, frame != old { setFrameDidChange() }
    guard frame.size != old.size else { return }
    setNeedsLayout()
    if resizesContents { resizeContents(from: old.size) }
  }

  /// Requests `layoutSubviews` at the next layout: the offset has changed.
  final func setNeedsLayoutAfterScrolling() {
    needsLayout = true
    markAncestors()
  }

  /// Marks the ancestors: a descendant needs layout.
  final func markAncestors() {
    var ancestor = superview
    while let view = ancestor, !view.descendantNeedsLayout {
      view.descendantNeedsLayout = true
      ancestor = view.superview
    }
  }

  /// True if `layoutIfNeeded` has more to do than to report offsets to scroll views.
  package final var needsViewLayout: Bool {
    needsOwnLayout || descendantNeedsLayout && subviews.contains { $0.needsViewLayout }
  }

  /// Places the subviews, by constraints and by `layoutSubviews`.
  final func layOut() {
    needsLayout = false
    needsOwnLayout = false
    autoLayout?.isBeingLaidOut = true
    if autoLayout != nil { layOutByConstraints() }
    if hasSafeArea { layOutInChangedSafeAreas() }
    if hasController { controller?.viewLayoutWillBegin() }
    CurrentLayoutMeter.value?.layouts += 1
    layoutSubviews()
    if autoLayout != nil { layOutAroundSetFrames() }
    autoLayout?.isBeingLaidOut = false
    if let layer = decoration?.layer { layoutSublayers(of: layer) }
    if hasController { controller?.viewLayoutDidEnd() }
  }

  /// Lays out the subviews that need it, or have a subview that does.
  final func layOutDescendants() {
    descendantNeedsLayout = false
    autoLayout?.isBeingLaidOut = true
    for view in subviews { view.layoutIfNeeded() }
    guard let autoLayout else { return }
    autoLayout.isBeingLaidOut = false
    layOutAroundSetFrames()
    // Once: views that set frames by those of others, and these by theirs, would never come to an end.
    guard descendantNeedsLayout else { return }
    descendantNeedsLayout = false
    for view in subviews { view.layoutIfNeeded() }
  }
}
