/// Text on its way to a file or a pipe, in pieces of 256 kB.
///
/// A class, as what writes to it is a value that may be copied.
public final class ExportOutput {
  private static let pieceBytes = 1 << 18

  private let write: (UnsafeRawBufferPointer) throws -> Void
  private var buffer: [UInt8] = []
  /// The first failure; nothing is written after it.
  public private(set) var failure: (any Error)?

  /// Takes what writes a piece to its place.
  public init(_ write: @escaping (UnsafeRawBufferPointer) throws -> Void) {
    self.write = write
  }

  /// Appends text.
  public func append(_ text: String) {
    guard failure == nil else { return }
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.pieceBytes { flush() }
  }

  /// Writes what is not written yet, if only to show that there is nothing.
  ///
  /// - Throws: the first failure.
  public func finish() throws {
    flush()
    if let failure { throw failure }
  }

  private func flush() {
    guard failure == nil else { return }
    do {
      try buffer.withUnsafeBytes(write)
    } catch {
      failure = error
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
