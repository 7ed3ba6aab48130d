import Workloads

/// The entries of a feed, of five kinds.
struct ElementFeed {
  /// The kind of an entry.
  enum Kind: Int, CaseIterable {
    case message
    case photo
    case tags
    case action
    case note
  }

  /// An entry.
  struct Entry: Hashable {
    var id: Int
    var kind: Kind
    var author: String
    var text: String
    var time: String
    var likes: Int
  }

  /// The number of letters in a short text and in a long one; ours.
  private static let letters = 12...160
  /// The share of entries that change at a time; ours.
  private static let changedShare = 0.002

  private(set) var entries: [Entry]
  private var changes: SplitMix64

  init(count: Int, seed: UInt64) {
    var generator = SplitMix64(seed: seed, scenario: "elements", stream: .text)
    changes = SplitMix64(seed: seed, scenario: "elements", stream: .updates)
    entries = (0..<count).map { Self.entry($0, &generator) }
  }

  private static func entry(_ id: Int, _ generator: inout SplitMix64) -> Entry {
    let minute = id % 60
    return Entry(
      id: id,
      kind: Kind(rawValue: Int.random(in: 0..<Kind.allCases.count, using: &generator)) ?? .message,
      author: EverydayWords.name(using: &generator),
      text: EverydayWords.text(
        letters: Int.random(in: letters, using: &generator),
        using: &generator
      ),
      time: "\(id / 60 % 24):\(minute < 10 ? "0" : "")\(minute)",
      likes: Int.random(in: 0..<1000, using: &generator)
    )
  }

  /// The checksum of what the entries show.
  var checksum: Checksum {
    var checksum = Checksum()
    for entry in entries {
      checksum.combine(entry.kind.rawValue)
      checksum.combine(entry.author)
      checksum.combine(entry.text)
      checksum.combine(entry.likes)
    }
    return checksum
  }

  /// A few entries are liked.
  mutating func like() {
    guard !entries.isEmpty else { return }
    for _ in 0..<max(1, Int(Double(entries.count) * Self.changedShare)) {
      entries[Int.random(in: entries.indices, using: &changes)].likes += 1
    }
  }
}
