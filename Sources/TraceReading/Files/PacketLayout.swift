/// Where the numbers stand that every packet of a stream begins with.
///
/// Taken from the metadata, not assumed: every tracer may order them as it likes.
struct PacketLayout {
  /// The place of a number, in bytes from the begin of the packet.
  struct Field {
    let offset: Int
    let size: Int
  }

  let order: ByteOrder
  /// The size in bytes of all that stands before the events.
  let headerSize: Int
  private let fields: [String: Field]

  /// Every packet begins with this number.
  static let magic: UInt64 = 0xC1FC_1FC1

  /// Reads the layout of a trace whose streams all have the same; nil where they differ or use
  /// types that take no whole number of bytes.
  init?(_ metadata: Metadata) {
    var parser = DescriptionParser(metadata.bytes)
    parser.parse()
    guard let order = parser.byteOrder, let header = parser.packetHeader,
      let context = parser.packetContext,
      let layout = StructLayout(of: header, at: 0),
      let contextLayout = StructLayout(of: context, at: layout.end),
      layout.fields["magic"]?.offset == 0
    else { return nil }
    self.order = order
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
  /// The offset behind the last member.
  private(set) var end: Int

  /// Lays out a structure that may begin at byte `offset`; nil where a member is not made of bytes.
  init?(of structure: DescriptionParser.Structure, at offset: Int) {
    let alignments = structure.members.map(\.alignBits) + [structure.alignBits]
    end = Self.aligned(offset, to: alignments.max() ?? 8)
    for member in structure.members {
      guard member.sizeBits > 0, member.sizeBits % 8 == 0, member.count >= 1,
        member.count <= 4096, member.sizeBits <= 64
      else { return nil }
      end = Self.aligned(end, to: member.alignBits)
      let size = member.sizeBits / 8 * member.count
      fields[member.name] = PacketLayout.Field(offset: end, size: size)
      end += size
    }
  }

  private static func aligned(_ offset: Int, to bits: Int) -> Int {
    let bytes = max(1, min(bits, 4096) / 8)
    return (offset + bytes - 1) / bytes * bytes
  }
}
