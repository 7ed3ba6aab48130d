import TraceAnalysis

/// The format of the packets of one trace, as its own metadata state it.
final class TraceFormat {
  let description: TraceDescription
  let provider: String
  let types: EventTypes
  let storage = PlanStorage()
  /// The results of plans.
  var registers: UnsafeMutablePointer<UInt64> { sharedRegisters.numbers }
  /// Finds the processes of events.
  let processes: ProcessCache
  private let sharedRegisters: Registers
  private let header: HeaderPart
  private var streams: [UInt64: StreamFormat] = [:]

  /// Every packet begins with this number, where the metadata say so.
  static let magic: UInt64 = 0xC1FC_1FC1

  /// Prepares to read the packets of a trace, whose folder has a name below the one that is read.
  ///
  /// - Throws: `damaged`, `unsupported`, when the metadata make no sense.
  init(
    _ metadata: Metadata,
    named name: String,
    provider: String,
    types: EventTypes,
    processes: ProcessNumbers,
    registers: Registers
  ) throws(TraceReadingError) {
    self.provider = provider
    self.types = types
    sharedRegisters = registers
    description = try metadata.description()
    do throws(PlanBuilder.Unsupported) {
      header = try HeaderPart(
        description.packetHeader,
        of: .packetHeader,
        description,
        in: storage
      )
    } catch {
      throw .damaged(
        path: metadata.path,
        offset: 0,
        reason: "the header of packets: \(error.reason)"
      )
    }
    self.processes = processes.cache(
      of: RecordedTrace(description, path: metadata.folder, named: name)
    )
  }

  /// Prepares to go through the packets of a trace, whose events are read elsewhere.
  convenience init(_ metadata: Metadata) throws(TraceReadingError) {
    try self.init(
      metadata,
      named: "",
      provider: "",
      types: EventTypes(provider: ""),
      processes: ProcessNumbers(),
      registers: Registers()
    )
  }

  /// The bytes that packets begin with; nil where there are none.
  var magicBytes: [UInt8]? {
    guard header.place(.packetMagic) != nil else { return nil }
    let little = (0..<4).map { UInt8(truncatingIfNeeded: Self.magic >> (8 * $0)) }
    return description.byteOrder == .little ? little : little.reversed()
  }

  /// True if a file begins as packets do.
  func isBegun(by file: MappedFile) -> Bool {
    guard let magic = magicBytes else { return true }
    return UnsafeBufferPointer(start: file.bytes, count: min(file.size, magic.count))
      .elementsEqual(magic)
  }

  /// The number of events of other providers that were skipped, by provider.
  var skipped: [String: Int] {
    streams.values.reduce(into: [:]) { $0.merge($1.skipped, uniquingKeysWith: +) }
  }

  /// Returns the format of the events of a stream.
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
    let id = header.number(.streamClass, registers) ?? 0
    let instance = header.number(.stream, registers)
    let stream = try stream(id)
    let context = stream.packetContext
    try context.read(&bits, registers)
    let whole = UInt64(bits.endBit)
    let packetBits = context.number(.packetSize, registers) ?? whole
    let contentBits = context.number(.contentSize, registers) ?? packetBits
    guard contentBits >= UInt64(bits.position), contentBits <= packetBits, packetBits % 8 == 0,
      packetBits < UInt64(FieldType.maxBits)
    else { throw .badSizes(contentBits: contentBits, packetBits: packetBits) }
    let discarded = context.number(.discardedEvents, registers) ?? 0
    guard discarded < .max else { throw .badLoss }
    let packetHeader = PacketHeader(
      stream: id,
      instance: instance,
      beginTime: context.number(.time, registers),
      endTime: context.number(.packetEndTime, registers),
      number: context.number(.packetNumber, registers),
      discarded: discarded,
      headerBits: bits.position,
      contentBits: Int(contentBits),
      packetBits: Int(packetBits)
    )
    return (packetHeader, stream)
  }

  private func checkMagic() throws(PacketFault) {
    guard let magic = header.number(.packetMagic, registers) else { return }
    if magic == UInt64(UInt32(Self.magic).byteSwapped) { throw .foreignOrder }
    guard magic == Self.magic else { throw .noMagic }
  }

  private func checkTrace(_ bits: PacketBits) throws(PacketFault) {
    guard let uuid = description.uuid, let place = header.place(.traceUUID) else { return }
    let found = UnsafeBufferPointer(start: bits.start + Int(registers[place]), count: uuid.count)
    guard registers[place + 1] == 16, found.elementsEqual(uuid) else { throw .foreignTrace }
  }
}
