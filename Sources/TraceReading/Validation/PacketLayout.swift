import Foundation

/// Where the numbers stand that describe a packet, as the trace's own metadata states it.
struct PacketLayout: Hashable, Sendable {
  /// Where a number stands, in bytes from the begin of the packet.
  struct Place: Hashable, Sendable {
    /// The first byte.
    var position: Int
    /// The number of bytes.
    var width: Int
  }

  /// The numbers that LTTng stores in 64 bits.
  private static let longNumbers = [
    "timestamp_begin", "timestamp_end", "content_size", "packet_size",
  ]

  private var places: [String: Place]
  /// The length of header and context together.
  let size: Int
  /// The trace's UUID, which every packet repeats.
  let uuid: [UInt8]?

  /// The place of a number by the name that the metadata gives it, such as `events_discarded`.
  subscript(name: String) -> Place? { places[name] }

  /// Reads the layout out of metadata; nil where it is not one that LTTng writes.
  ///
  /// Tolerant on purpose: what is not understood is left to the library.
  init?(metadata: String) {
    let types = Self.sizes(in: metadata)
    let contexts = Self.matches(of: #"struct packet_context \{(.*?)\}"#, in: metadata)
    guard
      let header = Self.matches(of: #"packet\.header := struct \{(.*?)\}"#, in: metadata).first,
      let context = contexts.first,
      contexts.count == 1
    else { return nil }
    var places: [String: Place] = [:]
    var position = 0
    for body in [header[0], context[0]] {
      for line in body.split(separator: ";") {
        let words = line.split(whereSeparator: \.isWhitespace)
        guard !words.isEmpty else { continue }
        guard let field = Self.field(words, types) else { return nil }
        places[field.name] = Place(position: position, width: field.width)
        position += field.width * field.count
      }
    }
    guard places["magic"] == Place(position: 0, width: 4) else { return nil }
    guard Self.longNumbers.allSatisfy({ places[$0]?.width == 8 }) else { return nil }
    self.places = places
    size = position
    uuid = Self.uuid(in: metadata)
  }

  /// The sizes in bytes of all named integer types that are whole bytes.
  private static func sizes(in metadata: String) -> [String: Int] {
    let pattern =
      #"typealias integer \{\s*size = (\d+);\s*align = 8; signed = false;[^}]*\} := ([\w ]+);"#
    var sizes: [String: Int] = [:]
    for match in matches(of: pattern, in: metadata) {
      guard let bits = Int(match[0]), bits % 8 == 0, (8...64).contains(bits) else { continue }
      sizes[match[1]] = bits / 8
    }
    return sizes
  }

  /// Reads `uint8_t uuid[16]` and `unsigned long events_discarded`.
  private static func field(
    _ words: [Substring],
    _ types: [String: Int]
  ) -> (name: String, width: Int, count: Int)? {
    guard let declarator = words.last else { return nil }
    guard let width = types[words.dropLast().joined(separator: " ")] else { return nil }
    let parts = declarator.split(separator: "[")
    guard parts.count == 2 else { return (String(declarator), width, 1) }
    guard parts[1].last == "]", let count = Int(parts[1].dropLast()), (1...64).contains(count)
    else {
      return nil
    }
    return (String(parts[0]), width, count)
  }

  private static func uuid(in metadata: String) -> [UInt8]? {
    let trace = matches(of: #"\btrace \{[^}]*?uuid = "([0-9a-fA-F-]{36})""#, in: metadata).first
    guard let text = trace?[0].filter({ $0 != "-" }), text.count == 32 else { return nil }
    let digits = text.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map {
      UInt8(digits[$0] * 16 + digits[$0 + 1])
    }
  }

  /// The groups of every match.
  private static func matches(of pattern: String, in text: String) -> [[String]] {
    // The patterns are constants of this file, so none can be malformed.
    guard
      let expression = try? NSRegularExpression(
        pattern: pattern,
        options: .dotMatchesLineSeparators
      )
    else { return [] }
    let whole = NSRange(text.startIndex..., in: text)
    return expression.matches(in: text, range: whole).map { match in
      (1..<match.numberOfRanges).map { group in
        Range(match.range(at: group), in: text).map { String(text[$0]) } ?? ""
      }
    }
  }
}
