import Foundation

/// The progress of an animation over time.
struct AnimationTiming {
  /// The duration, in seconds; positive.
  let duration: TimeInterval
  /// The delay before it starts, in seconds.
  let delay: TimeInterval
  private let curve: UInt

  /// Nil if the duration is not positive.
  init?(duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions) {
    guard duration > 0, duration.isFinite else { return nil }
    self.duration = duration
    self.delay = delay.isFinite ? max(0, delay) : 0
    curve = options.rawValue >> 16 & 3
  }

  /// The time of its end, in seconds after its creation.
  var end: TimeInterval { delay + duration }

  /// The completed fraction, from 0 to 1, some seconds after its creation.
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
