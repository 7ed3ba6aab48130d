import Foundation
public import HeadlessUIKit
import ListSchema

/// Flings: a finger drags, lets go at a velocity, the content comes to rest, and again.
///
/// The finger follows a path of minimum jerk, x(s) = L (10 s³ − 15 s⁴ + 6 s⁵), of which it leaves
/// the last part out: it lets go while it is fast. (T. Flash, N. Hogan, "The coordination of arm
/// movements", 1985.) Momentum and bounce are those of `UIScrollView`. After twelve flings the
/// direction turns.
public struct FlingGesture: ScrollGesture {
  /// The velocity at which the finger lets go, in points a second.
  public let velocity: Double
  /// The time between rest and the next touch, in seconds.
  public let pause: Double
  /// How many flings go in one direction.
  public let flingsPerDirection: Int

  private enum State {
    case resting(until: Double)
    case dragging(since: Double, from: Double)
    case decelerating(since: Double, from: Double, ScrollDeceleration)
    case bouncing(since: Double, edge: Double, ScrollBounce)

    /// Goes on from another place, to which the list has moved the content.
    mutating func move(by distance: Double) {
      guard distance != 0 else { return }
      switch self {
      case .resting: break
      case .dragging(let start, let origin): self = .dragging(since: start, from: origin + distance)
      case .decelerating(let start, let origin, let momentum):
        self = .decelerating(since: start, from: origin + distance, momentum)
      case .bouncing(let start, let edge, let bounce):
        self = .bouncing(since: start, edge: edge + distance, bounce)
      }
    }
  }

  private var state = State.resting(until: 0)
  private var flings = 0
  /// Where the last frame left the content; elsewhere, the list has moved it under the finger.
  private var lastOffset: Double?

  /// Makes a gesture that begins at once, downwards.
  public init(velocity: Double = 2500, pause: Double = 0.3, flingsPerDirection: Int = 12) {
    self.velocity = velocity
    self.pause = pause
    self.flingsPerDirection = flingsPerDirection
  }

  private var direction: Double { flings / flingsPerDirection % 2 == 0 ? 1 : -1 }

  /// What the user does in the frame at `time` seconds.
  public mutating func step(at time: Double, in scrollView: UIScrollView) -> ScrollStep {
    let offset = Double(scrollView.contentOffset.y)
    if let lastOffset { state.move(by: offset - lastOffset) }
    let step = nextStep(at: time, from: offset, in: scrollView)
    lastOffset = step.offset ?? offset
    return step
  }

  private mutating func nextStep(
    at time: Double,
    from offset: Double,
    in scrollView: UIScrollView
  ) -> ScrollStep {
    switch state {
    case .resting(let end):
      guard time >= end else { return .idle }
      state = .dragging(since: time, from: offset)
      return ScrollStep(phase: .drag, actions: [.beginDragging])
    case .dragging(let start, let origin):
      return drag(for: time - start, from: origin, at: time, in: scrollView)
    case .decelerating(let start, let origin, let momentum):
      return decelerate(for: time - start, from: origin, momentum, at: time, in: scrollView)
    case .bouncing(let start, let edge, let bounce):
      return self.bounce(for: time - start, edge, bounce, at: time)
    }
  }

  private mutating func drag(
    for elapsed: Double,
    from origin: Double,
    at time: Double,
    in scrollView: UIScrollView
  ) -> ScrollStep {
    let finger = origin + direction * FingerPath.distance(after: elapsed, velocity: velocity)
    let edge = scrollView.nearestOffset(to: finger)
    let height = Double(scrollView.bounds.height)
    let offset = edge + RubberBand.distance(pull: finger - edge, dimension: height)
    guard elapsed >= FingerPath.releaseTime else {
      return ScrollStep(phase: .drag, actions: [.scroll(to: offset)])
    }
    flings += 1
    // The direction of this fling, not of the next one.
    let signed = finger < origin ? -velocity : velocity
    let momentum = ScrollDeceleration(initialVelocity: signed)
    state =
      edge == finger
      ? .decelerating(since: time, from: offset, momentum)
      : .bouncing(
        since: time,
        edge: edge,
        ScrollBounce(initialDistance: offset - edge, initialVelocity: signed)
      )
    return ScrollStep(
      phase: .drag,
      actions: [.scroll(to: offset), .endDragging(willDecelerate: true)]
    )
  }

  private mutating func decelerate(
    for elapsed: Double,
    from origin: Double,
    _ momentum: ScrollDeceleration,
    at time: Double,
    in scrollView: UIScrollView
  ) -> ScrollStep {
    let offset = origin + momentum.distance(at: elapsed)
    let edge = scrollView.nearestOffset(to: offset)
    if edge != offset {
      // The edge was met some time during the last frame; the bounce has begun then.
      let met = momentum.time(toReach: edge - origin) ?? elapsed
      let bounce = ScrollBounce(
        initialDistance: 0,
        initialVelocity: momentum.velocity(at: met)
      )
      state = .bouncing(since: time - elapsed + met, edge: edge, bounce)
      return self.bounce(for: elapsed - met, edge, bounce, at: time)
    }
    guard elapsed >= momentum.duration else {
      return ScrollStep(phase: .decelerate, actions: [.scroll(to: offset)])
    }
    state = .resting(until: time + pause)
    return ScrollStep(
      phase: .decelerate,
      actions: [.scroll(to: offset), .endDecelerating]
    )
  }

  private mutating func bounce(
    for elapsed: Double,
    _ edge: Double,
    _ bounce: ScrollBounce,
    at time: Double
  ) -> ScrollStep {
    guard bounce.isAtRest(at: elapsed) else {
      return ScrollStep(
        phase: .bounce,
        actions: [.scroll(to: edge + bounce.distance(at: elapsed))]
      )
    }
    state = .resting(until: time + pause)
    return ScrollStep(phase: .bounce, actions: [.scroll(to: edge), .endDecelerating])
  }
}

extension UIScrollView {
  /// The offset itself, or the edge of the content that it lies beyond.
  fileprivate func nearestOffset(to offset: Double) -> Double {
    let limits = verticalOffsetLimits
    return min(max(offset, Double(limits.lowerBound)), Double(limits.upperBound))
  }
}

/// The path of a finger that drags and lets go.
enum FingerPath {
  /// How long a drag would take if the finger stopped before letting go, in seconds.
  private static let fullTime = 0.4
  /// The part of the path after which the finger lets go.
  private static let release = 0.6
  /// The time over which the velocity at the release is taken, in seconds.
  private static let velocityWindow = 0.08

  /// How long the finger stays on the screen, in seconds.
  static let releaseTime = fullTime * release

  /// The way gone after a time, in points, on the path whose mean velocity before the release is
  /// `velocity` points a second.
  static func distance(after elapsed: Double, velocity: Double) -> Double {
    let window = share(release) - share(release - velocityWindow / fullTime)
    let length = velocity * velocityWindow / window
    return length * share(min(elapsed / fullTime, release))
  }

  /// The share of the whole way gone at a share of the whole time.
  private static func share(_ s: Double) -> Double {
    s * s * s * (10 + s * (-15 + 6 * s))
  }
}
