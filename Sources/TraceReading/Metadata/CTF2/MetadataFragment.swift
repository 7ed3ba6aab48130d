/// One text of CTF 2's metadata (CTF2-SPEC-2.0, section 5).
enum MetadataFragment: Decodable {
  case preamble(Preamble)
  case alias(Alias)
  case traceClass(TraceClass)
  case clockClass(ClockClass)
  case streamClass(StreamClass)
  case eventClass(EventClass)

  private enum Key: String, CodingKey {
    case type, extensions
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    // A producer that declares an extension says that nothing can be read without knowing it.
    if let extensions = try values.decodeIfPresent([String: Extension].self, forKey: .extensions),
      let name = extensions.keys.min()
    {
      throw MetadataFault.unsupported("CTF 2 with the extension '\(name)'")
    }
    self =
      switch try values.decode(String.self, forKey: .type) {
      case "preamble": .preamble(try Preamble(from: decoder))
      case "field-class-alias": .alias(try Alias(from: decoder))
      case "trace-class": .traceClass(try TraceClass(from: decoder))
      case "clock-class": .clockClass(try ClockClass(from: decoder))
      case "data-stream-class": .streamClass(try StreamClass(from: decoder))
      case "event-record-class": .eventClass(try EventClass(from: decoder))
      case let other: throw MetadataFault.unsupported("CTF 2 with a fragment of type '\(other)'")
      }
  }

  /// An extension, of which only the name matters.
  private struct Extension: Decodable {
    init(from decoder: any Decoder) {}
  }

  /// The first fragment.
  struct Preamble: Decodable {
    let version: Int
    let uuid: [UInt8]?
  }

  /// A name for a field class.
  struct Alias: Decodable {
    let name: String
    let type: DeclaredType

    private enum CodingKeys: String, CodingKey {
      case name
      case type = "field-class"
    }
  }

  /// The properties that all packets share.
  struct TraceClass: Decodable {
    let environment: [String: EnvironmentValue]?
    let packetHeader: DeclaredType?

    private enum CodingKeys: String, CodingKey {
      case environment
      case packetHeader = "packet-header-field-class"
    }
  }

  /// A value of the environment: a text or a number.
  struct EnvironmentValue: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let text = try? value.decode(String.self) {
        self.text = text
      } else {
        text = try WideInteger(from: decoder).description
      }
    }
  }

  /// A clock.
  struct ClockClass: Decodable {
    /// A time in seconds and ticks.
    struct Offset: Decodable {
      let seconds: Int64?
      let cycles: UInt64?
    }

    let id: String
    let frequency: UInt64
    let offset: Offset?

    private enum CodingKeys: String, CodingKey {
      case id, frequency
      case offset = "offset-from-origin"
    }
  }

  /// The properties that all packets and events of a stream share.
  struct StreamClass: Decodable {
    let id: UInt64?
    let clock: String?
    let packetContext: DeclaredType?
    let eventHeader: DeclaredType?
    let eventContext: DeclaredType?

    private enum CodingKeys: String, CodingKey {
      case id
      case clock = "default-clock-class-id"
      case packetContext = "packet-context-field-class"
      case eventHeader = "event-record-header-field-class"
      case eventContext = "event-record-common-context-field-class"
    }
  }

  /// The properties that all events of one number share.
  struct EventClass: Decodable {
    let id: UInt64?
    let stream: UInt64?
    let name: String?
    let context: DeclaredType?
    let payload: DeclaredType?

    private enum CodingKeys: String, CodingKey {
      case id, name
      case stream = "data-stream-class-id"
      case context = "specific-context-field-class"
      case payload = "payload-field-class"
    }
  }
}
