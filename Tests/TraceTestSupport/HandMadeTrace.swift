/// A trace with metadata like LTTng's, whose events are written bit by bit.
package struct HandMadeTrace {
  /// The header of an event.
  package enum Header {
    /// 5 bits of id, 27 of time.
    case compact
    /// 16 bits of id, 32 of time.
    case large
  }

  /// True if the most significant byte comes first.
  package var isBigEndian = false
  /// The header of events.
  package var header = Header.large
  /// The attributes of the clock.
  package var clock = "freq = 1000000000; offset = 0;"
  /// Declarations before those of streams and events.
  package var types = ""
  /// True if packets have their number within the stream.
  package var numbersPackets = false
  /// True if the metadata name LTTng.
  package var isFromLTTng = false
  /// The identity that distinguishes the trace from others.
  package var uuid: [UInt8] = Array(16..<32)
  /// The host that the metadata name.
  package var host = "host"
  /// Further entries of the environment.
  package var environment = ""
  /// The fields of the context that all events have.
  package var context: String?
  /// The events, with their numbers and the declarations of their fields.
  package var events: [(id: Int, name: String, fields: String)] = []

  /// The offset of `content_size` in a packet, in bytes; `packet_size` follows.
  package static let sizesOffset = 48
  /// The offset of the UUID, in bytes.
  package static let uuidOffset = 4

  /// A little-endian trace without events.
  package init() {}

  /// A packet, all of whose fields may be wrong.
  ///
  /// - Parameters:
  ///   - begin: the value of the clock at the start of the packet.
  ///   - end: its value at the end of the packet.
  ///   - instance: the number of the stream.
  ///   - number: the number within the stream, where packets have one.
  ///   - discarded: the number of lost events.
  ///   - padding: the number of bytes after the content.
  ///   - write: writes the events.
  /// - Returns: the bytes.
  package func packet(
    begin: UInt64 = 0,
    end: UInt64 = 1 << 40,
    instance: UInt64 = 0,
    number: UInt64 = 0,
    discarded: UInt64 = 0,
    padding: Int = 16,
    _ write: (inout BitWriter) -> Void
  ) -> [UInt8] {
    var bits = BitWriter(isBigEndian: isBigEndian)
    bits.number(0xC1FC_1FC1, 32)
    for byte in uuid { bits.number(UInt64(byte), 8) }
    bits.number(0, 32)
    for number in [instance, begin, end, 0, 0, discarded] { bits.number(number, 64) }
    if numbersPackets { bits.number(number, 64) }
    write(&bits)
    let content = bits.position
    bits.align(8)
    let size = bits.bytes.count + padding
    bits.replace(at: Self.sizesOffset, UInt64(content), 8)
    bits.replace(at: Self.sizesOffset + 8, UInt64(size * 8), 8)
    return bits.bytes + [UInt8](repeating: 0, count: padding)
  }

  /// Writes what stands before the fields of an event; the long form where id or time ask for it.
  package func event(
    _ id: UInt64,
    at time: UInt64,
    isLong: Bool = false,
    _ bits: inout BitWriter
  ) {
    bits.align(8)
    let (idBits, timeBits) = header == .large ? (16, 32) : (5, 27)
    let escape = UInt64(1) << UInt64(idBits) - 1
    if isLong || id >= escape {
      bits.number(escape, idBits, align: header == .large ? 8 : 1)
      bits.number(id, 32)
      bits.number(time, 64)
    } else {
      bits.number(id, idBits, align: header == .large ? 8 : 1)
      bits.number(time, timeBits, align: header == .large ? 8 : 1)
    }
  }

  /// The text of the metadata.
  package var metadata: String {
    let uuid = uuid.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    let dashed = [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { uuid[$0].joined() }
    return """
      /* CTF 1.8 */
      typealias integer { size = 8; align = 8; signed = false; } := uint8_t;
      typealias integer { size = 16; align = 8; signed = false; } := uint16_t;
      typealias integer { size = 32; align = 8; signed = false; } := uint32_t;
      typealias integer { size = 32; align = 8; signed = true; } := int32_t;
      typealias integer { size = 64; align = 8; signed = false; } := uint64_t;
      typealias integer { size = 64; align = 8; signed = false; } := unsigned long;
      typealias integer { size = 5; align = 1; signed = false; } := uint5_t;
      trace {
        major = 1; minor = 8; uuid = "\(dashed.joined(separator: "-"))";
        byte_order = \(isBigEndian ? "be" : "le");
        packet.header := struct {
          uint32_t magic; uint8_t uuid[16]; uint32_t stream_id; uint64_t stream_instance_id;
        };
      };
      env {
        hostname = "\(host)"; tracer_major = 2; \(isFromLTTng ? "tracer_name = \"lttng-ust\";" : "")
        \(environment)
      };
      clock { name = monotonic; \(clock) };
      \(clocks)
      \(types)
      struct packet_context {
        uint64_clock_t timestamp_begin; uint64_clock_t timestamp_end; uint64_t content_size;
        uint64_t packet_size; unsigned long events_discarded;
        \(numbersPackets ? "uint64_t packet_seq_num;" : "")
      };
      struct event_header_compact {
        enum : uint5_t { compact = 0 ... 30, extended = 31 } id;
        variant <id> {
          struct { uint27_clock_t timestamp; } compact;
          struct { uint32_t id; uint64_clock_t timestamp; } extended;
        } v;
      } align(8);
      struct event_header_large {
        enum : uint16_t { compact = 0 ... 65534, extended = 65535 } id;
        variant <id> {
          struct { uint32_clock_t timestamp; } compact;
          struct { uint32_t id; uint64_clock_t timestamp; } extended;
        } v;
      } align(8);
      stream {
        id = 0;
        event.header := struct event_header_\(header == .large ? "large" : "compact");
        packet.context := struct packet_context;
        \(context.map { "event.context := struct { \($0) };" } ?? "")
      };
      \(events.map { declaration($0.id, $0.name, $0.fields) }.joined(separator: "\n"))

      """
  }

  private var clocks: String {
    [(27, 1), (32, 8), (64, 8)].map { size, align in
      "typealias integer { size = \(size); align = \(align); signed = false; "
        + "map = clock.monotonic.value; } := uint\(size)_clock_t;"
    }.joined(separator: "\n")
  }

  private func declaration(_ id: Int, _ name: String, _ fields: String) -> String {
    "event { name = \"\(name)\"; id = \(id); stream_id = 0; fields := struct { \(fields) }; };"
  }
}
