package import Foundation

extension MainRunLoop {
  /// The shortest interval of a timer that repeats, in seconds: Foundation's.
  private static let minInterval = 0.0001

  /// Fires a timer of an app in the loop's time, until it is invalidated.
  ///
  /// - Parameters:
  ///   - timer: the timer, which is in no other run loop.
  ///   - delay: the time until it fires first, in seconds.
  package func add(_ timer: Foundation.Timer, after delay: TimeInterval) {
    schedule(after: max(delay, 0), for: timer) { [unowned self] in
      guard timer.isValid else { return }
      let interval = timer.timeInterval
      // It invalidates itself if it does not repeat.
      timer.fire()
      if timer.isValid { add(timer, after: max(interval, Self.minInterval)) }
    }
  }

  /// Fires a timer of an app in the loop's time, first when its fire date says so, to the millisecond.
  package func add(_ timer: Foundation.Timer) {
    let delay = timer.fireDate.timeIntervalSinceNow
    // The clock has gone on since the timer was made.
    let isAfterInterval = abs(delay - timer.timeInterval) < 0.005
    add(timer, after: isAfterInterval ? timer.timeInterval : (delay * 1000).rounded() / 1000)
  }

  /// Adds a timer to the run loop of the machine's clock, where there is no other one.
  package static func addToMachineClock(
    _ timer: Foundation.Timer,
    _ loop: RunLoop,
    _ mode: RunLoop.Mode
  ) {
    loop.add(timer, forMode: mode)
  }
}
