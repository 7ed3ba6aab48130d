/// Walks the packets of a stream file and checks what they say about themselves.
struct StreamCheck {
  private static let magic: UInt64 = 0xC1FC_1FC1

  /// Where the numbers stand.
  let layout: PacketLayout

  /// What one packet says about itself.
  private struct Packet {
    var size: Int
    var stream: LostEvents.Key
    var discarded: UInt64?
    var begin: UInt64?
    var end: UInt64?
  }

  /// Throws at the first packet that is cut or damaged.
  func check(
    _ file: borrowing BinaryFile,
    lost: inout LostEvents
  ) throws(TraceReadingError) {
    var position = 0
    var lastEnd: UInt64 = 0
    while position < file.size {
      let packet = try packet(of: file, at: position)
      try checkTimes(packet, after: lastEnd, file.path, position)
      if let discarded = packet.discarded { lost.note(discarded, of: packet.stream) }
      lastEnd = packet.end ?? lastEnd
      position += packet.size
    }
  }

  private func packet(
    of file: borrowing BinaryFile,
    at position: Int
  ) throws(TraceReadingError) -> Packet {
    let path = file.path
    func damage(_ reason: String) -> TraceReadingError {
      .damagedPacket(file: path, position: position, reason: reason)
    }
    let header = try self.header(of: file, at: position)
    if let uuid = layout.uuid, let place = layout["uuid"],
      !header.content[place.position...].starts(with: uuid)
    {
      throw damage("the UUID is that of another trace")
    }
    let content = number("content_size", in: header) ?? 0
    let size = number("packet_size", in: header) ?? 0
    guard content <= size, size % 8 == 0, size / 8 >= UInt64(layout.size) else {
      throw damage("\(content) bits of content cannot stand in \(size) bits")
    }
    guard content >= UInt64(layout.size) * 8 else {
      throw damage("the content ends before its own header")
    }
    let rest = file.size - position
    guard size / 8 <= UInt64(rest) else {
      throw .cutStream(
        file: path,
        position: position,
        expectedBytes: Int(size / 8),
        foundBytes: rest
      )
    }
    return Packet(
      size: Int(size / 8),
      stream: stream(header, path),
      discarded: number("events_discarded", in: header),
      begin: number("timestamp_begin", in: header),
      end: number("timestamp_end", in: header)
    )
  }

  /// Header and context of the packet at a position, in its own byte order.
  private func header(
    of file: borrowing BinaryFile,
    at position: Int
  ) throws(TraceReadingError) -> Bytes {
    var header = try file.bytes(at: position, count: layout.size)
    if let magic = header.unsigned(at: 0, width: 4), magic != Self.magic {
      header.isBigEndian = true
      guard header.unsigned(at: 0, width: 4) == Self.magic else {
        throw .damagedPacket(
          file: file.path,
          position: position,
          reason: "the magic number 0xC1FC1FC1 is missing"
        )
      }
    }
    guard header.content.count == layout.size else {
      throw .cutStream(
        file: file.path,
        position: position,
        expectedBytes: layout.size,
        foundBytes: header.content.count
      )
    }
    return header
  }

  /// Times that run backwards make the library abort rather than fail.
  private func checkTimes(
    _ packet: Packet,
    after lastEnd: UInt64,
    _ path: String,
    _ position: Int
  ) throws(TraceReadingError) {
    guard let begin = packet.begin, let end = packet.end else { return }
    guard begin <= end, end >= lastEnd else {
      throw .damagedPacket(file: path, position: position, reason: "time runs backwards")
    }
  }

  private func stream(_ header: Bytes, _ path: String) -> LostEvents.Key {
    guard let first = layout["stream_id"], let last = layout["stream_instance_id"] else {
      return .file(path)
    }
    let start = layout["uuid"]?.position ?? min(first.position, last.position)
    return .ids(Array(header.content[start..<last.position + last.width]))
  }

  private func number(_ name: String, in header: Bytes) -> UInt64? {
    layout[name].flatMap { header.unsigned(at: $0.position, width: $0.width) }
  }
}
