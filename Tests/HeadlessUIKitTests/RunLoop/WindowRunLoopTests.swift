import Foundation
import HeadlessUIKit
import Testing

/// One run loop for a window and what is in it.
@Suite struct WindowRunLoopTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    scroll.contentSize.height = 1_000
  }

  @Test("The window's run loop finishes a scroll, wherever it began", arguments: [true, false])
  func scrolls(beginsInWindow: Bool) {
    if beginsInWindow { window.addSubview(scroll) }
    window.runLoop.advance(by: 3)
    scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    if !beginsInWindow { window.addSubview(scroll) }
    window.runLoop.runUntilIdle()
    #expect(scroll.contentOffset.y == 500 && !scroll.isScrollAnimating)
    #expect(scroll.runLoop === window.runLoop)
  }

  @Test("What waited in the scroll view's own run loop happens in time")
  func waits() {
    var (log, view): ([Double], UIView) = ([], UIView())
    view.addSubview(scroll)
    scroll.runLoop.schedule(after: 0.5) { log.append(0.5) }
    scroll.runLoop.perform { log.append(0) }
    window.addSubview(view)
    window.runLoop.advance(by: 0.25)
    #expect(log == [0])
    window.runLoop.advance(by: 0.25)
    #expect(log == [0, 0.5])
    #expect(window.runLoop.isIdle)
  }

  @Test("A run loop that was set stays, and another one of the window is taken over")
  func given() {
    window.addSubview(scroll)
    let other = MainRunLoop()
    window.runLoop = other
    #expect(scroll.runLoop === other)
    let own = MainRunLoop()
    scroll.runLoop = own
    scroll.removeFromSuperview()
    window.addSubview(scroll)
    #expect(scroll.runLoop === own)
  }
}
