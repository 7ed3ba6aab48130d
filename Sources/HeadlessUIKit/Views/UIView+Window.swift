/// A view that is notified when it gets another window, or none.
package protocol WindowTracking: UIView {
  /// Called after the view, or a superview, was moved into or out of a window.
  func windowDidChange()
}

extension WindowTracking {
  /// Starts to tell the view when it gets another window.
  package func startTrackingWindow() {
    trackWindow()
  }
}

extension UIView {
  /// Marks the view and its ancestors: a descendant is notified of windows.
  func trackWindow() {
    var view: UIView? = self
    while let current = view, !current.tracksWindow {
      current.tracksWindow = true
      view = current.superview
    }
  }

  /// Notes the window of the view and its descendants; those of another window inside keep theirs.
  func takeWindow(_ window: UIWindow?) {
    visitSubtree { $0.windowAbove = window }
  }

  /// Forgets a window that ends, here and in descendants.
  func forgetWindow() {
    visitSubtree { $0.windowAbove = nil }
  }

  /// Tells the view and its descendants that they are about to get another window, or none.
  func willMoveSubtree(to window: UIWindow?) {
    visitSubtree { $0.willMove(toWindow: window) }
  }

  /// Tells the view and its descendants that they got another window, or none.
  func didMoveSubtreeToWindow() {
    visitSubtree { $0.didMoveToWindow() }
  }

  /// The number of levels that are visited by recursion, which allocates nothing.
  private static let recursiveLevels = 200

  /// Calls a closure with the view and its descendants, but for windows in it.
  private func visitSubtree(_ level: Int = 0, _ body: (UIView) -> Void) {
    body(self)
    guard level < Self.recursiveLevels else { return visitDeepSubtree(body) }
    for view in subviews where view.asWindow == nil { view.visitSubtree(level + 1, body) }
  }

  /// Calls a closure with the descendants, however many levels there are.
  private func visitDeepSubtree(_ body: (UIView) -> Void) {
    var waiting = Array(subviews.reversed())
    while let view = waiting.popLast() {
      guard view.asWindow == nil else { continue }
      body(view)
      waiting += view.subviews.reversed()
    }
  }

  /// Tells the views that track it about the window, if it is another one.
  func windowDidChange(from old: UIWindow?) {
    guard window !== old else { return }
    tellOfWindow()
  }

  private func tellOfWindow() {
    (self as? any WindowTracking)?.windowDidChange()
    for case let guide as UIKeyboardLayoutGuide in layoutGuides { guide.windowDidChange() }
    for view in subviews where view.tracksWindow { view.tellOfWindow() }
  }

  /// Makes the first responder resign if it is the view or a descendant.
  ///
  /// - Parameter force: whether it must, even if it does not allow it.
  /// - Returns: whether nothing in the view is first responder.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder, responder.isDescendant(of: self) else {
      return true
    }
    if force, !responder.canResignFirstResponder { window.lose(responder) }
    return !responder.isFirstResponder || responder.resignFirstResponder()
  }

  /// Tells the scroll views that the window has another run loop.
  func tellOfRunLoop() {
    for view in subviews where view.tracksWindow {
      (view as? UIScrollView)?.windowRunLoopDidChange()
      view.tellOfRunLoop()
    }
  }

  /// The run loop that provides the time: that of the nearest enclosing window or scroll view.
  package var nearestRunLoop: MainRunLoop? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.ownRunLoop).first
  }
}
