import Foundation

/// A small CTF trace written by hand, laid out as LTTng lays out its own.
package struct HandWrittenTrace {
  /// An event: its name in the trace, its time, and its only field `id`.
  package struct Event {
    var name: String
    var timeNs: UInt64
    var id: UInt32

    /// Makes an event.
    package init(_ name: String, at timeNs: UInt64, id: UInt32 = 0) {
      self.name = name
      self.timeNs = timeNs
      self.id = id
    }
  }

  /// A packet: its events, and how many events its stream lost so far.
  package struct Packet {
    var discarded: UInt64
    var events: [Event]

    /// Makes a packet; it begins and ends with its first and last event.
    package init(discarded: UInt64 = 0, _ events: [Event]) {
      self.discarded = discarded
      self.events = events
    }
  }

  /// The packets of each stream.
  package var streams: [[Packet]]
  /// The last byte of the trace's UUID, which tells traces apart.
  package var number: UInt8

  /// Makes a trace.
  package init(number: UInt8 = 0, streams: [[Packet]]) {
    self.streams = streams
    self.number = number
  }

  private var names: [String] {
    Set(streams.joined().flatMap(\.events).map(\.name)).sorted()
  }

  /// Writes `metadata` and a file for each stream into a folder.
  package func write(to folder: TemporaryFolder, below path: String = "ctf") throws {
    try folder.write(Data(metadata.utf8), to: "\(path)/metadata")
    for (instance, packets) in streams.enumerated() {
      let bytes = packets.flatMap { self.bytes(of: $0, instance: instance) }
      try folder.write(bytes, to: "\(path)/channel_\(instance)")
    }
  }

  /// Header and context take 84 bytes, as in LTTng's traces.
  private func bytes(of packet: Packet, instance: Int) -> [UInt8] {
    let events = packet.events.flatMap { event in
      little(UInt16(names.firstIndex(of: event.name) ?? 0)) + little(event.timeNs)
        + little(event.id)
    }
    let bits = UInt64(84 + events.count) * 8
    let first = packet.events.first?.timeNs ?? 0
    let header = little(UInt32(0xC1FC_1FC1)) + uuid + little(UInt32(0)) + little(UInt64(instance))
    let context =
      [first, packet.events.last?.timeNs ?? first, bits, bits, 0, packet.discarded]
      .flatMap { little($0) }
    return header + context + little(UInt32(0)) + events
  }

  private var uuid: [UInt8] { [UInt8](repeating: 0x11, count: 15) + [number] }

  private var uuidText: String {
    let digits = uuid.map { String(format: "%02x", $0) }.joined()
    let cuts = [0, 8, 12, 16, 20, 32]
    return zip(cuts, cuts.dropFirst())
      .map { digits.dropFirst($0).prefix($1 - $0) }
      .joined(separator: "-")
  }

  private func little(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian, Array.init)
  }

  /// The description of the trace.
  package var metadata: String {
    let events = names.enumerated().map { id, name in
      """
      event {
        name = "\(name)"; id = \(id); stream_id = 0;
        fields := struct { uint32_t _id; };
      };

      """
    }
    return preamble + events.joined()
  }

  private var preamble: String {
    """
    /* CTF 1.8 */
    typealias integer { size = 8; align = 8; signed = false; } := uint8_t;
    typealias integer { size = 16; align = 8; signed = false; } := uint16_t;
    typealias integer { size = 32; align = 8; signed = false; } := uint32_t;
    typealias integer { size = 64; align = 8; signed = false; } := uint64_t;
    typealias integer { size = 64; align = 8; signed = false; } := unsigned long;
    trace {
      major = 1; minor = 8; uuid = "\(uuidText)"; byte_order = le;
      packet.header := struct {
        uint32_t magic; uint8_t uuid[16]; uint32_t stream_id; uint64_t stream_instance_id;
      };
    };
    env { domain = "ust"; tracer_name = "lttng-ust"; tracer_major = 2; tracer_minor = 13; };
    clock { name = "monotonic"; freq = 1000000000; offset = 0; };
    typealias integer {
      size = 64; align = 8; signed = false; map = clock.monotonic.value;
    } := uint64_clock_monotonic_t;
    struct packet_context {
      uint64_clock_monotonic_t timestamp_begin;
      uint64_clock_monotonic_t timestamp_end;
      uint64_t content_size;
      uint64_t packet_size;
      uint64_t packet_seq_num;
      unsigned long events_discarded;
      uint32_t cpu_id;
    };
    stream {
      id = 0;
      event.header := struct { uint16_t id; uint64_clock_monotonic_t timestamp; };
      packet.context := struct packet_context;
    };

    """
  }
}
