extension MainRunLoop {
  /// A closure that is called once per frame.
  public final class DisplayLink {
    private enum State {
      case waiting(step: (Double) -> Bool)
      case stepping
      case ended
    }

    private weak var loop: MainRunLoop?
    private var state: State

    init(loop: MainRunLoop, step: @escaping (Double) -> Bool) {
      self.loop = loop
      state = .waiting(step: step)
    }

    /// True if the closure will be called again.
    public var isValid: Bool {
      if case .ended = state { false } else { true }
    }

    /// Ends the calls.
    public func invalidate() {
      state = .ended
      loop?.forget(self)
    }

    func run(at time: Double) {
      guard case .waiting(let step) = state else { return }
      state = .stepping
      let goesOn = step(time)
      // The step may have ended the link itself.
      guard isValid else { return }
      if goesOn { state = .waiting(step: step) } else { invalidate() }
    }
  }
}
