import TraceAnalysis

/// How the packets of one trace are read, as its own metadata state it.
final class TraceFormat {
  let description: TraceDescription
  let provider: String
  let types: EventTypes
  let storage = PlanStorage()
  /// What plans produce.
  var registers: UnsafeMutablePointer<UInt64> { sharedRegisters.numbers }
  /// Finds the processes of events.
  let processes: ProcessCache
  private let sharedRegisters: Registers
  private let header: HeaderPart
  private var streams: [UInt64: StreamFormat] = [:]

  /// Every packet begins with this number, where the metadata say so.
  private static let magic: UInt64 = 0xC1FC_1FC1

  /// Prepares to read the packets of a trace, whose folder has a name below the one that is read.
  ///
  /// - Throws: `damaged`, when the metadata make no sense.
  init(
    _ metadata: Metadata,
    path: String,
    named name: String,
    provider: String,
    types: EventTypes,
    processes: ProcessNumbers,
    registers: Registers
  ) throws(TraceReadingError) {
    self.provider = provider
    self.types = types
    sharedRegisters = registers
    do throws(TokenReader.Failure) {
      description = try DescriptionParser.parse(metadata.bytes)
    } catch {
      throw .damaged(
        path: path,
        offset: error.position,
        reason: "in the text of the metadata, \(error.reason)"
      )
    }
    do throws(PlanBuilder.Unsupported) {
      header = try HeaderPart(description.packetHeader, description, in: storage)
    } catch {
      throw .damaged(path: path, offset: 0, reason: "the header of packets: \(error.reason)")
    }
    let folder = path.hasSuffix("/metadata") ? String(path.dropLast("/metadata".count)) : path
    self.processes = processes.cache(of: RecordedTrace(description, path: folder, named: name))
  }

  /// Whether LTTng wrote the trace, which has a stream for every processor, numbered from 0.
  var isFromLTTng: Bool { description.environment["tracer_name"]?.hasPrefix("lttng-") ?? false }

  /// What packets begin with; nil where that is nothing.
  var magicBytes: [UInt8]? {
    guard header.place("magic") != nil else { return nil }
    let little = (0..<4).map { UInt8(truncatingIfNeeded: Self.magic >> (8 * $0)) }
    return description.byteOrder == .little ? little : little.reversed()
  }

  /// How many events of other providers were skipped, by provider.
  var skipped: [String: Int] {
    streams.values.reduce(into: [:]) { $0.merge($1.skipped, uniquingKeysWith: +) }
  }

  /// How the events of a stream are read.
  func stream(_ id: UInt64) throws(PacketFault) -> StreamFormat {
    if let stream = streams[id] { return stream }
    guard let declared = description.streams[id] else { throw .unknownStream(id) }
    do {
      let stream = try StreamFormat(id, declared, self)
      streams[id] = stream
      return stream
    } catch {
      throw .unusableStream(id, error.reason)
    }
  }

  /// Reads what stands before the events of the packet that begins where `bits` does.
  func packetHeader(_ bits: PacketBits) throws(PacketFault) -> (PacketHeader, StreamFormat) {
    var bits = bits
    try header.read(&bits, registers)
    try checkMagic()
    try checkTrace(bits)
    let id = header.number("stream_id", registers) ?? 0
    let instance = header.number("stream_instance_id", registers)
    let stream = try stream(id)
    let context = stream.packetContext
    try context.read(&bits, registers)
    let whole = UInt64(bits.endBit)
    let packetBits = context.number("packet_size", registers) ?? whole
    let contentBits = context.number("content_size", registers) ?? packetBits
    guard contentBits >= UInt64(bits.position), contentBits <= packetBits, packetBits % 8 == 0,
      packetBits < UInt64(FieldType.maxBits)
    else { throw .badSizes(contentBits: contentBits, packetBits: packetBits) }
    let discarded = context.number("events_discarded", registers) ?? 0
    guard discarded < .max else { throw .badLoss }
    let packetHeader = PacketHeader(
      stream: id,
      instance: instance,
      beginTime: context.number("timestamp_begin", registers),
      endTime: context.number("timestamp_end", registers),
      number: context.number("packet_seq_num", registers),
      discarded: discarded,
      headerBits: bits.position,
      contentBits: Int(contentBits),
      packetBits: Int(packetBits)
    )
    return (packetHeader, stream)
  }

  private func checkMagic() throws(PacketFault) {
    guard let magic = header.number("magic", registers) else { return }
    if magic == UInt64(UInt32(Self.magic).byteSwapped) { throw .foreignOrder }
    guard magic == Self.magic else { throw .noMagic }
  }

  private func checkTrace(_ bits: PacketBits) throws(PacketFault) {
    guard let uuid = description.uuid, let place = header.place("uuid") else { return }
    let found = UnsafeBufferPointer(start: bits.start + Int(registers[place]), count: uuid.count)
    guard registers[place + 1] == 16, found.elementsEqual(uuid) else { throw .foreignTrace }
  }
}
