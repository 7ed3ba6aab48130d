extension MainRunLoop {
  /// Performs a closure when the current frame is over, and after further frames as long as it returns
  /// true.
  ///
  /// For what no frame has to wait for, such as freeing memory. A loop whose frames are not ended
  /// (see `endFrame`) performs it at the start of its next turn. It does not count for `isIdle`.
  public func performAfterFrame(_ work: @escaping () -> Bool) {
    afterFrame.append(work)
  }

  /// True if something waits for the end of the frame.
  public var hasWorkAfterFrame: Bool { !afterFrame.isEmpty }

  /// Performs what waits for the end of the frame.
  ///
  /// Code that marks frames calls it after each of them. From then on turns leave that work alone.
  public func endFrame() {
    endsFrames = true
    performWorkAfterFrame()
  }

  /// Performs what waits for the end of a frame, where no code ends frames.
  func performUnendedWork() {
    if !endsFrames, !afterFrame.isEmpty { performWorkAfterFrame() }
  }

  private func performWorkAfterFrame() {
    // Work that is added meanwhile waits for the next frame.
    let waiting = afterFrame
    afterFrame = []
    afterFrame = waiting.filter { $0() } + afterFrame
  }
}
