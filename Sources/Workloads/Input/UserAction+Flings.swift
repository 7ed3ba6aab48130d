import Foundation
import HeadlessUIKit
public import ListEngine

extension UserAction {
  /// A fling that scrolls a horizontal list, such as one that is a row of the list that is played.
  ///
  /// - Parameters:
  ///   - velocity: the velocity of the finger when it leaves, in points per second; negative
  ///     velocities go on in the content, positive ones back.
  ///   - find: the horizontal list.
  /// - Returns: the action.
  public static func flingSideways(
    _ velocity: Double,
    _ find: @escaping (ListView) -> ListView?
  ) -> UserAction {
    UserAction { list in
      guard let scrollView = find(list)?.scrollView else { return nil }
      let path = FingerPath.fling(-velocity, within: 0.12)
      var fling = SidewaysFling(scrollView, path)
      return { fling.move(to: $0) }
    }
  }
}

/// A finger that flings the content of a scroll view sideways, and the momentum that follows.
private struct SidewaysFling {
  private let scrollView: UIScrollView
  private let path: FingerPath
  private let start: Double
  private var release: (offset: Double, momentum: ScrollDeceleration)?

  init(_ scrollView: UIScrollView, _ path: FingerPath) {
    self.scrollView = scrollView
    self.path = path
    start = Double(scrollView.contentOffset.x)
    scrollView.beginDragging()
  }

  /// Moves the content to where it is some seconds after the touch; false once it rests.
  mutating func move(to elapsed: Double) -> Bool {
    guard elapsed >= path.duration else {
      place(start + path.contentWay(after: elapsed))
      return true
    }
    let (offset, momentum) = release ?? lift()
    let coasting = elapsed - path.duration
    let place = offset + momentum.distance(at: min(coasting, momentum.duration))
    let isAtEnd = self.place(place)
    guard isAtEnd || coasting >= momentum.duration else { return true }
    scrollView.endDecelerating()
    return false
  }

  private mutating func lift() -> (offset: Double, momentum: ScrollDeceleration) {
    scrollView.endDragging(willDecelerate: true)
    let released = (
      offset: start + path.contentWay(after: path.duration),
      momentum: ScrollDeceleration(initialVelocity: path.releaseVelocity)
    )
    release = released
    return released
  }

  /// Moves the content, at most to its ends; true if it is there.
  @discardableResult
  private func place(_ offset: Double) -> Bool {
    let insets = scrollView.adjustedContentInset
    let low = -Double(insets.left)
    let width = Double(scrollView.contentSize.width + insets.right - scrollView.bounds.width)
    let placed = min(max(offset, low), max(low, width))
    scrollView.contentOffset.x = CGFloat(placed)
    return placed != offset
  }
}
