public import Foundation

extension NotificationCenter {
  /// The notifications that are posted from now on.
  public struct Notifications: AsyncSequence, @unchecked Sendable {
    /// The elements.
    public typealias Element = Notification
    fileprivate let stream: AsyncStream<Notification>

    /// Goes through the notifications.
    public func makeAsyncIterator() -> AsyncStream<Notification>.Iterator {
      stream.makeAsyncIterator()
    }
  }

  /// The notifications of a name that are posted from now on, by an object or by any.
  public func notifications(
    named name: Notification.Name,
    object: AnyObject? = nil
  ) -> Notifications {
    let (stream, continuation) = AsyncStream.makeStream(of: Notification.self)
    let observation = Observation(
      center: self,
      token: addObserver(forName: name, object: object, queue: nil) { notification in
        nonisolated(unsafe) let notification = notification
        continuation.yield(notification)
      }
    )
    continuation.onTermination = { _ in observation.end() }
    return Notifications(stream: stream)
  }
}

/// `@unchecked Sendable`: it is only used to end the observation, which any thread may do.
private struct Observation: @unchecked Sendable {
  let center: NotificationCenter
  let token: any NSObjectProtocol

  func end() { center.removeObserver(token) }
}
