import Foundation

/// How far an animation is at a time.
struct AnimationTiming {
  /// How long it runs, in seconds; positive.
  let duration: TimeInterval
  /// How long it waits before it begins, in seconds.
  let delay: TimeInterval
  private let curve: UInt

  /// Nil for a duration that is no time at all.
  init?(duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions) {
    guard duration > 0, duration.isFinite else { return nil }
    self.duration = duration
    self.delay = delay.isFinite ? max(0, delay) : 0
    curve = options.rawValue >> 16 & 3
  }

  /// When it is over, in seconds after it was made.
  var end: TimeInterval { delay + duration }

  /// The part of the way that is done, from 0 to 1, some seconds after it was made.
  func progress(after seconds: TimeInterval) -> CGFloat {
    let time = min(max(0, (seconds - delay) / duration), 1)
    return switch curve {
    case 1: time * time
    case 2: time * (2 - time)
    case 3: time
    default: time * time * (3 - 2 * time)
    }
  }
}
