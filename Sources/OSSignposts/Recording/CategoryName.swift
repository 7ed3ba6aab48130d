/// The names of a category and its subsystem, which together name the category's events.
struct CategoryName: Hashable, Sendable {
  /// The subsystem, such as `com.example.shop`.
  let subsystem: String
  /// The category within the subsystem, such as `images`.
  let category: String

  /// The text that the names of the category's events begin with, such as `signpost/com.example.shop/images`.
  ///
  /// Parts keep letters, digits, `.`, `_`, `-` and blanks; other bytes are written `%2F`, as in a URL, so that no
  /// part looks like a pattern or a folder. An empty part is `-`.
  var stem: String { "\(Self.prefix)\(Self.part(subsystem))/\(Self.part(category))" }

  /// The beginning of the names of all categories' events.
  static let prefix = "signpost/"

  /// LTTng allows 255 bytes for the name of an event; the parts have to fit beside its other words.
  private static let longestPart = 110

  static func part(_ text: String) -> String {
    if text.isEmpty { return "-" }
    let encoded = text == "-" ? "%2D" : text.utf8.map(encoded).joined()
    guard encoded.utf8.count > longestPart else { return encoded }
    let hash = String(StableHash.of(text) & 0xFFFF_FFFF, radix: 16)
    return encoded.prefix(longestPart - 9) + "~" + hash
  }

  private static func encoded(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "-"), UInt8(ascii: " "):
      String(UnicodeScalar(byte))
    default:
      "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}

/// A hash that is the same in every process: FNV-1a of 64 bits.
enum StableHash {
  static let start: UInt64 = 0xcbf2_9ce4_8422_2325

  static func of(_ text: String, _ start: UInt64 = Self.start) -> UInt64 {
    text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
