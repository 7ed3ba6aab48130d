/// The file that describes the streams of a trace (CTF 1.8.3, section 7).
///
/// It is checked before libbabeltrace2 sees it: version 2.0.4 never returns from a metadata packet
/// that the file cuts short.
struct Metadata {
  /// The description itself, in the language TSDL: text, out of its packets.
  let bytes: [UInt8]

  /// Whether LTTng wrote it, whose packets are all laid out in one way.
  var isFromLTTng: Bool {
    String(decoding: bytes, as: UTF8.self).contains("tracer_name = \"lttng-")
  }

  /// Every metadata packet begins with this number.
  static let magic: UInt64 = 0x75D1_1D57
  private static let signature = "/* CTF 1.8 */"
  private static let headerSize = 37
  private static let maxBytes = 64 << 20

  /// Reads a file, which is text, or packets of text.
  ///
  /// - Throws: `unreadable`, `cut`, `damaged`.
  init(path: String) throws(TraceReadingError) {
    let reader = try ByteReader(path: path)
    guard reader.size <= Self.maxBytes else {
      throw .damaged(path: path, offset: Self.maxBytes, reason: "no metadata is that long")
    }
    let bytes = try reader.bytes(at: 0, count: reader.size)
    guard !bytes.isEmpty else {
      throw .damaged(
        path: path,
        offset: 0,
        reason: "the metadata is empty, as when the session daemon was killed while recording"
      )
    }
    let content = try Self.unpacked(bytes, path: path)
    guard content.starts(with: Array(Self.signature.utf8)) else {
      throw .damaged(
        path: path,
        offset: 0,
        reason: "metadata has to begin with \(Self.signature)"
      )
    }
    try Self.checkText(content, path: path)
    try DeclarationCheck(path: path).check(content)
    self.bytes = content
  }

  /// Takes the text out of its packets, if it is in any.
  private static func unpacked(_ bytes: [UInt8], path: String) throws(TraceReadingError) -> [UInt8]
  {
    guard bytes.count >= 4 else { return bytes }
    let order: ByteOrder
    switch magic {
    case bytes.number(at: 0, count: 4, .little): order = .little
    case bytes.number(at: 0, count: 4, .big): order = .big
    default: return bytes
    }
    var content: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      let packet = try Packet(bytes, at: offset, order, path: path)
      content += bytes[offset + headerSize..<offset + packet.contentSize]
      offset += packet.size
    }
    return content
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

  /// Refuses text that stops in the middle, or has bytes or numbers that no description has.
  private static func checkText(_ bytes: [UInt8], path: String) throws(TraceReadingError) {
    if let position = bytes.firstIndex(where: { $0 < 0x20 && ![0x09, 0x0A, 0x0D].contains($0) }) {
      throw .damaged(
        path: path,
        offset: position,
        reason: "the text of the metadata has a byte \(bytes[position]) in it"
      )
    }
    var scanner = DescriptionScanner(bytes)
    var check = DescriptionCheck()
    while let token = scanner.next() {
      if let reason = check.complaint(about: token) {
        throw .damaged(path: path, offset: scanner.position, reason: reason)
      }
    }
    guard check.isComplete, !scanner.isInsideText else {
      throw .damaged(
        path: path,
        offset: bytes.count,
        reason: "the text of the metadata ends before its last declaration does"
      )
    }
  }
}
