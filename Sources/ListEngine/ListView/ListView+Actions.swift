extension ListView {
  /// Performs what the app or the user asks for: now, or, while something else runs, directly after
  /// what waits already; then the result is what is expected of it.
  func perform(
    expecting expected: @autoclosure () -> Bool,
    _ action: @escaping () -> Bool
  ) -> Bool {
    guard !updateQueue.isRunning else {
      updateQueue.perform { _ = action() }
      return expected()
    }
    var result = false
    updateQueue.perform { result = action() }
    return result
  }
}
