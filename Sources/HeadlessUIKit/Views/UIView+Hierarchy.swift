extension UIView {
  /// Inserts a subview, removing it from its previous superview.
  ///
  /// - Parameters:
  ///   - view: the new subview.
  ///   - index: its index from the back, among the other subviews; too large means in front.
  /// - Precondition: this view is not `view` and not a descendant of it.
  public func insertSubview(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return view.refuse(self) }
    let (oldWindow, newWindow) = (view.window, window)
    let changesWindow = view.asWindow == nil && oldWindow !== newWindow
    view.willMove(toSuperview: self)
    if changesWindow { view.willMoveSubtree(to: newWindow) }
    view.detach(keepsWindow: !changesWindow && view.asWindow == nil)
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
    if changesWindow { view.takeWindow(newWindow) }
    view.markAncestors()
    setNeedsLayout()
    if !view.autoresizingMask.isEmpty { resizesContents = true }
    if view.autoLayout != nil, !view.isLayoutBoundary { constraintsDidChange() }
    if hasSafeArea || view.hasSafeArea { view.inheritSafeArea() }
    view.didMoveToSuperview()
    didAddSubview(view)
    if view.tracksWindow {
      trackWindow()
      view.windowDidChange(from: oldWindow)
    }
    if changesWindow { view.didMoveSubtreeToWindow() }
    if view.hasController { view.controller?.viewDidMove() }
  }

  /// Ends the process, unless the view can say that it stays where it is.
  private func refuse(_ view: UIView) {
    guard let refusing = self as? any SuperviewRefusing else {
      preconditionFailure("\(self) cannot be put into \(view), which lies in it")
    }
    refusing.refuseSuperview(view)
  }

  /// Inserts a view directly behind one of the subviews.
  ///
  /// It goes in front of all if `sibling` is not a subview.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: place(of: sibling, without: view) ?? subviews.count)
  }

  /// Inserts a view directly in front of one of the subviews.
  ///
  /// It goes in front of all if `sibling` is not a subview.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: (place(of: sibling, without: view) ?? subviews.count - 1) + 1)
  }

  /// Inserts a view in front of all subviews whose `zIndex` is not higher than the given one.
  ///
  /// A subview that already has this number stays where it is.
  ///
  /// - Complexity: O(subviews with a higher number), if the others are in order.
  package func addSubview(_ view: UIView, zIndex: Int) {
    let isChild = view.superview === self
    if isChild, view.zIndex == zIndex { return }
    view.zIndex = zIndex
    if isChild { bringSubviewToFront(view) }
    // No slice of the subviews, which would be copied when one is inserted.
    var index = subviews.count - (isChild ? 1 : 0)
    while index > 0, subviews[index - 1].zIndex > zIndex { index -= 1 }
    if isChild { reorder(view, to: index) } else { insertSubview(view, at: index) }
  }

  /// Brings a subview to the front; does nothing for other views.
  public func bringSubviewToFront(_ view: UIView) {
    reorder(view, to: subviews.count - 1)
  }

  /// Sends a subview to the back; does nothing for other views.
  public func sendSubviewToBack(_ view: UIView) {
    reorder(view, to: 0)
    if subviews.first === view { putBehindLayers(view) }
  }

  /// Returns whether the view is `view` or a descendant of it.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Removes the view from its superview, and tells all that have to know.
  func leaveSuperview() {
    let oldWindow = window
    oldWindow?.lose(self)
    willMove(toSuperview: nil)
    if oldWindow != nil { willMoveSubtree(to: nil) }
    detach()
    didMoveToSuperview()
    if tracksWindow { windowDidChange(from: oldWindow) }
    if oldWindow != nil { didMoveSubtreeToWindow() }
    if hasController { controller?.viewDidMove() }
  }

  /// Removes the view from its superview without notifications.
  ///
  /// - Parameter keepsWindow: whether it is about to get a superview in the same window.
  func detach(keepsWindow: Bool = false) {
    // Asked before a stack forgets the view.
    let isPlacedFromOutside = autoLayout != nil && !isLayoutBoundary
    superview?.willRemoveSubview(self)
    deactivateConstraintsOfAncestors()
    if isPlacedFromOutside { superview?.constraintsDidChange() }
    if let superview, let index = superview.subviews.firstIndex(where: { $0 === self }) {
      superview.leaveLayersInPlace(ofSubviewAt: index)
      superview.subviews.remove(at: index)
    }
    superview = nil
    if windowAbove != nil, !keepsWindow { takeWindow(nil) }
    if hasSafeArea { inheritSafeArea() }
  }

  /// Leaves the subviews without a superview and a window, at the end of the view.
  final func releaseSubviews() {
    for view in subviews {
      view.superview = nil
      if view.windowAbove != nil { view.forgetWindow() }
    }
  }

  private func place(of sibling: UIView, without view: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  private func reorder(_ view: UIView, to index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    leaveLayersInPlace(ofSubviewAt: old)
    subviews.insert(subviews.remove(at: old), at: index)
  }
}

/// A view that stays where it is when it is to be moved into one that lies in it.
package protocol SuperviewRefusing: UIView {
  /// Called instead of moving the view.
  func refuseSuperview(_ view: UIView)
}
