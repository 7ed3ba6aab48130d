import Glibc

/// The time for which tests wait for events that are due at once.
///
/// A thousand times what a machine needs, so that no slow or busy one needs more; only a failure takes it.
/// Programs that a test starts and ends run for longer by themselves.
package enum TestPatience {
  /// The longest wait.
  package static let limit = Duration.seconds(900)
  /// The time for which a program runs that is to be ended, in seconds.
  package static let programSeconds = 3_600

  /// Waits until a condition holds, but no longer than that.
  ///
  /// - Returns: whether it holds.
  @discardableResult
  package static func wait(
    atMost limit: Duration = TestPatience.limit,
    _ condition: () throws -> Bool
  ) rethrows -> Bool {
    let end = ContinuousClock.now + limit
    while ContinuousClock.now < end {
      if try condition() { return true }
      usleep(10_000)
    }
    return try condition()
  }
  /// Waits until nothing is left, but no longer than that.
  ///
  /// It is not asked for again once it was empty, as things of others come and go.
  ///
  /// - Returns: what is left all the same.
  package static func left<Element>(
    within limit: Duration = TestPatience.limit,
    _ remaining: () throws -> [Element]
  ) rethrows -> [Element] {
    var left: [Element] = []
    try wait(atMost: limit) {
      left = try remaining()
      return left.isEmpty
    }
    return left
  }
}
