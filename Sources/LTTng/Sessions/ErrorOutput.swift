internal import Foundation
internal import Glibc
internal import Synchronization

/// The standard error of a workload, passed on while its last lines are kept.
///
/// A terminal is inherited instead: the workload can then show its progress, and the user has seen
/// its last lines.
final class ErrorOutput: Sendable {
  private static let maxBytes = 8192
  private static let maxLines = 10

  /// The workload's end, to be closed once it has started.
  let descriptor: Int32
  private let tail = Mutex<[UInt8]>([])
  private let isAtEnd = Mutex(false)
  private let source: Int32
  /// This process's standard error, which it may let go of while the workload goes on.
  private let target: Int32

  /// Begins to pass on what arrives; nil where standard error is a terminal.
  init?() {
    guard isatty(STDERR_FILENO) == 0 else { return nil }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (source, descriptor) = (ends[0], ends[1])
    target = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0)
    Thread.detachNewThread { [self] in passOn() }
  }

  private func passOn() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(source, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      // The reader may be gone, which is no reason to stop the workload.
      _ = FileContent.write(buffer[..<count], to: target)
      tail.withLock { $0 = ($0 + buffer[..<count]).suffix(Self.maxBytes) }
    }
    close(source)
    close(target)
    isAtEnd.withLock { $0 = true }
  }

  /// The last lines, once everything has arrived; waits for that no longer than half a second.
  func lastLines() -> [String] {
    var attempts = 0
    while !isAtEnd.withLock({ $0 }), attempts < 100 {
      usleep(5_000)
      attempts += 1
    }
    let text = String(decoding: tail.withLock { $0 }, as: UTF8.self)
    return text.split(separator: "\n").suffix(Self.maxLines).map(String.init)
  }
}
