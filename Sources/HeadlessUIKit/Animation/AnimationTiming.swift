import Foundation

/// The progress of an animation over time.
struct AnimationTiming {
  /// The speed over time.
  private enum Curve {
    case easeInOut
    case easeIn
    case easeOut
    case linear
    case spring(UISpringTimingParameters)
  }

  /// The duration, in seconds; positive.
  let duration: TimeInterval
  /// The delay before it starts, in seconds.
  let delay: TimeInterval
  private let curve: Curve

  /// Nil if the duration is not positive.
  init?(duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions) {
    guard duration > 0, duration.isFinite else { return nil }
    self.duration = duration
    self.delay = delay.isFinite ? max(0, delay) : 0
    curve =
      switch options.rawValue >> 16 & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
  }

  /// The movement of a spring until it settles.
  init(_ spring: UISpringTimingParameters) {
    duration = spring.settlingDuration
    delay = 0
    curve = .spring(spring)
  }

  /// The time of its end, in seconds after its creation.
  var end: TimeInterval { delay + duration }

  /// The completed fraction, from 0 to 1, some seconds after its creation.
  ///
  /// Springs may overshoot.
  func progress(after seconds: TimeInterval) -> CGFloat {
    let time = min(max(0, (seconds - delay) / duration), 1)
    return switch curve {
    case .easeIn: time * time
    case .easeOut: time * (2 - time)
    case .linear: time
    case .easeInOut: time * time * (3 - 2 * time)
    case .spring(let spring): spring.progress(after: seconds - delay)
    }
  }
}
