/// Makes the description of a trace out of the fragments of CTF 2's metadata.
struct DescriptionBuilder {
  private var description = TraceDescription()
  private var hasPreamble = false
  private var aliases: [String: DeclaredType] = [:]

  private static let frequencies: ClosedRange<UInt64> = 1...1_000_000_000_000

  /// Takes the next fragment.
  mutating func add(_ fragment: MetadataFragment) throws(MetadataFault) {
    if case .preamble(let preamble) = fragment { return try add(preamble) }
    guard hasPreamble else { throw .damaged("the metadata does not begin with a preamble") }
    switch fragment {
    case .preamble: break
    case .alias(let alias):
      guard aliases.updateValue(alias.type, forKey: alias.name) == nil else {
        throw .damaged("the field class '\(alias.name)' is declared twice")
      }
    case .traceClass(let trace): try add(trace)
    case .clockClass(let clock): try add(clock)
    case .streamClass(let stream): try add(stream)
    case .eventClass(let event): try add(event)
    }
  }

  /// The description, once there are no more fragments.
  func finish() throws(MetadataFault) -> TraceDescription {
    guard hasPreamble else { throw .damaged("the metadata has no preamble that is whole") }
    return description
  }

  private mutating func add(_ preamble: MetadataFragment.Preamble) throws(MetadataFault) {
    guard !hasPreamble else { throw .damaged("the metadata has two preambles") }
    guard preamble.version == 2 else { throw .unsupported("CTF \(preamble.version)") }
    if let uuid = preamble.uuid, uuid.count != 16 {
      throw .damaged("the UUID of the metadata has \(uuid.count) bytes")
    }
    hasPreamble = true
    description.uuid = preamble.uuid
  }

  private mutating func add(_ trace: MetadataFragment.TraceClass) throws(MetadataFault) {
    description.environment = (trace.environment ?? [:]).mapValues(\.text)
    description.packetHeader = try type(trace.packetHeader, .packetHeader)
    description.byteOrder = trace.packetHeader?.magicOrder ?? .little
  }

  private mutating func add(_ clock: MetadataFragment.ClockClass) throws(MetadataFault) {
    guard Self.frequencies.contains(clock.frequency) else {
      throw .damaged("the clock '\(clock.id)' has an impossible frequency")
    }
    let known = ClockDescription(
      frequency: clock.frequency,
      offsetSeconds: clock.offset?.seconds ?? 0,
      offsetCycles: clock.offset?.cycles ?? 0
    )
    guard description.clocks.updateValue(known, forKey: clock.id) == nil else {
      throw .damaged("the clock '\(clock.id)' is declared twice")
    }
  }

  private mutating func add(_ declared: MetadataFragment.StreamClass) throws(MetadataFault) {
    let id = declared.id ?? 0
    if let clock = declared.clock, description.clocks[clock] == nil {
      throw .damaged("there is no clock '\(clock)', which the stream class \(id) has")
    }
    let stream = TraceDescription.Stream(
      eventHeader: try type(declared.eventHeader, .eventHeader, clock: declared.clock),
      packetContext: try type(declared.packetContext, .packetContext, clock: declared.clock),
      eventContext: try type(declared.eventContext, .commonContext)
    )
    guard description.streams.updateValue(stream, forKey: id) == nil else {
      throw .damaged("the stream class \(id) is declared twice")
    }
  }

  private mutating func add(_ declared: MetadataFragment.EventClass) throws(MetadataFault) {
    let key = TraceDescription.EventNumber(stream: declared.stream ?? 0, event: declared.id ?? 0)
    let event = TraceDescription.Event(
      name: declared.name ?? "",
      context: try type(declared.context, .specificContext),
      fields: try type(declared.payload, .payload)
    )
    guard description.events.updateValue(event, forKey: key) == nil else {
      throw .damaged("the event \(key.event) of the stream class \(key.stream) is declared twice")
    }
  }

  private mutating func type(
    _ declared: DeclaredType?,
    _ origin: FieldOrigin,
    clock: String? = nil
  ) throws(MetadataFault) -> FieldType? {
    guard let declared else { return nil }
    var conversion = TypeConversion(origin: origin, clock: clock, aliases: aliases)
    let type = try conversion.type(declared)
    conversion.references.forEach { description.note($0) }
    return type
  }
}

extension DeclaredType {
  /// The order of bytes of the number that packets begin with.
  fileprivate var magicOrder: ByteOrder? {
    guard case .structure(let members, _) = self else { return nil }
    return members.lazy.compactMap { member in
      guard case .integer(let number, _) = member.type,
        number.roles.contains(FieldRole.packetMagic.rawValue)
      else { return nil }
      return number.order
    }.first
  }
}
