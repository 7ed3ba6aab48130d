import HeadlessUIKit

/// A delegate that logs its calls.
final class ScrollLog: UIScrollViewDelegate {
  var entries: [String] = []
  /// Called when an event of that name occurs.
  var reactions: [String: () -> Void] = [:]
  /// The point at which a drag is to end instead.
  var target: CGPoint?
  var scrollsToTop = true

  /// The events without the scrolling itself.
  var otherEntries: [String] { entries.filter { !$0.hasPrefix("scroll") } }
  var scrollCount: Int { entries.count - otherEntries.count }

  private func note(_ name: String, _ detail: String) {
    entries.append("\(name) \(detail)")
    reactions[name]?()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("scroll", "\(scrollView.contentOffset.y)")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("begin", "\(scrollView.contentOffset.y)")
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: inout CGPoint
  ) {
    note("release", "\(velocity.y)")
    if let target { targetContentOffset = target }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    note("end", "\(willDecelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("momentum", "\(scrollView.isDecelerating)")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("rest", "\(scrollView.isDecelerating)")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("animated", "\(scrollView.contentOffset.y.rounded())")
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { scrollsToTop }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    note("top", "\(scrollView.contentOffset.y)")
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    note("inset", "\(scrollView.adjustedContentInset.top)")
  }
}

/// A scroll view of 200 by 400 points with a content of 200 by 2,000, and its log.
struct ScrollFixture {
  let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
  let log = ScrollLog()

  init() {
    view.contentSize = CGSize(width: 200, height: 2_000)
    view.delegate = log
  }

  var loop: MainRunLoop { view.runLoop }

  /// Advances by frames of a sixtieth of a second.
  func runFrames(_ count: Int) {
    for _ in 0..<count { loop.advance(by: 1.0 / 60) }
  }
}
