import Foundation
import TraceAnalysis

/// Texts that grow side by side and are wanted one after the other, in a file instead of memory.
///
/// The file has no name, so nothing of it is left whatever becomes of the process.
final class Spool {
  /// One of the texts, which belongs to one owner.
  final class Text {
    /// Apart: a property of a class is checked at each access, which happens for every value.
    fileprivate let buffer = UnsafeMutablePointer<ByteBuffer>.allocate(capacity: 1)
    /// The pieces of the text in the file, but for the part that is in the buffer.
    fileprivate var pieces: [Range<Int>] = []

    init() { buffer.initialize(to: ByteBuffer()) }

    deinit {
      buffer.deinitialize(count: 1)
      buffer.deallocate()
    }
  }

  /// The size of the piece of each text that is in memory.
  private static let pieceBytes = 1 << 16

  private let file: FileHandle
  private var length = 0
  private(set) var failure: (any Error)?

  /// Makes an empty file.
  ///
  /// - Throws: Foundation's error when there is no place for it.
  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("listscope-\(UUID().uuidString)")
    try Data().write(to: url, options: .withoutOverwriting)
    file = try FileHandle(forUpdating: url)
    try FileManager.default.removeItem(at: url)
  }

  private var descriptor: Int32 { file.fileDescriptor }

  /// Appends to one of the texts what is put together in place.
  func append(to text: Text, _ body: (inout ByteBuffer) -> Void) {
    body(&text.buffer.pointee)
    guard text.buffer.pointee.count >= Self.pieceBytes, failure == nil else { return }
    let (start, count) = (text.buffer.pointee.start, text.buffer.pointee.count)
    move(count) { pwrite(descriptor, start + $0, $1, off_t(length + $0)) }
    text.pieces.append(length..<length + count)
    length += count
    text.buffer.pointee.removeAll()
  }

  /// Copies one of the texts.
  ///
  /// - Throws: the first failure of writing or reading the file.
  func copy(_ text: Text, to output: ExportOutput) throws {
    for piece in text.pieces {
      output.write { buffer in
        buffer.reserve(piece.count)
        let place = buffer.start + buffer.count
        move(piece.count) { pread(descriptor, place + $0, $1, off_t(piece.lowerBound + $0)) }
        if failure == nil { buffer.count += piece.count }
      }
      if let failure { throw failure }
    }
    text.buffer.pointee.withBytes { bytes in output.write { $0.append(bytes) } }
    if let failure { throw failure }
  }

  /// Reads or writes `count` bytes: `step` moves some of them, from a place on, and returns their
  /// number.
  private func move(_ count: Int, _ step: (_ from: Int, _ count: Int) -> Int) {
    var done = 0
    while done < count, failure == nil {
      let moved = step(done, count - done)
      if moved > 0 {
        done += moved
      } else if moved == 0 || errno != EINTR {
        // The file is ours alone: that it ends too early is as bad as that it cannot be read.
        failure = POSIXError(moved == 0 ? .EIO : POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
    }
  }
}
