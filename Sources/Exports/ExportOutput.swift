package import TraceAnalysis

/// Bytes on their way to a file or a pipe, in pieces of 256 kB.
///
/// A class, as what writes to it is a value that may be copied.
public final class ExportOutput {
  private static let pieceBytes = 1 << 18

  private let deliver: (UnsafeRawBufferPointer) throws -> Void
  /// Apart: a property of a class is checked at each access, which happens for every event.
  private let buffer = UnsafeMutablePointer<ByteBuffer>.allocate(capacity: 1)
  /// The first failure; nothing is written after it.
  public private(set) var failure: (any Error)?

  /// Takes what writes a piece to its place.
  public init(_ write: @escaping (UnsafeRawBufferPointer) throws -> Void) {
    deliver = write
    buffer.initialize(to: ByteBuffer())
  }

  deinit {
    buffer.deinitialize(count: 1)
    buffer.deallocate()
  }

  /// Appends text.
  public func append(_ text: String) {
    write { $0.append(text: text) }
  }

  /// Appends what is put together in place.
  package func write(_ body: (inout ByteBuffer) -> Void) {
    guard failure == nil else { return }
    body(&buffer.pointee)
    if buffer.pointee.count >= Self.pieceBytes { flush() }
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
      try buffer.pointee.withBytes { try deliver(UnsafeRawBufferPointer($0)) }
    } catch {
      failure = error
    }
    buffer.pointee.removeAll()
  }
}
