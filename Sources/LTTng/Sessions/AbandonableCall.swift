internal import Foundation
internal import Glibc
internal import Synchronization

/// A blocking call on a thread of its own, which is left behind if the call does not return.
final class AbandonableCall<Result: Sendable>: Sendable {
  /// Readable from the call's return on; -1 if there are no descriptors left.
  let descriptor: Int32
  private let returned = Mutex<Result?>(nil)

  /// Starts the call.
  init(_ body: @escaping @Sendable () -> Result) {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    let (readable, writable) = (ends[0], ends[1])
    descriptor = readable
    Thread.detachNewThread { [self] in
      let result = body()
      returned.withLock { $0 = result }
      if writable >= 0 { close(writable) }
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// The result; nil as long as the call has not returned.
  var result: Result? { returned.withLock { $0 } }
}
