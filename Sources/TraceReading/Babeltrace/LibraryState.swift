import Foundation

/// The state of libbabeltrace2 that all graphs of the process share.
///
/// The library keeps the classes of all plug-ins in one list, and counts the users of the class that its simple sinks
/// have, without a lock: two threads that read at once would write into memory that is freed.
enum LibraryState {
  private static let lock = NSLock()

  /// Changes the state while no other thread does.
  static func change<Result, Failure: Error>(
    _ change: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try change()
  }
}
