import Foundation

/// Writes CTF by hand: what a tracer would write, and what it never would.
struct CTFWriter {
  /// An event of the class with this number; see `metadata`.
  struct Event {
    var number: UInt16
    var time: UInt64
    var id: UInt32
  }

  /// A packet, which may claim sizes that it does not have.
  struct Packet {
    var events: [Event] = []
    var discarded: UInt64 = 0
  }

  /// The way packets describe themselves.
  enum Header {
    /// With sizes and a counter of discarded events, in whole bytes.
    case full
    /// With two fields of four bits more, which take no whole number of bytes.
    case bits
  }

  var isBigEndian = false
  var isPacketized = true
  var header = Header.full
  /// A text in the metadata and its replacement.
  var change: (old: String, new: String)?
  /// The size of a metadata packet.
  var metadataPacketSize = 512
  /// The streams, each in a separate file, with the number of the stream.
  var files: [(instance: UInt64, packets: [Packet])] = []

  static let begin: UInt16 = 0
  static let end: UInt16 = 1
  static let foreign: UInt16 = 2
  private static let uuid: [UInt8] = Array(0..<16)
  private static let uuidText = "00010203-0405-0607-0809-0a0b0c0d0e0f"

  /// Writes the trace into a folder, which must exist.
  func write(to folder: String) throws {
    try Data(metadata).write(to: URL(fileURLWithPath: folder + "/metadata"))
    for (number, file) in files.enumerated() {
      let bytes = file.packets.flatMap { self.bytes($0, instance: file.instance) }
      try Data(bytes).write(to: URL(fileURLWithPath: folder + "/stream_\(number)"))
    }
  }

  /// The bytes of the file `metadata`.
  var metadata: [UInt8] {
    let text = Array(changedDescription.utf8)
    guard isPacketized else { return text }
    let room = metadataPacketSize - 37
    return stride(from: 0, to: text.count, by: room).flatMap { start -> [UInt8] in
      let part = text[start..<min(start + room, text.count)]
      let head =
        number(0x75D1_1D57, 4) + Self.uuid + number(0, 4) + number(UInt64(part.count + 37) * 8, 4)
        + number(UInt64(metadataPacketSize) * 8, 4) + [0, 0, 0, 1, 8]
      return head + part + [UInt8](repeating: 0, count: room - part.count)
    }
  }

  private func bytes(_ packet: Packet, instance: UInt64) -> [UInt8] {
    let events = packet.events.flatMap {
      number(UInt64($0.number), 2) + number($0.time, 8) + number(0, 4) + number(0, 4)
        + number(UInt64($0.id), 4)
    }
    let first = packet.events.first?.time ?? 0
    let last = packet.events.last?.time ?? first
    let bits: [UInt8] = header == .bits ? [0] : []
    let head = number(0xC1FC_1FC1, 4) + Self.uuid + number(0, 4) + number(instance, 8)
    let content = UInt64(head.count + bits.count + 40 + events.count) * 8
    return head + bits + number(first, 8) + number(last, 8) + number(content, 8)
      + number(content + 64, 8) + number(packet.discarded, 8) + events
      + [UInt8](repeating: 0, count: 8)
  }

  private func number(_ value: UInt64, _ count: Int) -> [UInt8] {
    let little = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
    return isBigEndian ? little.reversed() : little
  }

  private var changedDescription: String {
    guard let change else { return description }
    precondition(description.contains(change.old), "the metadata has no '\(change.old)'")
    return description.replacingOccurrences(of: change.old, with: change.new)
  }

  private var description: String {
    let fields = "uint32_t _list; uint32_t _update; uint32_t _id;"
    let bits = header == .bits ? "uint4_t one; uint4_t two;" : ""
    return """
      /* CTF 1.8 */
      typealias integer { size = 4; align = 1; signed = false; } := uint4_t;
      typealias integer { size = 8; align = 8; signed = false; } := uint8_t;
      typealias integer { size = 16; align = 8; signed = false; } := uint16_t;
      typealias integer { size = 32; align = 8; signed = false; } := uint32_t;
      typealias integer { size = 64; align = 8; signed = false; } := unsigned long;
      trace {
        major = 1; minor = 8; uuid = "\(Self.uuidText)"; byte_order = \(isBigEndian ? "be" : "le");
        packet.header := struct {
          uint32_t magic; uint8_t uuid[16]; uint32_t stream_id; unsigned long stream_instance_id;
        };
      };
      env { hostname = "host"; };
      clock { name = "monotonic"; uuid = "\(Self.uuidText)"; freq = 1000000000; offset = 1000; };
      typealias integer { size = 64; align = 8; signed = false; map = clock.monotonic.value; }
        := clock_t;
      struct packet_context {
        \(bits) clock_t timestamp_begin; clock_t timestamp_end; unsigned long content_size;
        unsigned long packet_size; unsigned long events_discarded;
      };
      stream {
        id = 0;
        event.header := struct { uint16_t id; clock_t timestamp; };
        packet.context := struct packet_context;
      };
      event { name = "listscope:frame_begin"; id = 0; stream_id = 0; fields := struct { \(fields) }; };
      event { name = "listscope:frame_end"; id = 1; stream_id = 0; fields := struct { \(fields) }; };
      event { name = "other:thing"; id = 2; stream_id = 0; fields := struct { \(fields) }; };

      """
  }
}
