/// Where the numbers stand that every packet of a stream begins with.
///
/// Taken from the metadata, not assumed: every tracer may order them as it likes.
struct PacketLayout {
  /// The place of a number, in bytes from the start of the packet.
  struct Field {
    let offset: Int
    let size: Int
  }

  let order: ByteOrder
  /// The size in bytes of all that stands before the events.
  let headerSize: Int
  private let fields: [String: Field]
  /// What the metadata say.
  let description: TraceDescription
  /// The clock of the packets; nil where it shows no time.
  let timeline: Timeline?

  /// Every packet begins with this number.
  static let magic: UInt64 = 0xC1FC_1FC1

  /// Takes the layout of a trace whose streams all have the same; nil where they differ or use types
  /// that take no whole number of bytes.
  init?(_ metadata: Metadata) {
    // What cannot be parsed here is left to the library, which reads more than we do.
    guard let description = try? DescriptionParser.parse(metadata.bytes),
      let header = description.packetHeader, description.streams.count == 1,
      let context = description.streams.first?.value.packetContext,
      let layout = StructLayout(of: header, at: 0),
      let contextLayout = StructLayout(of: context, at: layout.end),
      layout.fields["magic"]?.offset == 0
    else { return nil }
    self.description = description
    let clock = description.clock(nil)
    timeline = clock.originNs.map { Timeline(clock: clock, originNs: $0) }
    order = description.byteOrder
    headerSize = contextLayout.end
    fields = layout.fields.merging(contextLayout.fields) { first, _ in first }
  }

  /// Whether the packets say how long they are.
  var hasSizes: Bool { fields["packet_size"] != nil && fields["content_size"] != nil }

  /// A number of a packet's header or context; nil where there is no such field.
  ///
  /// - Precondition: `bytes` has at least `headerSize` elements.
  func number(_ name: String, in bytes: [UInt8]) -> UInt64? {
    guard let field = fields[name], field.size <= 8 else { return nil }
    return bytes.number(at: field.offset, count: field.size, order)
  }

  /// The bytes of a field of a packet's header or context; nil where there is no such field.
  ///
  /// - Precondition: `bytes` has at least `headerSize` elements.
  func bytes(_ name: String, in bytes: [UInt8]) -> [UInt8]? {
    fields[name].map { Array(bytes[$0.offset..<$0.offset + $0.size]) }
  }
}

/// A structure, laid out one member after the other.
private struct StructLayout {
  var fields: [String: PacketLayout.Field] = [:]
  /// The offset after the last member.
  private(set) var end: Int

  /// Lays out a structure that may begin at byte `offset`; nil where a member is not made of bytes.
  init?(of type: FieldType, at offset: Int) {
    guard case .structure(let members) = type.form else { return nil }
    var position = (offset * 8).aligned(to: type.alignBits)
    for member in members {
      guard let bits = member.type.fixedBits, bits > 0, bits % 8 == 0, member.type.isNumbers else {
        return nil
      }
      position = position.aligned(to: member.type.alignBits)
      guard position % 8 == 0 else { return nil }
      fields[member.name] = PacketLayout.Field(offset: position / 8, size: bits / 8)
      position += bits
    }
    end = position / 8
  }
}

extension FieldType {
  /// Whether it is an integer, or an array of them.
  fileprivate var isNumbers: Bool {
    switch form {
    case .integer: true
    case .array(let element, _): element.isNumbers
    default: false
    }
  }
}
