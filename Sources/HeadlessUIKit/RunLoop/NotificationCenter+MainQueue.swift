public import Foundation

extension NotificationCenter {
  /// Adds a closure that is called for notifications, on a queue.
  ///
  /// Foundation on Linux waits for the queue. Where the main queue is not served by the main thread, as in tests,
  /// it would wait for ever for itself: so a closure for the main queue is called at once if it is posted from
  /// there, and later if another queue posts.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications; nil for any.
  ///   - object: The object that posts them; nil for any.
  ///   - queue: The queue on which the closure is called.
  ///   - block: Takes a notification.
  /// - Returns: What `removeObserver` takes.
  public func addObserver(
    forName name: Notification.Name?,
    object: Any?,
    queue: OperationQueue,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    guard queue === OperationQueue.main else {
      return addObserver(forName: name, object: object, queue: Optional(queue), using: block)
    }
    return addObserver(forName: name, object: object, queue: nil) { notification in
      guard !MainQueue.isCurrent else { return block(notification) }
      nonisolated(unsafe) let notification = notification
      DispatchQueue.main.async { block(notification) }
    }
  }
}
