/// The text of a `metadata` file, freed from its packets.
///
/// The library waits for ever for the rest of metadata that is cut, so what it is given must be
/// whole: packets that fill the file, and text whose brackets, strings and comments are closed.
struct Metadata {
  private static let magic: UInt64 = 0x75D1_1D57
  /// Magic, UUID, checksum, content size, packet size, three schemes, two version numbers.
  private static let headerSize = 37
  /// More than a thousand times what the tracer writes.
  private static let largestSize = 64 << 20

  /// The declarations.
  let text: String
  /// Where the packets' own numbers stand; nil for tracers other than LTTng.
  let layout: PacketLayout?

  /// Reads and checks a file.
  init(file path: String) throws(TraceReadingError) {
    let file = try BinaryFile(path: path)
    guard file.size > 0 else { throw .cutMetadata(file: path, position: 0) }
    guard file.size <= Self.largestSize else {
      throw .damagedMetadata(file: path, position: 0, reason: "it is larger than 64 MiB")
    }
    let bytes = try file.bytes(at: 0, count: file.size)
    let content = try Self.unpack(bytes, path)
    try TextCheck(file: path).check(content)
    try DeclarationCheck(file: path).check(content)
    text = String(decoding: content, as: UTF8.self)
    layout = PacketLayout(metadata: text)
    if layout == nil, text.contains("tracer_name = \"lttng-") {
      throw .damagedMetadata(
        file: path,
        position: 0,
        reason: "it describes packets in another way than LTTng does"
      )
    }
  }

  /// The text in the packets, or the bytes as they are where there are no packets.
  private static func unpack(_ bytes: Bytes, _ path: String) throws(TraceReadingError) -> [UInt8] {
    var bytes = bytes
    guard bytes.content.count >= 4 else { throw .cutMetadata(file: path, position: 0) }
    if bytes.unsigned(at: 0, width: 4) != magic {
      bytes.isBigEndian = true
      guard bytes.unsigned(at: 0, width: 4) == magic else { return bytes.content }
    }
    var text: [UInt8] = []
    var position = 0
    while position < bytes.content.count {
      let packet = try self.packet(in: bytes, at: position, path)
      text += bytes.content[position + headerSize..<position + packet.content]
      position += packet.size
    }
    return text
  }

  /// The sizes in bytes that a packet states, once they are found to be possible.
  private static func packet(
    in bytes: Bytes,
    at position: Int,
    _ path: String
  ) throws(TraceReadingError) -> (content: Int, size: Int) {
    let rest = bytes.content.count - position
    guard rest >= headerSize else { throw .cutMetadata(file: path, position: position) }
    func damage(_ reason: String) -> TraceReadingError {
      .damagedMetadata(file: path, position: position, reason: reason)
    }
    guard bytes.unsigned(at: position, width: 4) == magic else {
      throw damage("a packet does not begin with the magic number 0x75D11D57")
    }
    let content = Int(bytes.unsigned(at: position + 24, width: 4) ?? 0)
    let size = Int(bytes.unsigned(at: position + 28, width: 4) ?? 0)
    guard content % 8 == 0, size % 8 == 0, content >= headerSize * 8, content <= size else {
      throw damage("a packet of \(size) bits cannot have \(content) bits of content")
    }
    guard size / 8 <= rest else { throw .cutMetadata(file: path, position: position) }
    guard bytes.content[position + 32..<position + 35].allSatisfy({ $0 == 0 }) else {
      throw damage("compressed, encrypted or checksummed metadata is not supported")
    }
    guard bytes.content[position + 35] == 1, bytes.content[position + 36] == 8 else {
      throw damage("its version is not CTF 1.8")
    }
    return (content / 8, size / 8)
  }
}
