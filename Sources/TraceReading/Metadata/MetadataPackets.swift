/// The packets that LTTng before 2.14 writes metadata in (CTF 1.8.3, section 7.1).
enum MetadataPackets {
  /// Every metadata packet begins with this number.
  private static let magic: UInt64 = 0x75D1_1D57
  private static let headerSize = 37

  /// Takes the contents out of their packets, if they are in any.
  ///
  /// - Throws: `cut`, `damaged`.
  static func contents(
    of bytes: [UInt8],
    path: String
  ) throws(TraceReadingError) -> [UInt8] {
    guard bytes.count >= 4 else { return bytes }
    let order: ByteOrder
    switch magic {
    case bytes.number(at: 0, count: 4, .little): order = .little
    case bytes.number(at: 0, count: 4, .big): order = .big
    default: return bytes
    }
    var contents: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      let packet = try Packet(bytes, at: offset, order, path: path)
      contents += bytes[offset + headerSize..<offset + packet.contentSize]
      offset += packet.size
    }
    return contents
  }

  /// The sizes of a metadata packet, in bytes.
  private struct Packet {
    let contentSize: Int
    let size: Int

    init(
      _ bytes: [UInt8],
      at offset: Int,
      _ order: ByteOrder,
      path: String
    ) throws(TraceReadingError) {
      let left = bytes.count - offset
      guard left >= headerSize else {
        throw .cut(path: path, offset: offset, expected: headerSize, found: left)
      }
      guard bytes.number(at: offset, count: 4, order) == magic else {
        throw .damaged(path: path, offset: offset, reason: "a metadata packet should begin here")
      }
      contentSize = Int(bytes.number(at: offset + 24, count: 4, order) / 8)
      size = Int(bytes.number(at: offset + 28, count: 4, order) / 8)
      guard contentSize >= headerSize, contentSize <= size else {
        throw .damaged(
          path: path,
          offset: offset + 24,
          reason: "a metadata packet of \(size) bytes cannot hold \(contentSize)"
        )
      }
      guard bytes[offset + 32..<offset + 35].allSatisfy({ $0 == 0 }) else {
        throw .damaged(
          path: path,
          offset: offset + 32,
          reason: "compressed or encrypted metadata is unknown"
        )
      }
      guard size <= left else {
        throw .cut(path: path, offset: offset, expected: size, found: left)
      }
    }
  }
}
