public import Foundation

/// An animated scroll as a function of time: slow at both ends.
public struct ScrollAnimation: Hashable, Sendable {
  /// How long an animated scroll takes, in seconds, however far it goes.
  ///
  /// About as long as UIKit's, which does not say.
  public static let duration = 0.3

  /// What the delegate hears when the animation ends.
  enum End: Hashable, Sendable {
    case scrollingAnimation
    case statusBarTap
  }

  /// The offset at the start.
  public private(set) var from: CGPoint
  /// The offset at the end.
  public private(set) var to: CGPoint
  /// The time of the start, in seconds.
  public let start: Double
  let end: End

  init(from: CGPoint, to: CGPoint, start: Double, end: End) {
    self.from = from
    self.to = to
    self.start = start
    self.end = end
  }

  /// Whether the end is reached at `time`.
  public func isOver(at time: Double) -> Bool { time - start >= Self.duration }

  /// The offset at `time`: the way gone is 3p² − 2p³ of the whole, with p the part of the time.
  public func offset(at time: Double) -> CGPoint {
    guard !isOver(at: time) else { return to }
    let part = max(0, (time - start) / Self.duration)
    let way = part * part * (3 - 2 * part)
    return CGPoint(x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way)
  }

  /// Ends at another offset, in the same time.
  mutating func retarget(to target: CGPoint) {
    to = target
  }

  /// Moves the whole way.
  mutating func move(by delta: CGPoint) {
    from = CGPoint(x: from.x + delta.x, y: from.y + delta.y)
    to = CGPoint(x: to.x + delta.x, y: to.y + delta.y)
  }
}
