import Foundation

/// The state of a press on a header or footer that can be tapped.
///
/// It never prevents the list from scrolling.
enum HeaderFooterPress: Equatable {
  /// Not pressed.
  case idle
  /// Pressed by a finger that touched down at a point.
  case pressed(from: CGPoint)

  /// The visible effect of an event.
  enum Effect: Hashable {
    /// The pressed background appears immediately.
    case showPressed
    /// The pressed background fades away.
    case hidePressed
    /// The pressed background fades away, and `onTap` is called.
    case hidePressedAndTap
  }

  /// The duration of the pressed background's fade, in seconds.
  static let fadeDuration = 0.1
  /// The distance that a finger may move without ending the press, in points.
  static let tolerance: CGFloat = 5

  /// A finger touches a point.
  mutating func touchBegan(at point: CGPoint) -> Effect? {
    guard self == .idle else { return nil }
    self = .pressed(from: point)
    return .showPressed
  }

  /// The finger moves to a point.
  mutating func touchMoved(to point: CGPoint) -> Effect? {
    guard case .pressed(let start) = self,
      hypot(point.x - start.x, point.y - start.y) > Self.tolerance
    else { return nil }
    return touchCancelled()
  }

  /// The finger leaves the screen.
  mutating func touchEnded() -> Effect? {
    guard case .pressed = self else { return nil }
    self = .idle
    return .hidePressedAndTap
  }

  /// Another gesture takes over the touch.
  mutating func touchCancelled() -> Effect? {
    guard case .pressed = self else { return nil }
    self = .idle
    return .hidePressed
  }
}
