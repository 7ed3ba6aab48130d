import Glibc

/// A file that is read at given positions, never beyond its end.
struct BinaryFile: ~Copyable {
  /// The path, for messages.
  let path: String
  /// The length in bytes at the time of opening.
  let size: Int
  private let descriptor: Int32

  /// Opens a file.
  init(path: String) throws(TraceReadingError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
      let reason = String(cString: strerror(errno))
      if descriptor >= 0 { close(descriptor) }
      throw .unreadableFile(file: path, reason: reason)
    }
    self.path = path
    self.descriptor = descriptor
    size = Int(status.st_size)
  }

  deinit {
    close(descriptor)
  }

  /// The bytes from `position` on: `count` of them, or fewer at the end of the file.
  func bytes(at position: Int, count: Int) throws(TraceReadingError) -> Bytes {
    let wanted = max(0, min(count, size - position))
    var buffer = [UInt8](repeating: 0, count: wanted)
    let got = buffer.withUnsafeMutableBytes { buffer in
      pread(descriptor, buffer.baseAddress, wanted, off_t(position))
    }
    guard got >= 0 else {
      throw .unreadableFile(file: path, reason: String(cString: strerror(errno)))
    }
    return Bytes(buffer.prefix(got))
  }
}

/// Bytes out of which whole numbers are read.
struct Bytes {
  /// All of them.
  let content: [UInt8]
  /// Whether the most significant byte of a number comes first.
  var isBigEndian = false

  /// Wraps bytes.
  init(_ content: some Sequence<UInt8>) {
    self.content = Array(content)
  }

  /// The unsigned number of `width` bytes at `position`; nil beyond the end.
  func unsigned(at position: Int, width: Int) -> UInt64? {
    guard position >= 0, (1...8).contains(width), position + width <= content.count else {
      return nil
    }
    let digits = content[position..<position + width]
    return isBigEndian
      ? digits.reduce(0) { $0 << 8 | UInt64($1) }
      : digits.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
