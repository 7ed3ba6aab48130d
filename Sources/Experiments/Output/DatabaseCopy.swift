import Glibc

/// Moves a finished file to what can only be written in order.
enum DatabaseCopy {
  private static let pieceBytes = 1 << 18

  static func copy(_ path: String, to descriptor: Int32) throws(SystemError) {
    let source = open(path, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { throw SystemError() }
    // Whatever ends the copy, a closed pipe too, leaves nothing.
    unlink(path)
    defer { close(source) }
    var piece = [UInt8](repeating: 0, count: pieceBytes)
    while true {
      let count = read(source, &piece, piece.count)
      if count == 0 { return }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw SystemError()
      }
      try Array(piece.prefix(count)).write(to: descriptor)
    }
  }
}
