import Glibc

/// A file whose bytes are read as if they lay in memory.
///
/// A file that is cut by another program while it is mapped ends the program, as with any mapping.
final class MappedFile {
  let path: String
  /// The size in bytes when it was opened.
  let size: Int
  /// The first byte.
  let bytes: UnsafePointer<UInt8>
  /// The holes, where nothing was ever written.
  let holes: FileHoles

  private static let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))

  /// Maps a file; nil when it is empty.
  ///
  /// - Throws: `unreadable`, also for what is no regular file.
  init?(path: String) throws(TraceReadingError) {
    self.path = path
    let file = try OpenFile(path: path)
    size = file.size
    holes = FileHoles(file)
    guard size > 0 else { return nil }
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, file.descriptor, 0),
      start != MAP_FAILED
    else {
      throw .unreadable(path: path, reason: "the file cannot be mapped")
    }
    bytes = UnsafePointer(start.assumingMemoryBound(to: UInt8.self))
    madvise(start, size, MADV_SEQUENTIAL)
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes), size)
  }

  /// Gives back the memory of the whole pages between two offsets; they can still be read.
  ///
  /// - Returns: the offset up to which that is done, which is `from` where there is no page.
  func release(from: Int, to offset: Int) -> Int {
    let end = min(offset, size) / Self.pageSize * Self.pageSize
    guard end > from else { return from }
    madvise(UnsafeMutableRawPointer(mutating: bytes + from), end - from, MADV_DONTNEED)
    return end
  }

  /// The offset of the next bytes equal to `pattern`, which has no zeros; nil when there are none.
  ///
  /// - Complexity: O(bytes passed), but for holes.
  func find(_ pattern: [UInt8], from offset: Int) -> Int? {
    var offset = offset
    while let data = holes.data(from: offset, size: size) {
      if let place = find(pattern, in: data) { return place }
      offset = data.upperBound
    }
    return nil
  }

  private func find(_ pattern: [UInt8], in data: Range<Int>) -> Int? {
    var offset = data.lowerBound
    while offset <= data.upperBound - pattern.count,
      let first = memchr(
        bytes + offset,
        Int32(pattern[0]),
        data.upperBound - offset - pattern.count + 1
      )
    {
      offset = UnsafePointer(first.assumingMemoryBound(to: UInt8.self)) - bytes
      if memcmp(bytes + offset, pattern, pattern.count) == 0 { return offset }
      offset += 1
    }
    return nil
  }
}
