/// Finds the sections whose rows are also in another content.
struct SharedRows {
  private let others: [Section]
  /// The identities of the other content's rows, in ascending order; found when they are needed.
  ///
  /// They are sorted and not hashed: most contents have few sections, and the first use of a set
  /// costs as much as comparing hundreds of rows.
  private var identities: [UInt]?

  init(with others: [Section]) { self.others = others }

  /// Whether the rows of a section are also in the other content, wherever.
  ///
  /// - Complexity: O(1) if they are at the same place there; otherwise O(log n) for n sections, and
  ///   O(n log n) the first time.
  mutating func contains(rowsOf sections: [Section], at index: Int) -> Bool {
    guard let identity = sections[index].storage.identity else { return false }
    if others.indices.contains(index), others[index].storage.identity == identity { return true }
    let identities = identities ?? Self.identities(of: others)
    self.identities = identities
    return Self.find(UInt(bitPattern: identity), in: identities)
  }

  // By index: passing a section to a closure copies it.
  private static func identities(of sections: [Section]) -> [UInt] {
    var identities: [UInt] = []
    for index in sections.indices {
      if let identity = sections[index].storage.identity {
        identities.append(UInt(bitPattern: identity))
      }
    }
    return identities.sorted()
  }

  private static func find(_ identity: UInt, in sorted: [UInt]) -> Bool {
    var range = sorted.startIndex..<sorted.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if sorted[middle] == identity { return true }
      range =
        sorted[middle] < identity ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return false
  }
}
