import TraceAnalysis

/// A file of a trace, from packet to packet.
///
/// Faults are noted in the log; reading goes on at the next packet that can be found.
final class PacketFile {
  /// A packet whose header makes sense.
  struct Packet {
    let header: PacketHeader
    let stream: StreamFormat
    /// Its content, from the first event on.
    let bits: PacketBits
    /// The fault of its end; nil when all of it is there.
    let cut: PacketFault?
  }

  private let file: MappedFile
  private let format: TraceFormat
  private let name: String
  private let log: ReadingLog
  /// The begin of the latest packet, and its number.
  private var offset = 0
  private var number = -1
  private var nextOffset = 0
  /// The memory of all before was given back since reading began here: counting gives it back as well.
  private var released = 0
  /// The end of the content of the latest good packet.
  private var contentEnd = 0
  /// The first fault that was reported, and where its packet begins.
  private var firstFault: (PacketFault, offset: Int)?
  /// The begins of packets that are read elsewhere.
  private var repeated: Set<Int> = []

  /// The longest header that is searched for, so that searching takes little time.
  private static let longestHeaderBits = 4096 * 8

  /// Prepares to read; `name` is the path below the folder that is read.
  init(_ file: MappedFile, named name: String, _ format: TraceFormat, _ log: ReadingLog) {
    self.file = file
    self.name = name
    self.format = format
    self.log = log
  }

  /// Nothing to read.
  var nothing: PacketBits { PacketBits(start: file.bytes, readable: file.size, endBit: 0) }

  /// The stream of the file, as far as its first good packet says.
  var identity: StreamIdentity {
    let header = try? format.packetHeader(bits(at: 0)).0
    return StreamIdentity(header, format, path: file.path)
  }

  /// The outcome of counting the packets of a file.
  struct Count {
    /// True if any packet was not counted before.
    var hasNews = false
    /// The first fault, and the offset of its packet.
    var fault: (PacketFault, offset: Int)?
  }

  /// Counts all packets, before any is read; those that were counted already are not read again.
  ///
  /// - Parameters:
  ///   - census: takes the packets.
  ///   - extent: the packets that the stream rightly has.
  ///   - log: takes the counters of lost events.
  /// - Returns: the outcome.
  @discardableResult
  func count(
    into census: PacketCensus,
    extent: StreamExtent,
    log: ReadingLog = ReadingLog()
  ) -> Count {
    let scan = PacketFile(file, named: name, format, log)
    var count = Count()
    while let packet = scan.next() {
      if count.fault == nil { count.fault = packet.cut.map { ($0, scan.offset) } }
      let (header, timeline) = (packet.header, packet.stream.header.timeline)
      let isNew = census.add(
        CountedPacket(
          number: header.number,
          begin: header.beginTime,
          startNs: header.beginTime.flatMap(timeline.timeNs),
          endNs: header.endTime.flatMap { $0 == 0 ? nil : timeline.timeNs($0) }
        ),
        of: StreamIdentity(header, format, path: file.path),
        in: name,
        extent: extent
      )
      if isNew { count.hasNews = true } else { repeated.insert(scan.offset) }
    }
    if let first = scan.firstFault, first.offset <= count.fault?.offset ?? .max {
      count.fault = first
    }
    return count
  }

  /// Goes to the next packet; nil at the end of the file.
  func next() -> Packet? {
    while nextOffset < file.size {
      released = file.release(from: released, to: nextOffset)
      offset = nextOffset
      number += 1
      do {
        let packet = try packet()
        if !repeated.contains(offset) { return packet }
      } catch {
        report(error, eventsRead: 0)
        let from = error == .noMagic ? max(contentEnd, offset == 0 ? 1 : 0) : offset + 4
        nextOffset = findPacket(from: from) ?? file.size
      }
    }
    return nil
  }

  /// Notes that the latest packet is damaged.
  func report(_ fault: PacketFault, eventsRead: Int) {
    firstFault = firstFault ?? (fault, offset)
    log.add(
      DamagedPacket(
        file: name,
        packet: number,
        offset: offset,
        eventsRead: eventsRead,
        reason: fault.reason
      )
    )
  }

  private func packet() throws(PacketFault) -> Packet {
    var bits = bits(at: offset)
    let (header, stream) = try format.packetHeader(bits)
    log.lost(header.discarded, of: StreamIdentity(header, format, path: file.path))
    let content = offset..<min(offset + header.contentBits / 8, file.size)
    if file.holes.spoil(content) { throw .hole }
    bits.position = header.headerBits
    nextOffset = offset + header.packetBits / 8
    let cut = nextOffset > file.size ? cutFault(header) : nil
    bits.endBit = min(header.contentBits, (min(nextOffset, file.size) - offset) * 8)
    contentEnd = offset + bits.endBit / 8
    return Packet(header: header, stream: stream, bits: bits, cut: cut)
  }

  /// Finds out where a packet ends that claims to go on after the end of the file.
  ///
  /// If another packet begins before that, the claim is wrong, not the file cut.
  private func cutFault(_ header: PacketHeader) -> PacketFault {
    let end = offset + header.contentBits / 8
    let from = end <= file.size ? end : offset + header.headerBits / 8
    nextOffset = findPacket(from: from) ?? file.size
    return .cut(expected: header.packetBits / 8, found: nextOffset - offset)
  }

  /// The offset of the next packet of the trace; nil when there is none, or none can be recognised.
  private func findPacket(from offset: Int) -> Int? {
    guard let magic = format.magicBytes else { return nil }
    var from = offset
    while let place = file.find(magic, from: from) {
      if isOurs(place) { return place }
      from = place + 1
    }
    return nil
  }

  private func isOurs(_ place: Int) -> Bool {
    var bits = bits(at: place)
    bits.endBit = min(bits.endBit, Self.longestHeaderBits)
    do throws(PacketFault) {
      _ = try format.packetHeader(bits)
      return true
    } catch {
      // Without a magic number there would be no packet, and so no getting on from here.
      return error != .foreignTrace && error != .cutHeader && error != .noMagic
    }
  }

  private func bits(at offset: Int) -> PacketBits {
    let left = file.size - offset
    return PacketBits(start: file.bytes + offset, readable: left, endBit: left * 8)
  }
}
