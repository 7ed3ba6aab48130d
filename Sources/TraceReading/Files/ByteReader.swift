import Glibc

/// Reads a file piece by piece.
struct ByteReader {
  let path: String
  private let file: OpenFile

  init(path: String) throws(TraceReadingError) {
    self.path = path
    file = try OpenFile(path: path)
    holes = FileHoles(file)
  }

  /// The size of the file in bytes, when it was opened.
  var size: Int { file.size }

  /// The holes, where nothing was ever written.
  let holes: FileHoles

  /// The bytes from `offset` on, fewer than `count` where the file ends.
  func bytes(at offset: Int, count: Int) throws(TraceReadingError) -> [UInt8] {
    let count = max(0, min(count, size - offset))
    var isRead = true
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      let room = UnsafeMutableRawBufferPointer(buffer)
      while filled < count {
        let rest = UnsafeMutableRawBufferPointer(rebasing: room[filled..<count])
        let got = pread(file.descriptor, rest.baseAddress, rest.count, offset + filled)
        if got < 0, errno == EINTR { continue }
        isRead = got >= 0
        guard got > 0 else { return }
        filled += got
      }
    }
    guard isRead else { throw .unreadable(path: path, reason: "reading fails at byte \(offset)") }
    return bytes
  }
}

/// The order of the bytes of a number.
enum ByteOrder {
  case little
  case big
}

extension [UInt8] {
  /// The unsigned number in `count` bytes from `offset` on.
  ///
  /// - Precondition: they exist, and are at most 8.
  func number(at offset: Int, count: Int, _ order: ByteOrder) -> UInt64 {
    let bytes = self[offset..<offset + count]
    return switch order {
    case .big: bytes.reduce(0) { $0 << 8 | UInt64($1) }
    case .little: bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
  }
}
