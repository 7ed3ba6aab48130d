import Foundation
import Signposts

/// The text file that says how the streams of a trace are laid out: CTF 1.8.
struct TraceMetadata {
  let uuid: UUID
  let provider: String
  let host: String
  /// The time when the clock of the trace showed 0, in nanoseconds since 1970.
  let startNs: Int64
  let classes: [EventClass]

  /// The text.
  var text: String {
    """
    /* CTF 1.8 */
    typealias integer { size = 8; align = 8; signed = false; } := uint8_t;
    typealias integer { size = 16; align = 8; signed = false; } := uint16_t;
    typealias integer { size = 32; align = 8; signed = false; } := uint32_t;
    typealias integer { size = 32; align = 8; signed = true; } := int32_t;
    typealias integer { size = 64; align = 8; signed = false; } := uint64_t;
    trace {
      major = 1; minor = 8; uuid = "\(uuid.uuidString.lowercased())"; byte_order = le;
      packet.header := struct {
        uint32_t magic; uint8_t uuid[16]; uint32_t stream_id; uint64_t stream_instance_id;
      };
    };
    env { hostname = "\(Self.escaped(host))"; tracer_name = "listscope-import"; };
    clock { name = "device"; freq = 1000000000; offset = \(startNs); };
    typealias integer { size = 64; align = 8; signed = false; map = clock.device.value; } := clock_t;
    struct packet_context {
      clock_t timestamp_begin; clock_t timestamp_end; uint64_t content_size; uint64_t packet_size;
      uint64_t events_discarded;
    };
    stream {
      id = 0;
      event.header := struct { uint16_t id; clock_t timestamp; };
      packet.context := struct packet_context;
      event.context := struct { int32_t _vpid; int32_t _vtid; };
    };
    \(classes.enumerated().map { declaration($0.offset, $0.element) }.joined(separator: "\n"))

    """
  }

  private func declaration(_ number: Int, _ value: EventClass) -> String {
    let fields = value.fields.map(Self.field).joined(separator: " ")
    let name = "\(provider):\(value.name)"
    return "event { name = \"\(name)\"; id = \(number); stream_id = 0; "
      + "fields := struct { \(fields) }; };"
  }

  private static func field(_ field: EventClass.Field) -> String {
    switch field {
    case .number(let name): return "uint32_t _\(name);"
    case .text(let name): return "string _\(name);"
    case .label(let name, let enumeration):
      let labels = enumeration.labels.enumerated().map { "\"\($1)\" = \($0)" }
      return "enum : uint32_t { \(labels.joined(separator: ", ")) } _\(name);"
    }
  }

  private static func escaped(_ text: String) -> String {
    String(
      text.unicodeScalars.filter { $0.value >= 32 && $0 != "\"" && $0 != "\\" }.map(Character.init)
    )
  }
}
