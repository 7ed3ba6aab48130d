import TraceAnalysis

/// Texts that a Perfetto trace states once, and refers to by number from then on.
///
/// A text is stated in the packet that first refers to it.
struct PerfettoNames {
  /// The kind of a name: the number of its field in `InternedData`.
  enum Kind: UInt64, CaseIterable {
    case category = 1
    case event = 2
    case annotation = 3
    case function = 5
    case source = 18
    case text = 29
  }

  /// The maximum number of texts; further ones, which only a damaged or malicious trace has, are no
  /// longer kept.
  static let maxTexts = 100_000

  private struct Key: Hashable {
    let kind: Kind
    let text: String
  }

  private var numbers: [Key: UInt64] = [:]
  private var counts: [Kind: UInt64] = [:]
  private var pending: [(key: Key, number: UInt64)] = []

  /// True if the packet that is being written has to state texts.
  var isPending: Bool { !pending.isEmpty }

  /// The number of a text, from 1.
  mutating func number(_ kind: Kind, _ text: String) -> UInt64 {
    let key = Key(kind: kind, text: text)
    if let known = numbers[key] { return known }
    let number = counts[kind, default: 0] + 1
    counts[kind] = number
    // A number may be stated again; without memory of the text it is another one.
    if numbers.count < Self.maxTexts { numbers[key] = number }
    pending.append((key, number))
    return number
  }

  /// Appends the members of `InternedData` that were not stated yet.
  mutating func state(in buffer: inout ByteBuffer) {
    for (key, number) in pending {
      buffer.message(key.kind.rawValue) {
        // All of them have the number in field 1 and the text in field 2.
        $0.field(1, number)
        $0.field(2, text: key.text)
      }
    }
    pending.removeAll(keepingCapacity: true)
  }
}
