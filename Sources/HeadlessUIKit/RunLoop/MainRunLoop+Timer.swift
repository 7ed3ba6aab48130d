extension MainRunLoop {
  /// A block that waits for its time, or for the next turn.
  public final class Timer {
    /// How many timers of the loop were made before.
    let number: Int
    /// The time at which the block runs, in seconds of the loop's time.
    let due: Double
    private weak var loop: MainRunLoop?
    /// What is still to be run; nil once it has run or was called off.
    private var block: (() -> Void)?

    init(number: Int, due: Double, loop: MainRunLoop, block: @escaping () -> Void) {
      self.number = number
      self.due = due
      self.loop = loop
      self.block = block
    }

    /// Whether the block is still waiting.
    public var isValid: Bool { block != nil }

    /// Calls the block off; does nothing when it has run already.
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
