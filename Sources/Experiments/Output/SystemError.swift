import Foundation
import Glibc

/// The error of the last system call.
package struct SystemError: Error {
  /// The number of the complaint, such as `ENOSPC`.
  package let number: Int32

  package init(_ number: Int32 = errno) {
    self.number = number
  }

  /// The system's words for it.
  package var reason: String { String(cString: strerror(number)) }

  /// True if the name was right and writing failed: another name on the same disk would not help.
  var isFailedWrite: Bool { [ENOSPC, EDQUOT, EIO, EFBIG, EPIPE].contains(number) }
}

extension SystemError {
  /// The complaint of the system that an error of Foundation passes on; nil for others.
  init?(of error: any Error) {
    let error = error as NSError
    if error.domain == NSPOSIXErrorDomain {
      self.init(Int32(error.code))
    } else if let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error {
      self.init(of: cause)
    } else {
      return nil
    }
  }
}

extension Error {
  /// The words of the system for what went wrong, where an error of Foundation has them.
  package var systemReason: String { SystemError(of: self)?.reason ?? localizedDescription }
}

extension String {
  /// Writes the text to a file that is open.
  package func write(to descriptor: Int32) throws(SystemError) {
    try Array(utf8).write(to: descriptor)
  }
}

extension [UInt8] {
  /// Writes all bytes to a file that is open.
  package func write(to descriptor: Int32) throws(SystemError) {
    let error = withUnsafeBytes { bytes -> SystemError? in
      do throws(SystemError) {
        try bytes.write(to: descriptor)
        return nil
      } catch {
        return error
      }
    }
    if let error { throw error }
  }
}

extension UnsafeRawBufferPointer {
  /// Writes all bytes to a file that is open.
  package func write(to descriptor: Int32) throws(SystemError) {
    var rest = self[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = Glibc.write(descriptor, part.baseAddress, part.count)
      guard count < 0 else {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: try Self.waitUntilWritable(descriptor)
      default: throw SystemError()
      }
    }
  }

  /// Waits for a descriptor that another process has made non-blocking, such as a shared terminal.
  private static func waitUntilWritable(_ descriptor: Int32) throws(SystemError) {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&entry, 1, -1) >= 0 || errno == EINTR else { throw SystemError() }
  }
}
