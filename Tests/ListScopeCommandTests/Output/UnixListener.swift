import Foundation
import Glibc
import Synchronization
import TestSupport

/// A listener on a Unix socket that counts the bytes that arrive.
final class UnixListener: Sendable {
  private let descriptor: Int32
  private let bytes = Mutex(0)

  /// Makes the socket.
  init(_ path: String) throws {
    descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0, listen(descriptor, 1) == 0 else { throw POSIXError(.EADDRINUSE) }
  }

  deinit { close() }

  /// Stops listening; the socket stays where it is.
  func close() {
    Glibc.close(descriptor)
  }

  /// Takes one connection, and reads it to its end.
  func readInBackground() {
    Thread.detachNewThread { [self] in
      let connection = accept(descriptor, nil, nil)
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(connection, &buffer, buffer.count)
        guard count > 0 else { break }
        bytes.withLock { $0 += count }
      }
      Glibc.close(connection)
    }
  }

  /// Returns the number of bytes that have arrived, as soon as there are any.
  func count() -> Int {
    TestPatience.wait { bytes.withLock { $0 } > 0 }
    return bytes.withLock { $0 }
  }
}
