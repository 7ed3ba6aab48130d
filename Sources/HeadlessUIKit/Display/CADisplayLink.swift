public import Foundation

/// A time, in seconds.
public typealias CFTimeInterval = TimeInterval

/// The time of the run loop in use, which is that of frames; that of a clock without one.
public func CACurrentMediaTime() -> CFTimeInterval {
  MainRunLoop.current?.time ?? ProcessInfo.processInfo.systemUptime
}

/// A range of refresh rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest rate.
  public var minimum: Float
  /// The highest rate.
  public var maximum: Float
  /// The preferred rate; 0 for none.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The rate that the system chooses.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// Calls a closure once per frame of a window.
///
/// There are no selectors on Linux: the link is created with a closure. Its time is that of the
/// frames, which `MainRunLoop` advances, and not that of a clock.
@preconcurrency @MainActor
public final class CADisplayLink {
  /// The time of the frame, in seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time between two frames, in seconds.
  public private(set) var duration: CFTimeInterval = 1.0 / 60
  /// The time of the next frame, in seconds.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// True if the closure is not called.
  public var isPaused = false
  /// The preferred refresh rate; 0 for that of the screen, which it always is here.
  public var preferredFramesPerSecond = 0
  /// The preferred refresh rates.
  public var preferredFrameRateRange = CAFrameRateRange.default

  private let action: (CADisplayLink) -> Void
  private var link: MainRunLoop.DisplayLink?

  /// Creates a link that calls a closure once it was added to a run loop.
  public init(action: @escaping (CADisplayLink) -> Void) {
    self.action = action
  }

  /// Starts the calls: once in each frame of a run loop.
  public func add(to runLoop: MainRunLoop) {
    link?.invalidate()
    timestamp = runLoop.time
    link = runLoop.addDisplayLink { [self] time in
      withViews { step(time) }
      return true
    }
  }

  /// Starts the calls, once in each frame of the window in use; without one, there are none.
  ///
  /// - Parameters:
  ///   - runLoop: not used; it is that of the window.
  ///   - mode: not used.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    if let loop = MainRunLoop.current { add(to: loop) }
  }

  /// Ends the calls.
  public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Ends the calls.
  public func invalidate() {
    link?.invalidate()
    link = nil
  }

  private func step(_ time: Double) {
    if time > timestamp { duration = time - timestamp }
    timestamp = time
    if !isPaused { action(self) }
  }
}
