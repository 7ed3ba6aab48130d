import Glibc

/// An ordinary file that is open for reading.
final class OpenFile {
  let descriptor: Int32
  /// The size in bytes when it was opened.
  let size: Int
  /// True if fewer bytes are stored than the size says.
  let isSparse: Bool

  /// Opens a file.
  ///
  /// - Throws: `unreadable`, also for what is no ordinary file: from a pipe, nothing may ever come.
  init(path: String) throws(TraceReadingError) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw .unreadable(path: path, reason: "the file cannot be opened")
    }
    var status = stat()
    let isOrdinary = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    size = isOrdinary ? Int(status.st_size) : 0
    isSparse = isOrdinary && Int(status.st_blocks) * 512 < size
    guard isOrdinary else { throw .unreadable(path: path, reason: "it is no ordinary file") }
  }

  deinit {
    close(descriptor)
  }

  /// The holes of the file that nothing was ever written to, in order.
  ///
  /// - Complexity: O(pieces of the file); none for a file that is not sparse.
  var holes: [Range<Int>] {
    guard isSparse else { return [] }
    var holes: [Range<Int>] = []
    var offset = 0
    while offset < size, holes.count < Self.maxHoles {
      let start = lseek(descriptor, offset, Self.seekHole)
      guard start >= 0, start < size else { break }
      let end = lseek(descriptor, start, Self.seekData)
      // There is no data after the last hole.
      holes.append(start..<(end > start ? end : size))
      offset = holes[holes.count - 1].upperBound
    }
    return holes
  }

  /// `SEEK_DATA` and `SEEK_HOLE` of Linux, which Swift does not see.
  private static let seekData: Int32 = 3
  private static let seekHole: Int32 = 4
  /// More holes than anybody makes by mistake.
  private static let maxHoles = 65_536
}
