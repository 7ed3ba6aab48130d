import Foundation

/// Reads a file piece by piece.
struct ByteReader {
  let path: String
  /// The size of the file in bytes, when it was opened.
  let size: Int
  private let handle: FileHandle

  init(path: String) throws(TraceReadingError) {
    self.path = path
    do {
      handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      size = Int(try handle.seekToEnd())
    } catch {
      throw .unreadable(path: path, reason: "the file cannot be opened")
    }
  }

  /// The bytes from `offset` on, fewer than `count` where the file ends.
  func bytes(at offset: Int, count: Int) throws(TraceReadingError) -> [UInt8] {
    do {
      try handle.seek(toOffset: UInt64(offset))
      return [UInt8](try handle.read(upToCount: count) ?? Data())
    } catch {
      throw .unreadable(path: path, reason: "reading fails at byte \(offset)")
    }
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
