import Foundation

/// Hands out a file piece by piece.
struct FilePieces {
  private static let pieceBytes = 1 << 18

  let path: String

  /// Reads the file to its end.
  ///
  /// - Parameter deliver: takes a piece, which it may change; returns whether more is wanted.
  /// - Returns: the number of bytes that were read.
  /// - Throws: `InstrumentsError`, and what `deliver` throws.
  func read(_ deliver: (UnsafeMutableBufferPointer<UInt8>) throws -> Bool) throws -> Int {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == ENOENT
        ? InstrumentsError.noSuchFile(path: path)
        : InstrumentsError.unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: Self.pieceBytes)
    defer { buffer.deallocate() }
    var total = 0
    while true {
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw InstrumentsError.unreadable(path: path, reason: Self.reason(errno))
      }
      guard count > 0 else { return total }
      total += count
      guard try deliver(UnsafeMutableBufferPointer(rebasing: buffer[..<count])) else {
        return total
      }
    }
  }

  private static func reason(_ code: Int32) -> String {
    code == EISDIR
      ? "it is a folder, whose tables have to be exported first with `xcrun xctrace export`"
      : String(cString: strerror(code))
  }
}
