/// The subsystem and the category that a signpost of an app belongs to.
public struct SignpostOrigin: Hashable, Sendable {
  /// The part of the software, by convention a reverse domain name; empty for none.
  public let subsystem: String
  /// The part of the subsystem; empty for none.
  public let category: String

  /// Names a category.
  public init(subsystem: String, category: String) {
    (self.subsystem, self.category) = (subsystem, category)
  }

  /// Both names, such as `com.example.shop/images`.
  public var path: String {
    [subsystem, category].filter { !$0.isEmpty }.joined(separator: "/")
  }

  /// Returns a name with both names before it, as no other category has it.
  public func label(_ name: String) -> String { path.isEmpty ? name : "\(path)/\(name)" }
}

/// The name of an event of a category, which states the category and the role of the event:
/// `signpost/com.example.shop/images/begin`.
struct SignpostEventName {
  /// The role of an event.
  enum Role: Substring {
    case begin, end, event, log
  }

  let origin: SignpostOrigin
  let role: Role

  /// Reads a name; nil for an event of no category.
  init?(_ name: String) {
    guard name.hasPrefix("signpost/") else { return nil }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 4, let role = Role(rawValue: parts[3]) else { return nil }
    origin = SignpostOrigin(subsystem: Self.text(parts[1]), category: Self.text(parts[2]))
    self.role = role
  }

  /// The text that a part of a name stands for: `%2F` is a byte, `-` alone is nothing.
  private static func text(_ part: Substring) -> String {
    guard part != "-" else { return "" }
    var bytes: [UInt8] = []
    var rest = Substring(part).utf8
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      guard byte == UInt8(ascii: "%"), digits.count == 2,
        let value = UInt8(Substring(digits), radix: 16)
      else {
        bytes.append(byte)
        continue
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self).cutName
  }
}
