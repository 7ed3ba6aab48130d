internal import Foundation
internal import Glibc

/// The connection of a recording process with its guard; other children do not inherit it.
final class GuardLine {
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

  /// Reads everything that the guard sends until it ends.
  func readToEnd() -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(near, &buffer, buffer.count)
      if count > 0 { data.append(contentsOf: buffer[..<count]) }
      if count == 0 || (count < 0 && errno != EINTR) { return data }
    }
  }
}
