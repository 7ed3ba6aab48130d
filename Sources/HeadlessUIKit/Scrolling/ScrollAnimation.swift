public import Foundation

/// An animated scroll as a function of time, with ease-in and ease-out.
public struct ScrollAnimation: Hashable, Sendable {
  /// The duration of an animated scroll, in seconds, independent of its distance.
  ///
  /// About the same as UIKit's, which is undocumented.
  public static let duration = 0.3

  /// The delegate call at the end of the animation.
  enum End: Hashable, Sendable {
    case scrollingAnimation
    case statusBarTap
  }

  /// The offset at the start.
  public private(set) var from: CGPoint
  /// The offset at the end.
  public private(set) var to: CGPoint
  /// The start time, in seconds.
  public let start: Double
  let end: End

  init(from: CGPoint, to: CGPoint, start: Double, end: End) {
    self.from = from
    self.to = to
    self.start = start
    self.end = end
  }

  /// Returns whether the animation has ended at `time`.
  public func isOver(at time: Double) -> Bool { time - start >= Self.duration }

  /// The offset at `time`: the covered fraction is 3p² − 2p³, where p is the fraction of the time.
  public func offset(at time: Double) -> CGPoint {
    guard !isOver(at: time) else { return to }
    let way = way(at: time)
    return CGPoint(x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way)
  }

  /// The covered fraction at `time`.
  private func way(at time: Double) -> Double {
    let part = min(1, max(0, (time - start) / Self.duration))
    return part * part * (3 - 2 * part)
  }

  /// Changes the final offset at `time`; the offset at that time and the end time stay the same.
  mutating func retarget(to target: CGPoint, at time: Double) {
    let way = way(at: time)
    guard target != to else { return }
    if way < 1 {
      let now = offset(at: time)
      from = CGPoint(
        x: (now.x - target.x * way) / (1 - way),
        y: (now.y - target.y * way) / (1 - way)
      )
    }
    to = target
  }

  /// Moves start and end.
  mutating func move(by delta: CGPoint) {
    from = CGPoint(x: from.x + delta.x, y: from.y + delta.y)
    to = CGPoint(x: to.x + delta.x, y: to.y + delta.y)
  }
}
