import Foundation
import TraceAnalysis

/// Texts that grow side by side and are wanted one after the other, in a file instead of memory.
///
/// The file has no name, so nothing of it is left whatever becomes of the process.
final class Spool {
  /// One of the texts, which belongs to one owner.
  final class Text {
    fileprivate var buffer = ByteBuffer()
    fileprivate var pieces: [(offset: UInt64, bytes: Int)] = []
  }

  /// How much of each text is in memory.
  private static let pieceBytes = 1 << 16

  private let file: FileHandle
  private var length: UInt64 = 0
  private(set) var failure: (any Error)?

  /// Makes an empty file.
  ///
  /// - Throws: what Foundation throws when there is no place for it.
  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("listscope-\(UUID().uuidString)")
    try Data().write(to: url, options: .withoutOverwriting)
    file = try FileHandle(forUpdating: url)
    try FileManager.default.removeItem(at: url)
  }

  /// Appends to one of the texts what is put together in place.
  func append(to text: Text, _ body: (inout ByteBuffer) -> Void) {
    body(&text.buffer)
    guard text.buffer.count >= Self.pieceBytes, failure == nil else { return }
    do {
      try file.seek(toOffset: length)
      try text.buffer.withBytes { try file.write(contentsOf: $0) }
      text.pieces.append((length, text.buffer.count))
      length += UInt64(text.buffer.count)
    } catch {
      failure = error
    }
    text.buffer.removeAll()
  }

  /// Copies one of the texts.
  ///
  /// - Throws: the first failure of writing or reading the file.
  func copy(_ text: Text, to output: ExportOutput) throws {
    if let failure { throw failure }
    for piece in text.pieces {
      try file.seek(toOffset: piece.offset)
      let data = try file.read(upToCount: piece.bytes) ?? Data()
      output.write { buffer in data.withUnsafeBytes { buffer.append($0.bindMemory(to: UInt8.self)) } }
    }
    text.buffer.withBytes { bytes in output.write { $0.append(bytes) } }
  }
}
