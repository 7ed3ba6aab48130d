import HeadlessUIKit
import ListSchema

/// A simulated user who reads the end of a list, and follows it as more content is appended.
struct TailGesture: ScrollGesture {
  /// The distance that the end may move before it is followed, in points.
  private static let tolerance = 1.0

  private enum State {
    case away
    case following
    /// At the end, with `left` points below the view.
    case there(left: Double)
  }

  private var state = State.away

  /// Scrolls to the end whenever it has moved.
  mutating func step(at time: Double, in scrollView: UIScrollView) -> ScrollStep {
    guard !scrollView.isScrollAnimating else { return ScrollStep(phase: .animate, actions: []) }
    let end = scrollView.verticalOffsetLimits.upperBound
    let left = Double(end - scrollView.contentOffset.y)
    switch state {
    case .away where scrollView.contentSize.height > 0: return follow()
    case .away: return .idle
    case .there(let before) where left > before + Self.tolerance: return follow()
    case .there(let before): state = .there(left: min(left, before))
    case .following: state = .there(left: left)
    }
    return .idle
  }

  private mutating func follow() -> ScrollStep {
    state = .following
    return ScrollStep(phase: .animate, actions: [.scrollToEnd(animated: true)])
  }
}
