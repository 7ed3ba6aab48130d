import Foundation

extension MainRunLoop {
  /// A block scheduled for a time, or for the next turn.
  public final class Timer {
    /// The number of timers that the loop created before.
    let number: Int
    /// The time at which the block runs, in the loop's time, in seconds.
    let due: Double
    private weak var loop: MainRunLoop?
    /// The block to run; nil once it has run or was cancelled.
    private var block: (() -> Void)?
    /// The timer of an app that the block fires; nil for others.
    private let appTimer: Foundation.Timer?

    init(
      number: Int,
      due: Double,
      loop: MainRunLoop,
      appTimer: Foundation.Timer?,
      block: @escaping () -> Void
    ) {
      self.number = number
      self.due = due
      self.loop = loop
      self.appTimer = appTimer
      self.block = block
    }

    /// True if the loop is not idle before the block has run: a timer that repeats would never let it be.
    var isAwaited: Bool {
      guard let appTimer else { return true }
      return appTimer.isValid && appTimer.timeInterval == 0
    }

    /// True if the block is still waiting.
    public var isValid: Bool { block != nil }

    /// Cancels the block; does nothing if it has already run.
    public func invalidate() {
      guard isValid else { return }
      block = nil
      loop?.forget(self)
    }

    func fire() {
      let waiting = block
      block = nil
      waiting?()
    }
  }
}
