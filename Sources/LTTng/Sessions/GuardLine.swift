internal import Foundation
internal import Glibc

/// The connection of a recording process with its guard; other children do not inherit it.
final class GuardLine {
  /// The byte that the guard sends when the program has started, and when it has ended; JSON may
  /// begin with it.
  static let milestone = UInt8(ascii: "\n")
  /// The number of milestones while the program runs.
  static let milestoneOfStart = 1

  /// This process's end.
  private(set) var near: Int32
  /// The guard's end.
  private(set) var far: Int32

  init() throws(LTTngError) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else {
      throw .setupFailed(step: "a line to the guard", reason: String(cString: strerror(errno)))
    }
    (near, far) = (ends[0], ends[1])
  }

  deinit {
    close(near)
    closeFar()
  }

  /// Closes the far end in this process, so that the guard's end is detected.
  func closeFar() {
    if far >= 0 { close(far) }
    far = -1
  }

  /// Sends the request as one line of JSON.
  func send(_ request: RecordingRequest) {
    guard var line = try? JSONEncoder().encode(request) else { return }
    line.append(UInt8(ascii: "\n"))
    // If the guard is already gone, reading its answer reveals it.
    _ = line.withUnsafeBytes {
      Glibc.send(near, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
  }

  /// Adds what the guard has sent to `data`, waiting for it no longer than `milliseconds`.
  ///
  /// - Returns: whether the guard has said everything, or is gone.
  func read(into data: inout Data, milliseconds: Int32) -> Bool {
    var source = pollfd(fd: near, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(near, &buffer, buffer.count, Int32(MSG_DONTWAIT))
      if count > 0 {
        data.append(contentsOf: buffer[..<count])
      } else if count == 0 || errno != EINTR {
        return count == 0 || errno != EAGAIN
      }
    }
  }
}
