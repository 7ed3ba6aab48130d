import Glibc
import Reports

extension ExportOutput {
  /// What is written to stdout.
  static var standard: ExportOutput {
    ExportOutput { bytes in
      do throws(SystemError) {
        try bytes.write(to: STDOUT_FILENO)
      } catch {
        throw CommandFailure.unusableOutput("stdout cannot be written to: \(error.reason).")
      }
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Writes all bytes to a file that is open.
  func write(to descriptor: Int32) throws(SystemError) {
    var rest = self[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = Glibc.write(descriptor, part.baseAddress, part.count)
      guard count >= 0 || errno == EINTR else { throw SystemError() }
      rest = rest.dropFirst(Swift.max(0, count))
    }
  }
}

/// What the last call to the system complained of.
struct SystemError: Error {
  let reason = String(cString: strerror(errno))
}
