/// A file of a trace that holds packets of events.
enum StreamFile {
  /// Tells a stream from all others of its trace, over all the files that it may be split into.
  struct StreamKey: Hashable {
    /// The UUID of the trace, or the path of the file where traces have none.
    ///
    /// The parts of a trace that was rotated share theirs.
    let trace: [UInt8]
    let stream: UInt64
    /// The stream's own number, or the path of its file where streams have no numbers.
    let instance: String

    init(_ header: [UInt8], _ layout: PacketLayout, path: String) {
      trace = layout.bytes("uuid", in: header) ?? Array(path.utf8)
      stream = layout.number("stream_id", in: header) ?? 0
      instance = layout.number("stream_instance_id", in: header).map(String.init) ?? path
    }

    /// The stream that an index is of.
    init(trace: [UInt8], _ entry: PacketIndex.Entry) {
      (self.trace, stream, instance) = (trace, entry.stream, String(entry.instance))
    }
  }

  /// What the packets of a file say.
  struct Packets {
    let key: StreamKey
    /// The largest number of discarded events that any packet states.
    ///
    /// The counter is per stream and only grows, but LTTng-UST 2.13 now and then writes 0 into a
    /// packet in the middle, so differences between packets mean nothing.
    let discarded: UInt64
    /// Whether any of them was not counted before.
    let hasNews: Bool
  }

  /// Goes through all packets of a file; nil when the file is empty.
  ///
  /// libbabeltrace2 refuses a whole trace for one damaged packet, without saying which; so the
  /// packets are checked first.
  ///
  /// - Throws: `unreadable`, `strayFile`, `cut`, `damaged`.
  static func check(
    _ path: String,
    _ layout: PacketLayout,
    _ count: (CountedPacket, StreamKey) -> Bool
  ) throws(TraceReadingError) -> Packets? {
    let reader = try ByteReader(path: path)
    guard reader.size > 0 else { return nil }
    var offset = 0
    var discarded: UInt64 = 0
    var key: StreamKey?
    var hasNews = false
    while offset < reader.size {
      let header = try header(reader, at: offset, layout)
      let stream = StreamKey(header, layout, path: path)
      key = key ?? stream
      if count(CountedPacket(header, layout), stream) { hasNews = true }
      discarded = max(discarded, try discardedEvents(header, reader, at: offset, layout))
      guard layout.hasSizes else { break }
      let size = try packetSize(header, reader, at: offset, layout)
      guard !reader.holes.spoil(offset..<offset + size) else {
        throw .damaged(path: path, offset: offset, reason: PacketFault.hole.reason)
      }
      offset += size
    }
    return key.map { Packets(key: $0, discarded: discarded, hasNews: hasNews) }
  }

  private static func header(
    _ reader: ByteReader,
    at offset: Int,
    _ layout: PacketLayout
  ) throws(TraceReadingError) -> [UInt8] {
    let header = try reader.bytes(at: offset, count: layout.headerSize)
    let magic = header.count >= 4 ? header.number(at: 0, count: 4, layout.order) : 0
    guard magic == PacketLayout.magic else {
      if offset == 0 { throw .strayFile(path: reader.path) }
      throw .damaged(path: reader.path, offset: offset, reason: "a packet should begin here")
    }
    guard header.count == layout.headerSize else {
      throw .cut(
        path: reader.path,
        offset: offset,
        expected: layout.headerSize,
        found: header.count
      )
    }
    return header
  }

  private static func discardedEvents(
    _ header: [UInt8],
    _ reader: ByteReader,
    at offset: Int,
    _ layout: PacketLayout
  ) throws(TraceReadingError) -> UInt64 {
    let count = layout.number("events_discarded", in: header) ?? 0
    // The library takes this number for "none yet", and aborts.
    guard count < .max else {
      throw .damaged(path: reader.path, offset: offset, reason: "the packet lost 2^64-1 events")
    }
    return count
  }

  private static func packetSize(
    _ header: [UInt8],
    _ reader: ByteReader,
    at offset: Int,
    _ layout: PacketLayout
  ) throws(TraceReadingError) -> Int {
    let packetBits = layout.number("packet_size", in: header) ?? 0
    let contentBits = layout.number("content_size", in: header) ?? 0
    let minBits = UInt64(layout.headerSize * 8)
    guard contentBits >= minBits, contentBits <= packetBits, packetBits % 8 == 0,
      let size = Int(exactly: packetBits / 8)
    else {
      throw .damaged(
        path: reader.path,
        offset: offset,
        reason: "the packet claims \(contentBits) bits of content in \(packetBits) bits"
      )
    }
    guard size <= reader.size - offset else {
      throw .cut(
        path: reader.path,
        offset: offset,
        expected: size,
        found: reader.size - offset
      )
    }
    return size
  }
}

extension CountedPacket {
  /// What the header of a packet says.
  init(_ header: [UInt8], _ layout: PacketLayout) {
    func time(_ name: String) -> UInt64? { layout.number(name, in: header) }
    number = layout.number("packet_seq_num", in: header)
    begin = time("timestamp_begin")
    startNs = begin.flatMap { layout.timeline?.timeNs($0) }
    endNs = time("timestamp_end").flatMap { $0 == 0 ? nil : layout.timeline?.timeNs($0) }
  }
}
