/// The run loop of a scroll view, and why it is this one.
struct RunLoopChoice {
  var current = MainRunLoop()
  /// True if it was set, and does not follow the window's.
  var isGiven = false
}

extension UIScrollView: WindowTracking {
  /// Takes over the run loop of the window.
  package func windowDidChange() {
    windowRunLoopDidChange()
  }

  /// Takes over the run loop of the window, unless one was set: once an animated scroll in progress has
  /// ended, as it goes by the time of its loop.
  ///
  /// The loop before follows.
  func windowRunLoopDidChange() {
    guard !runLoopChoice.isGiven, let new = window?.runLoop else { return }
    let old = runLoopChoice.current
    guard new !== old else { return }
    new.lead(old)
    if animation == nil { runLoopChoice.current = new }
  }
}
