import Foundation
import Synchronization

/// A value that a thread of its own computes, while this one does something else.
final class ThreadResult<Value: Sendable>: Sendable {
  private let computed = Mutex<Value?>(nil)
  private let isComputed = DispatchGroup()

  /// Starts the thread.
  init(_ compute: @escaping @Sendable () -> Value) {
    isComputed.enter()
    Thread.detachNewThread { [self] in
      let value = compute()
      computed.withLock { $0 = value }
      isComputed.leave()
    }
  }

  /// Waits for the value.
  ///
  /// - Returns: the value; at once if it is computed.
  func wait() -> Value {
    isComputed.wait()
    guard let value = computed.withLock(\.self) else { preconditionFailure("nothing was computed") }
    return value
  }
}
