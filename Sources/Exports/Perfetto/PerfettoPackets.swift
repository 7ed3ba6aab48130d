import TraceAnalysis

/// The packets of a Perfetto trace, written one after the other.
///
/// (perfetto/protos/perfetto/trace/trace_packet.proto and the files that it imports.)
struct PerfettoPackets {
  /// The type of a track event.
  enum EventType: UInt64 {
    case begin = 1
    case end = 2
    case instant = 3
    case counter = 4
  }

  /// The flags that say whether earlier packets are needed to understand one.
  private enum SequenceFlags {
    static let cleared: UInt64 = 1
    static let needsState: UInt64 = 2
  }

  private let output: ExportOutput
  /// Names are numbered within a sequence.
  private let sequence: UInt64
  private var isBegun = false
  var names = PerfettoNames()

  /// Prepares to write a sequence of packets.
  init(_ output: ExportOutput, sequence: UInt64) {
    self.output = output
    self.sequence = sequence
  }

  /// Writes a packet: its time, what `body` appends to it, and the names that this refers to.
  ///
  /// - Parameters:
  ///   - timeNs: the time; nil for none.
  ///   - interned: appends what else the packet states for later ones. All of it is one field, as some
  ///     readers know only the last of several.
  ///   - body: appends the contents.
  mutating func packet(
    at timeNs: Int64?,
    stating interned: ((inout ByteBuffer, inout PerfettoNames) -> Void)? = nil,
    _ body: (inout ByteBuffer, inout PerfettoNames) -> Void
  ) {
    let flags = isBegun ? SequenceFlags.needsState : SequenceFlags.cleared
    let isFirst = !isBegun
    isBegun = true
    output.write { buffer in
      buffer.message(1) { packet in
        // Readers leave out what is before the clock's start.
        if let timeNs { packet.field(8, UInt64(max(0, timeNs))) }
        packet.field(10, sequence)
        packet.field(13, isFirst ? flags | SequenceFlags.needsState : flags)
        if isFirst { packet.field(87, 1) }
        body(&packet, &names)
        guard interned != nil || names.isPending else { return }
        packet.message(12) {
          interned?(&$0, &names)
          names.state(in: &$0)
        }
      }
    }
  }

  /// Writes a description of a track.
  mutating func describe(
    track: UInt64,
    parent: UInt64? = nil,
    name: String? = nil,
    rank: Int? = nil,
    ordersChildren: Bool = false,
    at timeNs: Int64,
    _ body: (inout ByteBuffer) -> Void = { _ in }
  ) {
    packet(at: timeNs) { packet, _ in
      packet.message(60) {
        $0.field(1, track)
        if let parent { $0.field(5, parent) }
        if let name { $0.field(2, text: name) }
        // Explicitly, by the rank that each child states.
        if ordersChildren { $0.field(11, 3) }
        if let rank { $0.field(12, UInt64(rank)) }
        body(&$0)
      }
    }
  }

  /// Writes an event of a track.
  mutating func event(
    _ type: EventType,
    track: UInt64,
    at timeNs: Int64,
    _ body: (inout ByteBuffer, inout PerfettoNames) -> Void = { _, _ in }
  ) {
    packet(at: timeNs) { packet, names in
      packet.message(11) {
        $0.field(9, type.rawValue)
        $0.field(11, track)
        body(&$0, &names)
      }
    }
  }

  /// Writes what connects the times of the trace with those of a calendar.
  mutating func clock(firstNs: Int64) {
    let (real, boot): (UInt64, UInt64) = (1, 6)
    packet(at: nil) { packet, _ in
      packet.message(6) { snapshot in
        for (clock, time) in [(boot, 0), (real, UInt64(firstNs))] {
          snapshot.message(1) {
            $0.field(1, clock)
            $0.field(2, time)
          }
        }
        snapshot.field(2, boot)
      }
    }
  }
}

extension ByteBuffer {
  /// Appends an annotation of an event.
  mutating func annotation(_ name: UInt64, _ value: FieldValue, _ names: inout PerfettoNames) {
    message(4) {
      $0.field(1, name)
      switch value {
      case .integer(let value): $0.field(4, signed: value)
      case .unsigned(let value): $0.field(3, value)
      case .number(let value): $0.field(5, fraction: value)
      case .label: $0.field(17, names.number(.text, value.text ?? ""))
      case .text(let text): $0.field(6, text: text)
      }
    }
  }

  /// Appends an annotation of an event: one of few texts.
  mutating func annotation(_ name: UInt64, text: String, _ names: inout PerfettoNames) {
    message(4) {
      $0.field(1, name)
      $0.field(17, names.number(.text, text))
    }
  }
}
