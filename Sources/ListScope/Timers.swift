public import Foundation
import HeadlessUIKit

// Timers follow the time of windows, as animations do. These functions take the place of Foundation's
// in files that import `ListScope` and not Foundation; in others, Foundation's are called.
extension Timer {
  /// Creates a timer that fires first when its interval is over, once it was added to a run loop.
  ///
  /// Foundation's on Linux fires at once.
  ///
  /// - Parameters:
  ///   - interval: the time from one call to the next, in seconds.
  ///   - repeats: whether it fires again until it is invalidated.
  ///   - block: called with the timer.
  @_disfavoredOverload
  public convenience init(
    timeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    let first = Date(timeIntervalSinceNow: interval)
    self.init(fire: first, interval: interval, repeats: repeats, block: block)
  }

  /// Creates a timer, and fires it by the time of the window in use, or of the machine's clock without one.
  ///
  /// - Parameters:
  ///   - interval: the time from one call to the next, in seconds.
  ///   - repeats: whether it fires again until it is invalidated.
  ///   - block: called with the timer.
  /// - Returns: the timer.
  @_disfavoredOverload
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    if let loop = MainRunLoop.current {
      loop.add(timer, after: interval)
    } else {
      MainRunLoop.addToMachineClock(timer, .current, .default)
    }
    return timer
  }
}

extension RunLoop {
  /// Fires a timer by the time of the window in use, or of the machine's clock without one.
  ///
  /// - Parameters:
  ///   - timer: the timer.
  ///   - mode: the mode of the machine's clock; a window's time has none.
  @_disfavoredOverload
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    if let loop = MainRunLoop.current {
      loop.add(timer)
    } else {
      MainRunLoop.addToMachineClock(timer, self, mode)
    }
  }
}
